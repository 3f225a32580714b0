import type { Locale } from '../../../../machines/domain/locale.ts';
import type { Quotation } from '../../../../machines/domain/quotation.ts';
import { formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { quotationParts } from './quotation-facts.ts';
import { salutation } from './salutation.ts';

/** An order received by the publisher. */
export interface QuotationOrdered {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly quotation: Quotation;
  /** Absolute address of the payment page, which requires the buyer to sign in. */
  readonly link: string;
}

/** The email that confirms an order, with a link to its payment. */
export function quotationOrdered({ from, to, locale, quotation, link }: QuotationOrdered): Mail {
  const i18n = translator(locale);
  const { reference } = quotation;
  return {
    kind: 'quotation-ordered',
    document: { kind: 'quote', reference },
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
          due: i18n._(
            /*i18n*/ {
              id: 'mail.sum.order',
              message: 'VAT included, to pay before your subscription begins',
              comment: 'Below the total of an order',
            },
          ),
        },
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.quotation.order.body',
              message:
                'Thank you: we have received your order. Your subscription begins on the day on which it is paid for.',
            },
          ),
        },
        ...quotationParts(i18n, locale, quotation),
        {
          kind: 'link',
          label: i18n._(
            /*i18n*/ { id: 'mail.quotation.order.link', message: 'Pay for the subscription', comment: 'Button' },
          ),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.quotation.order.note',
          message:
            'The invoice is issued when you pay, to the address that you give there. Nothing has been charged yet.',
        },
      ),
    },
  };
}
