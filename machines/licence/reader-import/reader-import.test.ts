import { expect, test } from 'vitest';
import type { ReaderPage } from '../../../domain/licence.ts';
import { MOST_ADDED_READERS } from '../../../domain/licence.ts';
import { ApiError } from '../../failure.ts';
import { replayLine } from '../../engine/model/replay.ts';
import type { ReaderImportContext } from './reader-import.context.ts';
import {
  additionOf,
  answered,
  begin,
  chargeNow,
  changeRefused,
  comparisonOf,
  given,
  hindered,
  hindranceOf,
  readersReceived,
  refusedBy,
  rolesChosen,
  rowChanged,
  submitted,
  received,
  turnTo,
  typed,
} from './reader-import.context.ts';
import { freshReaderImport } from './reader-import.draft.ts';
import { readerImportChart } from './reader-import.samples.ts';

const play = (line: string) => replayLine(readerImportChart, line);

const begun = 'licence > readReaders:done.received > readAllReaders:done.received';
const pasted = `${begun} > text.changed:list > list.given`;
const sent = `${pasted} > row.changed:mended > readers.confirmed`;
const additions = ({ asked }: Awaited<ReturnType<typeof play>>) =>
  asked.filter(({ port }) => port === 'addReaders').map(({ input }) => JSON.stringify(input));

const parsed = (text: string): unknown => JSON.parse(text);

test('a pasted list with a corrected row and a skipped duplicate adds both readers with their charge', async () => {
  const replay = await play(`${sent} > addReaders:done.asked`);
  expect(additions(replay).map(parsed)).toMatchObject([
    {
      subscriptionId: 410_021,
      readers: [
        // In the order of the list, although Koffi's row was corrected first.
        { civility: 2, firstName: 'Awa', lastName: 'Ndiaye', email: 'awa.ndiaye@cuivre.example' },
        { civility: 1, firstName: 'Koffi', lastName: 'Mensah', email: 'koffi.mensah@cuivre.example' },
      ],
      charge: { minor: 4_800, currency: 'EUR' },
    },
  ]);
  expect(replay.snapshot().context.draft).toMatchObject({
    rows: [],
    receipt: { readers: 2, reference: 'DM-7KQ2-M4XD-92TB' },
  });
});

test('a request whose answer was lost is sent again under its key, and after a change under another one', async () => {
  const lost = `${sent} > addReaders:failed.timeout > readReaders:done.received > readAllReaders:done.received`;
  const [first, second] = additions(await play(`${lost} > readers.confirmed`));
  expect(second).toBe(first);
  const [, other] = additions(await play(`${lost} > row.changed:opened > readers.confirmed`));
  expect(other).toBe(first);
});

test('a changed charge is reported without a request, and the next request has another key and the new charge', async () => {
  const replay = await play(`${sent} > addReaders:done.charged > readers.confirmed`);
  const [, second] = additions(replay).map(parsed);
  expect(second).toMatchObject({ charge: { minor: 8_400 } });
  expect(new Set(additions(replay).map((text) => /"key":"([^"]+)"/.exec(text)?.[1])).size).toBe(2);
  const { context } = (await play(`${sent} > addReaders:done.charged`)).snapshot();
  expect([context.isChargeNew, context.draft.rows.length]).toEqual([true, 3]);
});

const edits = ({ asked }: Awaited<ReturnType<typeof play>>) =>
  asked.filter(({ port }) => port === 'editReader').map(({ input }) => input);

test('an updated list adds and charges the new reader only, and renames the others', async () => {
  const line = `${begun} > text.changed:update > list.given`;
  const { context } = (await play(line)).snapshot();
  expect(chargeNow(context)).toBe(null);
  expect(comparisonOf(context)).toMatchObject({ there: 0, added: [{ email: 'ina.sow@cuivre.example' }] });
  const replay = await play(
    `${line} > readers.confirmed > addReaders:done.asked > editReader:done.asked > editReader:done.asked`,
  );
  expect(additions(replay).map(parsed)).toMatchObject([{ readers: [{ firstName: 'Ina' }], charge: null }]);
  expect(edits(replay)).toMatchObject([
    { readerId: 52_001, reader: { firstName: 'Aya', lastName: 'Koné-Sow' } },
    { readerId: 52_002, reader: { firstName: 'Moussa', lastName: 'Diallo-Sow' } },
  ]);
  expect(replay.snapshot().context.draft).toMatchObject({ rows: [], receipt: { readers: 1, changed: 2 } });
});

test('a list of the licence’s present readers requests nothing and costs nothing', async () => {
  const { context } = (await play(`${begun} > text.changed:same > list.given`)).snapshot();
  expect([hindranceOf(context), chargeNow(context)]).toEqual(['nothing', null]);
  expect(comparisonOf(context)).toMatchObject({ there: 1, added: [], changes: [], unlisted: [{ id: 52_002 }] });
});

test('a list of exclusions only is refused at the text field, with its lines', async () => {
  const { context } = (await play(`${begun} > text.changed:excluding > list.given`)).snapshot();
  expect([context.problem, context.draft.rows]).toEqual([{ kind: 'noReader' }, []]);
  expect(context.draft).toMatchObject({ report: { refused: [{ line: 1, why: 'exclusion' }] } });
  expect(context.draft.text).not.toBe('');
});

test('ambiguous columns are reported, and read by their assigned roles', async () => {
  const line = `${begun} > text.changed:unclear > list.given`;
  expect((await play(line)).snapshot().context.problem).toEqual({ kind: 'columns' });
  const { context } = (await play(`${line} > columns.chosen:names > list.given`)).snapshot();
  expect(context.draft.rows).toMatchObject([
    { firstName: 'Ibrahim', lastName: 'Moussa', email: 'contact@cuivre.example' },
  ]);
});

const page: ReaderPage = {
  subscription: { id: 7, reference: 'AB-2026-000007', isFromQuotation: false, publications: [] },
  seats: { bought: 2, taken: 0, pending: 0, extra: null },
  readers: [],
  next: null,
};

const after = (context: ReaderImportContext, ...changes: readonly ((known: ReaderImportContext) => object)[]) =>
  changes.reduce((known, change) => ({ ...known, ...change(known) }), context);

const start = after(
  begin({ draft: freshReaderImport('seed'), params: { aboId: '7' } }),
  () => received(page),
  () => readersReceived([]),
);
const reading = (text: string) => [(known: ReaderImportContext) => typed(known, text), given];
const line = (name: string, email = `${name.toLowerCase()}@example.org`) => `Mme;${name};Ndiaye;${email}`;
const three = ['Awa', 'Aya', 'Ina'].map((name) => line(name)).join('\n');

test('the server’s issues open the rows of the readers and move them to the top until changed', () => {
  const list = after(start, ...reading(three), (known) => rowChanged(known, 1, { isLeftOut: true }), submitted);
  const error = new ApiError('invalid', 'POST', {
    fields: { 'readers.1.email': 'Taken', 'readers.9.email': 'Anonymous' },
  });
  const refused = after(list, (known) => refusedBy(known, error));
  expect(refused.draft.rows.map(({ id, isOpen }) => [id, isOpen])).toEqual([
    [3, true],
    [1, false],
    [2, false],
  ]);
  expect([refused.refused, refused.failure, hindranceOf(refused)]).toEqual([{ 3: { email: 'Taken' } }, null, 'wrong']);
  const mended = after(refused, (known) => rowChanged(known, 3, { email: 'ina.2@example.org' }));
  expect([mended.refused, hindranceOf(mended)]).toEqual([{}, null]);
  const general = after(list, (known) => refusedBy(known, new ApiError('invalid', 'POST', { feedback: 'No' })));
  expect([general.failure?.feedback, general.draft.rows.length]).toEqual(['No', 3]);
});

test('missing seats and a list without included rows block sending', () => {
  const list = after(start, ...reading(three));
  expect(hindranceOf(list)).toBe('noRoom');
  expect(hindranceOf(after(list, (known) => rowChanged(known, 2, { isLeftOut: true })))).toBe(null);
  const none = [1, 2, 3].map((id) => (known: ReaderImportContext) => rowChanged(known, id, { isLeftOut: true }));
  expect(hindranceOf(after(list, ...none))).toBe('noReader');
});

test('a second list is appended to the corrected rows, and an empty text is no problem', () => {
  const first = after(start, ...reading(line('Awa')), (known) => rowChanged(known, 1, { lastName: 'Diop' }));
  const both = after(first, ...reading(`\n${line('Aya')}\n${line('Awa', 'AWA@example.org')}`));
  expect(both.draft.rows.map(({ id, line: at, lastName, isLeftOut }) => [id, at, lastName, isLeftOut])).toEqual([
    [1, 1, 'Diop', false],
    [2, 2, 'Ndiaye', false],
    [3, 3, 'Ndiaye', true],
  ]);
  expect([both.draft.text, both.draft.blankLines, after(both, given).problem]).toEqual(['', 1, null]);
  const many = Array.from({ length: 2_999 }, (_, index) => `r${index}@example.org`).join('\n');
  const full = after(both, ...reading(many));
  expect([full.problem, full.draft.rows.length, full.draft.text]).toEqual([{ kind: 'tooMany', count: 3_002 }, 3, many]);
});

const untitled =
  'Nom;Prénom;Courriel\nNdiaye;Awa;awa@example.org\nSow;Ina;ina@example.org\nDiop;;aya@example\nMensah;Koffi;koffi@example.org;x';
const titled =
  'Civilité;Nom;Prénom;Courriel\nMme;Ndiaye;Awa;awa@example.org\nMme;Sow;Ina;ina@example.org\nMme;Diop;Aya;aya@example.org\nM.;Mensah;Koffi;koffi@example.org';

test('a list given again replaces its own faulty lines, by address or by name', () => {
  const first = after(start, ...reading(untitled.replace('Diop;;', 'Diop;Aya;')));
  expect(first.draft.report?.refused).toHaveLength(1);
  const again = after(first, ...reading(titled));
  expect(again.draft.rows.map(({ email, civility, isLeftOut }) => [email, civility, isLeftOut])).toEqual([
    ['awa@example.org', 2, false],
    ['ina@example.org', 2, false],
    ['aya@example.org', 2, false],
    ['koffi@example.org', 1, false],
  ]);
  expect(again.draft.report).toMatchObject({ replaced: 3, refused: [] });
  expect(comparisonOf(again).wrong.size).toBe(0);
});

test('a corrected or valid line stays where the list is given again', () => {
  const first = after(start, ...reading(untitled), (known) =>
    rowChanged(known, 1, { civility: 1, lastName: 'Diallo' }),
  );
  const again = after(first, ...reading(titled));
  expect(again.draft.rows.filter(({ email }) => email === 'awa@example.org')).toMatchObject([
    { lastName: 'Diallo', isLeftOut: false },
    { lastName: 'Ndiaye', isLeftOut: true },
  ]);
});

test('a row that the server refused is replaced with its issue', () => {
  const sentList = after(start, ...reading(line('Awa')), submitted);
  const error = new ApiError('invalid', 'POST', { fields: { 'readers.0.lastName': 'Unknown' } });
  const again = after(sentList, (known) => refusedBy(known, error), ...reading(line('Awa')));
  expect([again.draft.rows.length, again.refused, hindranceOf(again)]).toEqual([1, {}, null]);
});

test('of many wrong rows the first ten are open', () => {
  const text = Array.from({ length: 300 }, (_, index) => `r${index}@example.org`).join('\n');
  expect(
    after(start, ...reading(text))
      .draft.rows.map(({ isOpen }) => isOpen)
      .lastIndexOf(true),
  ).toBe(9);
});

test('a list is dropped for another licence, and rows are sent without surrounding spaces', () => {
  const list = after(start, ...reading(line('Awa')), (known) => rowChanged(known, 1, { email: 'awa@example.org ' }));
  expect(additionOf({ context: list }).readers).toMatchObject([{ email: 'awa@example.org' }]);
  expect(turnTo(list, '7')).toEqual({});
  expect(after(list, (known) => turnTo(known, '8'))).toMatchObject({
    aboId: '8',
    licence: null,
    draft: { of: '8', rows: [] },
  });
});

test('a received request starts a new key', () => {
  const list = after(start, ...reading(line('Awa')), submitted);
  const request = {
    id: 1,
    reference: 'DM-1',
    type: 5,
    state: 'pending',
    askedAt: '2026-11-22T20:15:00.000Z',
    decidedAt: null,
    lineCount: 1,
    rejectedCount: 0,
  } as const;
  const next = after(list, (known) => answered(known, { kind: 'asked', request }), ...reading(line('Awa')), submitted);
  expect(additionOf({ context: next }).key).not.toBe(additionOf({ context: list }).key);
});

test('roles of columns last as long as the first line that is not empty', () => {
  const chosen = after(
    start,
    (known) => typed(known, `\n${line('Awa')}`),
    (known) => rolesChosen(known, ['civility', 'lastName', 'firstName', 'email']),
  );
  const roles = (text: string) => after(chosen, (known) => typed(known, text)).draft.roles;
  expect(roles(`\n \n${line('Awa')}\n${line('Aya')}`)).toEqual(chosen.draft.roles);
  expect(roles(`${line('Aya')}\n${line('Awa')}`)).toEqual([]);
});

test('an empty text is a problem of an empty list only, and each attempt counts', () => {
  const empty = after(start, ...reading(' \n'));
  expect([empty.problem, empty.attempts]).toEqual([{ kind: 'empty' }, 1]);
  expect(after(empty, given).attempts).toBe(2);
});

test('a reader who was left out can be listed again, and the largest list is taken', () => {
  const out = after(start, ...reading(line('Awa')), (known) => rowChanged(known, 1, { isLeftOut: true }));
  const again = after(out, ...reading(line('Awa')));
  expect(again.draft.rows.map(({ isLeftOut }) => isLeftOut)).toEqual([true, false]);
  const most = Array.from({ length: MOST_ADDED_READERS }, (_, index) => `r${index}@example.org`).join('\n');
  expect(after(start, ...reading(most)).draft.rows).toHaveLength(MOST_ADDED_READERS);
});

test('the report adds up the lines of all lists, and wrong rows come first, open', () => {
  const both = after(
    start,
    ...reading(`# Nord\n${line('Awa')}`),
    ...reading(`# Sud\n${line('Aya')}\n${line('Ina', 'ina@example')}`),
  );
  expect(both.draft.report?.comments).toBe(2);
  const order = ({ draft: { rows } }: ReaderImportContext) => rows.map(({ id, isOpen }) => [id, isOpen]);
  expect(order(both)).toEqual([
    [3, true],
    [1, false],
    [2, false],
  ]);
  expect(hindranceOf({ ...both, licence: null })).toBe('wrong');
  const broken = after(both, (known) => rowChanged(known, 2, { lastName: '' }), hindered);
  expect([order(broken)[1], broken.attempts]).toEqual([[2, true], both.attempts + 1]);
});

test('of a refused change the fields are shown at its row, and a failure without fields is one of the page', () => {
  const reader = {
    id: 52_001,
    civility: 2,
    firstName: 'Awa',
    lastName: 'Sow',
    email: 'awa@example.org',
    pending: null,
    addressChange: null,
  };
  const list = after(start, () => readersReceived([reader]), ...reading(line('Awa')));
  const invalid = new ApiError('invalid', 'POST', { fields: { lastName: 'Too long' } });
  expect(changeRefused(list, invalid)).toMatchObject({
    refused: { 1: { lastName: 'Too long' } },
    attempts: 1,
    failure: null,
  });
  expect(changeRefused(list, new ApiError('offline', 'POST'))).toMatchObject({ failure: { kind: 'offline' } });
});

test('a list that the server refuses as a whole may be sent under another key; one whose answer is lost keeps it', () => {
  const list = after(start, ...reading(line('Awa')), submitted);
  const isSubmitted = (kind: 'invalid' | 'offline') =>
    after(list, (known) => refusedBy(known, new ApiError(kind, 'POST'))).draft.submitted;
  expect([isSubmitted('invalid'), isSubmitted('offline')]).toEqual([false, true]);
});
