import { assign, setup } from 'xstate';
import type { Offer, PricedOffer, Simulation } from '../domain/offer.ts';
import type { KeptQuoteDraft, QuoteDraftSaved, Requester } from '../domain/quote-request.ts';
import type { Site } from '../domain/site.ts';
import type { Failure } from '../failure.ts';
import { ApiError, failureOf, isUncertain } from '../failure.ts';
import type { FunnelInput } from '../funnel/funnel.ts';
import type { StepMeta } from '../funnel/step.ts';
import { typed } from '../funnel/typed.ts';
import type { OfferDraft } from '../offer/offer.draft.ts';
import { offerOf } from '../offer/offer.draft.ts';
import type { PricingContext } from '../offer/pricing.context.ts';
import {
  awaitPrice,
  clearPrice,
  keepPrice,
  keepPriceFailure,
  noPrice,
  pricingGuards,
  TYPING_PAUSE,
} from '../offer/pricing.context.ts';
import type { PriceEvent } from '../offer/pricing.states.ts';
import { pricingStates } from '../offer/pricing.states.ts';
import { idempotencyKey, markSubmitted, nextAttempt, patience } from '../ordering/ordering.context.ts';
import { port } from '../ports.ts';
import { judge } from '../validation/form.ts';
import { offerForm, requesterForm } from '../validation/forms/quote-request.ts';
import type { Rival } from './quote-request.context.ts';
import {
  isUnsaved,
  quoteDraftOf,
  reconcile,
  reconcileFound,
  replaceTheirs,
  takeTheirs,
} from './quote-request.context.ts';
import type { KnownRequester, QuoteRequestDraft, RequesterDraft } from './quote-request.draft.ts';
import { blankRequest, withKnown } from './quote-request.draft.ts';
import { quoteRequestSteps as steps } from './quote-request.steps.ts';

export interface QuoteRequestContext extends PricingContext {
  /** What this tab remembers: what the person typed, and the identity of the request. */
  readonly draft: QuoteRequestDraft;
  /** What is typed as an offer, and as who asks; `null` while a rule of its form refuses something. */
  readonly offer: Offer | null;
  readonly requester: Requester | null;
  /** What the publisher sells, and where. */
  readonly site: Site;
  readonly known: KnownRequester | null;
  /** The change up to which all is being saved. */
  readonly saving: number | null;
  /** How often in a row that failed; the wait for the next try grows with it. */
  readonly unsaved: number;
  readonly rival: Rival | null;
  /** How often the server was asked about the same request; the wait between two questions grows with it. */
  readonly asked: number;
  readonly failure: Failure | null;
}

export interface QuoteRequestInput extends FunnelInput<QuoteRequestDraft> {
  readonly site: Site;
  /** What is known of a visitor who has signed in. */
  readonly known: KnownRequester | null;
}

export type QuoteRequestEvent =
  | PriceEvent
  | { readonly type: 'offer.changed'; readonly offer: OfferDraft }
  | { readonly type: 'offer.given' }
  | { readonly type: 'requester.changed'; readonly requester: RequesterDraft }
  | { readonly type: 'requester.given' }
  | { readonly type: 'offer.reopened' }
  | { readonly type: 'requester.reopened' }
  | { readonly type: 'request.confirmed' }
  /** Everything that was typed is thrown away. */
  | { readonly type: 'request.discarded' }
  | { readonly type: 'request.begun' }
  /** Of two drafts that differ: the other window's, or this one's. */
  | { readonly type: 'rival.taken' }
  | { readonly type: 'rival.replaced' }
  | { readonly type: 'retried' };

/** The draft with what follows from it. */
function withDraft(draft: QuoteRequestDraft): Pick<QuoteRequestContext, 'draft' | 'offer' | 'requester'> {
  return { draft, offer: offerOf(draft.offer), requester: judge(requesterForm, draft.requester).valid };
}

/** The draft after a change: another request, with a key of its own; one that was sent before is behind. */
function changed(draft: QuoteRequestDraft, change: Partial<QuoteRequestDraft>) {
  return { ...withDraft({ ...nextAttempt(draft), receipt: null, ...change }), failure: null };
}

/** What is typed after it was brought together with what the server keeps. */
function settled(known: KnownRequester | null, { draft, rival }: ReturnType<typeof reconcile>) {
  return { ...withDraft({ ...draft, requester: withKnown(draft.requester, known) }), rival };
}

/** What becomes of the draft when it was to be kept: what was typed meanwhile is still to be saved. */
function keepSaved(context: QuoteRequestContext, saved: QuoteDraftSaved) {
  const { draft, saving, known } = context;
  if (saved.kind === 'changedElsewhere') return settled(known, reconcile(draft, saved.kept));
  return { draft: { ...draft, kept: { version: saved.version, attempt: saving ?? draft.attempt } } };
}

function simulationOf({ offer, draft }: QuoteRequestContext): Simulation | null {
  return offer && { offer, country: draft.requester.country || null, vatNumber: null };
}

/** What is sent. Throws where it is not complete: a chart's bug. */
function requestOf({ context: { draft, offer, requester } }: { readonly context: QuoteRequestContext }) {
  if (!offer || !requester) throw new Error('A request is sent that is not complete');
  return { key: idempotencyKey(draft), request: { offer, requester } };
}

function finish({ draft, offer, requester, price, known }: QuoteRequestContext, reference: string) {
  if (!offer || !requester) throw new Error('A request was sent that is not complete');
  const total = price.status === 'priced' && price.priced ? price.priced.total : null;
  const receipt = {
    reference,
    email: requester.email,
    offer: { ...offer, publicationIds: [...offer.publicationIds] },
    total,
  };
  const { seed, attempt } = draft;
  return { ...withDraft({ ...blankRequest(seed, attempt + 1, known), receipt }), rival: null };
}

/** Whether the server complained about one of some fields. */
function isAbout(error: unknown, fields: object): boolean {
  return error instanceof ApiError && Object.keys(error.fields).some((field) => field in fields);
}

interface Asked {
  readonly context: QuoteRequestContext;
}

interface Failed {
  readonly error: unknown;
}

/** What the chart asks the world. */
const ports = {
  simulateOffer: port('simulateOffer'),
  readQuoteDraft: port('readQuoteDraft'),
  saveQuoteDraft: port('saveQuoteDraft'),
  dropQuoteDraft: port('dropQuoteDraft'),
  requestQuote: port('requestQuote'),
};

export type QuoteRequestPort = keyof typeof ports;

const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

const refused = ['beginAttempt', { type: 'keepFailure', params: errorOf }] as const;

/** How a request ends: sent, not known yet, or refused where it can be put right. */
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

const discarded = { 'request.discarded': { target: '#quoteRequest.discarding', actions: 'beginAnew' } } as const;

/**
 * The public request for a quote (specification §2): needs → you → check → sent. Beside the steps the price follows what
 * is chosen, and the server keeps what is typed. A request whose answer was lost is asked for again under its key, which
 * the server answers with what it did.
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
    clearPrice: assign(({ context }) => clearPrice(context)),
    awaitPrice: assign(({ context }) => awaitPrice(context, simulationOf)),
    keepPrice: assign(({ context }, { priced }: { priced: PricedOffer }) => keepPrice(context, priced)),
    keepPriceFailure: assign(({ context }, { error }: Failed) => keepPriceFailure(context, error)),
    keepOffer: assign(({ context }, { offer }: { offer: OfferDraft }) => changed(context.draft, { offer })),
    keepRequester: assign(({ context }, { requester }: { requester: RequesterDraft }) =>
      changed(context.draft, { requester }),
    ),
    /** From now on every change leads back to the check. */
    markReviewing: assign(({ context }) => ({ draft: { ...context.draft, reviewing: true } })),
    /** What was being saved is sent. */
    markSubmitted: assign(({ context }) => ({ ...markSubmitted(context), saving: null })),
    beginAttempt: assign(({ context }) => ({ draft: nextAttempt(context.draft) })),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
    finish: assign(({ context }, { reference }: { reference: string }) => finish(context, reference)),
    /** Nothing is typed any more; unless the server throws its draft away, too, that is saved in its place. */
    beginAnew: assign(({ context: { draft, known } }) => ({
      ...withDraft({ ...blankRequest(draft.seed, draft.attempt + 1, known), kept: draft.kept }),
      rival: null,
      failure: null,
    })),
    noteDropped: assign(({ context: { draft } }) => ({
      draft: { ...draft, kept: { version: 0, attempt: draft.attempt } },
    })),
    keepFound: assign(({ context: { draft, known } }, { kept }: { kept: KeptQuoteDraft }) =>
      settled(known, reconcileFound(draft, kept)),
    ),
    noteSaving: assign(({ context }) => ({ saving: context.draft.attempt })),
    keepSaved: assign(({ context }, { saved }: { saved: QuoteDraftSaved }) => ({
      ...keepSaved(context, saved),
      unsaved: 0,
    })),
    forgetSaving: assign({ saving: null }),
    countFailedSave: assign(({ context }) => ({ unsaved: context.unsaved + 1 })),
    takeRival: assign(({ context: { draft, rival } }) =>
      rival ? { ...withDraft(takeTheirs(draft, rival)), rival: null } : {},
    ),
    replaceRival: assign(({ context: { draft, rival } }) =>
      rival ? { draft: replaceTheirs(draft, rival), rival: null } : {},
    ),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    /** A failure is told where it happened, and nowhere after. */
    clearFailure: assign({ failure: null }),
  },
  guards: {
    ...pricingGuards(simulationOf),
    hasOffer: ({ context }: Asked) => context.offer !== null,
    lacksOffer: ({ context }: Asked) => context.offer === null,
    hasRequester: ({ context }: Asked) => context.requester !== null,
    lacksRequester: ({ context }: Asked) => context.requester === null,
    isReviewed: ({ context }: Asked) => context.draft.reviewing && context.offer !== null && context.requester !== null,
    isSubmitted: ({ context }: Asked) =>
      context.draft.submitted && context.offer !== null && context.requester !== null,
    /** What was sent may have arrived: until that is known nothing is changed. */
    isOpen: ({ context }: Asked) => !context.draft.submitted,
    /** Nothing was typed since it was sent. */
    hasReceipt: ({ context }: Asked) => context.draft.receipt !== null,
    isUnsaved: ({ context }: Asked) => isUnsaved(context.draft),
    hasRival: ({ context }: Asked) => context.rival !== null,
    isUncertain: (_: Asked, { error }: Failed) => isUncertain(error),
    isAboutOffer: (_: Asked, { error }: Failed) => isAbout(error, offerForm.schema),
    isAboutRequester: (_: Asked, { error }: Failed) => isAbout(error, requesterForm.schema),
  },
  delays: {
    patience,
    typingPause: TYPING_PAUSE,
    savingPause: ({ context }) => patience({ context: { asked: context.unsaved } }),
  },
}).createMachine({
  id: 'quoteRequest',
  context: ({ input: { draft, site, known } }) => ({
    ...withDraft(draft),
    site,
    known,
    price: noPrice,
    saving: null,
    unsaved: 0,
    rival: null,
    asked: 0,
    failure: null,
  }),
  initial: 'entering',
  states: {
    entering: {
      always: [
        { guard: 'isSubmitted', target: 'recovering' },
        { guard: 'hasReceipt', target: 'sent' },
        { target: 'reading' },
      ],
    },

    /** Where the server's draft cannot be read, this tab's is all there is. */
    reading: {
      meta: { step: steps.loading },
      tags: 'busy',
      invoke: {
        src: 'readQuoteDraft',
        onDone: {
          target: 'form',
          actions: { type: 'keepFound', params: ({ event }) => ({ kept: event.output }) },
        },
        onError: { target: 'form' },
      },
    },

    form: {
      type: 'parallel',
      states: {
        step: {
          initial: 'needs',
          states: {
            needs: {
              id: 'quoteRequest.form.step.needs',
              route: { guard: 'isOpen' },
              meta: { step: steps.needs },
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
              id: 'quoteRequest.form.step.you',
              route: { guard: 'isOpen' },
              meta: { step: steps.you },
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
              id: 'quoteRequest.form.step.check',
              route: { guard: 'isOpen' },
              meta: { step: steps.check },
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
        keeping: {
          initial: 'deciding',
          states: {
            deciding: {
              entry: 'forgetSaving',
              always: [
                { guard: 'hasRival', target: 'contested' },
                { guard: 'isUnsaved', target: 'pausing' },
                { target: 'resting' },
              ],
            },
            resting: { always: { guard: 'isUnsaved', target: 'deciding' } },
            pausing: { after: { savingPause: { target: 'saving' } } },
            /** Where it fails nobody is told: the tab still has everything, and the next try comes by itself. */
            saving: {
              entry: 'noteSaving',
              invoke: {
                src: 'saveQuoteDraft',
                input: ({ context: { draft } }) => ({ version: draft.kept.version, draft: quoteDraftOf(draft) }),
                onDone: {
                  target: 'deciding',
                  actions: { type: 'keepSaved', params: ({ event }) => ({ saved: event.output }) },
                },
                onError: { target: 'deciding', actions: 'countFailedSave' },
              },
            },
            contested: {
              on: {
                'rival.taken': { target: 'resting', actions: 'takeRival' },
                'rival.replaced': { target: 'saving', actions: 'replaceRival' },
              },
            },
          },
        },
      },
    },

    discarding: {
      id: 'quoteRequest.discarding',
      meta: { step: steps.needs },
      tags: 'busy',
      invoke: {
        src: 'dropQuoteDraft',
        onDone: { target: '#quoteRequest.form.step.needs', actions: 'noteDropped' },
        onError: { target: '#quoteRequest.form.step.needs' },
      },
    },

    sending: {
      id: 'quoteRequest.sending',
      meta: { step: steps.check },
      tags: 'busy',
      entry: 'markSubmitted',
      invoke: sending,
    },
    recovering: {
      id: 'quoteRequest.recovering',
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
      id: 'quoteRequest.sent',
      route: { guard: 'hasReceipt' },
      meta: { step: steps.sent },
      on: { 'request.begun': { target: '#quoteRequest.form.step.needs' } },
    },
  },
});
