/** Outcomes known only to the tab that sent something: its storage is filled. */
import type { DraftRules } from '../../machines/engine/funnel.ts';
import { structureHash } from '../../machines/engine/chart.ts';
import { packDraft, ANONYMOUS } from '../../machines/engine/draft.ts';
import { contactDraftRules, freshContact } from '../../machines/contact/contact.draft.ts';
import { contactMachine } from '../../machines/contact/contact.machine.ts';
import { freshReader, readerDraftRules } from '../../machines/licence/reader-form/reader-form.draft.ts';
import { readerFormMachine } from '../../machines/licence/reader-form/reader-form.machine.ts';
import { freshReaderImport, readerImportDraftRules } from '../../machines/licence/reader-import/reader-import.draft.ts';
import { readerImportMachine } from '../../machines/licence/reader-import/reader-import.machine.ts';
import { createAccountDraftRules, freshAccount } from '../../machines/auth/create-account/create-account.draft.ts';
import { createAccountMachine } from '../../machines/auth/create-account/create-account.machine.ts';
import {
  forgottenPasswordDraftRules,
  freshForgotten,
} from '../../machines/auth/forgotten-password/forgotten-password.draft.ts';
import { forgottenPasswordMachine } from '../../machines/auth/forgotten-password/forgotten-password.machine.ts';
import {
  freshSignup,
  newsletterSignupDraftRules,
} from '../../machines/newsletter/newsletter-signup/newsletter-signup.draft.ts';
import { newsletterSignupMachine } from '../../machines/newsletter/newsletter-signup/newsletter-signup.machine.ts';
import type { RequestReceipt } from '../../machines/quote-request/quote-request.draft.ts';
import { freshQuoteRequest, quoteRequestDraftRules } from '../../machines/quote-request/quote-request.draft.ts';
import { quoteRequestMachine } from '../../machines/quote-request/quote-request.machine.ts';
import { mintReference } from '../core/reference.ts';
import { mintSecret } from '../core/secrets.ts';
import type { Services } from '../core/services.ts';
import { requestScenarios } from './request-scenarios.ts';
import type { Arrange, Arranged, KeptDraft, ScenarioPerson } from './scenario.ts';
import { none } from './scenario.ts';

interface Received<Draft> {
  readonly machine: Parameters<typeof structureHash>[0];
  readonly rules: DraftRules<Draft>;
  readonly draft: Draft;
  /** Owner of the draft, as pages identify them. */
  readonly person: string;
}

/** The contents of a tab's storage after sending something, and the page that shows it. */
function sentIn<Draft>(
  services: Pick<Services, 'clock'>,
  { machine, rules, draft, person }: Received<Draft>,
): KeptDraft {
  const scope = { funnel: machine.id, hash: structureHash(machine), person, now: services.clock.now().getTime() };
  return { key: `funnel:${machine.id}`, text: packDraft(rules, scope, 'sent', draft) };
}

const nobodysEmail = 'nadia.essai@example.org';

const personOf = ({ accountId }: ScenarioPerson): string => `account:${accountId}`;

const accountAsked: Arrange<Arranged> = async (services) => {
  const draft = { ...freshAccount, email: nobodysEmail, sentTo: nobodysEmail };
  const received = { machine: createAccountMachine, rules: createAccountDraftRules, draft, person: ANONYMOUS };
  return { as: 'anybody', path: '/signin/create?step=sent', tab: sentIn(services, received) };
};

const passwordForgotten: Arrange<Arranged> = async (services) => {
  const draft = { ...freshForgotten, email: nobodysEmail, sentTo: nobodysEmail };
  const received = { machine: forgottenPasswordMachine, rules: forgottenPasswordDraftRules, draft, person: ANONYMOUS };
  return { as: 'anybody', path: '/signin/forgotten?step=sent', tab: sentIn(services, received) };
};

const newslettersAsked: Arrange<Arranged> = async (services) => {
  const draft = { ...freshSignup(nobodysEmail), sentTo: nobodysEmail };
  const received = { machine: newsletterSignupMachine, rules: newsletterSignupDraftRules, draft, person: ANONYMOUS };
  return { as: 'anybody', path: '/newsletter?step=sent', tab: sentIn(services, received) };
};

const quoteAsked: Arrange<Arranged> = async (services) => {
  const offer: RequestReceipt['offer'] = {
    publicationIds: [11],
    licence: 'professional',
    readers: 5,
    months: 12,
    currency: 'EUR',
  };
  const unpriced = { total: null, net: null, mention: null };
  const receipt = { reference: mintReference('DEM'), email: nobodysEmail, offer, ...unpriced };
  const draft = { ...freshQuoteRequest(mintSecret(), null), receipt };
  const received = { machine: quoteRequestMachine, rules: quoteRequestDraftRules, draft, person: ANONYMOUS };
  return { as: 'anybody', path: '/quote/success', tab: sentIn(services, received) };
};

const messageSent: Arrange<Arranged> = async (services, person) => {
  const draft = { ...freshContact(mintSecret()), receipt: { reference: mintReference('MSG'), kind: 'claim' as const } };
  const received = { machine: contactMachine, rules: contactDraftRules, draft, person: personOf(person) };
  return { path: '/account/contact?step=sent', tab: sentIn(services, received) };
};

/** A pending request about a reader of the licence. */
const readerAsked: Arrange<Arranged> = async (services, person) => {
  const { id, request } = await requestScenarios.requestPending.arrange(services, person);
  const receipt = {
    id: request,
    reference: mintReference('MOD'),
    isAddition: true,
    isLetThrough: false,
    name: 'Awa Abega',
  };
  const draft = { ...freshReader(mintSecret()), of: `${id}///`, receipt };
  const received = { machine: readerFormMachine, rules: readerDraftRules, draft, person: personOf(person) };
  return { id, path: `/account/subscriptions/${id}/readers/form?step=asked`, tab: sentIn(services, received) };
};

const listSent: Arrange<Arranged> = async (services, person) => {
  const { id, request } = await requestScenarios.requestPending.arrange(services, person);
  const receipt = {
    id: request,
    reference: mintReference('MOD'),
    state: 'pending' as const,
    readers: 3,
    changed: 0,
    charge: null,
  };
  const draft = { ...freshReaderImport(mintSecret(), String(id)), receipt };
  const received = { machine: readerImportMachine, rules: readerImportDraftRules, draft, person: personOf(person) };
  return { id, path: `/account/subscriptions/${id}/readers/list?step=sent`, tab: sentIn(services, received) };
};

/** Scenarios of a person who has just sent something. */
export const tabScenarios = {
  accountAsked: {
    says: 'A visitor has requested an account, and an email is on its way.',
    shows: 'createAccount.sent',
    ...none,
    arrange: accountAsked,
  },
  passwordForgotten: {
    says: 'A visitor has requested a new password, and an email is on its way.',
    shows: 'forgottenPassword.sent',
    ...none,
    arrange: passwordForgotten,
  },
  newslettersAsked: {
    says: 'A visitor has requested newsletters, and an email is on its way.',
    shows: 'newsletterSignup.sent',
    ...none,
    arrange: newslettersAsked,
  },
  quoteAsked: {
    says: 'A visitor has requested a quote.',
    shows: 'quoteRequest.sent',
    ...none,
    arrange: quoteAsked,
  },
  messageSent: {
    says: 'A person has sent a message to the office.',
    shows: 'contact.sent',
    ...none,
    arrange: messageSent,
  },
  readerAsked: {
    says: 'A person has requested the addition of a reader.',
    shows: 'readerForm.asked',
    ...none,
    arrange: readerAsked,
  },
  readerListSent: {
    says: 'A person has requested the addition of a list of readers.',
    shows: 'readerImport.sent',
    ...none,
    arrange: listSent,
  },
} as const;
