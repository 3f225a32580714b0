import { assign, setup } from 'xstate';
import type { KeptQuoteDraft, QuoteDraftSaved } from '../../validation/forms/quote-request.ts';
import type { Site } from '../../domain/site.ts';
import { failureOf, isUncertain } from '../failure.ts';
import type { WithContext } from '../engine/action-params.ts';
import { answerOf, errorOf, failed } from '../engine/action-params.ts';
import { routedIn } from '../engine/route.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import type { OfferDraft } from '../shared/offer/offer.draft.ts';
import { noPrice, pricingActions, pricingGuards, TYPING_PAUSE } from '../shared/offer/pricing.context.ts';
import type { PriceEvent } from '../shared/offer/pricing.states.ts';
import { pricingStates } from '../shared/offer/pricing.states.ts';
import { markSubmitted, nextAttempt, patience } from '../shared/ordering/attempt.ts';
import { port } from '../ports.ts';
import { offerForm } from '../../validation/forms/quote-request.ts';
import type { RequesterDraft } from '../../validation/forms/requester.ts';
import { requesterForm } from '../../validation/forms/requester.ts';
import { keeping } from './keeping.states.ts';
import type { QuoteRequestContext, QuoteRequestInput } from './quote-request.context.ts';
import {
  begin,
  clearRequest,
  changed,
  finish,
  isAbout,
  isUnsaved,
  keepSaved,
  publicationNamed,
  reconcileFound,
  replaceConflict,
  requestOf,
  settled,
  simulationOf,
  takeConflict,
  ticked,
} from './quote-request.context.ts';
import { quoteRequestSteps as steps } from './quote-request.steps.ts';

export type QuoteRequestEvent =
  | PriceEvent
  | { readonly type: 'offer.changed'; readonly offer: OfferDraft }
  | { readonly type: 'offer.given' }
  | { readonly type: 'requester.changed'; readonly requester: RequesterDraft }
  | { readonly type: 'requester.given' }
  | { readonly type: 'offer.reopened' }
  | { readonly type: 'requester.reopened' }
  | { readonly type: 'request.confirmed' }
  /** Discards all input. */
  | { readonly type: 'request.discarded' }
  | { readonly type: 'request.begun' }
  /** Resolves a conflict: by the other window's draft, or this one's. */
  | { readonly type: 'conflict.taken' }
  | { readonly type: 'conflict.replaced' }
  /** The site's texts in another language. */
  | { readonly type: 'site.received'; readonly site: Site }
  | { readonly type: 'retried' };

const routed = routedIn('quoteRequest');
const routedForm = routedIn('quoteRequest.form.step');

type Known = WithContext<QuoteRequestContext>;

interface Failed {
  readonly error: unknown;
}

/** The ports of the chart. */
const ports = {
  simulateOffer: port('simulateOffer'),
  readQuoteDraft: port('readQuoteDraft'),
  saveQuoteDraft: port('saveQuoteDraft'),
  dropQuoteDraft: port('dropQuoteDraft'),
  requestQuote: port('requestQuote'),
};

const refused = ['beginAttempt', failed] as const;

/** Ends of a request: sent, unknown, or refused at the form. */
const sending = {
  src: 'requestQuote',
  input: requestOf,
  onDone: {
    target: '#quoteRequest.sent',
    actions: {
      type: 'finish',
      params: ({ event }: { readonly event: { readonly output: { readonly reference: string } } }) => event.output,
    },
  },
  onError: [
    { guard: { type: 'isUncertain', params: errorOf }, target: '#quoteRequest.recovering.waiting' },
    { guard: { type: 'isAboutOffer', params: errorOf }, target: '#quoteRequest.form.step.needs', actions: refused },
    { guard: { type: 'isAboutRequester', params: errorOf }, target: '#quoteRequest.form.step.you', actions: refused },
    { target: '#quoteRequest.form.step.check', actions: refused },
  ],
} as const;

const discarded = { 'request.discarded': { target: '#quoteRequest.discarding', actions: 'clearRequest' } } as const;

/**
 * The public request for a quote (specification §2): needs → you → check → sent. Two regions parallel to the steps
 * price the offer and save the draft. A request whose answer was lost is repeated under its key, to which the server
 * returns its first answer.
 */
export const quoteRequestMachine = setup({
  types: typed<{
    context: QuoteRequestContext;
    events: QuoteRequestEvent;
    input: QuoteRequestInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: ports,
  actions: {
    keepSite: assign((_, { site }: { site: Site }) => ({ site })),
    ...pricingActions<QuoteRequestContext, QuoteRequestEvent>(simulationOf, (price) => ({ price })),
    keepOffer: assign(({ context }, { offer }: { offer: OfferDraft }) => changed(context.draft, { offer })),
    tick: assign(({ context }, { publication }: { publication: string | undefined }) => ticked(context, publication)),
    keepRequester: assign(({ context }, { requester }: { requester: RequesterDraft }) =>
      changed(context.draft, { requester }),
    ),
    /** From now on every change leads back to the check. */
    markReviewing: assign(({ context }) => ({ draft: { ...context.draft, reviewing: true } })),
    /** The running save is superseded by the submission. */
    markSubmitted: assign(({ context }) => ({ ...markSubmitted(context), saving: null })),
    beginAttempt: assign(({ context }) => ({ draft: nextAttempt(context.draft) })),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
    finish: assign(({ context }, { reference }: { reference: string }) => finish(context, reference)),
    /** The next request has a price of its own. */
    forgetPrice: assign({ price: noPrice }),
    clearRequest: assign(({ context }) => clearRequest(context)),
    noteDropped: assign(({ context: { draft } }) => ({
      draft: { ...draft, kept: { version: 0, attempt: draft.attempt } },
    })),
    keepFound: assign(({ context: { draft, known } }, { answer }: { answer: KeptQuoteDraft }) =>
      settled(known, reconcileFound(draft, answer)),
    ),
    noteSaving: assign(({ context }) => ({ saving: context.draft.attempt })),
    keepSaved: assign(({ context }, { answer }: { answer: QuoteDraftSaved }) => ({
      ...keepSaved(context, answer),
      unsaved: 0,
    })),
    forgetSaving: assign({ saving: null }),
    countFailedSave: assign(({ context }) => ({ unsaved: context.unsaved + 1 })),
    takeConflict: assign(({ context }) => takeConflict(context)),
    replaceConflict: assign(({ context }) => replaceConflict(context)),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    /** Clears a failure when its step is left. */
    clearFailure: assign({ failure: null }),
  },
  guards: {
    ...pricingGuards(simulationOf),
    hasCatalogue: ({ context }: Known) => context.site.publications.length > 0,
    lacksCatalogue: ({ context }: Known) => context.site.publications.length === 0,
    hasOffer: ({ context }: Known) => context.offer !== null,
    lacksOffer: ({ context }: Known) => context.offer === null,
    hasRequester: ({ context }: Known) => context.requester !== null,
    lacksRequester: ({ context }: Known) => context.requester === null,
    isReviewed: ({ context }: Known) => context.draft.reviewing && context.offer !== null && context.requester !== null,
    isSubmitted: ({ context }: Known) =>
      context.draft.submitted && context.offer !== null && context.requester !== null,
    /** A sent request may have arrived: its draft is frozen until that is known. */
    isOpen: ({ context }: Known) => !context.draft.submitted,
    /** No input since the request was sent. */
    hasReceipt: ({ context }: Known) => context.draft.receipt !== null,
    isUnsaved: ({ context }: Known) => isUnsaved(context.draft),
    hasConflict: ({ context }: Known) => context.conflict !== null,
    isOfServer: (_: Known, { error }: Failed) => failureOf(error).kind === 'server',
    isUncertain: (_: Known, { error }: Failed) => isUncertain(error),
    isAboutOffer: (_: Known, { error }: Failed) => isAbout(error, offerForm.schema),
    isAboutRequester: (_: Known, { error }: Failed) => isAbout(error, requesterForm.schema),
  },
  delays: {
    patience,
    typingPause: TYPING_PAUSE,
    savingPause: ({ context }) => patience({ context: { asked: context.unsaved } }),
  },
}).createMachine({
  id: 'quoteRequest',
  context: ({ input }) => begin(input),
  initial: 'entering',
  on: { 'site.received': { actions: { type: 'keepSite', params: ({ event }) => ({ site: event.site }) } } },
  states: {
    entering: {
      always: [
        { guard: 'isSubmitted', target: 'recovering' },
        { guard: 'hasReceipt', target: 'sent' },
        { target: 'reading' },
      ],
    },

    /** If the server's draft cannot be loaded, the tab's is used; if the server has failed, the page reports it. */
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readQuoteDraft',
        onDone: { target: 'form', actions: { type: 'keepFound', params: answerOf<KeptQuoteDraft> } },
        onError: [
          { guard: { type: 'isOfServer', params: errorOf }, target: 'form', actions: failed },
          { target: 'form' },
        ],
      },
    },

    form: {
      type: 'parallel',
      always: { guard: 'lacksCatalogue', target: 'unlisted' },
      states: {
        step: {
          initial: 'needs',
          states: {
            needs: {
              ...routedForm(steps.needs, { guard: 'isOpen', actions: { type: 'tick', params: publicationNamed } }),
              exit: 'clearFailure',
              on: {
                ...discarded,
                'offer.changed': { actions: { type: 'keepOffer', params: ({ event }) => ({ offer: event.offer }) } },
                'offer.given': [
                  { guard: 'isReviewed', target: 'check' },
                  { guard: 'hasOffer', target: 'you' },
                ],
              },
            },
            you: {
              ...routedForm(steps.you, { guard: 'isOpen' }),
              exit: 'clearFailure',
              always: { guard: 'lacksOffer', target: 'needs' },
              on: {
                ...discarded,
                'requester.changed': {
                  actions: { type: 'keepRequester', params: ({ event }) => ({ requester: event.requester }) },
                },
                'requester.given': { guard: 'hasRequester', target: 'check' },
                'offer.reopened': { target: 'needs' },
              },
            },
            check: {
              ...routedForm(steps.check, { guard: 'isOpen' }),
              entry: 'markReviewing',
              exit: 'clearFailure',
              always: [
                { guard: 'lacksOffer', target: 'needs' },
                { guard: 'lacksRequester', target: 'you' },
              ],
              on: {
                ...discarded,
                'offer.reopened': { target: 'needs' },
                'requester.reopened': { target: 'you' },
                'request.confirmed': { target: '#quoteRequest.sending' },
              },
            },
          },
        },
        price: pricingStates,
        keeping,
      },
    },

    unlisted: { meta: { step: steps.unlisted }, always: { guard: 'hasCatalogue', target: 'form' } },

    discarding: {
      meta: { step: steps.needs },
      tags: 'busy',
      invoke: {
        src: 'dropQuoteDraft',
        onDone: { target: '#quoteRequest.form.step.needs', actions: 'noteDropped' },
        onError: { target: '#quoteRequest.form.step.needs' },
      },
    },

    sending: {
      meta: { step: steps.check },
      tags: 'busy',
      entry: 'markSubmitted',
      invoke: sending,
    },
    recovering: {
      initial: 'asking',
      states: {
        asking: { meta: { step: steps.recovering }, tags: 'busy', entry: 'countQuestion', invoke: sending },
        waiting: {
          meta: { step: steps.recovering },
          after: { patience: { target: 'asking' } },
          on: { retried: { target: 'asking' } },
        },
      },
    },
    sent: {
      ...routed(steps.sent),
      exit: 'forgetPrice',
      on: { 'request.begun': { target: '#quoteRequest.form.step.needs' } },
    },
  },
});
