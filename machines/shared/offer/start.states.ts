import type { Step } from '../../engine/step.ts';

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
