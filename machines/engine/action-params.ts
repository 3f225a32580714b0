/** Parameters of actions and guards that every question to the world has in common: what was answered, what went wrong. */

export interface Answered<Output> {
  readonly event: { readonly output: Output };
}

interface Failed {
  readonly event: { readonly error: unknown };
}

/** What a port has answered. */
export const answerOf = <Output>({ event }: Answered<Output>) => ({ answer: event.output });

/** Why a port has not answered. */
export const errorOf = ({ event }: Failed) => ({ error: event.error });

/** The action `keepFailure` of a chart: what went wrong is told where it happened. */
export const failed = { type: 'keepFailure', params: errorOf } as const;

/** What an action, a guard or a question to the world is given of a chart. */
export interface Asked<Context> {
  readonly context: Context;
}

/** What an action is given of one event: `Given<OfferEvent, 'offer.changed'>`. */
export interface Given<Event extends { readonly type: string }, Type extends Event['type']> {
  readonly event: Extract<Event, { readonly type: Type }>;
}
