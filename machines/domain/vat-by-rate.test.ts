import { expect, test } from 'vitest';
import { money } from './money.ts';
import { invoiceLists } from '../shared/ordering/ordering.fixtures.ts';
import { vatByRate } from './vat-by-rate.ts';

const euros = invoiceLists.several.filter(({ total }) => total.currency === 'EUR').slice(0, 2);

test('tax is added up for each rate, the lowest first', () => {
  const line = (vatRate: number) => ({
    label: 'Lettre',
    quantity: 1,
    net: money(100, 'EUR'),
    vatRate,
    vat: money(vatRate / 10, 'EUR'),
  });
  expect(vatByRate([{ lines: [line(2_000), line(550)] }, { lines: [line(210), line(550)] }])).toEqual([
    { rate: 210, amount: money(21, 'EUR') },
    { rate: 550, amount: money(110, 'EUR') },
    { rate: 2_000, amount: money(200, 'EUR') },
  ]);
});

test('the rates together are the tax of the invoices', () => {
  const byRate = vatByRate(euros).reduce((total, { amount }) => total + amount.minor, 0);
  expect(byRate).toBe(euros.reduce((total, { vat }) => total + vat.minor, 0));
});

test('a rate of zero has its line', () => {
  const dollars = invoiceLists.several.filter(({ total }) => total.currency === 'USD');
  expect(vatByRate(dollars)).toEqual([{ rate: 0, amount: money(0, 'USD') }]);
});
