import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStatus } from '../domain/enumerations.ts';
import type { Invoice } from '../domain/invoice.ts';
import { isOpen, remainingOf } from '../domain/invoice.ts';
import type { Currency } from '../domain/money.ts';
import { money } from '../domain/money.ts';
import { invoiceLists } from '../ordering/ordering.fixtures.ts';
import { choose } from './invoice.context.ts';
import { freshInvoiceDraft } from './invoice.draft.ts';

const draft = freshInvoiceDraft('seed', 'awa@example.org');
const ids = invoiceLists.several.map(({ id }) => id);

/** Some invoices as a server may tell them, whatever was chosen before. */
const invoices = fc
  .array(
    fc.record({
      status: fc.constantFrom(...Object.values(paymentStatus)),
      currency: fc.constantFrom<Currency>('EUR', 'USD'),
    }),
    { maxLength: ids.length },
  )
  .map((changes) =>
    invoiceLists.several.flatMap((invoice, index): readonly Invoice[] => {
      const change = changes[index];
      if (!change) return [];
      const total = money(100 * (index + 1), change.currency);
      const { status, currency } = change;
      const remaining = remainingOf({ status, total });
      return [{ ...invoice, status, net: total, vat: money(0, currency), total, remaining }];
    }),
  );

describe('a choice of invoices', () => {
  it('keeps to what is open still, and the cart is just that', () => {
    fc.assert(
      fc.property(invoices, fc.subarray(ids), (told, chosen) => {
        const { cart, draft: kept } = choose(draft, told, chosen);
        const payable = told.filter((invoice) => isOpen(invoice) && chosen.includes(invoice.id));
        const isOneCurrency = new Set(payable.map(({ total }) => total.currency)).size === 1;
        expect(kept.selected).toEqual(told.some(isOpen) ? payable.map(({ id }) => id) : null);
        expect(cart?.invoices ?? null).toEqual(isOneCurrency ? payable : null);
      }),
    );
  });
});
