import { expect, it } from 'vitest';
import { printOf } from './idempotency.ts';

const request = { invoiceIds: [7, 9], method: 'card', billing: { city: 'Dakar', country: 'SN' } };

it('is the same for the same request, in any order of its fields', () => {
  const { invoiceIds, method, billing } = request;
  expect(printOf({ billing: { country: billing.country, city: billing.city }, method, invoiceIds })).toBe(
    printOf(request),
  );
});

it('differs for every changed value and every added field, however deep', () => {
  const others = [
    { ...request, instalments: 3 },
    { ...request, billing: { ...request.billing, complement: 'B' } },
    { ...request, invoiceIds: [9, 7] },
    { ...request, invoiceIds: { 0: 7, 1: 9 } },
    { ...request, method: 'transfer' },
  ];
  expect(new Set([request, ...others].map(printOf)).size).toBe(1 + others.length);
});
