import { defaultLocale } from '../../../../domain/locale.ts';
import type { Quotation } from '../../../../domain/quotation.ts';
import { translator } from '../../i18n/translator.ts';
import { toOffice } from '../addressee.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { publicBuyerFacts } from './public-buyer-facts.ts';
import { buyerFacts, quotationParts } from './quotation-facts.ts';

/** An order, to the office. */
export interface QuotationOrderReceived {
  readonly from: EmailLayout;
  readonly buyer: Addressee;
  readonly quotation: Quotation;
}

/** The email to the office about an ordered quotation, in the office's language. */
export function quotationOrderReceived({ from, buyer, quotation }: QuotationOrderReceived): Mail {
  const locale = defaultLocale;
  const i18n = translator(locale);
  const { reference, invoice } = quotation;
  return {
    kind: 'quotation-order-received',
    from,
    ...toOffice(from),
    replyTo: buyer.email,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.quotation.order.office.subject',
          message: 'Quote {reference} ordered',
          values: { reference },
        },
      ),
      salutation: i18n._(/*i18n*/ { id: 'mail.help.office.salutation', message: 'To Subscriber Services,' }),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.quotation.order.office.body',
              message:
                'A customer accepted a quote and placed the order. The subscription starts once it’s paid. Reply to this email to answer them.',
            },
          ),
        },
        ...(invoice
          ? [
              {
                kind: 'paragraph',
                text: i18n._(
                  /*i18n*/ {
                    id: 'mail.quotation.order.office.chorus',
                    message:
                      'To do: submit invoice {number} to Chorus Pro. “office invoice export” creates its Factur-X file, and “office chorus list” lists what is waiting to be submitted.',
                    values: { number: invoice.reference },
                  },
                ),
              } as const,
            ]
          : []),
        ...quotationParts(i18n, locale, quotation, {
          before: [...buyerFacts(i18n, locale, buyer, quotation), ...publicBuyerFacts(i18n, locale, quotation)],
        }),
      ],
      note: '',
    },
  };
}
