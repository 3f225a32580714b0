import { expect, test } from 'vitest';
import { replayLine } from '../../engine/model/replay.ts';
import { chargeOf } from '../../../domain/licence.ts';
import { isElsewhere } from './reader-form.context.ts';
import { typedReader } from './reader-form.fixtures.ts';
import { readerFormChart } from './reader-form.samples.ts';

const play = async (line: string) => {
  const replay = await replayLine(readerFormChart, line);
  const { value, context } = replay.snapshot();
  return { value, context, asked: replay.asked.map(({ port, input }) => ({ port, input })) };
};

/** The reader alone: no seat is ordered. */
const { purchaseOrder: _none, ...identity } = typedReader;

const written = 'another > readReaders:done.several > reader.written:complete';
const taken = 'another > readReaders:done.taken > reader.written:complete';

test('an added reader is sent with the stated charge, and the receipt shows its reference', async () => {
  const free = await play(`${written} > reader.confirmed`);
  expect(free.asked.at(-1)).toMatchObject({
    port: 'addReaders',
    input: { subscriptionId: 88031, readers: [identity], charge: null, purchaseOrder: '' },
  });
  const charged = await play(`${taken} > reader.confirmed`);
  expect(charged.asked.at(-1)?.input).toMatchObject({ charge: { minor: 9_900, currency: 'EUR' } });
  const { value, context } = await play(`${written} > reader.confirmed > addReaders:done.letThrough`);
  expect([value, context.draft.receipt]).toEqual([
    'asked',
    { id: 9305, reference: 'DM-2026-009305', isAddition: true, isLetThrough: true, name: 'Ousmane Fall' },
  ]);
});

test('a reader or line that is not in an incomplete answer is unreadable, not gone', async () => {
  const edit = 'rejected > readModification:done.edit > readReaders:done';
  for (const line of ['rejected > readModification:done.incomplete', `${edit}.incomplete`])
    expect((await play(line)).value).toBe('unreadable');
  expect((await play(`${edit}.none`)).value).toBe('gone');
});

test('a changed charge keeps the input, is stated, and is sent under another key', async () => {
  const way = `${written} > reader.confirmed > addReaders:done.chargeChanged`;
  const { value, context } = await play(way);
  expect([value, context.isChargeChanged, context.draft.typed]).toEqual(['writing', true, typedReader]);
  expect(context.seats && chargeOf(context.seats, 1)).toMatchObject({ minor: 9_900 });
  const again = await play(`${way} > reader.confirmed`);
  const sent = again.asked.filter(({ port }) => port === 'addReaders').map(({ input }) => input);
  expect(sent).toMatchObject([{ charge: null }, { charge: { minor: 9_900 } }]);
  expect(new Set(sent.map((input) => JSON.stringify(input)?.match(/"key":"[^"]+"/)?.[0])).size).toBe(2);
});

test('a request whose answer was lost is sent again under its key, and after a change under another one', async () => {
  const way = `${written} > reader.confirmed > addReaders:failed.timeout`;
  const keys = async (line: string) =>
    (await play(line)).asked.filter(({ port }) => port === 'addReaders').map(({ input }) => JSON.stringify(input));
  const [first, second] = await keys(`${way} > reader.confirmed`);
  expect(second).toBe(first);
  const [before, changed] = await keys(`${way} > reader.written:complete > reader.confirmed`);
  expect(changed).not.toBe(before);
});

test('the server’s issues about the only reader of an addition are shown at its fields', async () => {
  const { context } = await play(`${written} > reader.confirmed > addReaders:failed.known`);
  expect(Object.entries(context.failure?.fields ?? {})).toEqual([
    ['email', 'Cette adresse est déjà celle d’un lecteur de la licence.'],
  ]);
  expect(context.draft.typed).toEqual(typedReader);
});

test('an edit is prefilled with the reader, and a correction with the rejected input for the same reader', async () => {
  const edit = await play('known > readReader:done.known > reader.confirmed');
  expect(edit.asked.at(-1)).toMatchObject({
    port: 'editReader',
    input: { subscriptionId: 88031, readerId: 6101, reader: { firstName: 'Amina', lastName: 'de la croix' } },
  });
  const way = 'rejected > readModification:done.edit > readReaders:done.several';
  const correction = await play(`${way} > reader.confirmed`);
  expect(correction.context.rejected?.reason).toContain('organisme');
  expect(correction.asked.at(-2)).toMatchObject({ port: 'readReaders', input: { text: 'amina.delacroix@example.fr' } });
  expect(correction.asked.at(-1)).toMatchObject({
    port: 'editReader',
    input: { readerId: 6101, reader: { firstName: 'Ousmane', email: 'ousmane.fall@example.com' } },
  });
  const addition = await play('rejected > readModification:done.addition > readReaders:done.several');
  expect(addition.context).toMatchObject({ known: null, draft: { typed: { firstName: 'Ousmane' } } });
});

test('the form is closed for a pending reader, for a line that was not rejected, and without a seat', async () => {
  expect((await play('known > readReader:done.awaited')).value).toBe('awaiting');
  expect((await play('rejected > readModification:done.accepted')).value).toBe('gone');
  expect((await play('rejected > readModification:done.edit > readReaders:done.none')).value).toBe('gone');
  expect((await play('another > readReaders:done.full')).value).toBe('full');
  expect((await play('known > readReader:failed.missing')).value).toBe('gone');
});

test('a revalidation keeps the input, and another address resets the form', async () => {
  const { context } = await play('known > readReader:done.known > reader.written:complete');
  expect(isElsewhere(context, { aboId: '88031', reader: '6101' })).toBe(false);
  expect(isElsewhere(context, { aboId: '88031' })).toBe(true);
  const moved = await play('known > readReader:done.known > reader.written:complete > place.changed:another');
  expect(moved.context.draft).toMatchObject({ of: '88031///', typed: null });
});
