import { expect, test } from 'vitest';
import { replayLine } from '../../engine/model/replay.ts';
import { openingOf, placed } from './ranges.context.ts';
import { rangeBook, ranges } from './ranges.fixtures.ts';
import { rangesChart } from './ranges.samples.ts';

const play = async (line: string) => {
  const replay = await replayLine(rangesChart, line);
  const { asked } = replay;
  return {
    sent: asked.filter(({ port }) => port !== 'readRanges').map(({ port, input }) => [port, input]),
    reads: asked.filter(({ port }) => port === 'readRanges').length,
    context: replay.snapshot().context,
  };
};

const shown = 'link > readRanges:done.several';

test('a deletion is sent after five seconds unless undone, then the networks are read again', async () => {
  const { sent, reads, context } = await play(
    `${shown} > change.made:deleted > wait undoTime > deleteRange:done.asked`,
  );
  expect([sent, reads]).toEqual([[['deleteRange', { subscriptionId: 88031, rangeId: 4101 }]], 2]);
  expect(context.listing.rows).toHaveLength(ranges.length);
  expect((await play(`${shown} > change.made:deleted > change.undone`)).sent).toEqual([]);
});

test('a request is cancelled with all its networks, and an earlier decision is reported', async () => {
  const way = `${shown} > change.made:takenBack`;
  const marked = (await play(way)).context.listing.rows.filter(({ changed }) => changed === 'takenBack');
  expect(marked.map(({ id }) => id)).toEqual(['4103', '4105']);
  const sent = `${way} > wait undoTime > cancelModification`;
  const cancelled = await play(`${sent}:done.cancelled`);
  expect([cancelled.sent, cancelled.context.decided]).toEqual([[['cancelModification', { id: 9401 }]], null]);
  const accepted = await play(`${sent}:done.accepted`);
  expect([accepted.reads, accepted.context.decided]).toEqual([2, { id: 9401, reference: 'DM-2026-009401' }]);
});

test('a return revalidates the networks, and another licence resets the page', async () => {
  const { context, reads } = await play(`${shown} > place.changed:same`);
  expect([context.listing.rows.length, reads]).toEqual([ranges.length, 2]);
  const opening = openingOf({ params: { aboId: '88031' }, cached: rangeBook(ranges) });
  expect(placed(opening, { aboId: '88031' })).toEqual({});
  expect(placed(opening, { aboId: '88044' })).toMatchObject({
    aboId: '88044',
    subscription: null,
    presentAddress: null,
  });
  expect(placed(opening, { aboId: '88044' }).listing?.rows).toEqual([]);
});
