import { assign, setup } from 'xstate';
import type { AddressBook } from '../domain/address.ts';
import type { PricedOffer } from '../domain/offer.ts';
import type {
  Quotation,
  QuotationAnswer,
  QuotationChanged,
  QuotationLink,
  QuotationState,
} from '../domain/quotation.ts';
import type { Site } from '../domain/site.ts';
import { ApiError, failureOf, isUncertain } from '../failure.ts';
import type { FunnelInput } from '../funnel/funnel.ts';
import type { Params } from '../funnel/path.ts';
import type { StepMeta } from '../funnel/step.ts';
import { typed } from '../funnel/typed.ts';
import type { OfferDraft } from '../offer/offer.draft.ts';
import { draftOfOffer, freshOffer } from '../offer/offer.draft.ts';
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
import { patience } from '../ordering/ordering.context.ts';
import { port } from '../ports.ts';
import type { DetailsDraft } from '../validation/forms/typed-details.ts';
import type { KnownBuyer, QuotationDraft } from './quotation.draft.ts';
import { beginDetails, detailsOf, draftForNew } from './quotation.draft.ts';
import type { QuotationContext, QuotationNotice } from './quotation.context.ts';
import {
  expiry,
  idOf,
  isExpiryNear,
  isSameOffer,
  keepNewer,
  keepQuotation,
  offerIn,
  refusalIn,
  simulationOf,
  typedOffer,
  wishIn,
} from './quotation.context.ts';

export interface QuotationInput extends FunnelInput<QuotationDraft> {
  readonly site: Site;
  readonly known: KnownBuyer | null;
}

export type QuotationEvent =
  | PriceEvent
  | { readonly type: 'offer.changed'; readonly offer: OfferDraft }
  | { readonly type: 'offer.confirmed' }
  | { readonly type: 'offer.reopened' }
  | { readonly type: 'details.changed'; readonly details: DetailsDraft }
  | { readonly type: 'details.confirmed' }
  | { readonly type: 'details.reopened' }
  | { readonly type: 'terms.agreed'; readonly hasAgreed: boolean }
  | { readonly type: 'quotation.accepted' }
  | { readonly type: 'decline.opened' }
  | { readonly type: 'decline.written'; readonly decline: QuotationDraft['decline'] }
  | { readonly type: 'decline.confirmed' }
  | { readonly type: 'change.opened' }
  | { readonly type: 'change.written'; readonly change: QuotationDraft['change'] }
  | { readonly type: 'change.confirmed' }
  | { readonly type: 'share.opened' }
  | { readonly type: 'link.asked' }
  | { readonly type: 'revision.opened' }
  | { readonly type: 'quotation.reopened' }
  /** Another quote, for the same offer. */
  | { readonly type: 'quote.begun' }
  | { readonly type: 'retried' };

/** What the chart asks the world. */
const ports = {
  simulateOffer: port('simulateOffer'),
  startQuotation: port('startQuotation'),
  readQuotation: port('readQuotation'),
  readQuotationByReference: port('readQuotationByReference'),
  readAddresses: port('readAddresses'),
  changeOffer: port('changeOffer'),
  saveDetails: port('saveDetails'),
  decideQuotation: port('decideQuotation'),
  orderQuotation: port('orderQuotation'),
  shareQuotation: port('shareQuotation'),
};

export type QuotationPort = keyof typeof ports;

interface Asked {
  readonly context: QuotationContext;
}

interface Failed {
  readonly error: unknown;
}

/** What the chart knows how to do; its states are put together in `quotation.machine.ts`. */
export const quotationSetup = setup({
  types: typed<{
    context: QuotationContext;
    events: QuotationEvent;
    input: QuotationInput;
    meta: StepMeta;
    tags: 'busy';
  }>(),
  actors: ports,
  actions: {
    clearPrice: assign(({ context }) => clearPrice(context)),
    awaitPrice: assign(({ context }) => awaitPrice(context, simulationOf)),
    keepPrice: assign(({ context }, { priced }: { priced: PricedOffer }) => keepPrice(context, priced)),
    keepPriceFailure: assign(({ context }, { error }: Failed) => keepPriceFailure(context, error)),
    /** A question that nobody waits for any more was never asked. */
    leavePrice: assign(({ context: { price } }) => ({ price: price.status === 'priced' ? price : noPrice })),

    keepPlace: assign(({ context }, { params }: { params: Params }) => ({
      aboId: params['aboId'] ?? context.aboId,
      isDevis: params['isDevis'] ?? context.isDevis,
      reference: params['reference'] ?? context.reference,
    })),
    beginRevising: assign({ isRevising: true }),
    endRevising: assign({ isRevising: false }),
    beginRevision: assign(({ context: { draft, quotation } }) => ({
      draft: { ...draft, revision: quotation && draftOfOffer(quotation.offer) },
    })),
    keepOffer: assign(({ context: { draft, isRevising } }, { offer }: { offer: OfferDraft }) => ({
      draft: isRevising ? { ...draft, revision: offer } : { ...draft, attempt: draft.attempt + 1, offer },
      failure: null,
    })),
    /** A quote of one's own for what the quotation offered, which is behind. */
    beginQuote: assign(({ context: { draft, quotation } }) => ({
      draft: draftForNew(draft, quotation ? draftOfOffer(quotation.offer) : draft.offer),
      quotation: null,
      isOverdue: false,
    })),
    /** How it stands is about to be read afresh. */
    forgetQuotation: assign({ quotation: null, isOverdue: false }),
    /** The offer is in a quotation now: the next quote begins with another key and an empty form. */
    keepStarted: assign(({ context }, { quotation }: { quotation: Quotation }) => {
      const started = keepQuotation(context, quotation);
      const draft = { ...started.draft, attempt: started.draft.attempt + 1, offer: freshOffer };
      return { ...started, draft };
    }),
    beginAttempt: assign(({ context: { draft } }) => ({ draft: { ...draft, attempt: draft.attempt + 1 } })),
    keepFound: assign(({ context }, { answer }: { answer: QuotationAnswer }) =>
      answer.kind === 'found' ? keepQuotation(context, answer.quotation) : {},
    ),
    keepChanged: assign(({ context }, { answer }: { answer: QuotationChanged }) =>
      keepQuotation(context, answer.quotation),
    ),
    keepNewer: assign(({ context }, { answer }: { answer: QuotationChanged }) => keepNewer(context, answer.quotation)),
    forgetRevision: assign(({ context: { draft } }) => ({ draft: { ...draft, revision: null } })),
    markOverdue: assign({ isOverdue: true }),

    keepAddresses: assign((_, { addresses }: { addresses: AddressBook }) => ({ addresses })),
    /** An address can be typed all the same. */
    lackAddresses: assign({ addresses: { addresses: [], selectedId: null }, notice: 'addressesUnread' }),
    beginDetails: assign(({ context: { draft, quotation, known, addresses } }) => ({
      draft: {
        ...draft,
        details: quotation && beginDetails(quotation, known, addresses ?? { addresses: [], selectedId: null }),
      },
    })),
    keepDetails: assign(({ context: { draft } }, { details }: { details: DetailsDraft }) => ({
      draft: { ...draft, details },
      failure: null,
    })),
    keepAgreement: assign((_, { hasAgreed }: { hasAgreed: boolean }) => ({ hasAgreed })),
    /** Terms are agreed to in one go with what they are agreed to for. */
    forgetAgreement: assign({ hasAgreed: false }),
    keepDecline: assign(({ context: { draft } }, { decline }: { decline: QuotationDraft['decline'] }) => ({
      draft: { ...draft, decline },
      failure: null,
    })),
    keepChange: assign(({ context: { draft } }, { change }: { change: QuotationDraft['change'] }) => ({
      draft: { ...draft, change },
      failure: null,
    })),
    keepLink: assign((_, { link }: { link: QuotationLink }) => ({ link })),
    takeReference: assign(({ context: { quotation, reference } }) => ({
      reference: quotation?.reference ?? reference,
    })),
    notify: assign((_, { notice }: { notice: QuotationNotice }) => ({ notice })),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    /** What went wrong or changed is told where it happened, and nowhere after. */
    clearMessages: assign({ failure: null, notice: null, differences: [] }),
    countQuestion: assign(({ context }) => ({ asked: context.asked + 1 })),
    forgetQuestions: assign({ asked: 0 }),
  },
  guards: {
    ...pricingGuards(simulationOf),
    hasReference: ({ context }: Asked) => context.reference !== null,
    isNamed: ({ context }: Asked) => context.aboId !== null,
    canBeAsked: ({ context }: Asked) => idOf(context.aboId) !== null,
    isFound: (_: Asked, { answer }: { answer: QuotationAnswer }) => answer.kind === 'found',
    isDone: (_: Asked, { answer }: { answer: QuotationChanged }) => answer.kind === 'done',
    /** Done, or done already by an attempt whose answer was lost. */
    isOfferTaken: ({ context }: Asked, { answer: { kind, quotation } }: { answer: QuotationChanged }) =>
      kind === 'done' || (quotation.state === 'open' && isSameOffer(quotation.offer, offerIn(context))),
    isUnread: ({ context: { quotation, aboId } }: Asked) => String(quotation?.id) !== aboId,
    isIn: ({ context }: Asked, { state }: { state: QuotationState }) => context.quotation?.state === state,
    isEnded: ({ context }: Asked) => context.quotation?.state !== 'open',
    /** Nothing is another that the person cares for: another window of theirs has saved the same. */
    isUndisputed: ({ context }: Asked) => context.differences.length === 0,
    isOfferFixed: ({ context }: Asked) => !context.quotation?.isOfferOpen,
    isOfferOpen: ({ context }: Asked) => context.quotation?.isOfferOpen ?? false,
    isOverdue: ({ context }: Asked) => context.isOverdue,
    isExpiryNear,
    hasOffer: ({ context }: Asked) => typedOffer(context) !== null,
    lacksRevision: ({ context }: Asked) => context.draft.revision === null,
    lacksAddresses: ({ context }: Asked) => context.addresses === null,
    lacksDetails: ({ context }: Asked) => context.draft.details === null,
    hasDetails: ({ context }: Asked) => detailsOf(context.draft) !== null,
    hasSavedDetails: ({ context }: Asked) => Boolean(context.quotation?.details),
    lacksSavedDetails: ({ context }: Asked) => !context.quotation?.details,
    hasAgreed: ({ context }: Asked) => context.hasAgreed,
    hasRefusal: ({ context }: Asked) => refusalIn(context) !== null,
    hasWish: ({ context }: Asked) => wishIn(context) !== null,
    isUncertain: (_: Asked, { error }: Failed) => isUncertain(error),
    /** The server wants details that it does not have, or others. */
    isAboutDetails: (_: Asked, { error }: Failed) => error instanceof ApiError && Object.keys(error.fields).length > 0,
  },
  delays: {
    patience: ({ context }) => patience({ context }),
    typingPause: TYPING_PAUSE,
    expiry,
  },
});
