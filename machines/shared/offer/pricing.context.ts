/**
 * The price in the context of every chart with an offer: context, guards and actions. The states are in
 * `pricing.states.ts`.
 */
import type { EventObject } from 'xstate';
import { assign } from 'xstate';
import type { PricedOffer, Simulation } from '../../../domain/offer.ts';
import type { Failure } from '../../failure.ts';
import { failureOf } from '../../failure.ts';

/** The price of the chosen offer, as far as it is known. */
export interface Price {
  /**
   * `incomplete`: the choice cannot be priced yet. `pending`: the price is requested, or will be after a pause.
   * `priced`: `priced` is the answer. `unpriced`: the request failed, and `failure` says why.
   */
  readonly status: 'incomplete' | 'pending' | 'priced' | 'unpriced';
  /** The priced choice; `null` while incomplete. */
  readonly question: Simulation | null;
  /** The latest answer; unless the status is `priced`, that to an earlier question. */
  readonly priced: PricedOffer | null;
  readonly failure: Failure | null;
}

export interface PricingContext {
  readonly price: Price;
}

/** Debounce of price requests, in milliseconds. */
export const TYPING_PAUSE = 300;

/** Initial context: no price requested. */
export const noPrice: Price = { status: 'incomplete', question: null, priced: null, failure: null };

/** The simulation to price now; `null` while the choice cannot be priced. */
export type SimulationOf<Context> = (context: Context) => Simulation | null;

/** The actions of `pricing.states.ts`, and `leavePrice`; `withPrice`: the change of a context that has this price. */
export function pricingActions<Context extends PricingContext, Event extends EventObject>(
  simulationOf: SimulationOf<Context>,
  withPrice: (price: Price) => Partial<Context & NonNullable<unknown>>,
) {
  const change = <Params = undefined>(changed: (context: Context, params: Params) => Partial<Price>) =>
    assign<Context, Event, Params, Event, never>(({ context }, params) =>
      withPrice({ ...context.price, ...changed(context, params) }),
    );
  return {
    /** The choice cannot be priced. */
    clearPrice: change(() => ({ status: 'incomplete', question: null, failure: null })),
    /** The price of the present choice is pending. */
    awaitPrice: change((context) => ({ status: 'pending', question: simulationOf(context), failure: null })),
    /** The server has answered with the price. */
    keepPrice: change((_, { priced }: { priced: PricedOffer }) => ({ status: 'priced', priced })),
    /** The price request failed. Rethrows errors other than failures of a call. */
    keepPriceFailure: change((_, { error }: { error: unknown }) => ({
      status: 'unpriced',
      failure: failureOf(error),
    })),
    /** Drops a running price request. */
    leavePrice: change(({ price }) => (price.status === 'priced' ? price : noPrice)),
  };
}

/** The running price request. Throws if there is none: a bug of the chart. */
export function askedPrice({ price }: PricingContext): Simulation {
  if (price.question === null) throw new Error('A price is asked for, but nothing is to be priced');
  return price.question;
}

/** The guards of `pricing.states.ts`. */
export function pricingGuards<Context extends PricingContext>(simulationOf: SimulationOf<Context>) {
  const isOutdated = (context: Context): boolean =>
    JSON.stringify(simulationOf(context)) !== JSON.stringify(context.price.question);
  return {
    isPriceable: ({ context }: { readonly context: Context }) => simulationOf(context) !== null,
    isPriceKnown: ({ context }: { readonly context: Context }) =>
      context.price.status === 'priced' && !isOutdated(context),
    /** Any event may change an input of the price: the comparison is by value. */
    isPriceOutdated: ({ context }: { readonly context: Context }) => isOutdated(context),
  };
}
