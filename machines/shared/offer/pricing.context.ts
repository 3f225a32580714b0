/**
 * What every chart with an offer has in common about its price: context, guards, and what each answer changes. The
 * states are in `pricing.states.ts`.
 */
import type { PricedOffer, Simulation } from '../../domain/offer.ts';
import type { Failure } from '../../failure.ts';
import { failureOf } from '../../failure.ts';

/** The price of what is chosen, as far as it is known. */
export interface Price {
  /**
   * `incomplete`: what is chosen cannot be priced yet. `pending`: the price is asked for, or will be after a pause.
   * `priced`: `priced` is the answer. `unpriced`: there was none, and `failure` says why.
   */
  readonly status: 'incomplete' | 'pending' | 'priced' | 'unpriced';
  /** What the status is about; `null` while incomplete. */
  readonly question: Simulation | null;
  /** The latest answer; unless the status is `priced`, that to an earlier question. */
  readonly priced: PricedOffer | null;
  readonly failure: Failure | null;
}

export interface PricingContext {
  readonly price: Price;
}

/** How long nothing must change before a price is asked for, in milliseconds. */
export const TYPING_PAUSE = 300;

/** The beginning of a context: nothing was asked. */
export const noPrice: Price = { status: 'incomplete', question: null, priced: null, failure: null };

/** What is to be priced now; `null` while what is chosen cannot be priced. */
export type SimulationOf<Context> = (context: Context) => Simulation | null;

/** What is chosen cannot be priced. */
export function clearPrice({ price }: PricingContext): PricingContext {
  return { price: { ...price, status: 'incomplete', question: null, failure: null } };
}

/** The price of what is chosen now is awaited. */
export function awaitPrice<Context extends PricingContext>(
  context: Context,
  simulationOf: SimulationOf<Context>,
): PricingContext {
  return { price: { ...context.price, status: 'pending', question: simulationOf(context), failure: null } };
}

/** The server has told the price. */
export function keepPrice({ price }: PricingContext, priced: PricedOffer): PricingContext {
  return { price: { ...price, status: 'priced', priced } };
}

/** The server has not told the price. Throws again what is no failure of a call. */
export function keepPriceFailure({ price }: PricingContext, error: unknown): PricingContext {
  return { price: { ...price, status: 'unpriced', failure: failureOf(error) } };
}

/** What is being asked. Throws where nothing is: a chart's bug. */
export function askedPrice({ price }: PricingContext): Simulation {
  if (price.question === null) throw new Error('A price is asked for, but nothing is to be priced');
  return price.question;
}

/** The questions that the states of `pricing.states.ts` branch on. */
export function pricingGuards<Context extends PricingContext>(simulationOf: SimulationOf<Context>) {
  const isOutdated = (context: Context): boolean =>
    JSON.stringify(simulationOf(context)) !== JSON.stringify(context.price.question);
  return {
    isPriceable: ({ context }: { readonly context: Context }) => simulationOf(context) !== null,
    isPriceKnown: ({ context }: { readonly context: Context }) =>
      context.price.status === 'priced' && !isOutdated(context),
    /** Something that the price depends on has changed, whoever changed it. */
    isPriceOutdated: ({ context }: { readonly context: Context }) => isOutdated(context),
  };
}
