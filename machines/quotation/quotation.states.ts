/** Shared transitions of a quotation's states: reading it, and navigating between its screens. */
import type { QuotationAnswer, QuotationChanged } from '../../domain/quotation.ts';
import type { WithContext, Given } from '../engine/action-params.ts';
import { answerOf, failed } from '../engine/action-params.ts';
import type { Routed } from '../engine/route.ts';
import { routeParams } from '../engine/route.ts';
import type { OfferDraft } from '../shared/offer/offer.draft.ts';
import type { QuotationContext } from './quotation.context.ts';
import { identifierOf } from '../../domain/identifier.ts';

export const isFound = { type: 'isFound', params: answerOf<QuotationAnswer> } as const;
export const found = { type: 'keepFound', params: answerOf<QuotationAnswer> } as const;

export const isDone = { type: 'isDone', params: answerOf<QuotationChanged> } as const;
export const kept = { type: 'keepChanged', params: answerOf<QuotationChanged> } as const;
export const overtaken = { type: 'keepNewer', params: answerOf<QuotationChanged> } as const;

/** Ends of a read of the quotation, in any state. */
export function reading<const Target extends string>(target: Target) {
  return {
    src: 'readQuotation',
    input: ({ context }: WithContext<QuotationContext>) => ({ id: identifierOf(context.aboId) ?? 0 }),
    onDone: [{ guard: isFound, target, actions: found }, { target: '#quotation.unknown' }],
    onError: { target: '#quotation.unreadable', actions: failed },
  } as const;
}

/** Checks before a quotation is shown: the address may name another one, and it may have ended. */
export const whereItStands = [
  { guard: 'isUnread', target: '#quotation.sought' },
  { guard: 'isEnded', target: '#quotation.opened' },
] as const;

/** The addresses of a quotation are reachable at any time; their states decide what they show. */
export const place = {
  actions: {
    type: 'keepPlace',
    params: ({ event }: Routed) => ({ params: routeParams(event) }),
  },
} as const;

/** Back from another answer to the last step of the order. */
export const back = {
  'quotation.reopened': [
    { guard: 'hasSavedDetails', target: '#quotation.open.check' },
    { target: '#quotation.open.offer' },
  ],
} as const;

/** Answers to a quotation other than an order. */
export const aside = {
  'decline.opened': { target: '#quotation.open.decline' },
  'change.opened': { target: '#quotation.open.change' },
  'share.opened': { target: '#quotation.open.share' },
} as const;

/** Starts the person's own quote. */
export const begun = { 'quote.begun': { target: '#quotation.newOffer', actions: 'beginQuote' } } as const;

/** Events of an offer. */
export type OfferEvent =
  | { readonly type: 'offer.changed'; readonly offer: OfferDraft }
  | { readonly type: 'offer.confirmed' }
  | { readonly type: 'offer.reopened' }
  | { readonly type: 'revision.opened' };

/** An offer is typed: a new quote's, or a revision. */
export const offerTyped = {
  'offer.changed': {
    actions: {
      type: 'keepOffer',
      params: ({ event: { offer } }: Given<OfferEvent, 'offer.changed'>) => ({ offer }),
    },
  },
} as const;
