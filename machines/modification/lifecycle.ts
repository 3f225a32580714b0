/**
 * The life of a request for a modification (specification §3, request state), as a chart without a world: what may follow
 * what. The page's chart and the server judge by it, so that they cannot disagree.
 */
import { setup, transition } from 'xstate';
import type { ModificationState } from '../domain/modification.ts';
import { typed } from '../funnel/typed.ts';

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
export const lifecycle = setup({
  types: typed<{ context: object; events: LifecycleEvent; input: undefined; meta: object; tags: never }>(),
  guards: {
    isAccepted: (_, { accepted, lines }: { accepted: number; lines: number }) => accepted === lines,
    isRejected: (_, { accepted }: { accepted: number; lines: number }) => accepted === 0,
  },
}).createMachine({
  id: 'lifecycle',
  context: {},
  initial: 'draft',
  states: {
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

/** Where something leads a request that stands there; `null` where it cannot happen any more. */
export function followedBy(state: LifecycleState, event: LifecycleEvent): ModificationState | null {
  const before = lifecycle.resolveState({ value: state, context: {} });
  if (!before.can(event)) return null;
  const [{ value }] = transition(lifecycle, before, event);
  return value === 'draft' ? null : value;
}

/** Whether the person can still take a request back. */
export function isCancellable(state: ModificationState | 'unknown'): boolean {
  return state !== 'unknown' && followedBy(state, { type: 'request.cancelled' }) !== null;
}
