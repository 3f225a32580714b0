import { expect, test } from 'vitest';
import { replayLine } from '../../engine/model/replay.ts';
import { addressBook, fullAddressBook } from '../addresses/addresses.fixtures.ts';
import { changeOf, isComplete, isFull, isGone, placed, saved } from './address-form.context.ts';
import { addressFormChart } from './address-form.samples.ts';

const play = async (line: string) => {
  const replay = await replayLine(addressFormChart, line);
  return { asked: replay.asked.at(-1)?.input, context: replay.snapshot().context };
};

test('a form begins with what is kept, and what is sent takes its place; a new one begins empty', async () => {
  const kept = await play('kept > readAddresses:done.several > address.confirmed');
  expect(kept.asked).toMatchObject({ id: 5201, address: { city: 'Bordeaux' } });
  const another = await play('another > readAddresses:done.several > address.written:complete > address.confirmed');
  expect(another.asked).toMatchObject({ id: null, address: { city: 'Dakar', street: '5, rue du Phare' } });
});

test('once an address is kept, the form is ready for another one; where that fails, what was typed is still there', async () => {
  const way = 'another > readAddresses:done.several > address.written:complete > address.confirmed';
  const saved = await play(`${way} > saveAddress:done.saved`);
  expect([saved.context.draft.typed?.city, saved.context.lastSaved?.id]).toEqual(['', 5204]);
  const lost = await play(`${way} > saveAddress:failed.offline`);
  expect([lost.context.draft.typed?.city, lost.context.failure?.kind]).toEqual(['Dakar', 'offline']);
});

test('an address that is not in an incomplete book is unreadable, not gone', async () => {
  expect((await play('kept > readAddresses:done.incomplete')).context.failure?.kind).toBe('malformed');
  const { asked, context } = await play('kept > readAddresses:done.incomplete > retried > readAddresses:done.several');
  expect([asked, context.failure, context.draft.typed?.city]).toEqual([undefined, null, 'Bordeaux']);
});

test('input about one address is dropped for another', async () => {
  const { context } = await play(
    'kept > readAddresses:done.several > place.changed:another > readAddresses:done.several',
  );
  expect(context.draft).toMatchObject({ of: '', typed: { city: '' } });
});

test('only an address that is in the book can be changed, and only a book with room takes another', () => {
  const [first] = addressBook.addresses;
  const id = String(first?.id);
  expect([
    isGone({ id, book: addressBook }),
    isGone({ id: '1', book: addressBook }),
    isGone({ id, book: null }),
  ]).toEqual([false, true, true]);
  expect(isGone({ id: '', book: addressBook })).toBe(false);
  const almostFull = { ...fullAddressBook, addresses: fullAddressBook.addresses.slice(1) };
  expect([fullAddressBook, almostFull, null].map((book) => isFull({ id: '', book }))).toEqual([true, false, false]);
  expect(isFull({ id, book: fullAddressBook })).toBe(false);
});

test('input stays with its address, and is sent where it passes the rules', async () => {
  const { context } = await play('another > readAddresses:done.several > address.written:complete');
  const { draft } = context;
  expect(placed(draft, {}).draft).toBe(draft);
  expect(placed(draft, { id: '5201' })).toEqual({ id: '5201', draft: { of: '5201', typed: null }, lastSaved: null });
  const untyped = { ...draft, typed: null };
  expect([isComplete({ draft }), isComplete({ draft: untyped })]).toEqual([true, false]);
  expect(isComplete({ draft: { ...draft, typed: draft.typed && { ...draft.typed, city: '' } } })).toBe(false);
  expect(() => changeOf({ context: { ...context, draft: untyped } })).toThrow('nothing was typed');
  const { draft: next, lastSaved } = saved({ id: '', draft }, addressBook);
  expect([next.of, next.typed?.city, lastSaved?.id]).toEqual(['', '', addressBook.selectedId]);
});
