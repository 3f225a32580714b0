import { UNSET_CIVILITY } from '../../../domain/enumerations.ts';
import { describe, expect, it } from 'vitest';
import { locales } from '../../../domain/locale.ts';
import type { Quotation } from '../../../domain/quotation.ts';
import { quotations } from '../../../machines/quotation/quotation.fixtures.ts';
import { compose } from './compose.ts';
import { from, invoiceOf, request, total } from './emails.fixtures.ts';
import type { Mail } from './email.ts';
import { creditNoteIssued } from './emails/credit-note-issued.ts';
import { emailVerification } from './emails/email-verification.ts';
import { helpAcknowledged } from './emails/help-acknowledged.ts';
import { helpRequested } from './emails/help-requested.ts';
import { invoiceIssued } from './emails/invoice-issued.ts';
import { paymentReceived } from './emails/payment-received.ts';
import { quotationChangeAcknowledged } from './emails/quotation-change-acknowledged.ts';
import { quotationChangeAsked } from './emails/quotation-change-asked.ts';
import { quotationDeclined } from './emails/quotation-declined.ts';
import { quotationIssued } from './emails/quotation-issued.ts';
import { quotationOrderReceived } from './emails/quotation-order-received.ts';
import { quotationOrdered } from './emails/quotation-ordered.ts';
import { addresseeOf } from './addressee.ts';
import { quotationWithdrawn } from './emails/quotation-withdrawn.ts';
import { quoteRequestAcknowledged } from './emails/quote-request-acknowledged.ts';
import { quoteRequestReceived } from './emails/quote-request-received.ts';
import { transferOrdered } from './emails/transfer-ordered.ts';
import { readMessage } from './read-message.ts';

const to = { name: 'Aïssatou Diallo', email: 'aissatou@example.fr' };
const link = 'https://www.example.org/fr/account/invoices?invoiceToken=q7sV0mJ1x2Yt3Zb4Kc5Ld6Ne7Pf8Rg9H&x=1';
const date = new Date('2026-03-29T10:00:00Z');

const none = { minor: 0, currency: 'EUR' } as const;
const seats = [{ count: 1200, price: { minor: 31, currency: 'EUR' } }] as const;

const quote = {
  request: {
    offer: { publicationIds: [12], licence: 'media', readers: 1200, months: 6, currency: 'EUR' },
    requester: {
      civility: 2,
      lastName: 'DIALLO',
      firstName: 'Aïssatou',
      organisation: 'Cabinet des Brumes',
      jobTitle: '',
      email: 'aissatou@example.fr',
      phone: '',
      country: 'SN',
      vatNumber: '',
      source: 'subscriber',
    },
  },
  priced: {
    country: 'SN',
    lines: [{ publicationId: 12, title: 'Sahel & Énergies', net: total, seats, vatRate: 0, vat: none }],
    net: total,
    vatByRate: [{ rate: 0, net: total, vat: none }],
    vat: none,
    total,
    mention: 'outsideUnion',
  },
} as const;

const quotation: Quotation = {
  ...quotations.open,
  id: 88_214,
  reference: 'DEV-7KQ2-M4XD-9RTB',
  version: 2,
  state: 'open',
  offer: quote.request.offer,
  priced: quote.priced,
  issuedOn: '2026-03-29',
  expiresAt: '2026-04-28T10:00:00.000Z',
  readAt: '2026-03-29T10:00:00.000Z',
  isOfferOpen: false,
  note: 'Remise <b>de bienvenue</b>,\ncomme convenu.',
  issuer: null,
  details: {
    identity: { civility: 2, lastName: 'DIALLO', firstName: 'Aïssatou' },
    billing: {
      organisation: 'Cabinet des Brumes',
      recipient: 'Aïssatou Diallo',
      street: '8, quai des Brumes',
      complement: '',
      postalCode: '',
      city: 'Dakar',
      country: 'SN',
    },
    delivery: null,
    vatNumber: '',
    purchaseOrder: 'BC-117',
    publicBuyer: null,
  },
};

async function read(mail: Mail) {
  const { headers, parts } = readMessage(await compose(mail, date));
  const textOf = (type: string) => parts.find((part) => part.type === type)?.text ?? '';
  return { headers, text: textOf('text/plain'), html: textOf('text/html') };
}

describe('the email with an invoice', () => {
  it('brings number, amount, due day and link, in French', async () => {
    const mail = invoiceIssued({ from, to, locale: 'fr', invoice: invoiceOf('F-2026-0042'), link });
    const { headers, text, html } = await read(mail);
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'Lettre du Sahel — abonnements <desk@example.org>',
      to: 'Aïssatou Diallo <aissatou@example.fr>',
      subject: 'Votre facture F-2026-0042',
      date: 'Sun, 29 Mar 2026 10:00:00 +0000',
      'content-language': 'fr',
    });
    for (const fact of ['Bonjour Aïssatou Diallo,', 'F-2026-0042', '312,40\u00a0€', '28 avril 2026', link]) {
      expect(text).toContain(fact);
    }
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(html).toContain('<html lang="fr-FR">');
  });

  it('does so in English', async () => {
    const mail = invoiceIssued({ from, to, locale: 'en', invoice: invoiceOf('F-2026-0042'), link });
    const { text } = await read(mail);
    for (const fact of ['Dear Aïssatou Diallo,', '€312.40', 'April 28, 2026', link]) expect(text).toContain(fact);
  });

  it.each([
    ['fr', 2, 'Bonjour Madame Delaunay-Mbaye,'],
    ['fr', 1, 'Bonjour Monsieur Delaunay-Mbaye,'],
    ['en', 2, 'Dear Ms. Delaunay-Mbaye,'],
    ['en', 1, 'Dear Mr. Delaunay-Mbaye,'],
    ['fr', UNSET_CIVILITY, 'Bonjour Claire Delaunay-Mbaye,'],
  ] as const)('greets as one is addressed: %s, civilité %i', async (locale, civility, greeting) => {
    const claire = addresseeOf({ firstName: 'Claire', lastName: 'DELAUNAY-mbaye', civility }, 'claire@example.org');
    const mail = invoiceIssued({ from, to: claire, locale, invoice: invoiceOf('F-1'), link });
    const { text, html } = await read(mail);
    expect(text.startsWith(greeting)).toBe(true);
    expect(html).toContain(greeting);
  });

  it('warns before the signature that anyone with the link can see the invoice', async () => {
    const mail = invoiceIssued({ from, to, locale: 'en', invoice: invoiceOf('F-1'), link });
    for (const body of Object.values(await read(mail)).filter((part) => typeof part === 'string')) {
      const warning = body.search(/Anyone with the link can view and pay/);
      expect(warning).toBeGreaterThan(-1);
      expect(warning).toBeLessThan(body.search(/-- \n|<address/));
    }
  });
});

describe.each(locales)('emails in %s', (locale) => {
  const invoices = ['F-2026-0042', 'F-2026-0043'];
  const paidAt = '2026-03-29T10:00:00.000Z';
  const moved = {
    receipts: [{ payment: 'P-1', method: 'card', at: paidAt, amount: total, bankReference: null }],
    otherReceipts: [],
    refunds: [],
    remaining: { minor: 0, currency: 'EUR' },
    termsOn: [],
  } as const;
  const sent = { from, to, locale };
  const message = 'Bonjour,\nle numéro de TVA <FR 12> est faux & vieux.';
  const emails = {
    invoiceIssued: invoiceIssued({ from, to, locale, invoice: invoiceOf('F-1'), link }),
    creditNoteIssued: creditNoteIssued({
      from,
      to,
      locale,
      creditNote: { ...invoiceOf('AV-1'), kind: 'creditNote', credits: 'F-1', notes: ['Adresse corrigée'] },
      link,
    }),
    paymentReceived: paymentReceived({
      ...sent,
      reference: 'P-1',
      method: 'card',
      ...moved,
      credits: null,
      invoices: invoices.map(invoiceOf),
      subscriptions: [],
      link,
    }),
    transferOrdered: transferOrdered({
      ...sent,
      reference: 'PAY-1',
      request,
      instalments: [],
      orderedOn: '2026-03-29',
      invoices,
      payers: ['Cabinet des Brumes'],
      termsOn: [],
      link,
    }),
    walletReceipt: paymentReceived({
      ...sent,
      reference: 'P-2',
      method: 'wallet',
      ...moved,
      credits: { minor: 313, currency: 'CRE' },
      invoices: [invoiceOf('F-1')],
      subscriptions: [{ reference: 'ABO-1', isFromQuotation: false, startsOn: '2026-03-29', endsOn: '2027-03-29' }],
      link,
    }),
    quotationWithdrawn: quotationWithdrawn({ from, to, locale, quotation }),
    helpAcknowledged: helpAcknowledged({ from, to, locale, invoices, message }),
    helpRequested: helpRequested({ from, buyer: to, invoices, message }),
    emailVerification: emailVerification({ from, to, locale, link, hours: 24 }),
    quoteRequestReceived: quoteRequestReceived({ from, reference: 'DEM-1', ...quote }),
    quoteRequestAcknowledged: quoteRequestAcknowledged({ from, locale, reference: 'DEM-1', ...quote }),
    quotationIssued: quotationIssued({ from, to, locale, quotation, isAgain: false, link }),
    quotationIssuedAgain: quotationIssued({ from, to, locale, quotation, isAgain: true, link }),
    quotationOrdered: quotationOrdered({ from, to, locale, quotation, link }),
    quotationOrderReceived: quotationOrderReceived({ from, buyer: to, quotation }),
    quotationDeclined: quotationDeclined({ from, buyer: to, quotation, reason: 'otherSupplier', message }),
    quotationChangeAsked: quotationChangeAsked({ from, buyer: to, quotation, message }),
    quotationChangeAcknowledged: quotationChangeAcknowledged({ from, buyer: to, locale, quotation, message }),
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

  it('quote a person as they wrote, with no other lines, without letting their markup through', async () => {
    const { text, html } = await read(emails.helpAcknowledged);
    expect(text).toContain('> le numéro de TVA <FR 12> est faux & vieux.');
    expect(html).toContain('">Bonjour,\nle numéro de TVA &lt;FR 12&gt; est faux &amp; vieux.</blockquote>');
  });

  it('count', () => {
    const one = helpAcknowledged({ from, to, locale, invoices: ['F-1'], message }).email.subject;
    const two = emails.helpAcknowledged.email.subject;
    expect([one, two]).toEqual(
      locale === 'fr'
        ? ['Votre question sur la facture F-1', 'Votre question sur les factures F-2026-0042 et F-2026-0043']
        : ['Your question about invoice F-1', 'Your question about invoices F-2026-0042 and F-2026-0043'],
    );
  });
});

describe('a request for a quote', () => {
  it('says what was asked for, in French', async () => {
    const { text } = await read(quoteRequestAcknowledged({ from, locale: 'fr', reference: 'DEM-1', ...quote }));
    for (const fact of ['Sahel & Énergies', 'Médias', '1\u202f200', '6\u00a0mois', '312,40\u00a0€'])
      expect(text).toContain(fact);
  });

  it('says to the office who asks, and is answered to them; what they left out is not there', async () => {
    const { headers, text } = await read(quoteRequestReceived({ from, reference: 'DEM-1', ...quote }));
    expect(headers.get('to')).toBe('Lettre du Sahel — abonnements <desk@example.org>');
    expect(headers.get('reply-to')).toBe('aissatou@example.fr');
    for (const fact of ['Aïssatou Diallo', 'Cabinet des Brumes', 'Sénégal', 'Un abonné ou une abonnée'])
      expect(text).toContain(fact);
    expect(text).not.toMatch(/Fonction|Téléphone/);
  });
});

describe('a quotation', () => {
  it('says what is offered, for how much and until when, in French', async () => {
    const email = quotationIssued({ from, to, locale: 'fr', quotation, isAgain: false, link });
    const { headers, text } = await read(email);
    expect(headers.get('subject')).toBe('Votre devis DEV-7KQ2-M4XD-9RTB');
    for (const fact of [
      'Sahel & Énergies',
      '1\u202f200',
      '312,40\u00a0€',
      '28\u00a0avril\u00a02026 à 12:00',
      '> comme convenu.',
      link,
    ])
      expect(text).toContain(fact);
  });

  it.each([
    quotationDeclined({ from, buyer: to, quotation, reason: 'budget', message: '' }),
    quotationChangeAsked({ from, buyer: to, quotation, message: 'Moins' }),
    quotationOrderReceived({ from, buyer: to, quotation }),
  ])('is answered to the buyer by the office: $kind', async (mail) => {
    const { headers, text } = await read(mail);
    expect(headers.get('to')).toBe('Lettre du Sahel — abonnements <desk@example.org>');
    expect(headers.get('reply-to')).toBe('aissatou@example.fr');
    for (const fact of ['Cabinet des Brumes', 'BC-117', 'DEV-7KQ2-M4XD-9RTB']) expect(text).toContain(fact);
    expect(mail.email.parts.filter(({ kind }) => kind === 'quotation')).toHaveLength(text.includes('Moins') ? 1 : 0);
  });
});

describe('a question to the office', () => {
  it('is answered to the buyer', async () => {
    const { headers } = await read(helpRequested({ from, buyer: to, invoices: ['F-1'], message: 'Help' }));
    expect(headers.get('to')).toBe('Lettre du Sahel — abonnements <desk@example.org>');
    expect(headers.get('reply-to')).toBe('aissatou@example.fr');
  });
});

describe('headers', () => {
  const evil = 'Awa\r\nBcc: thief@example.com\r\n\r\n<b>Body</b>';

  it.each([
    { name: evil, email: 'awa@example.org' },
    { name: 'Awa', email: 'awa@example.org\r\nBcc: thief@example.com' },
    { name: 'Awa <thief@example.com>, ', email: 'awa@example.org' },
    { name: 'Awa', email: 'awa@example.org, thief@example.com' },
  ])('cannot be added by %j', async (buyer) => {
    const mail = invoiceIssued({ from, to: buyer, locale: 'en', invoice: invoiceOf(evil), link });
    const { headers } = await read({ ...mail, replyTo: buyer.email });
    expect([...headers.keys()].toSorted().join(' ')).toBe(
      'auto-submitted content-language content-type date from message-id mime-version reply-to subject to',
    );
    expect(headers.get('to')).not.toMatch(/thief@example\.com>?$/);
  });
});
