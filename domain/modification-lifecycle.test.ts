import { describe, expect, it } from 'vitest';
import { modificationStates } from './modification.ts';
import type { LifecycleEvent, LifecycleState } from './modification-lifecycle.ts';
import { followedBy, isCancellable } from './modification-lifecycle.ts';

const events: readonly LifecycleEvent[] = [
  { type: 'request.sent' },
  { type: 'request.letThrough' },
  { type: 'request.cancelled' },
  { type: 'request.decided', accepted: 40, lines: 40 },
  { type: 'request.decided', accepted: 39, lines: 40 },
  { type: 'request.decided', accepted: 0, lines: 40 },
];

const after = (state: LifecycleState) => events.map((event) => followedBy(state, event));

describe('the life of a request for a modification', () => {
  it('begins as a draft, and ends once, on the word of the desk, of a rule or of the person', () => {
    expect(after('draft')).toEqual(['pending', 'automaticallyAccepted', null, null, null, null]);
    expect(after('pending')).toEqual([
      null,
      'automaticallyAccepted',
      'cancelled',
      'accepted',
      'partlyAccepted',
      'rejected',
    ]);
    for (const state of modificationStates.filter((each) => each !== 'pending'))
      expect(after(state)).toEqual([null, null, null, null, null, null]);
    expect(modificationStates.filter(isCancellable)).toEqual(['pending']);
  });
});
