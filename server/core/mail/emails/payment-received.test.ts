import { expect, it } from 'vitest';
import { paymentStatus } from '../../../../domain/enumerations.ts';
import type { Reversal } from '../../../../domain/invoice.ts';
import type { Money } from '../../../../domain/money.ts';
import { money, sum } from '../../../../domain/money.ts';
import type { PaymentRefund } from '../../../../domain/payment.ts';
import { from, invoiceOf, total } from '../emails.fixtures.ts';
import { paymentReceived } from './payment-received.ts';

const at = '2026-03-29T10:00:00.000Z';

interface Paid {
  readonly reversals?: readonly Reversal[];
  readonly received?: Money;
  readonly refunds?: readonly PaymentRefund[];
}

/** The paragraphs and facts of a receipt for one invoice. */
function partsOf(locale: 'fr' | 'en', { reversals = [], received = total, refunds = [] }: Paid) {
  const invoice = { ...invoiceOf('F-3'), status: paymentStatus.settled, remaining: money(0, 'EUR'), reversals };
  const { email } = paymentReceived({
    from,
    to: { name: '', email: 'copy@example.org' },
    locale,
    reference: 'P-3',
    method: 'card',
    receipts: [{ payment: 'P-3', method: 'card', at, amount: received, bankReference: null }],
    otherReceipts: [],
    refunds,
    remaining: money(0, 'EUR'),
    credits: null,
    invoices: [invoice],
    subscriptions: [],
    termsOn: [],
    link: null,
  });
  const paragraphs = email.parts.flatMap((part) => (part.kind === 'paragraph' ? part.text : []));
  const facts = email.parts.flatMap((part) => (part.kind === 'facts' ? part.rows : []));
  return { text: paragraphs.join('\n').replaceAll(/[\u00a0\u202f]/g, ' '), facts };
}

/** Whether a receipt for an invoice with these reversals says that it is settled, and its fact about the invoice. */
function receiptOf(locale: 'fr' | 'en', reversals: readonly Reversal[]) {
  const { text, facts } = partsOf(locale, { reversals });
  const fact = facts.find(([term]) => term === 'F-3')?.[1].replaceAll('\u00a0', ' ') ?? null;
  return [/votre facture est réglée|your invoice is now paid/.test(text), fact];
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

it.each(['fr', 'en'] as const)(
  'says of an overpayment what came, what was due, and what goes back, in %s',
  (locale) => {
    const excess = money(10_000, 'EUR');
    const refund = { reference: 'RB-1', amount: excess, reason: 'tooMuch', method: 'transfer', sentAt: null } as const;
    const { text } = partsOf(locale, {
      received: sum([total, excess], 'EUR'),
      refunds: [{ ...refund, state: 'pending' }],
    });
    const [came, due, back] = { fr: ['412,40 €', '312,40 €', '100,00 €'], en: ['€412.40', '€312.40', '€100.00'] }[
      locale
    ];
    expect(text).toMatch(new RegExp(`${came}.*${due}.*${back}`, 's'));
  },
);
