import type { Invoice } from '../../../../domain/invoice.ts';
import type { Locale } from '../../../../domain/locale.ts';
import { vatByRate } from '../../../../domain/vat-by-rate.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { instalmentFacts } from './instalment-facts.ts';
import { invoiceLinkParts } from './invoice-link-parts.ts';
import { payerFacts } from './facts.ts';
import { pricedParts } from './priced-facts.ts';
import { salutation } from './salutation.ts';
import { waysText } from './ways-text.ts';

/** Values of the email with an invoice's link. */
export interface InvoiceIssued {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly invoice: Invoice;
  /** Absolute address with the token: it opens this invoice without signing in. */
  readonly link: string;
}

/** The email with a new invoice, or one with a new payment plan, and the link to pay it. */
export function invoiceIssued({ from, to, locale, invoice, link }: InvoiceIssued): Mail {
  const i18n = translator(locale);
  const { reference, issuedOn, dueOn, notes, instalments } = invoice;
  const count = instalments.length;
  const ways = waysText(i18n, invoice);
  return {
    kind: 'invoice-issued',
    documents: [{ kind: 'invoice', reference }, ...(count > 0 ? [{ kind: 'schedule', reference } as const] : [])],
    from: { ...from, issuer: invoice.issuer },
    to,
    replyTo: null,
    email: {
      locale,
      subject:
        count > 0
          ? i18n._(
              /*i18n*/ {
                id: 'mail.invoice.planSubject',
                message: 'Payment plan for your invoice {reference}',
                values: { reference },
              },
            )
          : i18n._(/*i18n*/ { id: 'mail.invoice.subject', message: 'Your invoice {reference}', values: { reference } }),
      title: i18n._(
        /*i18n*/ { id: 'mail.invoice.title', message: 'Invoice {reference} to pay', values: { reference } },
      ),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'sum',
          amount: formatMoney(invoice.total, locale),
          due:
            count > 0
              ? i18n._(
                  /*i18n*/ {
                    id: 'mail.sum.instalments',
                    message: 'Total, in {count} installments',
                    values: { count },
                    comment: 'Below the total of an invoice',
                  },
                )
              : i18n._(
                  /*i18n*/ {
                    id: 'mail.sum.due',
                    message: 'Total, due by {day}',
                    values: { day: formatDay(dueOn, locale) },
                    comment: 'Below the total of an invoice',
                  },
                ),
        },
        {
          kind: 'paragraph',
          text:
            count > 0
              ? i18n._(
                  /*i18n*/ {
                    id: 'mail.invoice.planBody',
                    message: 'You can pay this invoice in {count} installments, or all of it at once. {ways}',
                    comment: 'ways is a sentence: how it can be paid',
                    values: { count, ways },
                  },
                )
              : i18n._(
                  /*i18n*/ {
                    id: 'mail.invoice.body',
                    message: 'Your invoice is ready. {ways}',
                    comment: 'ways is a sentence: how it can be paid',
                    values: { ways },
                  },
                ),
        },
        {
          kind: 'facts',
          rows: [
            [i18n._(/*i18n*/ { id: 'mail.fact.invoice', message: 'Invoice' }), reference],
            [i18n._(/*i18n*/ { id: 'mail.fact.issuedOn', message: 'Issued on' }), formatDay(issuedOn, locale)],
            ...(count > 0
              ? instalmentFacts(i18n, locale, invoice)
              : [[i18n._(/*i18n*/ { id: 'mail.fact.due', message: 'Due' }), formatDay(dueOn, locale)] as const]),
            ...payerFacts(i18n, [invoice]),
          ],
        },
        ...pricedParts(i18n, locale, { ...invoice, vatByRate: vatByRate([invoice]), isToPay: true }),
        ...notes.map((text) => ({ kind: 'paragraph', text }) as const),
        ...invoiceLinkParts(i18n, link),
      ],
      note: '',
    },
  };
}
