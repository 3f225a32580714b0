import { describe, expect, it } from 'vitest';
import { locales } from '../../../../machines/domain/locale.ts';
import { compose } from '../compose.ts';
import type { EmailLayout, Mail } from '../email.ts';
import { readMessage } from '../read-message.ts';
import { paymentPartlyReceived } from './payment-partly-received.ts';
import { refundAnnounced } from './refund-announced.ts';
import { refundSent } from './refund-sent.ts';
import { transferChanged } from './transfer-changed.ts';

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

const rest = {
  from,
  to,
  receipts: [received],
  refunds: [],
  invoices: ['F-2026-0042'],
  transfer: {
    reference: 'PAY-7KQ2-M4XD-91TB',
    amount: { minor: 11_240, currency: 'EUR' },
    holder: 'Éditions du Sahel SARL',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    bank: 'Banque du Fleuve',
  },
  link,
  isOpenLink: true,
} as const;

const nothing = { minor: 0, currency: 'EUR' } as const;

const pending = {
  reference: 'RB-700',
  amount: { minor: 1_000, currency: 'EUR' },
  reason: 'tooMuch',
  method: 'transfer',
  state: 'pending',
  sentAt: null,
} as const;

const refund = {
  from,
  to,
  amount: { minor: 31_240, currency: 'EUR' },
  why: 'paidOtherwise',
  method: 'transfer',
  reference: 'RB-701',
  payment: 'PAY-7KQ2-M4XD-91TB',
  receipts: [received],
  invoices: ['F-2026-0042', 'F-2026-0043'],
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
    refundOfCanceledInvoice: refundAnnounced({ ...refund, locale, why: 'credited' }),
    refundAfterCancellation: refundAnnounced({ ...refund, locale, why: 'canceledBefore' }),
    refundByOffice: refundSent({ ...refund, ...sent, locale, method: 'card', sentBy: 'card', why: 'byOffice' }),
    refundIntoWallet: refundSent({ ...refund, ...sent, locale, method: 'wallet', sentBy: 'wallet', sentAs: null }),
    transferChanged: transferChanged({ ...rest, locale, refunds: [pending] }),
    transferNoLongerNeeded: transferChanged({ ...rest, locale, transfer: { ...rest.transfer, amount: nothing } }),
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
});
