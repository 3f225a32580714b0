import { expect, test } from 'vitest';
import { money } from './money.ts';
import { invoiceLists } from '../ordering/ordering.fixtures.ts';
import { vatByRate } from './vat-by-rate.ts';

const euros = invoiceLists.several.filter(({ total }) => total.currency === 'EUR').slice(0, 2);

test('tax is added up for each rate, the lowest first', () => {
  expect(vatByRate(euros).map(({ rate }) => rate)).toEqual([210, 2_000]);
});

test('the rates together are the tax of the invoices', () => {
  const byRate = vatByRate(euros).reduce((total, { amount }) => total + amount.minor, 0);
  expect(byRate).toBe(euros.reduce((total, { vat }) => total + vat.minor, 0));
});

test('a rate of zero has its line', () => {
  const dollars = invoiceLists.several.filter(({ total }) => total.currency === 'USD');
  expect(vatByRate(dollars)).toEqual([{ rate: 0, amount: money(0, 'USD') }]);
});
