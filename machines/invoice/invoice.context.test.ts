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

/** Arbitrary invoices of a server's answer, independent of the choice. */
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
  it('keeps the open invoices only, and the cart is exactly those', () => {
    fc.assert(
      fc.property(invoices, fc.subarray(ids), (listed, chosen) => {
        const { cart, draft: kept } = choose(draft, listed, chosen);
        const payable = openByDueDate(listed).filter(({ id }) => chosen.includes(id));
        const isOneCurrency = new Set(payable.map(({ total }) => total.currency)).size === 1;
        expect(kept.selected).toEqual(openByDueDate(listed).length > 0 ? payable.map(({ id }) => id) : null);
        expect(cart?.invoices ?? null).toEqual(isOneCurrency ? payable : null);
      }),
    );
  });

  it('defaults to all invoices payable together, without those with an awaited transfer', () => {
    fc.assert(
      fc.property(invoices, (listed) => {
        const { cart, draft: begun } = choose(draft, listed, null);
        const open = openByDueDate(listed);
        const unpaid = open.filter((invoice) => !isTransferAwaited(invoice));
        const first = unpaid.filter(({ total }) => total.currency === unpaid[0]?.total.currency);
        expect(begun.selected).toEqual(open.length > 0 ? first.map(({ id }) => id) : null);
        expect(cart?.invoices ?? []).toEqual(first);
      }),
    );
  });
});
