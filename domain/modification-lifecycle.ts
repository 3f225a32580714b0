/**
 * The lifecycle of a modification request (specification §3, request state), as a table. The server settles requests by
 * it, and the chart `lifecycle` draws it.
 */
import type { ModificationState } from './modification.ts';

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

/** State of a request, or of its unsent draft. */
export type LifecycleState = 'draft' | ModificationState;

type Decided = Extract<LifecycleEvent, { readonly type: 'request.decided' }>;

/** Conditions of a decision. */
export const decisionGuards = {
  isAccepted: ({ accepted, lines }: Decided) => accepted === lines,
  isRejected: ({ accepted }: Decided) => accepted === 0,
};

/** A transition; of several, the first whose condition holds. */
interface Transition {
  readonly guard?: keyof typeof decisionGuards;
  readonly target: ModificationState;
}

/** The transitions of a state, by events. A state without any is final. */
export const lifecycle: Readonly<
  Record<LifecycleState, Readonly<Partial<Record<LifecycleEvent['type'], readonly Transition[]>>>>
> = {
  /** The input of the reader or network form before it is sent: a request has no number before. */
  draft: {
    'request.sent': [{ target: 'pending' }],
    'request.letThrough': [{ target: 'automaticallyAccepted' }],
  },
  pending: {
    'request.letThrough': [{ target: 'automaticallyAccepted' }],
    'request.cancelled': [{ target: 'cancelled' }],
    'request.decided': [
      { guard: 'isAccepted', target: 'accepted' },
      { guard: 'isRejected', target: 'rejected' },
      { target: 'partlyAccepted' },
    ],
  },
  cancelled: {},
  accepted: {},
  automaticallyAccepted: {},
  rejected: {},
  partlyAccepted: {},
};

/** The next state of a request after an event; `null` if the event is not possible. */
export function followedBy(state: LifecycleState, event: LifecycleEvent): ModificationState | null {
  const holds = (guard: keyof typeof decisionGuards): boolean =>
    event.type === 'request.decided' && decisionGuards[guard](event);
  const transitions = lifecycle[state][event.type] ?? [];
  return transitions.find(({ guard }) => guard === undefined || holds(guard))?.target ?? null;
}

/** Whether the person can still cancel a request. */
export function isCancellable(state: ModificationState | 'unknown'): boolean {
  return state !== 'unknown' && followedBy(state, { type: 'request.cancelled' }) !== null;
}

/** Whether the state of a request is final. */
export function isSettled(state: ModificationState | 'unknown'): boolean {
  return state !== 'unknown' && Object.keys(lifecycle[state]).length === 0;
}
