/** Emails as a phone's mail program draws them: nothing is wider than the window. */
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import { money } from '../../domain/money.ts';
import { from, invoiceOf } from '../../server/core/mail/emails.fixtures.ts';
import { creditNoteIssued } from '../../server/core/mail/emails/credit-note-issued.ts';
import { invoiceIssued } from '../../server/core/mail/emails/invoice-issued.ts';
import { paymentReceived } from '../../server/core/mail/emails/payment-received.ts';
import { emailHtml } from '../../server/core/mail/email-html.ts';
import { expect, test } from '../support/browser-test.ts';

const to = { name: 'Aïssatou Diallo', email: 'aissatou@example.fr' };
const link = 'https://www.example.org/fr/account/invoices?invoiceToken=q7sV0mJ1x2Yt3Zb4Kc5Ld6Ne7Pf8Rg9H';

/** An invoice with long words and long amounts. */
function longInvoice(reference: string, sign: 1 | -1) {
  const dollars = (minor: number) => money(sign * minor, 'USD');
  const label = 'Base de données « Qui est qui », licence professionnelle, 12 mois, 5 lecteurs';
  const [net, vat, total] = [dollars(1_234_560), dollars(246_912), dollars(1_481_472)];
  const line = { label, quantity: 5, net, vatRate: 2000, vat };
  return { ...invoiceOf(reference), lines: [line, line], net, vat, total, remaining: total, vatMention: null };
}

/** The receipt of an invoice that paid a subscription: long references and periods. */
function receiptOf(invoice: ReturnType<typeof longInvoice>, locale: Locale) {
  const reference = 'PAY-W4WM-WQMK-HWXM';
  const received = { method: 'transfer', at: '2026-09-30T10:00:00Z', amount: invoice.total } as const;
  return paymentReceived({
    from,
    to,
    locale,
    reference,
    method: 'transfer',
    receipts: [{ ...received, payment: reference, bankReference: 'VIR 2026-09-30 W4WM' }],
    otherReceipts: [],
    refunds: [],
    remaining: money(0, 'USD'),
    credits: null,
    invoices: [invoice],
    subscriptions: [
      { reference: 'DEV-W6WM-8WMW-XWHM', isFromQuotation: true, startsOn: '2026-09-30', endsOn: '2027-09-29' },
    ],
    termsOn: ['2026-09-30'],
    link,
  });
}

for (const locale of locales)
  for (const width of [320, 360])
    test(`an invoice, a credit note and a receipt fit a window of ${width} px, in ${locale}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 780 });
      const creditNote = { ...longInvoice('AV-2026-0413', -1), kind: 'creditNote', credits: 'FA-2026-0413' } as const;
      const mails = [
        invoiceIssued({ from, to, locale, invoice: longInvoice('FA-2026-0413', 1), link }),
        creditNoteIssued({ from, to, locale, creditNote, link }),
        receiptOf(longInvoice('FA-2026-0413', 1), locale),
      ];
      for (const { email } of mails) {
        await page.setContent(emailHtml(email, from, '29 mars 2026'));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
