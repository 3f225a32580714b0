import { expect, it } from 'vitest';
import { invoiceLists } from '../machines/shared/ordering/ordering.fixtures.ts';
import { paymentStatus } from './enumerations.ts';
import type { Invoice, Reversal } from './invoice.ts';
import { askedOf, isCanceled } from './invoice.ts';
import { conditionOf, paidOf, standingOf } from './invoice-condition.ts';
import { money } from './money.ts';

const [email] = invoiceLists.single;
if (!email) throw new Error('There is no sample');
const { minor: total } = email.total;

const eur = (minor: number) => money(minor, 'EUR');
const noted = (...minors: readonly number[]) => ({
  creditNotes: minors.map((minor, index) => ({ creditNote: `AV-2026-000${index + 1}`, amount: eur(minor) })),
});
const reversal = (kind: Reversal['kind'], minor: number): Reversal => ({
  kind,
  amount: eur(minor),
  at: '2026-02-12T09:00:00Z',
});
const paid = (change: Partial<Invoice> = {}): Invoice => ({
  ...email,
  status: paymentStatus.settled,
  remaining: eur(0),
  ...change,
});

it.each<[string, Invoice, ReturnType<typeof standingOf>]>([
  ['open', email, { kind: 'open' }],
  ['partly paid', { ...email, status: paymentStatus.partlySettled, remaining: eur(1) }, { kind: 'partlySettled' }],
  ['settled', paid(), { kind: 'settled' }],
  [
    'settled after a dispute that the bank rejected',
    paid({ reversals: [reversal('disputeRejected', total)] }),
    { kind: 'settled' },
  ],
  ['disputed', paid({ reversals: [reversal('disputed', total)] }), { kind: 'disputed', isWhole: true }],
  ['disputed in part', paid({ reversals: [reversal('disputed', 1)] }), { kind: 'disputed', isWhole: false }],
  [
    'given back by the bank',
    paid({ reversals: [reversal('disputeAccepted', total)] }),
    { kind: 'givenBack', isWhole: true },
  ],
  [
    'given back by the bank and the publisher together',
    paid({ reversals: [reversal('disputeAccepted', 1), reversal('refunded', total - 1)] }),
    { kind: 'givenBack', isWhole: true },
  ],
  ['given back in part', paid({ reversals: [reversal('refunded', total - 1)] }), { kind: 'givenBack', isWhole: false }],
  [
    'given back: all that credit notes leave of it',
    paid({ ...noted(100), reversals: [reversal('refunded', total - 100)] }),
    { kind: 'givenBack', isWhole: true },
  ],
  ['settled after a credit note for a part', paid(noted(100)), { kind: 'settled' }],
  ['canceled by one credit note', paid(noted(total)), { kind: 'canceled' }],
  ['canceled by two credit notes', paid(noted(100, total - 100)), { kind: 'canceled' }],
  ['canceled before any payment', { ...paid(noted(total)), status: paymentStatus.cleared }, { kind: 'canceled' }],
  ['a credit note', paid({ kind: 'creditNote', total: eur(-total) }), { kind: 'creditNote' }],
  ['a quote', { ...email, status: paymentStatus.quote }, { kind: 'quote' }],
])('an invoice stands as %s', (_, invoice, standing) => {
  expect(standingOf(invoice)).toEqual(standing);
});

it('an invoice that is not open has the same condition on every day', () => {
  const closed = [paid(), paid(noted(total)), paid({ reversals: [reversal('disputed', 1)] })];
  for (const invoice of closed) {
    expect(['2020-01-01', '2030-01-01'].map((day) => conditionOf(invoice, day))).toEqual([
      standingOf(invoice),
      standingOf(invoice),
    ]);
  }
});

it('an invoice asks for its total less its credit notes, and is paid by what is not left of that', () => {
  const partly = { ...email, ...noted(100), status: paymentStatus.partlySettled, remaining: eur(50) };
  expect([askedOf(partly), paidOf(partly), isCanceled(partly)]).toEqual([eur(total - 100), eur(total - 150), false]);
});
