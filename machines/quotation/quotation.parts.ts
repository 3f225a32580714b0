/** What the states of a quotation have in common. */
import type { QuotationAnswer, QuotationChanged, QuotationDecision } from '../domain/quotation.ts';
import { routeParams } from '../funnel/route.ts';
import type { Step } from '../funnel/step.ts';
import type { OfferDraft } from '../offer/offer.draft.ts';
import type { QuotationContext } from './quotation.context.ts';
import { idOf, versionIn } from './quotation.context.ts';

interface Asked {
  readonly context: QuotationContext;
}

interface Told<Output> {
  readonly event: { readonly output: Output };
}

export const answerOf = <Output>({ event }: Told<Output>) => ({ answer: event.output });

export const errorOf = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

export const failed = { type: 'keepFailure', params: errorOf } as const;

export const isFound = { type: 'isFound', params: answerOf<QuotationAnswer> } as const;
export const found = { type: 'keepFound', params: answerOf<QuotationAnswer> } as const;

export const isDone = { type: 'isDone', params: answerOf<QuotationChanged> } as const;
export const kept = { type: 'keepChanged', params: answerOf<QuotationChanged> } as const;
export const overtaken = { type: 'keepNewer', params: answerOf<QuotationChanged> } as const;

/** How the question how a quotation stands ends, wherever it is asked. */
export function reading<const Target extends string>(target: Target) {
  return {
    src: 'readQuotation',
    input: ({ context }: Asked) => ({ id: idOf(context.aboId) ?? 0 }),
    onDone: [{ guard: isFound, target, actions: found }, { target: '#quotation.unknown' }],
    onError: { target: '#quotation.unreadable', actions: failed },
  } as const;
}

/** How a decision ends that was made in words: told, overtaken by a change, not known yet, or refused where it was made. */
export function decidingBy<const Target extends string>(
  decisionOf: (context: QuotationContext) => QuotationDecision | null,
  back: Target,
) {
  return {
    src: 'decideQuotation',
    input: ({ context }: Asked) => {
      const decision = decisionOf(context);
      if (!decision) throw new Error('A decision is sent that is not complete');
      return { ...versionIn(context), decision };
    },
    onDone: [
      { guard: isDone, target: '#quotation.outcome.told', actions: kept },
      { target: '#quotation.open.check', actions: overtaken },
    ],
    onError: [
      { guard: { type: 'isUncertain', params: errorOf }, target: '#quotation.verifying' },
      { target: back, actions: failed },
    ],
  } as const;
}

/** Before anything is shown of a quotation: the address may name another one, and it may have ended. */
export const whereItStands = [
  { guard: 'isUnread', target: '#quotation.sought' },
  { guard: 'isEnded', target: '#quotation.opened' },
] as const;

/** The places of a quotation can be gone to at any time: what is shown there is decided there. */
export const place = {
  actions: {
    type: 'keepPlace',
    params: ({ event }: { readonly event: unknown }) => ({ params: routeParams(event) }),
  },
} as const;

/** From beside the way back to it, as far as the person had come. */
export const back = {
  'quotation.reopened': [
    { guard: 'hasSavedDetails', target: '#quotation.open.check' },
    { target: '#quotation.open.offer' },
  ],
} as const;

export const aside = {
  'decline.opened': { target: '#quotation.open.decline' },
  'change.opened': { target: '#quotation.open.change' },
  'share.opened': { target: '#quotation.open.share' },
} as const;

export const begun = { 'quote.begun': { target: '#quotation.newOffer', actions: 'beginQuote' } } as const;

/** An end of the funnel that says how a quotation was decided. */
export function end<const On extends object>(step: Step, on: On) {
  return { meta: { step }, exit: 'clearMessages', on: { ...begun, ...on } } as const;
}

export const offerTyped = {
  'offer.changed': {
    actions: {
      type: 'keepOffer',
      params: ({ event }: { readonly event: { readonly offer: OfferDraft } }) => ({ offer: event.offer }),
    },
  },
} as const;
