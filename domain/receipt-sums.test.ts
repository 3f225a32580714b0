import { expect, it } from 'vitest';
import { money } from './money.ts';
import { receiptSums } from './receipt-sums.ts';
import { totalRows } from './total-rows.ts';

const eur = (minor: number) => money(minor, 'EUR');

const billed = (net: number, credited = 0) => ({
  net: eur(net),
  total: eur(net * 1.2),
  creditNotes: credited === 0 ? [] : [{ creditNote: 'AV-2026-1', amount: eur(credited) }],
});

type Billed = ReturnType<typeof billed>;

const vatOf = (invoices: readonly Billed[]) => [
  { rate: 2000, amount: eur(invoices.reduce((all, { net, total }) => all + total.minor - net.minor, 0)) },
];

it.each([
  [
    'stand',
    [billed(10_000), billed(20_000)],
    [
      ['net', 30_000],
      ['vat', 6000],
      ['total', 36_000],
    ],
  ],
  [
    'stand, one of them reduced',
    [billed(10_000), billed(20_000, 6000)],
    [
      ['net', 30_000],
      ['vat', 6000],
      ['total', 36_000],
      ['credits', -6000],
      ['asked', 30_000],
    ],
  ],
  [
    'stand but one',
    [billed(10_000), billed(20_000, 24_000)],
    [
      ['net', 10_000],
      ['vat', 2000],
      ['total', 12_000],
    ],
  ],
  ['are all canceled: one total, neither with nor without tax', [billed(10_000, 12_000)], [['untaxedTotal', 0]]],
])('sums invoices that %s', (_, invoices, expected) => {
  const rows = totalRows(receiptSums(invoices, 'EUR', vatOf));
  expect(rows.map(({ kind, amount }) => [kind, amount.minor])).toEqual(expected);
});
