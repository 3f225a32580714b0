import type { Locale } from '../../../../machines/domain/locale.ts';
import type { Quotation } from '../../../../machines/domain/quotation.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { quotationFacts } from './quotation-facts.ts';
import { salutation } from './salutation.ts';

/** An order that the publisher has got. */
export interface QuotationOrdered {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly quotation: Quotation;
  /** Absolute address of the page where it is paid; it opens for the buyer, signed in. */
  readonly link: string;
}

/** The letter that confirms an order, and leads to its payment. */
export function quotationOrdered({ from, to, locale, quotation, link }: QuotationOrdered): Mail {
  const i18n = translator(locale);
  const { reference } = quotation;
  return {
    kind: 'quotation-ordered',
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
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.quotation.order.body',
              message:
                'Thank you: we have received your order. Your subscription begins on the day on which it is paid for.',
            },
          ),
        },
        { kind: 'facts', rows: quotationFacts(i18n, locale, quotation) },
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
