/** A fictitious publisher and its invoices, for tests of emails. */
import { paymentStatus } from '../../../domain/enumerations.ts';
import type { Invoice } from '../../../domain/invoice.ts';
import { money } from '../../../domain/money.ts';
import type { DueRequest } from '../../../domain/payment-request.ts';
import type { EmailLayout } from './email.ts';

/** The sender. */
export const from: EmailLayout = {
  name: 'Lettre du Sahel — abonnements',
  email: 'desk@example.org',
  phone: '+33 1 23 45 67 89',
  timeZone: 'Europe/Paris',
  issuer: { name: 'Éditions du Sahel SARL', address: ['3, rue du Puits', '75012 Paris'], vatNumber: 'FR00123456789' },
};

/** The amount due. */
export const total = { minor: 31_240, currency: 'EUR' } as const;

/** The request to transfer it. */
export const request: DueRequest = {
  kind: 'pay',
  amount: total,
  next: null,
  remaining: total,
  methods: ['card', 'transfer'],
  account: { reference: 'PAY-1', holder: 'SARL', iban: 'FR7630', bic: 'AGRIFRPP', bank: 'Banque' },
};

/** An invoice for the whole amount due, outside the European Union. */
export function invoiceOf(reference: string): Invoice {
  const line = { label: 'Abonnement', quantity: 1, net: total, vatRate: 0, vat: money(0, 'EUR') };
  const party = { name: 'Cabinet Diallo', address: ['1, rue des Essais', 'Dakar'], vatNumber: null };
  return {
    id: 1,
    kind: 'invoice',
    reference,
    credits: null,
    isPartialCredit: false,
    creditNotes: [],
    reversals: [],
    instalments: [],
    isPaidByInstalment: false,
    locale: null,
    issuedOn: '2026-03-29',
    dueOn: '2026-04-28',
    status: paymentStatus.unpaid,
    issuer: from.issuer,
    payer: party,
    lines: [line],
    notes: [],
    legalMentions: [],
    vatMention: 'outsideUnion',
    net: total,
    vat: line.vat,
    total,
    remaining: total,
    awaitedTransfer: null,
    chorus: null,
    paidBy: null,
  };
}
