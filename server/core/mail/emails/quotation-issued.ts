import type { Locale } from '../../../../domain/locale.ts';
import { dayIn } from '../../../../domain/moment.ts';
import type { Quotation } from '../../../../domain/quotation.ts';
import { formatDay, formatMoment, formatMoney } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, EmailPart, Mail } from '../email.ts';
import { publicBuyerFacts } from './public-buyer-facts.ts';
import { detailsFacts, quotationParts } from './quotation-facts.ts';
import { salutation } from './salutation.ts';

/** A quotation to be sent to the buyer. */
export interface QuotationIssued {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly quotation: Quotation;
  /** Whether it replaces an earlier one. */
  readonly isAgain: boolean;
  /** Absolute address of its page, which requires the buyer to sign in. */
  readonly link: string;
}

/** The email with a new or changed quotation, and the link to answer it. */
export function quotationIssued({ from, to, locale, quotation, isAgain, link }: QuotationIssued): Mail {
  const i18n = translator(locale);
  const { reference, expiresAt, note, noteLocale } = quotation;
  const values = { reference };
  const noteParts: readonly EmailPart[] = note === '' ? [] : [{ kind: 'quotation', text: note, locale: noteLocale }];
  return {
    kind: 'quotation-issued',
    documents: [{ kind: 'quote', reference: quotation.reference }],
    from: { ...from, issuer: quotation.issuer ?? from.issuer },
    to,
    replyTo: null,
    email: {
      locale,
      subject: isAgain
        ? i18n._(/*i18n*/ { id: 'mail.quotation.again.subject', message: 'Your new quote {reference}', values })
        : i18n._(/*i18n*/ { id: 'mail.quotation.subject', message: 'Your quote {reference}', values }),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'sum',
          amount: formatMoney(quotation.priced.total, locale),
          due: i18n._(
            /*i18n*/ {
              id: 'mail.sum.validUntil',
              message: 'Total, valid until {day}',
              values: { day: formatDay(dayIn(expiresAt, from.timeZone), locale) },
              comment: 'Below the total of a quote',
            },
          ),
        },
        {
          kind: 'paragraph',
          text: isAgain
            ? i18n._(
                /*i18n*/ {
                  id: 'mail.quotation.again.body',
                  message: 'We’ve changed your quote. This one replaces the previous one:',
                },
              )
            : i18n._(
                /*i18n*/ {
                  id: 'mail.quotation.body',
                  message: 'Here’s our offer. View it online, ask for a change, accept it, or decline it.',
                },
              ),
        },
        ...quotationParts(i18n, locale, quotation, {
          after: [
            [
              i18n._(/*i18n*/ { id: 'mail.fact.validUntil', message: 'Valid until' }),
              formatMoment(expiresAt, locale, from.timeZone),
            ],
            ...detailsFacts(i18n, locale, quotation),
            ...publicBuyerFacts(i18n, locale, quotation),
          ],
        }),
        ...noteParts,
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.quotation.link', message: 'View the quote', comment: 'Button' }),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.quotation.note',
          message: 'You’ll need to sign in. To share it with a colleague, create a link from the quote page.',
        },
      ),
    },
  };
}
