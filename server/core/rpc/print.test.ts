import { expect, it } from 'vitest';
import { printOf } from './print.ts';

const pendingChange = { invoiceIds: [7, 9], method: 'card', billing: { city: 'Dakar', country: 'SN' } };

it('is the same for the same wish, in whatever order its fields stand', () => {
  const { invoiceIds, method, billing } = pendingChange;
  expect(printOf({ billing: { country: billing.country, city: billing.city }, method, invoiceIds })).toBe(
    printOf(pendingChange),
  );
});

it('is another for every change of a value, and for every field that is added, however deep', () => {
  const others = [
    { ...pendingChange, instalments: 3 },
    { ...pendingChange, billing: { ...pendingChange.billing, complement: 'B' } },
    { ...pendingChange, invoiceIds: [9, 7] },
    { ...pendingChange, invoiceIds: { 0: 7, 1: 9 } },
    { ...pendingChange, method: 'transfer' },
  ];
  expect(new Set([pendingChange, ...others].map(printOf)).size).toBe(1 + others.length);
});
