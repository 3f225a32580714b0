import { savedOn } from '../../../domain/discount.ts';
import { dayIn } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Quotation } from '../../../domain/quotation.ts';
import { partyLine } from '../../../domain/invoice.ts';
import { sumsOf } from '../../../domain/total-rows.ts';
import { isUntaxed } from '../../../domain/vat-by-rate.ts';
import { formatCountry, formatDay, formatMoment, formatMoney } from '../../core/i18n/format.ts';
import { priceBasisText } from '../../core/i18n/price-basis.ts';
import { translator } from '../../core/i18n/translator.ts';
import { vatMentionText } from '../../core/i18n/vat-mention.ts';
import type { EmailLayout } from '../../core/mail/email.ts';
import { termFacts } from '../../core/mail/emails/offer-facts.ts';
import { orderFacts } from '../../core/mail/emails/quotation-facts.ts';
import { termsFacts } from '../../core/mail/emails/terms-facts.ts';
import { publicBuyerFacts } from '../../core/mail/emails/public-buyer-facts.ts';
import type { PdfDocument } from '../../core/pdf/document.ts';
import { linesPart, notesPart, partyPart, sayIn, totalsPart } from '../invoice/document-parts.ts';
import { documentTexts as invoiceTexts } from '../invoice/document-texts.ts';
import { buyerOf } from '../../core/i18n/party.ts';
import { documentTexts as pageTexts, stampTexts } from './document-texts.ts';

const texts = {
  order: /*i18n*/ { id: 'document.order', message: 'Order {reference}' },
  offeredBy: /*i18n*/ { id: 'document.offeredBy', message: 'Offered by' },
  offeredTo: /*i18n*/ { id: 'document.offeredTo', message: 'Offered to' },
  vatCountry: /*i18n*/ {
    id: 'document.vatCountry',
    message: 'The VAT depends on your billing address: {country}.',
  },
} as const;

/** A quote, or once it is ordered the order, as its page prints it. */
export function quotationDocument(
  quotation: Quotation,
  { locale, from }: { readonly locale: Locale; readonly from: EmailLayout },
): PdfDocument {
  const say = sayIn(locale);
  const { reference, state, issuedOn, expiresAt, offer, priced, note, noteLocale } = quotation;
  const issuer = quotation.issuer ?? from.issuer;
  const seller = partyPart(say, say(texts.offeredBy), issuer);
  const buyer = buyerOf(quotation, locale);
  const saved = savedOn(priced);
  const valid = formatDay(dayIn(expiresAt, from.timeZone), locale);
  return {
    locale,
    title: say(state === 'ordered' ? texts.order : pageTexts.title, { reference }),
    state: say(stampTexts[state], { day: valid }),
    nameplate: from.name,
    foot: partyLine(issuer),
    facturX: null,
    parts: [
      {
        kind: 'parties',
        from: { ...seller, lines: [...seller.lines, from.email, from.phone] },
        to: buyer && partyPart(say, say(texts.offeredTo), buyer),
      },
      {
        kind: 'facts',
        rows: [
          [say(invoiceTexts.madeOn), formatDay(issuedOn, locale)],
          ...(state === 'ordered'
            ? []
            : [[say(pageTexts.validUntil), formatMoment(expiresAt, locale, from.timeZone)] as const]),
          ...termFacts(translator(locale), offer),
          ...orderFacts(translator(locale), locale, quotation),
          ...publicBuyerFacts(translator(locale), locale, quotation),
          ...termsFacts(translator(locale), locale, [quotation.termsOn]),
        ],
      },
      linesPart(locale, {
        caption: say(pageTexts.lines),
        first: say(pageTexts.publication),
        lines: priced.lines.map(({ title, ...line }) => ({
          ...line,
          label: [title, priceBasisText(line, locale)].filter((each) => each !== null).join('\n'),
          quantity: offer.readers,
        })),
      }),
      totalsPart(locale, {
        ...sumsOf(priced),
        isToPay: state === 'ordered',
      }),
      ...notesPart([
        ...(saved
          ? [
              say(isUntaxed(priced.vatByRate) ? pageTexts.saving : pageTexts.savingBeforeVat, {
                amount: formatMoney(saved, locale),
              }),
            ]
          : []),
        priced.mention
          ? vatMentionText(priced.mention, locale)
          : say(texts.vatCountry, { country: formatCountry(priced.country, locale) }),
      ]),
      ...notesPart(note === '' ? [] : [note], { locale: noteLocale }),
      ...(state === 'open' ? [{ kind: 'signature' as const, text: say(pageTexts.signature) }] : []),
    ],
  };
}
