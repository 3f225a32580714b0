import { expect, it } from 'vitest';
import { paymentStatus } from '../../../../machines/domain/enumerations.ts';
import type { Reversal } from '../../../../machines/domain/invoice.ts';
import { money } from '../../../../machines/domain/money.ts';
import { from, invoiceOf, total } from '../emails.fixtures.ts';
import { paymentReceived } from './payment-received.ts';

const at = '2026-03-29T10:00:00.000Z';

/** Whether a receipt for an invoice with these reversals says that it is settled, and its fact about the invoice. */
function receiptOf(locale: 'fr' | 'en', reversals: readonly Reversal[]) {
  const invoice = { ...invoiceOf('F-3'), status: paymentStatus.settled, remaining: money(0, 'EUR'), reversals };
  const { email } = paymentReceived({
    from,
    to: { name: '', email: 'copy@example.org' },
    locale,
    reference: 'P-3',
    method: 'card',
    receipts: [{ payment: 'P-3', method: 'card', at, amount: total, bankReference: null }],
    otherReceipts: [],
    refunds: [],
    remaining: money(0, 'EUR'),
    credits: null,
    invoices: [invoice],
    subscriptions: [],
    link: null,
  });
  const paragraphs = email.parts.flatMap((part) => (part.kind === 'paragraph' ? part.text : []));
  const facts = email.parts.flatMap((part) => (part.kind === 'facts' ? part.rows : []));
  const fact = facts.find(([term]) => term === 'F-3')?.[1].replaceAll('\u00a0', ' ') ?? null;
  return [/votre facture est réglée|your invoice is now paid/.test(paragraphs.join('\n')), fact];
}

it('says that an invoice is settled only while its money was not reversed', () => {
  expect(receiptOf('fr', [])).toEqual([true, null]);
  expect(receiptOf('en', [])).toEqual([true, null]);
});

it('says what became of a payment that went back or is disputed', () => {
  const refunded = { kind: 'refunded', amount: money(1_000, 'EUR'), at } as const;
  const disputed = { kind: 'disputed', amount: total, at } as const;
  expect(receiptOf('fr', [refunded])).toEqual([
    false,
    'Réglée, puis remboursée en partie. Nous avons remboursé 10,00 € le 29 mars 2026.',
  ]);
  expect(receiptOf('en', [disputed])).toEqual([
    false,
    'Paid, disputed. You disputed €312.40 with your bank on March 29, 2026. It hasn’t decided yet.',
  ]);
});
