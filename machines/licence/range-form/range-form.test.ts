import { expect, test } from 'vitest';
import { MOST_RANGES } from '../../domain/licence.ts';
import { replayLine } from '../../engine/model/replay.ts';
import { rangeBook, ranges } from '../ranges/ranges.fixtures.ts';
import { bookReceived, isComplete, listRead, placed, written } from './range-form.context.ts';
import { freshRanges } from './range-form.draft.ts';
import { rangeFormChart } from './range-form.samples.ts';

const play = async (line: string) => {
  const replay = await replayLine(rangeFormChart, line);
  const sent = replay.asked
    .filter(({ port }) => port === 'addRanges' || port === 'editRange')
    .map(({ input }) => input);
  return { sent, context: replay.snapshot().context };
};

const pasted = 'add > readRanges:done.several > list.written:pasted > list.read';
const mended = `${pasted} > row.written:mended > ranges.confirmed`;

test('each pasted range becomes a row as typed, and is sent in canonical form once every row is corrected', async () => {
  const { context } = await play(pasted);
  expect([context.draft.rows, context.draft.rangeList]).toEqual([
    [
      { range: '203.0.113.104 – 111', label: 'Campus Sud' },
      { range: '2001:db8:77::/129', label: '' },
    ],
    '',
  ]);
  await expect(play(`${pasted} > ranges.confirmed`)).rejects.toThrow('ranges.confirmed');
  const [sent] = (await play(mended)).sent;
  expect(sent).toMatchObject({
    addition: {
      subscriptionId: 88031,
      ranges: [
        { range: '203.0.113.104/29', label: 'Campus Sud' },
        { range: '2001:db8:77::/48', label: '' },
      ],
    },
  });
});

test('a pasted exclusion becomes no row, stays in the text with its reason, and keeps the rest from being sent', async () => {
  const line = 'add > readRanges:done.several > list.written:excluding > list.read';
  const { context } = await play(line);
  expect(context.draft).toMatchObject({
    rows: [],
    rangeList: '203.0.113.104/29 sauf 203.0.113.109',
    report: {
      used: 0,
      comments: 1,
      refused: [{ line: 2, text: '203.0.113.104/29 sauf 203.0.113.109', why: 'exclusion' }],
    },
  });
  await expect(play(`${line} > ranges.confirmed`)).rejects.toThrow('ranges.confirmed');
  const partly = listRead({
    book: loaded.book,
    draft: { ...loaded.draft, rangeList: '100.0.0.0/24 Nord\nExcludeIP 100.0.0.9\n# Sud' },
  });
  expect(partly.draft).toMatchObject({
    rows: [{ range: '100.0.0.0/24', label: 'Nord' }],
    rangeList: 'ExcludeIP 100.0.0.9',
  });
  expect(isComplete({ ...placed(freshRanges('seed'), {}), ...loaded, ...partly })).toBe(false);
});

test('a request whose answer was lost is sent again as the same one; once it has arrived, what is typed is another', async () => {
  const [first, second] = (await play(`${mended} > addRanges:failed.offline > ranges.confirmed`)).sent;
  expect(second).toEqual(first);
  const { context } = await play(`${mended} > addRanges:done.asked`);
  expect(context.draft).toMatchObject({ rows: [], attempt: 3, receipt: { reference: 'DM-2026-009404', added: 2 } });
});

test('a change begins with what is kept, a correction with what was asked for and rejected', async () => {
  const edited = await play('edit > readRanges:done.several > row.written:other > ranges.confirmed');
  expect(edited.sent).toEqual([
    { subscriptionId: 88031, rangeId: 4101, range: { range: '198.51.100.128/26', label: 'Campus Est' } },
  ]);
  const { context } = await play('correct > readModification:done.rejected > readRanges:done.several');
  expect(context.draft.rows).toEqual([{ range: '203.0.113.0-203.0.113.99', label: 'Bibliothèque' }]);
  const unchanged = await play('edit > readRanges:done.several > ranges.confirmed');
  expect(unchanged.sent).toMatchObject([{ range: { range: '192.0.2.0/24' } }]);
});

test('a decision on a request keeps the input', async () => {
  const { context } = await play(`${pasted} > row.written:mended > place.changed:same > readRanges:done.several`);
  expect(context.draft.rows).toHaveLength(2);
});

const loaded = bookReceived(placed(freshRanges('seed'), { aboId: '88031' }), rangeBook(ranges));

test('a range that overlaps one that is kept, or one before it, is not sent', () => {
  const complete = (...texts: readonly string[]) =>
    isComplete({
      ...placed(freshRanges('seed'), {}),
      ...loaded,
      draft: written(loaded.draft, { rows: texts.map((range) => ({ range, label: '' })) }).draft,
    });
  expect([complete('192.0.3.0/24'), complete('192.0.2.77'), complete('192.0.3.0/24', '192.0.3.9')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('of a list that is longer than there is room for, the rest stays in the text', () => {
  const text = Array.from(
    { length: MOST_RANGES },
    (_, index) => `100.0.${index % 250}.${Math.floor(index / 250)} n${index}`,
  );
  const { draft } = listRead({ book: loaded.book, draft: { ...loaded.draft, rangeList: text.join('\n') } });
  expect(draft.rows).toHaveLength(MOST_RANGES - ranges.length);
  expect(draft.rangeList.split('\n')).toEqual(text.slice(-ranges.length));
});
