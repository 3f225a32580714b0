import { expect, test } from 'vitest';
import { modificationType } from './enumerations.ts';
import type { PendingModification } from './licence.ts';
import { chargeOf, extraSeatsFor, hasRoomFor, MOST_RANGES, subjectOfReader } from './licence.ts';
import { money } from './money.ts';
import { keptRanges, otherRanges, roomForRanges, subjectOfRange } from './ip-range.ts';

const extra = [{ from: 11, price: money(12_000, 'EUR') }];

// A licence may have more readers than seats: readers without a seat are charged when added, not again.
test.each([
  { bought: 10, taken: 6, added: 4, beyond: 0 },
  { bought: 10, taken: 6, added: 5, beyond: 1 },
  { bought: 10, taken: 10, added: 3, beyond: 3 },
  { bought: 10, taken: 12, added: 2, beyond: 2 },
  { bought: 10, taken: 0, added: 0, beyond: 0 },
])('charges $beyond of $added readers added to $taken of $bought seats', ({ bought, taken, added, beyond }) => {
  const charge = beyond === 0 ? null : money(12_000 * beyond, 'EUR');
  expect(chargeOf({ bought, taken, extra }, added)).toEqual(charge);
  expect(chargeOf({ bought, taken, extra: null }, added)).toBeNull();
});

test.each([
  { taken: 6, added: 4, price: null, hasRoom: true },
  { taken: 6, added: 5, price: null, hasRoom: false },
  { taken: 6, added: 5, price: extra, hasRoom: true },
])('has room for $added where $taken of 10 seats are taken, a further one at $price: $hasRoom', (row) => {
  expect(hasRoomFor({ bought: 10, taken: row.taken, extra: row.price }, row.added)).toBe(row.hasRoom);
});

test('charges each further seat by the tier of its number', () => {
  const tiers = [
    { from: 11, price: money(12_000, 'EUR') },
    { from: 14, price: money(9_000, 'EUR') },
  ];
  const seats = { bought: 10, taken: 11, extra: tiers };
  expect(extraSeatsFor(seats, 5).map(({ count, price }) => [count, price.minor])).toEqual([
    [2, 12_000],
    [3, 9_000],
  ]);
  expect(chargeOf(seats, 5)).toEqual(money(51_000, 'EUR'));
});

const pending = { id: 7, type: modificationType.ipRangeAddition, position: 1 };
const range = (id: number, text: string, awaits: PendingModification | null = null) => ({
  id,
  range: text,
  label: '',
  pending: awaits,
});
const subscription = { id: 1, reference: 'ABO-1', isFromQuotation: false, publications: [] };
const book = {
  subscription,
  ranges: [range(1, '192.0.2.0/24'), range(2, '198.51.100.0/24', pending)],
  presentAddress: null,
};

test('readers and ranges of one pending request change together, others alone', () => {
  expect([subjectOfReader({ id: 3, pending }), subjectOfReader({ id: 3, pending: null })]).toEqual(['request-7', '3']);
  expect(book.ranges.map(subjectOfRange)).toEqual(['1', 'request-7']);
});

test('a range with a pending addition grants no access yet, and must not be overlapped', () => {
  expect(keptRanges(book.ranges)).toEqual(['192.0.2.0/24']);
  const deleted = range(3, '203.0.113.0/24', { ...pending, type: modificationType.ipRangeDeletion });
  expect(keptRanges([deleted])).toEqual(['203.0.113.0/24']);
  expect(otherRanges(book, null)).toEqual(['192.0.2.0/24', '198.51.100.0/24']);
  expect(otherRanges(book, range(1, '192.0.2.0/24'))).toEqual(['198.51.100.0/24']);
  expect(otherRanges(null, null)).toEqual([]);
});

test.each([
  { adding: 0, room: MOST_RANGES - 2 },
  { adding: 10, room: MOST_RANGES - 12 },
  { adding: MOST_RANGES, room: 0 },
])('has room for $room ranges where 2 are kept and $adding are to be added', ({ adding, room }) => {
  expect(roomForRanges(book, adding)).toBe(room);
  expect(roomForRanges(null, 1)).toBe(MOST_RANGES - 1);
});
