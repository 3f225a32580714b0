import { describe, expect, test } from 'vitest';
import type { ModificationState } from '../../domain/modification.ts';
import { modificationStates } from '../../domain/modification.ts';
import { explore } from '../engine/model/explore.ts';
import { replayLine } from '../engine/model/replay.ts';
import type { LifecycleEvent } from '../../domain/modification-lifecycle.ts';
import { followedBy, lifecycle } from '../../domain/modification-lifecycle.ts';
import { modificationMachine } from './modification.machine.ts';
import { modificationChart } from './modification.samples.ts';

const shown = explore(modificationChart).filter(({ step }) => step === 'request');
const standingOf = ({ context }: (typeof shown)[number]) => context.modification?.state ?? '';

/** Events of a sent request, by its lifecycle. */
const events: readonly LifecycleEvent[] = [
  { type: 'request.letThrough' },
  { type: 'request.cancelled' },
  ...[3, 2, 0].map((accepted): LifecycleEvent => ({ type: 'request.decided', accepted, lines: 3 })),
];

/** State and context at the end of a line, and the requests made on the way. */
async function end(line: string) {
  const replay = await replayLine(modificationChart, `link > ${line}`);
  const { value, context } = replay.snapshot();
  return { value, context, asked: replay.asked };
}

describe('the state of a request', () => {
  test('has a state of the page for each state of the lifecycle except the draft, and one for unknown states', () => {
    const lives = Object.keys(lifecycle).filter((state) => state !== 'draft');
    const reads = ['opening', 'reading', 'received', 'unreadable', 'notFound', 'refreshing', 'outdated', 'completing'];
    const work = [...reads, 'cancelling', 'incomplete', 'unknown'];
    expect(Object.keys(modificationMachine.states).toSorted()).toEqual([...lives, ...work].toSorted());
    const statesWithScreen = new Set(shown.filter((each) => each.state === standingOf(each)).map(({ state }) => state));
    expect([...statesWithScreen].toSorted()).toEqual([...lives, 'unknown'].toSorted());
  });

  test('changes as in the lifecycle, and never once it is final', () => {
    const standings = new Map(shown.map((each) => [each.id, standingOf(each)]));
    const next = (state: ModificationState): readonly string[] => {
      const moves = shown.filter((each) => standingOf(each) === state).flatMap((each) => each.moves);
      const known = new Set(moves.flatMap(({ to }) => standings.get(to) ?? []));
      return [...known].filter((to) => to !== state && to !== 'unknown').toSorted();
    };
    for (const state of modificationStates) {
      const lives = events.flatMap((event) => followedBy(state, event) ?? []);
      expect([state, next(state)]).toEqual([state, lives.toSorted()]);
    }
  });

  test('is read again behind what is shown, once, whenever the office has done something; not once it is settled', async () => {
    const decided = await end('readModification:done.pending > place.changed:same > readModification:done.accepted');
    expect([decided.value, decided.context.answer, decided.asked.length]).toEqual(['accepted', null, 2]);
    await expect(end('readModification:done.accepted > place.changed:same')).rejects.toThrow(
      'cannot happen in accepted',
    );
    const lost = await end('readModification:done.pending > place.changed:same > readModification:failed.offline');
    expect([lost.value, lost.context.modification?.state]).toEqual(['outdated', 'pending']);
    const whole = await end('readModification:done.incomplete > retried > readModification:done.partlyAccepted');
    expect([whole.value, whole.context.modification?.lines.length]).toEqual(['partlyAccepted', 3]);
  });
});

describe('a cancellation', () => {
  const sent = 'readModification:done.pending > cancellation.considered > cancellation.confirmed';

  test('is asked for once it is confirmed, and done on the server’s word', async () => {
    const { asked, value } = await end('readModification:done.pending > cancellation.considered');
    expect([asked.length, value]).toEqual([1, 'pending']);
    const done = await end(`${sent} > cancelModification:done.cancelled`);
    expect(done.asked.at(-1)).toMatchObject({ port: 'cancelModification', input: { id: 7301 } });
    expect([done.value, done.context.answer]).toEqual(['cancelled', 'cancelled']);
  });

  test.each([
    [`${sent} > cancelModification:done.rejected`, 'rejected', 'decidedMeanwhile'],
    // The desk was faster than the person’s second thought.
    [
      'readModification:done.pending > cancellation.considered > place.changed:same > readModification:done.accepted',
      'accepted',
      'decidedMeanwhile',
    ],
    // The answer was lost, and the server had done it.
    [`${sent} > cancelModification:failed.timeout > readModification:done.cancelled`, 'cancelled', 'cancelled'],
    [`${sent} > cancelModification:failed.timeout > readModification:done.accepted`, 'accepted', 'decidedMeanwhile'],
  ])('after %s the request is %s: %s', async (line, state, answer) => {
    const { value, context } = await end(line);
    expect([value, context.modification?.state, context.answer, context.refusal]).toEqual([state, state, answer, null]);
  });

  test('that may not have reached the server can be asked for again', async () => {
    const lost = `${sent} > cancelModification:failed.timeout > readModification:done.pending`;
    const { value, context } = await end(lost);
    expect([value, context.cancellation, context.refusal?.kind]).toEqual(['pending', 'considered', 'timeout']);
    const again = await end(`${lost} > cancellation.confirmed > cancelModification:done.cancelled`);
    expect([again.value, again.context.refusal]).toEqual(['cancelled', null]);
  });
});

test('a number that is none is not asked for', async () => {
  const replay = await replayLine(modificationChart, 'mistyped');
  expect([replay.snapshot().value, replay.asked]).toEqual(['notFound', []]);
});
