/**
 * The states that the price of an offer has in every chart: incomplete → (a pause) → asked → priced, or unpriced with a
 * retry. They follow the context by themselves: whatever the price depends on may be changed by any event, and the price
 * is asked for anew. Whoever asks again leaves the question before, so that its call is aborted and the latest answer
 * wins.
 *
 * A chart spreads them as a region beside its steps (`type: 'parallel'`), and has in its `setup` the port
 * `simulateOffer`, the guards of `pricingGuards`, the delay `typingPause` (`TYPING_PAUSE`), and as actions `clearPrice`,
 * `awaitPrice`, `keepPrice`, `keepPriceFailure`: assignments of what `pricing.context.ts` has under these names. Its events have
 * `price.retried`. The price never makes the chart busy: one goes on while it is computed.
 */
import type { PricedOffer } from '../../domain/offer.ts';
import { errorOf } from '../../engine/action-params.ts';
import type { PricingContext } from './pricing.context.ts';
import { askedPrice } from './pricing.context.ts';

/** What a person does about a price. */
export interface PriceEvent {
  readonly type: 'price.retried';
}

const outdated = { guard: 'isPriceOutdated', target: 'deciding' } as const;

/** The price's region of a chart. */
export const pricingStates = {
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isPriceKnown', target: 'priced' },
        { guard: 'isPriceable', target: 'settling' },
        { target: 'incomplete' },
      ],
    },
    incomplete: { entry: 'clearPrice', always: outdated },
    /** More may be typed in a moment. */
    settling: { entry: 'awaitPrice', always: outdated, after: { typingPause: { target: 'pricing' } } },
    pricing: {
      entry: 'awaitPrice',
      always: outdated,
      invoke: {
        src: 'simulateOffer',
        input: ({ context }: { readonly context: PricingContext }) => askedPrice(context),
        onDone: {
          target: 'priced',
          actions: {
            type: 'keepPrice',
            params: ({ event }: { readonly event: { readonly output: PricedOffer } }) => ({ priced: event.output }),
          },
        },
        onError: {
          target: 'unpriced',
          actions: { type: 'keepPriceFailure', params: errorOf },
        },
      },
    },
    priced: { always: outdated },
    unpriced: { always: outdated, on: { 'price.retried': { target: 'pricing' } } },
  },
} as const;
