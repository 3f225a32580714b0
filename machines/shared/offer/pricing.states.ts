/**
 * The price of an offer in every chart: incomplete → (a pause) → asked → priced, or unpriced with a retry. The states
 * follow the context: any event may change an input of the price, and the price is then requested again. A new request
 * leaves the state of the one before, which aborts its call: the latest answer wins.
 *
 * A chart spreads them as a region parallel to its steps (`type: 'parallel'`), and has in its `setup` the port
 * `simulateOffer`, the guards of `pricingGuards`, the delay `typingPause` (`TYPING_PAUSE`), and the actions of
 * `pricingActions`. Its events include `price.retried`. The price never makes the chart busy: the person can continue
 * meanwhile.
 */
import type { PricedOffer } from '../../../domain/offer.ts';
import { errorOf } from '../../engine/action-params.ts';
import type { PricingContext } from './pricing.context.ts';
import { askedPrice } from './pricing.context.ts';

/** The person retries a failed price request. */
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
    /** Debounces further changes. */
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
