/** Action and guard parameters that all requests share: the answer and the error. */

export interface Answered<Output> {
  readonly event: { readonly output: Output };
}

interface Failed {
  readonly event: { readonly error: unknown };
}

/** The answer of a port. */
export const answerOf = <Output>({ event }: Answered<Output>) => ({ answer: event.output });

/** The error of a port that failed. */
export const errorOf = ({ event }: Failed) => ({ error: event.error });

/** The action `keepFailure` of a chart: records the error of the request that failed. */
export const failed = { type: 'keepFailure', params: errorOf } as const;

/** The part of a chart that its actions, guards and requests receive. */
export interface WithContext<Context> {
  readonly context: Context;
}

/**
 * The arguments of an action for one event: `Given<OfferEvent, 'offer.changed'>`. `createStateConfig` (XState 5.33.3) infers
 * them, but states in files of their own would import the setup, and the setup their events: a cycle, or two files more
 * per chart.
 */
export interface Given<Event extends { readonly type: string }, Type extends Event['type']> {
  readonly event: Extract<Event, { readonly type: Type }>;
}
