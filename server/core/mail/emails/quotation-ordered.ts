import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../domain/locale.ts';
import type { Quotation } from '../../../../domain/quotation.ts';
import { formatDay, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { publicBuyerFacts } from './public-buyer-facts.ts';
import { detailsFacts, quotationParts } from './quotation-facts.ts';
import { invoiceFile } from './documents.ts';
import { salutation } from './salutation.ts';

/** An order received by the publisher. */
export interface QuotationOrdered {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly quotation: Quotation;
  /** Absolute address of the payment page, or of a public body’s order; it requires the buyer to sign in. */
  readonly link: string;
}

/** The words of an order that is paid for at once. */
function paidAtOnce(i18n: I18n) {
  return {
    due: i18n._(
      /*i18n*/ {
        id: 'mail.sum.order',
        message: 'Total, to pay before your subscription starts',
        comment: 'Below the total of an order',
      },
    ),
    body: i18n._(
      /*i18n*/ {
        id: 'mail.quotation.order.body',
        message: 'Thank you. We’ve received your order. Your subscription starts on the day you pay for it.',
      },
    ),
    link: i18n._(/*i18n*/ { id: 'mail.quotation.order.link', message: 'Pay for the subscription', comment: 'Button' }),
    note: i18n._(
      /*i18n*/ {
        id: 'mail.quotation.order.note',
        message: 'We issue the invoice when you pay, to the address you enter there. You haven’t been charged yet.',
      },
    ),
  };
}

/** The words of an order that is invoiced through Chorus Pro. */
function invoiced(i18n: I18n, day: string) {
  return {
    due: i18n._(
      /*i18n*/ {
        id: 'mail.sum.chorus',
        message: 'Total, invoiced through Chorus Pro, due by {day}',
        values: { day },
        comment: 'Below the total of an order',
      },
    ),
    body: i18n._(
      /*i18n*/ {
        id: 'mail.quotation.order.chorus.body',
        message:
          'Thank you. We’ve received your order. We’ll submit the invoice to Chorus Pro and email you when it’s there. Pay by bank transfer within 30 days. Your subscription starts on the day we receive the payment.',
      },
    ),
    link: i18n._(/*i18n*/ { id: 'mail.quotation.order.chorus.link', message: 'View the order', comment: 'Button' }),
    note: i18n._(
      /*i18n*/ {
        id: 'mail.quotation.order.chorus.note',
        message: 'There’s nothing to pay by card.',
      },
    ),
  };
}

/** The email that confirms an order, with a link to its payment, or to the order of a public body. */
export function quotationOrdered({ from, to, locale, quotation, link }: QuotationOrdered): Mail {
  const i18n = translator(locale);
  const { reference, invoice } = quotation;
  const words = invoice ? invoiced(i18n, formatDay(invoice.dueOn, locale)) : paidAtOnce(i18n);
  return {
    kind: 'quotation-ordered',
    documents: [{ kind: 'quote', reference }, ...(invoice ? [invoiceFile(invoice.reference)] : [])],
    from: { ...from, issuer: quotation.issuer ?? from.issuer },
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ { id: 'mail.quotation.order.subject', message: 'Your order {reference}', values: { reference } },
      ),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'sum',
          amount: formatMoney(quotation.priced.total, locale),
          due: words.due,
        },
        { kind: 'paragraph', text: words.body },
        ...quotationParts(i18n, locale, quotation, {
          after: [...detailsFacts(i18n, locale, quotation), ...publicBuyerFacts(i18n, locale, quotation)],
        }),
        { kind: 'link', label: words.link, url: link },
      ],
      note: words.note,
    },
  };
}
