import type { Locale } from '../../../../machines/domain/locale.ts';
import type { Quotation } from '../../../../machines/domain/quotation.ts';
import { formatMoment } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import type { Addressee, EmailLayout, EmailPart, Mail } from '../email.ts';
import { quotationFacts } from './quotation-facts.ts';
import { salutation } from './salutation.ts';

/** A quotation of the publisher on its way to the buyer. */
export interface QuotationIssued {
  readonly from: EmailLayout;
  readonly to: Addressee;
  readonly locale: Locale;
  readonly quotation: Quotation;
  /** Whether it takes the place of one that the buyer has had. */
  readonly isAgain: boolean;
  /** Absolute address of its page; it opens for the buyer, signed in. */
  readonly link: string;
}

/** The letter that brings a quotation, or a changed one, and the link to answer it. */
export function quotationIssued({ from, to, locale, quotation, isAgain, link }: QuotationIssued): Mail {
  const i18n = translator(locale);
  const { reference, expiresAt, note } = quotation;
  const values = { reference };
  const noteParts: readonly EmailPart[] = note === '' ? [] : [{ kind: 'quotation', text: note }];
  return {
    kind: 'quotation-issued',
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
          kind: 'paragraph',
          text: isAgain
            ? i18n._(
                /*i18n*/ {
                  id: 'mail.quotation.again.body',
                  message: 'We have changed your quote. This one takes the place of the one before:',
                },
              )
            : i18n._(
                /*i18n*/ {
                  id: 'mail.quotation.body',
                  message: 'Here is our offer. You can read it, ask for a change, accept it or decline it online:',
                },
              ),
        },
        {
          kind: 'facts',
          rows: [
            ...quotationFacts(i18n, locale, quotation),
            [
              i18n._(/*i18n*/ { id: 'mail.fact.validUntil', message: 'Valid until' }),
              formatMoment(expiresAt, locale, from.timeZone),
            ],
          ],
        },
        ...noteParts,
        {
          kind: 'link',
          label: i18n._(/*i18n*/ { id: 'mail.quotation.link', message: 'See the quote', comment: 'Button' }),
          url: link,
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.quotation.note',
          message: 'You will be asked to sign in. To show the quote to a colleague, make a link on its page.',
        },
      ),
    },
  };
}
