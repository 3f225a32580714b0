import { describe, expect, it } from 'vitest';
import { locales } from '../../../../domain/locale.ts';
import { compose } from '../compose.ts';
import type { EmailLayout, Mail } from '../email.ts';
import { readMessage } from '../read-message.ts';
import { paymentPartlyReceived } from './payment-partly-received.ts';
import { refundAnnounced } from './refund-announced.ts';
import { refundSent } from './refund-sent.ts';
import { transferChanged } from './transfer-changed.ts';
import { transferClosed } from './transfer-closed.ts';
import { transferUndecided } from './transfer-undecided.ts';

const from: EmailLayout = {
  name: 'Lettre du Sahel — abonnements',
  email: 'desk@example.org',
  phone: '+33 1 23 45 67 89',
  timeZone: 'Europe/Paris',
  issuer: { name: 'Éditions du Sahel SARL', address: ['3, rue du Puits', '75012 Paris'], vatNumber: 'FR00123456789' },
};
const to = { name: 'Aïssatou Diallo', email: 'aissatou@example.fr' };
const link = 'https://www.example.org/fr/account/invoices?invoiceToken=q7sV0mJ1x2Yt3Zb4Kc5Ld6Ne7Pf8Rg9H&x=1';
const date = new Date('2026-03-29T10:00:00Z');

const received = {
  payment: 'PAY-7KQ2-M4XD-91TB',
  method: 'transfer',
  at: '2026-03-28T10:00:00.000Z',
  amount: { minor: 20_000, currency: 'EUR' },
  bankReference: 'VIR-1',
} as const;

const request = {
  kind: 'pay',
  amount: { minor: 11_240, currency: 'EUR' },
  next: null,
  remaining: { minor: 11_240, currency: 'EUR' },
  methods: ['card', 'transfer'],
  account: {
    reference: 'PAY-7KQ2-M4XD-91TB',
    holder: 'Éditions du Sahel SARL',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    bank: 'Banque du Fleuve',
  },
} as const;

/** The second of three instalments is due next. */
const second = {
  ...request,
  amount: { minor: 5_000, currency: 'EUR' },
  next: { number: 2, count: 3, dueOn: '2026-05-15', left: { minor: 5_000, currency: 'EUR' } },
} as const;

const rest = {
  from,
  to,
  reference: 'PAY-7KQ2-M4XD-91TB',
  method: 'transfer',
  receipts: [received],
  refunds: [],
  invoices: ['F-2026-0042'],
  request,
  instalments: [],
  link,
  isOpenLink: true,
} as const;

const changed = { ...rest, why: 'paidOtherwise' } as const;

const pending = {
  reference: 'RB-700',
  amount: { minor: 1_000, currency: 'EUR' },
  reason: 'tooMuch',
  method: 'transfer',
  state: 'pending',
  sentAt: null,
} as const;

const dollars = { minor: 70_000, currency: 'USD' } as const;

const undecided = { ...pending, amount: dollars, reason: 'otherCurrency', state: 'beingDecided' } as const;

const refund = {
  from,
  to,
  amount: { minor: 31_240, currency: 'EUR' },
  why: 'paidOtherwise',
  method: 'transfer',
  reference: 'RB-701',
  payment: 'PAY-7KQ2-M4XD-91TB',
  receipts: [received],
  overpayment: { received: { minor: 231_240, currency: 'EUR' }, asked: { minor: 200_000, currency: 'EUR' } },
  isKept: true,
  invoices: ['F-2026-0042', 'F-2026-0043'],
  creditNotes: [],
} as const;

const sent = { sentAt: '2026-03-29T10:00:00.000Z', sentAs: 'VIR-2026-88' };

async function read(mail: Mail) {
  const { headers, parts } = readMessage(await compose(mail, date));
  const textOf = (type: string) => parts.find((part) => part.type === type)?.text ?? '';
  return { headers, text: textOf('text/plain'), html: textOf('text/html') };
}

describe.each(locales)('emails in %s', (locale) => {
  const emails = {
    partlyReceived: paymentPartlyReceived({ ...rest, locale }),
    partlyReceivedForSeveral: paymentPartlyReceived({ ...rest, locale, invoices: refund.invoices, isOpenLink: false }),
    refundAnnounced: refundAnnounced({ ...refund, locale }),
    refundAnnouncedAfterCard: refundAnnounced({ ...refund, locale, method: 'card', why: 'changedSince' }),
    refundOfTooMuch: refundAnnounced({ ...refund, locale, why: 'tooMuch', invoices: ['F-1'] }),
    refundOfCanceledInvoice: refundAnnounced({ ...refund, locale, why: 'credited', creditNotes: ['AV-2026-0007'] }),
    refundAfterCancellation: refundAnnounced({ ...refund, locale, why: 'canceledBefore' }),
    refundByOffice: refundSent({ ...refund, ...sent, locale, method: 'card', sentBy: 'card', why: 'byOffice' }),
    refundIntoWallet: refundSent({ ...refund, ...sent, locale, method: 'wallet', sentBy: 'wallet', sentAs: null }),
    instalmentReceived: paymentPartlyReceived({ ...rest, locale, request: second }),
    partlyReceivedAfterItsEnd: paymentPartlyReceived({ ...rest, locale, request: { ...request, account: null } }),
    transferChanged: transferChanged({ ...changed, locale, refunds: [pending] }),
    transferReduced: transferChanged({ ...changed, locale, why: 'credited', request: second }),
    transferScheduled: transferChanged({ ...changed, locale, why: 'scheduled', request: second }),
    transferUnscheduled: transferChanged({ ...changed, locale, why: 'unscheduled' }),
    transferNoLongerNeeded: transferChanged({ ...changed, locale, request: { kind: 'none' } }),
    transferUndecided: transferUndecided({ ...rest, locale, undecided: [dollars], refunds: [undecided] }),
    transferClosedUndecided: transferClosed({
      ...rest,
      locale,
      kept: { minor: 0, currency: 'EUR' },
      refunds: [undecided],
      request: { kind: 'wait', undecided: [dollars] },
    }),
    refundOfOtherCurrency: refundAnnounced({ ...refund, locale, why: 'otherCurrency' }),
    refundSentByTransfer: refundSent({ ...refund, ...sent, locale, sentBy: 'transfer' }),
    refundSentToCard: refundSent({ ...refund, ...sent, locale, method: 'card', sentBy: 'card' }),
  };

  it.each(Object.entries(emails))(
    '%s reads well: nothing left to fill in, text and html say the same',
    async (_, mail) => {
      const { headers, text, html } = await read(mail);
      const said = `${headers.get('subject')}\n${text}\n${html}`;
      expect(said).not.toMatch(/undefined|null|\{\w+\}|mail\.\w+/);
      expect(text).not.toContain("'");
      const paragraphs = mail.email.parts.flatMap((part) => (part.kind === 'paragraph' ? [part.text] : []));
      const words = html.replaceAll(/<\/?span[^>]*>/g, '');
      for (const paragraph of paragraphs) expect(text.includes(paragraph) && words.includes(paragraph)).toBe(true);
      expect(text).not.toMatch(/<(?:p|div|table|a)\b/);
    },
  );
});

describe('money that goes back', () => {
  it('is announced: how much, why, how, when, and by which references it is found', async () => {
    const { headers, text } = await read(refundAnnounced({ ...refund, locale: 'fr' }));
    expect(headers.get('subject')).toBe('Votre remboursement de 312,40 €');
    for (const fact of [
      'vos factures avaient déjà été réglées autrement',
      'par virement, sur le compte d’où elle provient, sous cinq jours ouvrés',
      'RB-701',
      'PAY-7KQ2-M4XD-91TB',
      'F-2026-0042 et F-2026-0043',
    ])
      expect(text.replaceAll(/\s+/g, ' ')).toContain(fact);
  });

  it('names and attaches the credit note for which it goes back', async () => {
    const credited = { ...refund, why: 'credited', creditNotes: ['AV-2026-0007'] } as const;
    for (const mail of [
      refundAnnounced({ ...credited, locale: 'fr' }),
      refundSent({ ...credited, ...sent, locale: 'fr', sentBy: 'transfer' }),
    ]) {
      expect(mail.documents).toEqual([{ kind: 'invoice', reference: 'AV-2026-0007' }]);
      expect((await read(mail)).text).toContain('Avoir\n    AV-2026-0007');
    }
  });

  it('is sent to the card, or to an account: each says when it arrives, and by what it is found', async () => {
    const onCard = await read(refundSent({ ...refund, ...sent, locale: 'en', method: 'card', sentBy: 'card' }));
    for (const fact of ['€312.40', 'five to ten business days', 'payment provider', 'VIR-2026-88'])
      expect(onCard.text.replaceAll(/\s+/g, ' ')).toContain(fact);
    const byTransfer = await read(refundSent({ ...refund, ...sent, locale: 'en', sentBy: 'transfer' }));
    expect(byTransfer.text.replaceAll(/\s+/g, ' ')).toContain('within two business days');
    expect(byTransfer.text).toContain('Transfer reference');
  });

  it('asks for an account where the card takes nothing back', async () => {
    const { text } = await read(refundAnnounced({ ...refund, locale: 'fr', method: 'card' }));
    expect(text).toContain('IBAN');
  });
});

describe('a payment in part', () => {
  it('is thanked for, and asks for the rest: how much, where to, under which reference', async () => {
    const { headers, text } = await read(paymentPartlyReceived({ ...rest, locale: 'fr' }));
    expect(headers.get('subject')).toBe('Virement reçu : il reste 112,40 € à régler');
    for (const fact of [
      '200,00\u00a0€',
      '112,40\u00a0€',
      'PAY-7KQ2-M4XD-91TB',
      'FR76 3000 6000 0112 3456 7890 189',
      link,
    ])
      expect(text).toContain(fact);
  });

  it('asks for the next installment only, where an invoice has a payment plan', async () => {
    const { headers, text } = await read(paymentPartlyReceived({ ...rest, locale: 'en', request: second }));
    expect(headers.get('subject')).toBe('Payment received: next, €50.00 by May 15, 2026');
    expect(text).toContain('We’ve received €200.00. Next is €50.00, for installment 2 of 3, by May 15, 2026.');
    expect(text).not.toContain('less than the amount due');
  });

  it('offers no card to a buyer who pays by transfer only', async () => {
    const only = { ...request, methods: ['transfer'] } as const;
    for (const each of [only, { ...only, account: null }]) {
      const { text } = await read(paymentPartlyReceived({ ...rest, locale: 'en', request: each }));
      expect(text).not.toMatch(/\bcard\b/);
    }
  });
});
