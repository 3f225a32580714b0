import { ApiError } from '../../failure.ts';
import type { Chart } from '../../engine/model/samples.ts';
import { defineChart, plain } from '../../engine/model/samples.ts';
import { emailFailures, emailShows } from '../../shared/email/email.samples.ts';
import type { NewsletterSignupContext } from './newsletter-signup.context.ts';
import { isComplete } from './newsletter-signup.context.ts';
import { freshSignup, newsletterSignupDraftRules } from './newsletter-signup.draft.ts';
import { newsletterSignupMachine } from './newsletter-signup.machine.ts';
import { newsletterSignupSteps } from '../newsletter.steps.ts';
import type { OfferedNewsletter } from '../../../domain/newsletter.ts';

/** Newsletters of the demo's publisher, in French if available. */
export const offered: readonly OfferedNewsletter[] = [
  {
    choice: { kind: 'section', publicationId: 11, code: 'politique' },
    publication: 'Le Courrier des Lagunes',
    name: { text: 'Politique et institutions', locale: 'fr' },
    frequency: 'weekly',
  },
  {
    choice: { kind: 'summary', publicationId: 15 },
    publication: 'Cape & Copperbelt',
    name: null,
    frequency: 'eachIssue',
  },
  {
    choice: { kind: 'section', publicationId: 15, code: 'copper' },
    publication: 'Cape & Copperbelt',
    name: { text: 'Copper and cobalt', locale: 'en' },
    frequency: 'unknown',
  },
  {
    choice: { kind: 'other', code: 'vientDeParaitre' },
    publication: '',
    name: { text: 'Vient de paraître', locale: 'fr' },
    frequency: 'eachIssue',
  },
];

const REQUEST = 'POST /ajax/form/newsletter';
const email = 'amina.delacroix@example.fr';
const chosen = { email, newsletters: ['11-section-politique', 'other-vientDeParaitre'] };
const anonymous = { isSignedIn: false, origin: 'landing', params: {} } as const;

export const newsletterSignupChart: Chart<NewsletterSignupContext> = defineChart({
  name: 'newsletterSignup',
  machine: newsletterSignupMachine,
  steps: newsletterSignupSteps,
  draft: newsletterSignupDraftRules,
  untyped: ['sentTo'],
  draftFields: { 'form.typed': ['email', 'newsletters'] },
  inputs: {
    anonymous: { ...anonymous, draft: freshSignup() },
    /** The address is prefilled. */
    signedIn: { ...anonymous, isSignedIn: true, draft: freshSignup(email) },
    /** Reloads the page after the email was sent. */
    reload: { ...anonymous, draft: { ...chosen, sentTo: email } },
  },
  events: {
    'form.typed': { complete: { typed: chosen }, nothing: { typed: { email: '', newsletters: [] } } },
    'email.requested': plain,
    'address.reopened': plain,
    retried: plain,
    'place.changed': { nowhere: { params: {} } },
  },
  actorResponses: {
    readOfferedNewsletters: {
      done: { several: offered, none: [] },
      failed: { offline: new ApiError('offline', REQUEST) },
    },
    requestNewsletters: { done: { sent: undefined }, failed: emailFailures(REQUEST) },
    repeatNewsletterEmail: { done: { sent: undefined }, failed: emailFailures('POST /ajax/newsletter/resend') },
  },
  params: {},
  effects: [],
  serialize: (context) => ({
    typed: isComplete(context) ? '' : 'incomplete',
    sent: context.draft.sentTo === '' ? '' : 'sent',
    known: context.offered ? 'known' : '',
    who: context.isSignedIn ? 'signedIn' : '',
  }),
  visibleContext: (context, step) =>
    step === 'loading'
      ? {}
      : {
          ...emailShows({ ...context, redirect: '' }, step),
          way: step === 'form' && context.isSignedIn ? 'ownPage' : '',
        },
});
