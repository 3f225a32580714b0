import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStatus } from '../domain/enumerations.ts';
import type { Invoice } from '../domain/invoice.ts';
import { isTransferAwaited, openByDueDate, remainingOf } from '../domain/invoice.ts';
import type { Currency } from '../domain/money.ts';
import { money } from '../domain/money.ts';
import { invoiceLists } from '../shared/ordering/ordering.fixtures.ts';
import { choose } from './invoice.context.ts';
import { freshInvoiceDraft } from './invoice.draft.ts';

const draft = freshInvoiceDraft({ seed: 'seed', email: 'awa@example.org' });
const ids = invoiceLists.several.map(({ id }) => id);

/** Some invoices as a server may tell them, whatever was chosen before. */
const invoices = fc
  .array(
    fc.record({
      status: fc.constantFrom(...Object.values(paymentStatus)),
      currency: fc.constantFrom<Currency>('EUR', 'USD'),
      awaitedTransfer: fc.constantFrom(null, { reference: 'PAY-1', orderedAt: '2026-02-09T16:20:00Z' }),
    }),
    { maxLength: ids.length },
  )
  .map((changes) =>
    invoiceLists.several.flatMap((invoice, index): readonly Invoice[] => {
      const change = changes[index];
      if (!change) return [];
      const total = money(100 * (index + 1), change.currency);
      const { status, currency, awaitedTransfer } = change;
      const remaining = remainingOf({ status, total });
      return [{ ...invoice, status, awaitedTransfer, net: total, vat: money(0, currency), total, remaining }];
    }),
  );

describe('a choice of invoices', () => {
  it('keeps to what is open still, and the cart is just that', () => {
    fc.assert(
      fc.property(invoices, fc.subarray(ids), (received, chosen) => {
        const { cart, draft: kept } = choose(draft, received, chosen);
        const payable = openByDueDate(received).filter(({ id }) => chosen.includes(id));
        const isOneCurrency = new Set(payable.map(({ total }) => total.currency)).size === 1;
        expect(kept.selected).toEqual(openByDueDate(received).length > 0 ? payable.map(({ id }) => id) : null);
        expect(cart?.invoices ?? null).toEqual(isOneCurrency ? payable : null);
      }),
    );
  });

  it('begins with all that can be paid at once, but never with what a transfer is awaited for', () => {
    fc.assert(
      fc.property(invoices, (received) => {
        const { cart, draft: begun } = choose(draft, received, null);
        const open = openByDueDate(received);
        const unpaid = open.filter((invoice) => !isTransferAwaited(invoice));
        const first = unpaid.filter(({ total }) => total.currency === unpaid[0]?.total.currency);
        expect(begun.selected).toEqual(open.length > 0 ? first.map(({ id }) => id) : null);
        expect(cart?.invoices ?? []).toEqual(first);
      }),
    );
  });
});
