import { expect, it } from 'vitest';
import { printOf } from './print.ts';

const wish = { invoiceIds: [7, 9], method: 'card', billing: { city: 'Dakar', country: 'SN' } };

it('is the same for the same wish, in whatever order its fields stand', () => {
  const { invoiceIds, method, billing } = wish;
  expect(printOf({ billing: { country: billing.country, city: billing.city }, method, invoiceIds })).toBe(
    printOf(wish),
  );
});

it('is another for every change of a value, and for every field that is added, however deep', () => {
  const others = [
    { ...wish, instalments: 3 },
    { ...wish, billing: { ...wish.billing, complement: 'B' } },
    { ...wish, invoiceIds: [9, 7] },
    { ...wish, invoiceIds: { 0: 7, 1: 9 } },
    { ...wish, method: 'transfer' },
  ];
  expect(new Set([wish, ...others].map(printOf)).size).toBe(1 + others.length);
});
