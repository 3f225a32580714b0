import { defaultLocale } from '../../../../domain/locale.ts';
import type { Quotation } from '../../../../domain/quotation.ts';
import { translator } from '../../i18n/translator.ts';
import { toOffice } from '../addressee.ts';
import type { Addressee, EmailLayout, Mail } from '../email.ts';
import { buyerFacts, quotationParts } from './quotation-facts.ts';

/** A request to change a quotation, to the office. */
export interface QuotationChangeAsked {
  readonly from: EmailLayout;
  readonly buyer: Addressee;
  readonly quotation: Quotation;
  readonly message: string;
}

/** The email to the office with a requested change, in the office's language; replies go to the buyer. */
export function quotationChangeAsked({ from, buyer, quotation, message }: QuotationChangeAsked): Mail {
  const locale = defaultLocale;
  const i18n = translator(locale);
  const { reference } = quotation;
  return {
    kind: 'quotation-change-asked',
    from,
    ...toOffice(from),
    replyTo: buyer.email,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ {
          id: 'mail.quotation.change.office.subject',
          message: 'Change requested for quote {reference}',
          values: { reference },
        },
      ),
      salutation: i18n._(/*i18n*/ { id: 'mail.help.office.salutation', message: 'To Subscriber Services,' }),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.quotation.change.office.body',
              message: 'A customer asked for a change to their quote. Reply to this email to answer them.',
            },
          ),
        },
        ...quotationParts(i18n, locale, quotation, { before: buyerFacts(i18n, locale, buyer, quotation) }),
        { kind: 'quotation', text: message },
      ],
      note: '',
    },
  };
}
