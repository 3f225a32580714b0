import { describe, expect, it } from 'vitest';
import { from, invoiceOf } from './emails.fixtures.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import { invoiceIssued } from './emails/invoice-issued.ts';
import { paymentReceived } from './emails/payment-received.ts';

const to = { name: 'Aïssatou Diallo', email: 'aissatou@example.fr' };
const link = 'https://www.example.org/fr/account/invoices?invoiceToken=q7sV0mJ1x2Yt3Zb4Kc5Ld6Ne7Pf8Rg9H';

/** With a sum, a button and small print. */
const mails = {
  'an invoice': invoiceIssued({ from, to, locale: 'fr', invoice: invoiceOf('F-1'), link }),
  'a copy of a receipt': paymentReceived({
    from,
    to,
    locale: 'fr',
    reference: 'P-1',
    method: 'card',
    receipts: [],
    otherReceipts: [],
    refunds: [],
    remaining: { minor: 0, currency: 'EUR' },
    credits: null,
    invoices: [invoiceOf('F-1')],
    subscriptions: [],
    termsOn: [],
    link: null,
  }),
};

const words = (markup: string): string =>
  markup
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe.each(Object.entries(mails))('%s', (_, { email, from: layout }) => {
  const { note, salutation, parts } = email;
  const urls = parts.flatMap((part) => (part.kind === 'link' ? [part.url] : []));

  it('greets first and signs last, as text', () => {
    const text = emailText(email, layout);
    expect(text.startsWith(salutation)).toBe(true);
    const [body = '', signature = '', ...more] = text.split('\n-- \n');
    expect(more).toEqual([]);
    expect(signature).toContain(layout.email);
    for (const said of [note, ...urls]) expect(body).toContain(said);
  });

  it('greets below its heading and signs last, as HTML', () => {
    const [, sheet = ''] = emailHtml(email, layout, '29 mars 2026').split('</h1>');
    const [inner = '', signature = ''] = sheet.split('<address');
    expect(words(inner).startsWith(words(salutation))).toBe(true);
    for (const said of [note, ...urls].filter((each) => each !== '')) {
      expect(inner).toContain(said);
      expect(signature).not.toContain(said);
    }
    expect(signature).toContain(layout.email);
  });
});
