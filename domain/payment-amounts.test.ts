import { expect, test } from 'vitest';
import { money } from './money.ts';
import { ownReceipts, sumByCurrency } from './payment-amounts.ts';

test('amounts add up by currency, euros first', () => {
  expect(sumByCurrency([money(5, 'USD'), money(1, 'EUR'), money(2, 'EUR')])).toEqual([
    money(3, 'EUR'),
    money(5, 'USD'),
  ]);
  expect(sumByCurrency([])).toEqual([]);
});

test('receipts of other payments for the same invoices are not the payment’s own', () => {
  const receipt = (payment: string) => ({
    payment,
    method: 'card' as const,
    at: '2026-02-13T09:41:00Z',
    amount: money(100, 'EUR'),
    bankReference: null,
  });
  const receipts = [receipt('PAY-1'), receipt('PAY-2')];
  expect(ownReceipts({ reference: 'PAY-2', receipts })).toEqual([receipt('PAY-2')]);
});
