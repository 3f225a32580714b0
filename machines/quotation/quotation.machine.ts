import { assign, setup } from 'xstate';
import type { AddressBook } from '../../domain/address.ts';
import { identifierOf } from '../../domain/identifier.ts';
import type {
  Quotation,
  QuotationAnswer,
  QuotationChanged,
  QuotationLink,
  QuotationState,
} from '../../domain/quotation.ts';
import type { Site } from '../../domain/site.ts';
import { ApiError, failureOf, isUncertain } from '../failure.ts';
import type { WithContext } from '../engine/action-params.ts';
import { failed } from '../engine/action-params.ts';
import type { Params } from '../engine/path.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import type { OfferDraft } from '../shared/offer/offer.draft.ts';
import { pricingActions, pricingGuards, TYPING_PAUSE } from '../shared/offer/pricing.context.ts';
import type { PriceEvent } from '../shared/offer/pricing.states.ts';
import { patience } from '../shared/ordering/attempt.ts';
import { port } from '../ports.ts';
import type { DetailsDraft } from '../../validation/forms/quotation.ts';
import type { CheckEvent } from './check.states.ts';
import { check } from './check.states.ts';
import type { DecisionEvent } from './decision.states.ts';
import { change, decline, share } from './decision.states.ts';
import type { DetailsEvent } from './details.states.ts';
import { details } from './details.states.ts';
import { newOffer, preparing, unlisted } from './new-offer.states.ts';
import { offer, revision } from './offer.states.ts';
import { outcome } from './outcome.states.ts';
import type { QuotationContext, QuotationInput, QuotationNotice } from './quotation.context.ts';
import {
  begin,
  beginQuote,
  beginRevision,
  expiry,
  fillDetails,
  isExpiryNear,
  isOfferTaken,
  keepNewer,
  keepOffer,
  keepPlace,
  keepQuotation,
  keepSaved,
  keepStarted,
  keepTyped,
  nextKey,
  orderKey,
  refusalIn,
  simulationOf,
  typedOffer,
  versionIn,
  changeIn,
} from './quotation.context.ts';
import type { QuotationDraft } from './quotation.draft.ts';
import { addressToKeep, detailsOf } from './quotation.draft.ts';
import type { OfferEvent } from './quotation.states.ts';
import { begun, kept, reading } from './quotation.states.ts';
import { quotationSteps as steps } from './quotation.steps.ts';

export type QuotationEvent =
  | PriceEvent
  | OfferEvent
  | DetailsEvent
  | CheckEvent
  | DecisionEvent
  | { readonly type: 'quotation.reopened' }
  /** Another quote, for the same offer. */
  | { readonly type: 'quote.begun' }
  /** The site's texts in another language. */
  | { readonly type: 'site.received'; readonly site: Site }
  | { readonly type: 'retried' };

/** The ports of the chart. */
const ports = {
  simulateOffer: port('simulateOffer'),
  startQuotation: port('startQuotation'),
  readQuotation: port('readQuotation'),
  readQuotationByReference: port('readQuotationByReference'),
  readAddresses: port('readAddresses'),
  changeOffer: port('changeOffer'),
  saveDetails: port('saveDetails'),
  saveAddress: port('saveAddress'),
  decideQuotation: port('decideQuotation'),
  orderQuotation: port('orderQuotation'),
  shareQuotation: port('shareQuotation'),
};

type Known = WithContext<QuotationContext>;

interface Failed {
  readonly error: unknown;
}

/**
 * The quotation funnel (specification §2, §5): offer → details → check → the outcome from the server. A new quote is
 * requested under one key until it exists; a decision whose answer was lost is looked up before it is sent again; a
 * quotation that has changed meanwhile is shown again, without any action.
 */
export const quotationMachine = setup({
  types: typed<{
    context: QuotationContext;
    events: QuotationEvent;
    input: QuotationInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: ports,
  actions: {
    keepSite: assign((_, { site }: { site: Site }) => ({ site })),
    ...pricingActions<QuotationContext, QuotationEvent>(simulationOf, (price) => ({ price })),

    keepPlace: assign(({ context }, { params }: { params: Params }) => keepPlace(context, params)),
    beginRevising: assign({ isRevising: true }),
    endRevising: assign({ isRevising: false }),
    beginRevision: assign(({ context }) => beginRevision(context)),
    keepOffer: assign(({ context }, { offer }: { offer: OfferDraft }) => keepOffer(context, offer)),
    beginQuote: assign(({ context }) => beginQuote(context)),
    /** The present state is about to be read again. */
    forgetQuotation: assign({ quotation: null, isOverdue: false }),
    keepStarted: assign(({ context }, { answer }: { answer: Quotation }) => keepStarted(context, answer)),
    beginAttempt: assign(({ context }) => ({ draft: nextKey(context.draft) })),
    keepFound: assign(({ context }, { answer }: { answer: QuotationAnswer }) =>
      answer.kind === 'found' ? keepQuotation(context, answer.quotation) : {},
    ),
    keepChanged: assign(({ context }, { answer }: { answer: QuotationChanged }) =>
      keepQuotation(context, answer.quotation),
    ),
    keepNewer: assign(({ context }, { answer }: { answer: QuotationChanged }) => keepNewer(context, answer.quotation)),
    forgetRevision: assign(({ context: { draft } }) => ({ draft: { ...draft, revision: null } })),
    markOverdue: assign({ isOverdue: true }),

    keepAddresses: assign((_, { answer }: { answer: AddressBook }) => ({ addresses: answer })),
    keepSaved: assign(({ context }, { answer }: { answer: AddressBook }) => keepSaved(context, answer)),
    /** The address can still be typed. */
    lackAddresses: assign({ addresses: { addresses: [], selectedId: null }, notice: 'addressesUnread' }),
    beginDetails: assign(({ context }) => fillDetails(context)),
    keepDetails: assign(({ context }, typed: { details: DetailsDraft }) => keepTyped(context, typed)),
    keepDecline: assign(({ context }, typed: Pick<QuotationDraft, 'decline'>) => keepTyped(context, typed)),
    keepChange: assign(({ context }, typed: Pick<QuotationDraft, 'change'>) => keepTyped(context, typed)),
    keepAgreement: assign((_, { hasAgreed }: { hasAgreed: boolean }) => ({ hasAgreed })),
    /** Agreement to the terms is given together with each order. */
    forgetAgreement: assign({ hasAgreed: false }),
    keepLink: assign((_, { answer }: { answer: QuotationLink }) => ({ link: answer })),
    takeReference: assign(({ context: { quotation, reference } }) => ({
      reference: quotation?.reference ?? reference,
    })),
    notify: assign((_, { notice }: { notice: QuotationNotice }) => ({ notice })),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    /** Clears failure and notices when their step is left. */
    clearMessages: assign({ failure: null, notice: null, differences: [] }),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
    forgetQuestions: assign({ asked: 0 }),
  },
  guards: {
    ...pricingGuards(simulationOf),
    hasReference: ({ context }: Known) => context.reference !== null,
    isNamed: ({ context }: Known) => context.aboId !== null,
    canBeAsked: ({ context }: Known) => identifierOf(context.aboId) !== null,
    isFound: (_: Known, { answer }: { answer: QuotationAnswer }) => answer.kind === 'found',
    isDone: (_: Known, { answer }: { answer: QuotationChanged }) => answer.kind === 'done',
    isOfferTaken: ({ context }: Known, { answer }: { answer: QuotationChanged }) => isOfferTaken(context, answer),
    isUnread: ({ context: { quotation, aboId } }: Known) => String(quotation?.id) !== aboId,
    isIn: ({ context }: Known, { state }: { state: QuotationState }) => context.quotation?.state === state,
    isInvoiced: ({ context }: Known) => Boolean(context.quotation?.invoice),
    isEnded: ({ context }: Known) => context.quotation?.state !== 'open',
    /** No difference for the person: another window of theirs has saved the same. */
    isUndisputed: ({ context }: Known) => context.differences.length === 0,
    isOfferFixed: ({ context }: Known) => !context.quotation?.isOfferOpen,
    isOfferOpen: ({ context }: Known) => context.quotation?.isOfferOpen ?? false,
    isOverdue: ({ context }: Known) => context.isOverdue,
    isExpiryNear,
    hasOffer: ({ context }: Known) => typedOffer(context) !== null,
    lacksRevision: ({ context }: Known) => context.draft.revision === null,
    lacksAddresses: ({ context }: Known) => context.addresses === null,
    lacksDetails: ({ context }: Known) => context.draft.details === null,
    hasDetails: ({ context }: Known) => detailsOf(context.draft) !== null,
    hasAddressToKeep: ({ context }: Known) => addressToKeep(context.draft) !== null,
    hasCatalogue: ({ context }: Known) => context.site.publications.length > 0,
    lacksCatalogue: ({ context }: Known) => context.site.publications.length === 0,
    hasSavedDetails: ({ context }: Known) => Boolean(context.quotation?.details),
    lacksSavedDetails: ({ context }: Known) => !context.quotation?.details,
    hasAgreed: ({ context }: Known) => context.hasAgreed,
    hasRefusal: ({ context }: Known) => refusalIn(context) !== null,
    hasChange: ({ context }: Known) => changeIn(context) !== null,
    isUncertain: (_: Known, { error }: Failed) => isUncertain(error),
    /** The server requires missing or other details. */
    isAboutDetails: (_: Known, { error }: Failed) => error instanceof ApiError && Object.keys(error.fields).length > 0,
  },
  delays: {
    patience: ({ context }) => patience({ context }),
    typingPause: TYPING_PAUSE,
    expiry,
  },
}).createMachine({
  id: 'quotation',
  context: ({ input }) => begin(input),
  initial: 'entering',
  on: { 'site.received': { actions: { type: 'keepSite', params: ({ event }) => ({ site: event.site }) } } },
  states: {
    entering: {
      always: [
        { guard: 'hasReference', target: 'outcome' },
        { guard: 'isNamed', target: 'sought' },
        { target: 'newOffer' },
      ],
    },

    sought: {
      always: [{ guard: 'canBeAsked', target: 'opening' }, { target: 'unknown' }],
    },
    opening: { meta: { step: steps.loading }, tags: 'busy', entry: 'forgetQuotation', invoke: reading('opened') },
    opened: {
      always: [
        { guard: { type: 'isIn', params: { state: 'accepted' } }, target: 'ordering' },
        { guard: 'isEnded', target: 'outcome.received' },
        { target: 'open.offer' },
      ],
    },
    unreadable: {
      meta: { step: steps.unreadable },
      exit: 'clearMessages',
      on: { retried: { target: 'opening' } },
    },
    unknown: { meta: { step: steps.unknown }, on: begun },

    open: {
      initial: 'offer',
      after: { expiry: { guard: 'isExpiryNear', actions: 'markOverdue' } },
      on: { retried: { guard: 'isOverdue', target: 'opening' } },
      states: { offer, revision, details, check, decline, change, share },
    },
    newOffer,
    unlisted,
    preparing,

    /** The answer to a decision was lost: the quotation's state tells whether it had arrived. */
    verifying: {
      meta: { step: steps.verifying },
      tags: 'busy',
      entry: 'forgetQuotation',
      invoke: reading('verified'),
    },
    verified: {
      always: [
        { guard: 'isEnded', target: 'opened' },
        { target: 'open.check', actions: { type: 'notify', params: { notice: 'notReached' } } },
      ],
    },
    ordering: {
      meta: { step: steps.ordering },
      tags: 'busy',
      entry: 'countQuestion',
      invoke: {
        src: 'orderQuotation',
        input: ({ context }) => ({ ...versionIn(context), key: orderKey(context) }),
        onDone: { target: 'opened', actions: kept },
        onError: { target: 'unordered', actions: failed },
      },
    },
    /** Accepted, and perhaps ordered: repeats the request until that is known. Repeats create no further order. */
    unordered: {
      meta: { step: steps.unordered },
      tags: 'busy',
      exit: 'clearMessages',
      after: { patience: { target: 'ordering' } },
      on: { retried: { target: 'ordering' } },
    },

    outcome,
  },
});
