import { expect, test } from 'vitest';
import type { Asking } from './apportion.ts';
import { apportionTransfer } from './apportion.ts';

/** An invoice, with what is due of it by due day. */
const asking = (invoiceId: number, ...due: readonly number[]): Asking => ({ invoiceId, isAsOrdered: true, due });

const settled = (invoiceId: number, minor: number) => ({ invoiceId, minor, isSettled: true });
const partly = (invoiceId: number, minor: number) => ({ invoiceId, minor, isSettled: false });

test.each<[name: string, minor: number, invoices: readonly Asking[], parts: readonly object[], rest: number]>([
  ['all of two invoices', 300, [asking(1, 100), asking(2, 200)], [settled(1, 100), settled(2, 200)], 0],
  ['less, the earlier invoice first', 150, [asking(1, 100), asking(2, 200)], [settled(1, 100), partly(2, 50)], 0],
  ['more', 350, [asking(1, 100), asking(2, 200)], [settled(1, 100), settled(2, 200)], 50],
  ['the first instalments of two plans', 70, [asking(1, 30, 60), asking(2, 40, 50)], [partly(1, 30), partly(2, 40)], 0],
  ['less than these', 35, [asking(1, 30, 60), asking(2, 40, 50)], [partly(1, 30), partly(2, 5)], 0],
  [
    'a first instalment and an invoice without a plan',
    130,
    [asking(1, 30, 60), asking(2, 100)],
    [partly(1, 30), settled(2, 100)],
    0,
  ],
  ['more than the first instalments', 100, [asking(1, 30, 60), asking(2, 40, 50)], [partly(1, 60), partly(2, 40)], 0],
  ['all instalments', 180, [asking(1, 30, 60), asking(2, 40, 50)], [settled(1, 90), settled(2, 90)], 0],
  ['an invoice that changed', 100, [{ ...asking(1, 100), isAsOrdered: false }], [], 100],
])('a transfer pays %s', (_, minor, invoices, parts, rest) => {
  expect(apportionTransfer(minor, invoices)).toEqual({ parts, rest });
});
