import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_INVOICES } from '../../domain/checkout.ts';
import { paymentStatus } from '../../domain/enumerations.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { methodOf, methodsFor } from '../../domain/invoice-methods.ts';
import { isOpen, isTransferAwaited, openByDueDate, remainingOf } from '../../domain/invoice.ts';
import type { Currency } from '../../domain/money.ts';
import { money } from '../../domain/money.ts';
import { invoiceLists } from '../shared/ordering/ordering.fixtures.ts';
import { validate } from '../../validation/form.ts';
import { invoiceChoiceForm } from '../../validation/forms/invoice-choice.ts';
import { areAwaited, choose, hasChosen } from './invoice.context.ts';
import { freshInvoiceDraft } from './invoice.draft.ts';

const draft = freshInvoiceDraft({ seed: 'seed', email: 'awa@example.org' });
const ids = invoiceLists.several.map(({ id }) => id);

/** Arbitrary invoices of a server's answer, independent of the choice. */
const invoices = fc
  .array(
    fc.record({
      status: fc.constantFrom(...Object.values(paymentStatus)),
      currency: fc.constantFrom<Currency>('EUR', 'USD'),
      awaitedTransfer: fc.constantFrom(null, { reference: 'PAY-1', orderedAt: '2026-02-09T16:20:00Z', undecided: [] }),
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
  it('has an invoice once that the list has twice, and charges it once', () => {
    const [first] = invoiceLists.single;
    if (!first) throw new Error('There is no sample');
    for (const chosen of [null, [first.id], [first.id, first.id]]) {
      const { cart, draft: kept } = choose(draft, [first, { ...first }], chosen);
      expect([kept.selected, cart?.remaining]).toEqual([[first.id], first.remaining]);
    }
  });

  it('has at first as many invoices as one order takes, the first due, and no more later', () => {
    const [first] = invoiceLists.single;
    if (!first) throw new Error('There is no sample');
    const many = Array.from({ length: MOST_INVOICES + 1 }, (_, id) => ({ ...first, id: id + 1 }));
    expect(choose(draft, many.toReversed(), null).draft.selected).toEqual(many.slice(0, -1).map(({ id }) => id));
    expect(validate(invoiceChoiceForm, { invoices: many.slice(1) }).valid).not.toBeNull();
    expect(validate(invoiceChoiceForm, { invoices: many }).valid).toBeNull();
  });

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

describe('invoices of a French public body', () => {
  const open = invoiceLists.several.filter(isOpen);
  const [first, ...others] = open.map((invoice) => ({
    ...invoice,
    status: paymentStatus.unpaid,
    awaitedTransfer: null,
  }));
  if (!first || others.length === 0) throw new Error('There are too few samples');
  const throughChorus: Invoice = { ...first, chorus: { kind: 'toDeposit' } };
  const listed = [throughChorus, ...others];
  const draftOf = (...chosen: readonly Invoice[]) =>
    choose(
      draft,
      listed,
      chosen.map(({ id }) => id),
    );

  it('are paid by transfer, also together with others, and the chosen method comes back without them', () => {
    expect(methodOf(draftOf(throughChorus))).toBe('transfer');
    const [other = first] = others.filter(({ total }) => total.currency === first.total.currency);
    expect(methodOf(draftOf(throughChorus, other))).toBe('transfer');
    expect(draftOf(throughChorus).draft.method).toBe('card');
    expect(methodOf(draftOf(other))).toBe('card');
  });

  it('are not preselected while there are others', () => {
    const isChosen = (invoices: readonly Invoice[]) => choose(draft, invoices, null).draft.selected?.includes(first.id);
    expect(isChosen(listed)).toBe(false);
    expect(isChosen([throughChorus])).toBe(true);
  });

  it('decide the methods before a choice only where there are no others', () => {
    expect(methodsFor({ cart: null, invoices: listed })).toEqual(['card', 'transfer']);
    expect(methodsFor({ cart: null, invoices: [throughChorus] })).toEqual(['transfer']);
    expect(methodsFor({ cart: null, invoices: null })).toEqual(['card', 'transfer']);
  });

  it('are not paid by card in place of an awaited transfer', () => {
    const awaitedTransfer = { reference: 'PAY-1', orderedAt: '2026-02-09T16:20:00Z', undecided: [] };
    expect(areAwaited([{ ...first, awaitedTransfer }], [first.id])).toBe(true);
    expect(areAwaited([{ ...throughChorus, awaitedTransfer }], [first.id])).toBe(false);
  });
});

describe('a card in place of an awaited transfer', () => {
  const awaitedTransfer = { reference: 'PAY-1', orderedAt: '2026-02-09T16:20:00Z', undecided: [] };
  const [first, second] = invoiceLists.several.filter(isOpen).map((invoice): Invoice => ({
    ...invoice,
    status: paymentStatus.unpaid,
    total: money(24_000, 'EUR'),
    remaining: money(24_000, 'EUR'),
    awaitedTransfer,
  }));
  if (!first || !second) throw new Error('There are too few samples');
  const chosen = [first.id, second.id];

  it('is offered where every chosen invoice awaits one, in one currency', () => {
    expect(areAwaited([first, second], chosen)).toBe(true);
    expect(areAwaited([first, second], [first.id])).toBe(true);
    const inDollars = { ...second, total: money(24_000, 'USD'), remaining: money(24_000, 'USD') };
    expect(areAwaited([first, inDollars], chosen)).toBe(false);
  });

  it('is not offered where one awaits none, is not in the list, or nothing is chosen', () => {
    expect(areAwaited([first, { ...second, awaitedTransfer: null }], chosen)).toBe(false);
    expect(areAwaited([first], chosen)).toBe(false);
    expect(areAwaited([first, second], [])).toBe(false);
  });
});

it('an empty choice is none', () => {
  expect([null, [], [7]].map((selected) => hasChosen({ ...draft, selected }))).toEqual([false, false, true]);
});
