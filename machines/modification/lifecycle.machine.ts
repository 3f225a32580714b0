/**
 * The lifecycle of a modification request (specification §3, request state), as a chart without ports. The page's chart
 * and the server both use it, so that they agree.
 */
import { setup, transition } from 'xstate';
import type { ModificationState } from '../../domain/modification.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/chart.ts';
import { lifecycleSteps as steps } from './modification.steps.ts';

/** Events of a request. */
export type LifecycleEvent =
  /** The person has sent it. */
  | { readonly type: 'request.sent' }
  /** A rule of the publisher accepts it automatically, when it is sent or once its condition is met. */
  | { readonly type: 'request.letThrough' }
  /** The publisher has decided all of its lines: `accepted` of `lines` are accepted. */
  | { readonly type: 'request.decided'; readonly accepted: number; readonly lines: number }
  /** The person cancels it. */
  | { readonly type: 'request.cancelled' };

const settled = { type: 'final' } as const;

/** All states of a request: those of the specification under their own names, and the draft before them. */
export const lifecycleMachine = setup({
  types: typed<{ context: object; events: LifecycleEvent; input: object; meta: StepMeta; tags: 'busy' }>(),
  guards: {
    isAccepted: (_, { accepted, lines }: { accepted: number; lines: number }) => accepted === lines,
    isRejected: (_, { accepted }: { accepted: number; lines: number }) => accepted === 0,
  },
}).createMachine({
  id: 'lifecycle',
  context: {},
  initial: 'draft',
  meta: { step: steps.nothing },
  states: {
    /** The input of the reader or network form before it is sent: a request has no number before. */
    draft: { on: { 'request.sent': 'pending', 'request.letThrough': 'automaticallyAccepted' } },
    pending: {
      on: {
        'request.letThrough': 'automaticallyAccepted',
        'request.cancelled': 'cancelled',
        'request.decided': [
          { guard: { type: 'isAccepted', params: ({ event }) => event }, target: 'accepted' },
          { guard: { type: 'isRejected', params: ({ event }) => event }, target: 'rejected' },
          { target: 'partlyAccepted' },
        ],
      },
    },
    cancelled: settled,
    accepted: settled,
    automaticallyAccepted: settled,
    rejected: settled,
    partlyAccepted: settled,
  },
});

/** State of a request, or of its unsent draft. */
export type LifecycleState = 'draft' | ModificationState;

const standing = (state: LifecycleState) => lifecycleMachine.resolveState({ value: state, context: {} });

/** The next state of a request after an event; `null` if the event is not possible. */
export function followedBy(state: LifecycleState, event: LifecycleEvent): ModificationState | null {
  const before = standing(state);
  if (!before.can(event)) return null;
  const [{ value }] = transition(lifecycleMachine, before, event);
  return value === 'draft' ? null : value;
}

/** Whether the person can still cancel a request. */
export function isCancellable(state: ModificationState | 'unknown'): boolean {
  return state !== 'unknown' && followedBy(state, { type: 'request.cancelled' }) !== null;
}

/** Whether the state of a request is final. */
export function isSettled(state: ModificationState | 'unknown'): boolean {
  return state !== 'unknown' && standing(state).status === 'done';
}
