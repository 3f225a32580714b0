import { expect, it } from 'vitest';
import { money } from './money.ts';
import { totalRows } from './total-rows.ts';

const eur = (minor: number) => money(minor, 'EUR');
const taxed = { net: eur(10_000), vat: [{ rate: 2000, amount: eur(2000) }], total: eur(12_000) };
const untaxed = { net: eur(10_000), vat: [{ rate: 0, amount: eur(0) }], total: eur(10_000) };

const read = (rows: ReturnType<typeof totalRows>) => rows.map(({ kind, amount }) => [kind, amount?.minor ?? null]);

it.each([
  [
    'tax by rate',
    taxed,
    [
      ['net', 10_000],
      ['vat', 2000],
      ['total', 12_000],
    ],
  ],
  ['no tax', untaxed, [['untaxedTotal', 10_000]]],
  ['no tax, and the total is to be paid', { ...untaxed, isToPay: true }, [['netToPay', 10_000]]],
  ['nothing received', { ...untaxed, remaining: eur(10_000), isToPay: true }, [['netToPay', 10_000]]],
  [
    'a part received',
    { ...untaxed, remaining: eur(4000), isToPay: true },
    [
      ['untaxedTotal', 10_000],
      ['received', -6000],
      ['remaining', 4000],
    ],
  ],
  ['everything received', { ...untaxed, remaining: eur(0) }, [['untaxedTotal', 10_000]]],
  [
    'a part credited, and a part received',
    { ...untaxed, asked: eur(9000), remaining: eur(4000), isToPay: true },
    [
      ['untaxedTotal', 10_000],
      ['credits', -1000],
      ['asked', 9000],
      ['received', -5000],
      ['remaining', 4000],
    ],
  ],
])('totals have rows for %s', (_, sums, rows) => {
  expect(read(totalRows(sums))).toEqual(rows);
});

it('totals keep the rows of amounts that are awaited', () => {
  const rows = totalRows({ net: null, vat: [{ rate: null, amount: null }], total: null });
  expect(read(rows)).toEqual([
    ['net', null],
    ['vat', null],
    ['total', null],
  ]);
});
