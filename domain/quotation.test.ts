import { expect, test } from 'vitest';
import { daysLeft } from './quotation.ts';

test.each([
  ['2026-02-26T08:00:00.000Z', 30],
  ['2026-02-26T22:59:00.000Z', 30],
  ['2026-01-28T07:59:00.000Z', 1],
  ['2026-01-27T22:59:00.000Z', 0],
  // The next day in Paris.
  ['2026-01-27T23:00:00.000Z', 1],
  ['2026-01-20T07:59:00.000Z', 0],
])('%s is %i days of the calendar away', (expiresAt, days) => {
  expect(daysLeft({ readAt: '2026-01-27T08:00:00.000Z', expiresAt }, 'Europe/Paris')).toBe(days);
});
