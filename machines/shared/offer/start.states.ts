import type { Offer } from '../../../domain/offer.ts';
import type { WithContext } from '../../engine/action-params.ts';
import { errorOf } from '../../engine/action-params.ts';
import type { Step } from '../../engine/step.ts';

/**
 * Starts an offer, under one idempotency key until it is answered. The chart has the state `waiting` next to it, the
 * action `countQuestion`, the guard `isUncertain` and the request `startQuotation`.
 */
export function startingState<Context, const Done, const Refused>(
  step: Step,
  startOf: (context: Context) => { readonly key: string; readonly offer: Offer },
  ends: { readonly done: Done; readonly refused: Refused },
) {
  return {
    meta: { step },
    tags: 'busy',
    entry: 'countQuestion',
    invoke: {
      src: 'startQuotation',
      input: ({ context }: WithContext<Context>) => startOf(context),
      onDone: ends.done,
      onError: [{ guard: { type: 'isUncertain', params: errorOf }, target: 'waiting' }, ends.refused],
    },
  } as const;
}

/**
 * The offer may have been started: a retry under its key returns it. The chart has the state `starting` next to it, the
 * delay `patience`, the action `forgetQuestions`, and the events `retried` and `offer.reopened`.
 */
export function waitingState<const Back extends string>(step: Step, back: Back) {
  return {
    meta: { step },
    tags: 'busy',
    after: { patience: { target: 'starting' } },
    on: { retried: { target: 'starting' }, 'offer.reopened': { target: back, actions: 'forgetQuestions' } },
  } as const;
}
