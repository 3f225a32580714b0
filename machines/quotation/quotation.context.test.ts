import { expect, test } from 'vitest';
import { daysLeft } from '../domain/quotation.ts';
import { differencesOf } from './quotation.context.ts';
import { quotations } from './quotation.fixtures.ts';

test.each([
  ['2026-02-26T08:00:00.000Z', 30],
  ['2026-02-26T07:59:00.000Z', 30],
  ['2026-01-28T08:00:00.000Z', 1],
  ['2026-01-28T07:59:00.000Z', 0],
  ['2026-01-20T07:59:00.000Z', 0],
])('%s is %i days away', (expiresAt, days) => {
  expect(daysLeft({ readAt: '2026-01-27T08:00:00.000Z', expiresAt })).toBe(days);
});

test('tax is no difference: it follows what the buyer says', () => {
  const { open, detailed } = quotations;
  const reverseCharged = { ...detailed, priced: { ...detailed.priced, vat: { minor: 0, currency: 'EUR' as const } } };
  expect(differencesOf(open, reverseCharged)).toEqual([]);
  expect(differencesOf(open, quotations.revised)).toEqual(['offer', 'price']);
  expect(differencesOf(open, { ...open, note: 'Un mot.' })).toEqual(['note']);
});
