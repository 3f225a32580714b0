import type { I18n } from '@lingui/core';
import type { Infer } from 'superstruct';
import type { LicenceType } from '../../../../domain/catalogue.ts';
import { isUntaxed } from '../../../../domain/vat-by-rate.ts';
import type { Locale } from '../../../../domain/locale.ts';
import type { Offer, PricedOffer } from '../../../../domain/offer.ts';
import type { offerForm } from '../../../../validation/forms/quote-request.ts';
import { formatList, formatMoney, formatRate } from '../../i18n/format.ts';
import { vatMentionText } from '../../i18n/vat-mention.ts';
import type { EmailPart, Fact } from '../email.ts';
import type { FieldFacts } from './facts.ts';
import { listFacts } from './facts.ts';

function licenceName(i18n: I18n, licence: LicenceType): string {
  const names: Readonly<Record<LicenceType, string>> = {
    professional: i18n._(/*i18n*/ { id: 'licence.professional', message: 'Professional' }),
    global: i18n._(/*i18n*/ { id: 'licence.global', message: 'Global', comment: 'For a whole organisation' }),
    independent: i18n._(/*i18n*/ { id: 'licence.independent', message: 'Independent', comment: 'For one person' }),
    media: i18n._(/*i18n*/ { id: 'licence.media', message: 'Media', comment: 'For a newsroom' }),
    morning: i18n._(/*i18n*/ { id: 'licence.morning', message: 'Morning', comment: 'The morning edition only' }),
  };
  return names[licence];
}

/**
 * The rows of an offer.
 *
 * @param publications The row of its publications, if the email has one.
 */
function contentFacts(i18n: I18n, offer: Offer, publications: Fact | null): readonly Fact[] {
  const { readers: count, months } = offer;
  const facts: FieldFacts<Infer<typeof offerForm>> = {
    publicationIds: publications,
    licence: [i18n._(/*i18n*/ { id: 'mail.fact.licence', message: 'License' }), licenceName(i18n, offer.licence)],
    readers: [
      i18n._(/*i18n*/ { id: 'mail.fact.readers', message: 'Readers', comment: 'How many people will read' }),
      i18n._(/*i18n*/ { id: 'mail.fact.readers.value', message: '{count, number}', values: { count } }),
    ],
    months: [
      i18n._(/*i18n*/ { id: 'mail.fact.duration', message: 'Duration' }),
      i18n._(
        /*i18n*/ {
          id: 'mail.fact.duration.value',
          message: '{months, plural, one {#\u00A0month} other {#\u00A0months}}',
          values: { months },
        },
      ),
    ],
    // With the price.
    currency: null,
  };
  return listFacts(facts);
}

/** The terms of an offer: licence, readers and duration. */
export function termFacts(i18n: I18n, offer: Offer): readonly Fact[] {
  return contentFacts(i18n, offer, null);
}

/** The legal mention of an offer without tax. */
export function mentionParts(locale: Locale, { mention }: PricedOffer): readonly EmailPart[] {
  return mention ? [{ kind: 'paragraph', text: vatMentionText(mention, locale) }] : [];
}

/** The rows of an offer and its price, before and with tax. */
export function offerFacts(i18n: I18n, locale: Locale, offer: Offer, priced: PricedOffer): readonly Fact[] {
  const publications = priced.lines.map(({ title }) => title);
  return [
    ...contentFacts(i18n, offer, [
      i18n._(
        /*i18n*/ {
          id: 'mail.fact.publications',
          message: '{count, plural, one {Publication} other {Publications}}',
          values: { count: publications.length },
        },
      ),
      formatList(publications, locale),
    ]),
    ...(isUntaxed(priced.vatByRate) ? untaxedFacts(i18n, locale, priced) : taxedFacts(i18n, locale, priced)),
  ];
}

function untaxedFacts(i18n: I18n, locale: Locale, { total }: PricedOffer): readonly Fact[] {
  const title = i18n._(/*i18n*/ { id: 'mail.fact.untaxedEstimate', message: 'Estimate without VAT' });
  return [[title, formatMoney(total, locale)]];
}

function taxedFacts(i18n: I18n, locale: Locale, priced: PricedOffer): readonly Fact[] {
  return [
    [
      i18n._(/*i18n*/ { id: 'mail.fact.indicativePrice', message: 'Estimate before VAT' }),
      formatMoney(priced.net, locale),
    ],
    ...priced.vatByRate.map(({ rate, vat }): Fact => {
      const values = { rate: formatRate(rate, locale) };
      return [i18n._(/*i18n*/ { id: 'mail.fact.vatAt', message: 'VAT at {rate}', values }), formatMoney(vat, locale)];
    }),
    [
      i18n._(/*i18n*/ { id: 'mail.fact.indicativeTotal', message: 'Estimate including VAT' }),
      formatMoney(priced.total, locale),
    ],
  ];
}
