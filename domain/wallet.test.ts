import { describe, expect, test } from 'vitest';
import { money } from './money.ts';
import { monthsLeft, operationKindNamed, operationKinds, periodNamed } from './wallet.ts';

test.each(['2026', '1999', '2026-01', '2026-12'])('"%s" names a period', (text) => {
  expect(periodNamed(text)).toBe(text);
});

test.each(['', '26', '2126', '2026-00', '2026-13', '2026-1', '2026-011', 'in 2026', '2026-03-01'])(
  '"%s" names no period',
  (text) => {
    expect(periodNamed(text)).toBeNull();
  },
);

test('a kind is named exactly', () => {
  expect(operationKinds.map(operationKindNamed)).toEqual(operationKinds);
  expect(operationKindNamed('')).toBeNull();
});

describe('months that a balance lasts', () => {
  const months = (spent: readonly number[]) =>
    spent.map((minor, index) => ({
      month: `2026-0${index + 1}`,
      cameIn: money(0, 'CRE'),
      wentOut: money(minor, 'CRE'),
    }));
  const lasts = (balance: number, spent: readonly number[]) =>
    monthsLeft({ balance: money(balance, 'CRE'), months: months(spent) });

  test('follow the last three full months, without the present one', () => {
    expect(lasts(100, [90, 10, 20, 0, 50])).toBe(10);
  });

  test('are whole months, rounded down', () => {
    expect(lasts(59, [10, 10, 10, 0])).toBe(5);
  });

  test('are unknown without spending, and before three full months', () => {
    expect(lasts(100, [0, 0, 0, 5])).toBeNull();
    expect(lasts(100, [10, 10, 10])).toBeNull();
  });
});
