import type { I18n } from '@lingui/core';
import type { Infer } from 'superstruct';
import type { Locale } from '../../../../domain/locale.ts';
import type { Quotation } from '../../../../domain/quotation.ts';
import type { detailsForm } from '../../../../validation/forms/quotation.ts';
import { formatDay } from '../../i18n/format.ts';
import { courtesyName } from '../../i18n/courtesy-name.ts';
import { deliveryOf, payerOf } from '../../i18n/party.ts';
import { priceBasisText } from '../../i18n/price-basis.ts';
import type { Addressee, EmailPart, Fact } from '../email.ts';
import type { FieldFacts } from './facts.ts';
import { listFacts, partyText } from './facts.ts';
import { termFacts } from './offer-facts.ts';
import { termsFacts } from './terms-facts.ts';
import { pricedParts } from './priced-facts.ts';

/**
 * The content and price of a quotation as parts of an email.
 *
 * @param facts Further rows, before and after its own.
 */
export function quotationParts(
  i18n: I18n,
  locale: Locale,
  quotation: Quotation,
  { before = [], after = [] }: { readonly before?: readonly Fact[]; readonly after?: readonly Fact[] } = {},
): readonly EmailPart[] {
  const { reference, issuedOn, offer, priced, state, termsOn } = quotation;
  const own: readonly Fact[] = [
    [i18n._(/*i18n*/ { id: 'mail.fact.quotation', message: 'Quote' }), reference],
    [
      i18n._(/*i18n*/ { id: 'mail.fact.madeOn', message: 'Prepared on', comment: 'A quote' }),
      formatDay(issuedOn, locale),
    ],
    ...termFacts(i18n, offer),
  ];
  return [
    { kind: 'facts', rows: [...before, ...own, ...after, ...termsFacts(i18n, locale, [termsOn])] },
    ...pricedParts(i18n, locale, {
      ...priced,
      lines: priced.lines.map(({ title, ...line }) => ({
        ...line,
        label: [title, priceBasisText(line, locale)].filter((each) => each !== null).join(' – '),
      })),
      vatByRate: priced.vatByRate.map(({ rate, vat }) => ({ rate, amount: vat })),
      vatMention: priced.mention,
      isToPay: state === 'ordered',
    }),
  ];
}

/** The buyer's answers on a quotation but for the billing address, as rows of a document or an email. */
export function orderFacts(
  i18n: I18n,
  locale: Locale,
  quotation: Pick<Quotation, 'details' | 'state'>,
): readonly Fact[] {
  const { details, state } = quotation;
  if (!details) return [];
  const delivery = deliveryOf(quotation, locale);
  const facts: FieldFacts<Infer<typeof detailsForm>> = {
    identity: [
      i18n._(/*i18n*/ { id: 'mail.fact.orderedBy', message: 'Ordered by', comment: 'A person' }),
      state === 'ordered' ? courtesyName(i18n, details.identity) : '',
    ],
    // With the VAT number, as a party of the document, or in a row before these.
    billing: null,
    vatNumber: null,
    delivery: [
      i18n._(/*i18n*/ { id: 'mail.fact.deliveredTo', message: 'Delivered to', comment: 'An address' }),
      delivery === null ? '' : partyText(delivery),
    ],
    purchaseOrder: [
      i18n._(/*i18n*/ { id: 'mail.fact.purchaseOrder', message: 'Purchase order number' }),
      details.purchaseOrder,
    ],
    // In rows of its own (`publicBuyerFacts`).
    publicBuyer: null,
  };
  return listFacts(facts).filter(([, value]) => value !== '');
}

/** The buyer's answers on a quotation, as rows of an email. */
export function detailsFacts(
  i18n: I18n,
  locale: Locale,
  quotation: Pick<Quotation, 'details' | 'state'>,
): readonly Fact[] {
  const { details } = quotation;
  if (!details) return [];
  const buyer = payerOf({ ...details, address: details.billing }, locale);
  return [
    [i18n._(/*i18n*/ { id: 'mail.fact.offeredTo', message: 'Offered to' }), partyText(buyer)],
    ...orderFacts(i18n, locale, quotation),
  ];
}

/** The account and the buyer, as rows of an email to the office; unknown fields are omitted. */
export function buyerFacts(
  i18n: I18n,
  locale: Locale,
  { name, email }: Addressee,
  quotation: Quotation,
): readonly Fact[] {
  const rows: readonly Fact[] = [
    [i18n._(/*i18n*/ { id: 'mail.fact.name', message: 'Name' }), name],
    [i18n._(/*i18n*/ { id: 'mail.fact.email', message: 'Email address' }), email],
    ...detailsFacts(i18n, locale, quotation),
  ];
  return rows.filter(([, value]) => value !== '');
}
