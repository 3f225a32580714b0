import { addresseeOf } from '../addressee.ts';
import type { Locale } from '../../../../domain/locale.ts';
import type { PricedOffer } from '../../../../domain/offer.ts';
import type { QuoteRequest } from '../../../../validation/forms/quote-request.ts';
import { translator } from '../../i18n/translator.ts';
import type { EmailLayout, Mail } from '../email.ts';
import { mentionParts, offerFacts } from './offer-facts.ts';
import { salutation } from './salutation.ts';

/** A request for a quote, received by the office. */
export interface QuoteAcknowledged {
  readonly from: EmailLayout;
  readonly locale: Locale;
  readonly reference: string;
  readonly request: QuoteRequest;
  readonly priced: PricedOffer;
}

/** The email that acknowledges a request for a quote, with its content. */
export function quoteRequestAcknowledged({ from, locale, reference, request, priced }: QuoteAcknowledged): Mail {
  const i18n = translator(locale);
  const { offer, requester } = request;
  const to = addresseeOf(requester, requester.email);
  return {
    kind: 'quote-acknowledged',
    from,
    to,
    replyTo: null,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ { id: 'mail.quote.subject', message: 'Your quote request {reference}', values: { reference } },
      ),
      salutation: salutation(i18n, to),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.quote.body',
              message:
                'We’ve received your request and will email you a quote within two business days. You asked for:',
            },
          ),
        },
        { kind: 'facts', rows: offerFacts(i18n, locale, offer, priced) },
        ...mentionParts(locale, priced),
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.quote.next',
              message:
                'This price is an estimate. Only the quote we send you is binding, and you won’t be charged now.',
            },
          ),
        },
      ],
      note: i18n._(
        /*i18n*/ {
          id: 'mail.quote.note',
          message:
            'You’re getting this email because this address was given in a request on our site. If it wasn’t you, you can ignore this email.',
        },
      ),
    },
  };
}
