import { describe, expect, test } from 'vitest';
import { MOST_RANGES } from '../../../domain/licence.ts';
import { replayLine } from '../../engine/model/replay.ts';
import { others } from '../../modification/modification.fixtures.ts';
import { rangeBook, rangeRequest, ranges } from '../ranges/ranges.fixtures.ts';
import {
  bookReceived,
  finished,
  isComplete,
  isElsewhere,
  isGone,
  isOne,
  listRead,
  placed,
  requestReceived,
  wordExplained,
  written,
} from './range-form.context.ts';
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
    subscriptionId: 88031,
    ranges: [
      { range: '203.0.113.104/29', label: 'Campus Sud' },
      { range: '2001:db8:77::/48', label: '' },
    ],
  });
});

test('a pasted exclusion becomes no row, stays in the text with its reason, and keeps the rest from being sent', async () => {
  const line = 'add > readRanges:done.several > list.written:excluding > list.read';
  const { context } = await play(line);
  expect(context.draft).toMatchObject({
    rows: [],
    rangeList: 'ExcludeIP 203.0.113.109',
    report: {
      used: 0,
      comments: 1,
      refused: [{ line: 2, text: 'ExcludeIP 203.0.113.109', why: 'excludeIp' }],
    },
  });
  await expect(play(`${line} > ranges.confirmed`)).rejects.toThrow('ranges.confirmed');
});

describe('a form that a link opens with an IP address', () => {
  const address = '192.0.2.7';
  const opened = (draft = freshRanges('seed'), params = {}) =>
    bookReceived(placed(draft, { aboId: '88031', address, ...params }), rangeBook(ranges.slice(0, 2))).draft;

  test('begins with it as a row', () => {
    expect(opened().rows).toEqual([{ range: address, label: '' }]);
  });

  test('keeps what was typed, and is empty once the request was received', () => {
    const { draft } = placed(freshRanges('seed'), { aboId: '88031' });
    const typed = { ...draft, rows: [{ range: '198.51.100.0/24', label: '' }] };
    expect(opened(typed).rows).toBe(typed.rows);
    const receipt = { id: 1, reference: 'MOD-1', added: 1, isLetThrough: false };
    expect(opened({ ...draft, rows: [], receipt }).rows).toEqual([]);
  });

  test('shows the network to change, not the address', () => {
    expect(opened(freshRanges('seed'), { range: String(ranges[0]?.id) }).rows).toEqual([
      { range: ranges[0]?.range, label: ranges[0]?.label },
    ]);
  });
});

const readText = (rangeList: string) => listRead({ book: loaded.book, draft: { ...loaded.draft, rangeList } });

test('an excluded address is taken out of its range, with the result in the report', () => {
  const { draft } = readText('100.0.0.0/24 Nord\nExcludeIP 100.0.0.9\n# Sud');
  const ranges = ['100.0.0.0-100.0.0.8', '100.0.0.10-100.0.0.255'];
  expect(draft).toMatchObject({
    rows: ranges.map((range) => ({ range, label: 'Nord' })),
    rangeList: '',
    excluded: [],
    report: { used: 2, reduced: [{ line: 1, text: '100.0.0.0/24', ranges }], refused: [] },
  });
});

test('an unknown word is one question for all of its lines, which wait in the text until it is answered', async () => {
  const { draft } = readText('Gris 100.0.0.0/24\nGRIS Nord 100.0.1.0/24\n100.0.2.0/24\nE 100.0.2.9');
  expect(draft).toMatchObject({
    rows: [{ range: '100.0.2.0-100.0.2.8' }, { range: '100.0.2.10-100.0.2.255' }],
    rangeList: 'Gris 100.0.0.0/24\nGRIS Nord 100.0.1.0/24',
    excluded: ['100.0.2.9'],
    report: { asked: [{ word: 'Gris', lines: [{ line: 1 }, { line: 2 }] }] },
  });
  const known = { book: loaded.book, draft };
  expect(wordExplained(known, 'Gris', true).draft).toMatchObject({
    rows: [{}, {}, { range: '100.0.0.0/24', label: 'Gris' }, { range: '100.0.1.0/24', label: 'GRIS Nord' }],
    rangeList: '',
    excluded: [],
    report: { asked: [] },
  });
  expect(wordExplained(known, 'Gris', false).draft).toMatchObject({
    rows: [{}, {}],
    rangeList: '',
    report: { asked: [] },
  });
  const begun = 'add > readRanges:done.several > list.written:asking > list.read';
  await expect(play(`${begun} > ranges.confirmed`)).rejects.toThrow('ranges.confirmed');
  const [sent] = (await play(`${begun} > word.explained:label > ranges.confirmed`)).sent;
  expect(sent).toMatchObject({
    ranges: [{}, {}, { range: '198.51.100.192/27', label: 'Gris' }],
  });
});

test('a later line of a list is read without the addresses that an earlier one excluded', () => {
  const { draft } = readText('100.0.0.0/25\nE 100.0.0.9\nGris 100.0.0.0/28');
  const { rows } = wordExplained({ book: loaded.book, draft: { ...draft, rows: [] } }, 'Gris', true).draft;
  expect(rows).toMatchObject([{ range: '100.0.0.0-100.0.0.8' }, { range: '100.0.0.10-100.0.0.15' }]);
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

test('a range or line that is not in an incomplete answer is unreadable, not gone', async () => {
  for (const line of ['edit > readRanges:done.incomplete', 'correct > readModification:done.incomplete'])
    expect((await play(line)).context.failure?.kind).toBe('malformed');
  expect((await play('edit > readRanges:done.incomplete > retried > readRanges:done.several')).context).toMatchObject({
    failure: null,
    known: { id: 4101 },
    draft: { rows: [{ range: '192.0.2.0/24' }] },
  });
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

describe('the address of the form', () => {
  const adding = { aboId: '88031' };
  const editing = { ...adding, range: '4101' };
  const { reference, subscription } = others.rangeEdit;
  const correcting = { aboId: String(subscription?.id), request: reference, line: '1' };
  const at = (params: Readonly<Record<string, string>>) => placed(freshRanges('seed'), params);

  test('decides what it is about, and input stays with it', () => {
    expect([adding, editing, correcting].map((params) => isOne(at(params)))).toEqual([false, true, true]);
    const { draft } = written(at(editing).draft, { rangeList: '192.0.3.0/24' });
    expect(placed(draft, editing).draft).toBe(draft);
    expect(placed(draft, adding).draft).toMatchObject({ rangeList: '', rows: null, attempt: draft.attempt + 1 });
    expect([isElsewhere(at(editing), editing), isElsewhere(at(editing), adding)]).toEqual([false, true]);
  });

  test('names a range of the licence, or a rejected line of a request', () => {
    const book = rangeBook(ranges);
    const gone = (params: Readonly<Record<string, string>>) =>
      isGone({ ...at(params), ...bookReceived(at(params), book) });
    expect([gone(editing), gone({ ...adding, range: '1' }), gone(adding)]).toEqual([false, true, false]);
    expect(gone(correcting)).toBe(true);
  });

  test('brings the change that was rejected back to its range, as long as the licence has it', () => {
    const [kept] = ranges;
    if (!kept) throw new Error('There are no ranges');
    const corrected = { ...at(correcting), ...requestReceived(at(correcting), others.rangeEdit) };
    const shown = (range: string) => {
      const context = { ...corrected, ...bookReceived(corrected, rangeBook([{ ...kept, range }])) };
      return { isGone: isGone(context), known: context.known?.id, rows: context.draft.rows };
    };
    const rows = [{ range: '192.0.2.0/24', label: 'Bibliothèque' }];
    expect(shown('192.0.2.0/25')).toEqual({ isGone: false, known: kept.id, rows });
    expect(shown('198.51.100.0/25')).toEqual({ isGone: true, known: undefined, rows });
    expect(requestReceived(at(correcting), others.readerEdit).rejected).toBeNull();
    expect(requestReceived(at({ ...correcting, ...adding }), others.rangeEdit).rejected).toBeNull();
  });
});

test('a received request has its receipt: how many ranges it adds, and whether it was let through', () => {
  const typed = written(loaded.draft, { rows: [{ range: '100.0.0.0/24', label: '' }] });
  const context = { ...placed(freshRanges('seed'), { aboId: '88031' }), ...loaded, ...typed };
  const receipt = (facts: Partial<typeof context>, state: 'pending' | 'automaticallyAccepted') =>
    finished({ ...context, ...facts }, rangeRequest(2, state)).draft.receipt;
  expect(receipt({}, 'pending')).toMatchObject({ reference: 'DM-2026-009404', added: 1, isLetThrough: false });
  expect(receipt({}, 'automaticallyAccepted')).toMatchObject({ isLetThrough: true });
  const [known = null] = ranges;
  expect(receipt({ known }, 'pending')).toMatchObject({ added: 0 });
  expect(finished(context, rangeRequest(2, 'pending'))).toMatchObject({ aboId: '88031', range: '', known: null });
});

test('the report of a pasted list counts its used lines, comments and headings', () => {
  const rangeList = 'IP range\n# Sud\n100.0.0.0/24 Nord\n100.0.1.0/24';
  const { draft } = listRead({ book: loaded.book, draft: { ...loaded.draft, rows: null, rangeList } });
  expect(draft.report).toMatchObject({ used: 2, comments: 1, headings: 1, refused: [] });
  expect(draft.rows).toHaveLength(2);
});
