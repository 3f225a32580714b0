import type { Locale } from '../../../../domain/locale.ts';
import type { Quotation } from '../../../../domain/quotation.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { salutation } from './salutation.ts';

/** A request to change a quotation, received by the office. */
export interface QuotationChangeAcknowledged {
  readonly from: EmailLayout;
  readonly buyer: Addressee;
  readonly locale: Locale;
  readonly quotation: Quotation;
  readonly message: string;
}

/** The email that acknowledges a request to change a quotation, with its text. */
export function quotationChangeAcknowledged(asked: QuotationChangeAcknowledged): Mail {
  const { from, buyer, locale, quotation, message } = asked;
  const i18n = translator(locale);
  const { reference } = quotation;
  return {
    kind: 'quotation-change-acknowledged',
    from: { ...from, issuer: quotation.issuer ?? from.issuer },
    to: { name: buyer.name, email: buyer.email },
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.quotation.change.subject',
          message: 'Your change request for quote {reference}',
          values: { reference },
        },
      ),
      salutation: salutation(i18n, buyer),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.quotation.change.body',
              message:
                'We’ve received your request and will email you a new quote within two business days. Nothing has been ordered. You wrote:',
            },
          ),
        },
        { kind: 'quotation', text: message },
      ],
      note: '',
    },
  };
}
