import type { Locale } from '../../../../domain/locale.ts';
import type { Quotation } from '../../../../domain/quotation.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { quotationParts } from './quotation-facts.ts';
import { salutation } from './salutation.ts';

/** A quotation withdrawn by the publisher. */
export interface QuotationWithdrawn {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly quotation: Quotation;
}

/** The email to a buyer about a quotation that can no longer be accepted. */
export function quotationWithdrawn({ from, to, locale, quotation }: QuotationWithdrawn): Mail {
  const i18n = translator(locale);
  const { reference } = quotation;
  return {
    kind: 'quotation-withdrawn',
    from: { ...from, issuer: quotation.issuer ?? from.issuer },
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.quotation.withdrawn.subject',
          message: 'We have withdrawn quote {reference}',
          values: { reference },
        },
      ),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.quotation.withdrawn.body',
              message:
                'We’ve withdrawn this quote. You can no longer accept it, and nothing has been ordered or charged. Still interested? Reply to this email and we’ll send you a new one.',
            },
          ),
        },
        ...quotationParts(i18n, locale, quotation),
      ],
      note: '',
    },
  };
}
