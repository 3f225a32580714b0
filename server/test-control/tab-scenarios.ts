/** Outcomes known only to the tab that sent something: its storage is filled. */
import { mintReference } from '../core/reference.ts';
import { mintSecret } from '../core/secrets.ts';
import type { Services } from '../core/services.ts';
import { requestScenarios } from './request-scenarios.ts';
import type { Arrange, Arranged, KeptDraft, ScenarioPerson } from './scenario.ts';
import { none } from './scenario.ts';
import drafts from './tab-drafts.json' with { type: 'json' };

/** Owner of a draft written without an account, as pages identify them. */
const ANONYMOUS = 'nobody';

/**
 * The contents of a tab's storage after sending something, and the page that shows it. The drafts of fresh visits are
 * read from the charts into `tab-drafts.json` by `npm run approve`.
 *
 * @param person Owner of the draft, as pages identify them.
 * @param changes Differences from the draft of a fresh visit.
 */
function sentIn(
  { clock }: Pick<Services, 'clock'>,
  funnel: keyof typeof drafts,
  person: string,
  changes: object,
): KeptDraft {
  const { version, structureHash, lifetime, fresh } = drafts[funnel];
  const text = JSON.stringify({
    machine: funnel,
    version,
    structureHash,
    person,
    expiresAt: clock.now().getTime() + lifetime,
    snapshot: { value: 'sent', context: { ...fresh, ...changes } },
  });
  return { key: `funnel:${funnel}`, text };
}

const nobodysEmail = 'nadia.essai@example.org';

const personOf = ({ accountId }: ScenarioPerson): string => `account:${accountId}`;

const accountAsked: Arrange<Arranged> = async (services) => {
  const tab = sentIn(services, 'createAccount', ANONYMOUS, { email: nobodysEmail, sentTo: nobodysEmail });
  return { as: 'anybody', path: '/signin/create?step=sent', tab };
};

const passwordForgotten: Arrange<Arranged> = async (services) => {
  const tab = sentIn(services, 'forgottenPassword', ANONYMOUS, { email: nobodysEmail, sentTo: nobodysEmail });
  return { as: 'anybody', path: '/signin/forgotten?step=sent', tab };
};

const newslettersAsked: Arrange<Arranged> = async (services) => {
  const tab = sentIn(services, 'newsletterSignup', ANONYMOUS, { email: nobodysEmail, sentTo: nobodysEmail });
  return { as: 'anybody', path: '/newsletter?step=sent', tab };
};

const quoteAsked: Arrange<Arranged> = async (services) => {
  const offer = {
    publicationIds: [11],
    licence: 'professional',
    readers: 5,
    months: 12,
    currency: 'EUR',
  };
  const unpriced = { total: null, net: null, mention: null };
  const receipt = { reference: mintReference('DEM'), email: nobodysEmail, offer, ...unpriced };
  const tab = sentIn(services, 'quoteRequest', ANONYMOUS, { seed: mintSecret(), receipt });
  return { as: 'anybody', path: '/quote/success', tab };
};

const messageSent: Arrange<Arranged> = async (services, person) => {
  const receipt = { reference: mintReference('MSG'), kind: 'claim' };
  const tab = sentIn(services, 'contact', personOf(person), { seed: mintSecret(), receipt });
  return { path: '/account/contact?step=sent', tab };
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
  const tab = sentIn(services, 'readerForm', personOf(person), { of: `${id}///`, seed: mintSecret(), receipt });
  return { id, path: `/account/subscriptions/${id}/readers/form?step=asked`, tab };
};

const listSent: Arrange<Arranged> = async (services, person) => {
  const { id, request } = await requestScenarios.requestPending.arrange(services, person);
  const receipt = {
    id: request,
    reference: mintReference('MOD'),
    state: 'pending',
    readers: 3,
    changed: 0,
    charge: null,
  };
  const tab = sentIn(services, 'readerImport', personOf(person), { seed: mintSecret(), of: String(id), receipt });
  return { id, path: `/account/subscriptions/${id}/readers/list?step=sent`, tab };
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
