import type { I18n } from '@lingui/core';
import { defaultLocale } from '../../../../domain/locale.ts';
import type { PricedOffer } from '../../../../domain/offer.ts';
import type { AcquisitionSource } from '../../../../domain/acquisition-source.ts';
import type { QuoteRequest } from '../../../../validation/forms/quote-request.ts';
import type { Requester } from '../../../../validation/forms/requester.ts';
import { courtesyName } from '../../i18n/courtesy-name.ts';
import { formatCountry } from '../../i18n/format.ts';
import { translator } from '../../i18n/translator.ts';
import { toOffice } from '../addressee.ts';
import type { EmailLayout, Mail } from '../email.ts';
import type { FieldFacts } from './facts.ts';
import { listFacts } from './facts.ts';
import { mentionParts, offerFacts } from './offer-facts.ts';

/** A request for a quote, to the office. */
export interface QuoteRequested {
  readonly from: EmailLayout;
  readonly reference: string;
  readonly request: QuoteRequest;
  readonly priced: PricedOffer;
}

function sourceName(i18n: I18n, source: AcquisitionSource): string {
  const names: Readonly<Record<AcquisitionSource, string>> = {
    wordOfMouth: i18n._(/*i18n*/ { id: 'source.wordOfMouth', message: 'Word of mouth' }),
    socialNetworks: i18n._(/*i18n*/ { id: 'source.socialNetworks', message: 'Social networks' }),
    subscriber: i18n._(/*i18n*/ { id: 'source.subscriber', message: 'A subscriber' }),
    schoolOrLibrary: i18n._(/*i18n*/ { id: 'source.schoolOrLibrary', message: 'A school or library' }),
    internetSearch: i18n._(/*i18n*/ { id: 'source.internetSearch', message: 'An internet search' }),
    otherMedia: i18n._(/*i18n*/ { id: 'source.otherMedia', message: 'Other media' }),
    other: i18n._(/*i18n*/ { id: 'source.other', message: 'Other' }),
  };
  return names[source];
}

/** The email to the office with a request for a quote, in the office's language; replies go to the requester. */
export function quoteRequestReceived({ from, reference, request, priced }: QuoteRequested): Mail {
  const locale = defaultLocale;
  const i18n = translator(locale);
  const { offer, requester } = request;
  const facts: FieldFacts<Requester> = {
    // With the last name.
    civility: null,
    // With the last name.
    firstName: null,
    lastName: [i18n._(/*i18n*/ { id: 'mail.fact.name', message: 'Name' }), courtesyName(i18n, requester)],
    jobTitle: [i18n._(/*i18n*/ { id: 'mail.fact.jobTitle', message: 'Job title' }), requester.jobTitle],
    organisation: [i18n._(/*i18n*/ { id: 'mail.fact.organisation', message: 'Organization' }), requester.organisation],
    country: [
      i18n._(/*i18n*/ { id: 'mail.fact.country', message: 'Country' }),
      formatCountry(requester.country, locale),
    ],
    vatNumber: [i18n._(/*i18n*/ { id: 'mail.fact.vatNumber', message: 'VAT number' }), requester.vatNumber],
    email: [i18n._(/*i18n*/ { id: 'mail.fact.email', message: 'Email address' }), requester.email],
    phone: [i18n._(/*i18n*/ { id: 'mail.fact.phone', message: 'Phone' }), requester.phone],
    source: [
      i18n._(/*i18n*/ { id: 'mail.fact.source', message: 'How they heard about us' }),
      requester.source === null ? '' : sourceName(i18n, requester.source),
    ],
  };
  const rows = [...listFacts(facts), ...offerFacts(i18n, locale, offer, priced)];
  return {
    kind: 'quote-requested',
    from,
    ...toOffice(from),
    replyTo: requester.email,
    email: {
      locale,
      subject: i18n._(
        /*i18n*/ { id: 'mail.quote.office.subject', message: 'Quote request {reference}', values: { reference } },
      ),
      salutation: i18n._(/*i18n*/ { id: 'mail.help.office.salutation', message: 'To Subscriber Services,' }),
      parts: [
        {
          kind: 'paragraph',
          text: i18n._(
            /*i18n*/ {
              id: 'mail.quote.office.body',
              message: 'A customer asked for a quote. Reply to this email to answer them.',
            },
          ),
        },
        { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
        ...mentionParts(locale, priced),
      ],
      note: '',
    },
  };
}
