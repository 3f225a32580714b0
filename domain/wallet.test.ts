import { describe, expect, test } from 'vitest';
import { money } from './money.ts';
import { operationKindNamed, operationKinds, paceOf, periodNamed } from './wallet.ts';

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
  const pace = (balance: number, spent: readonly number[]) =>
    paceOf({ balance: money(balance, 'CRE'), months: months(spent) });

  test('follow the last three full months, where less was spent in the present one', () => {
    expect(pace(100, [90, 10, 20, 0, 5])).toEqual({ spent: money(30, 'CRE'), monthsLeft: 10 });
  });

  test('follow the last three months with the present one, where more was spent in them', () => {
    expect(pace(151, [12, 14, 16, 38])).toEqual({ spent: money(68, 'CRE'), monthsLeft: 6 });
  });

  test('are whole months, rounded down', () => {
    expect(pace(59, [10, 10, 10, 0])).toEqual({ spent: money(30, 'CRE'), monthsLeft: 5 });
  });

  test('are unknown without spending, and before three full months', () => {
    expect(pace(100, [0, 0, 0, 0])).toBeNull();
    expect(pace(100, [10, 10, 10])).toBeNull();
  });
});
