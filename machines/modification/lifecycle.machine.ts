/**
 * The life of a request for a modification (specification §3, request state), as a chart without a world: what may follow
 * what. The page's chart and the server judge by it, so that they cannot disagree.
 */
import { setup, transition } from 'xstate';
import type { ModificationState } from '../domain/modification.ts';
import type { StepMeta } from '../engine/step.ts';
import { typed } from '../engine/typed.ts';
import { lifecycleSteps as steps } from './lifecycle.steps.ts';

/** What happens to a request. */
export type LifecycleEvent =
  /** The person has sent it. */
  | { readonly type: 'request.sent' }
  /** A rule of the publisher's lets it through, when it is sent or when what it waited for has come. */
  | { readonly type: 'request.letThrough' }
  /** The desk has decided about all of its lines: so many of so many are accepted. */
  | { readonly type: 'request.decided'; readonly accepted: number; readonly lines: number }
  /** The person takes it back. */
  | { readonly type: 'request.cancelled' };

const settled = { type: 'final' } as const;

/** Every state that a request can be in; those of the specification under their own names, and the draft before them. */
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
    /** What the form of a reader or of a network keeps of what is typed, until it is sent: a request has no number before. */
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

/** Where a request stands, the draft that nobody has sent included. */
export type LifecycleState = 'draft' | ModificationState;

const standing = (state: LifecycleState) => lifecycleMachine.resolveState({ value: state, context: {} });

/** Where something leads a request that stands there; `null` where it cannot happen any more. */
export function followedBy(state: LifecycleState, event: LifecycleEvent): ModificationState | null {
  const before = standing(state);
  if (!before.can(event)) return null;
  const [{ value }] = transition(lifecycleMachine, before, event);
  return value === 'draft' ? null : value;
}

/** Whether the person can still take a request back. */
export function isCancellable(state: ModificationState | 'unknown'): boolean {
  return state !== 'unknown' && followedBy(state, { type: 'request.cancelled' }) !== null;
}

/** Whether nothing can become of a request any more, whoever does something. */
export function isSettled(state: ModificationState | 'unknown'): boolean {
  return state !== 'unknown' && standing(state).status === 'done';
}
