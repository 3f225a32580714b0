import type { I18n } from '@lingui/core';
import type { Infer } from 'superstruct';
import type { Locale } from '../../../../machines/domain/locale.ts';
import type { Party } from '../../../../machines/domain/invoice.ts';
import type { Quotation } from '../../../../machines/domain/quotation.ts';
import type { detailsForm } from '../../../../machines/validation/forms/quotation.ts';
import { formatDay } from '../../i18n/format.ts';
import { priceBasisText } from '../../i18n/price-basis.ts';
import type { Addressee, EmailPart, Fact } from '../email.ts';
import type { FieldFacts } from './facts.ts';
import { listFacts, partyText } from './facts.ts';
import { termFacts } from './offer-facts.ts';
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
  const { reference, issuedOn, offer, priced } = quotation;
  const own: readonly Fact[] = [
    [i18n._(/*i18n*/ { id: 'mail.fact.quotation', message: 'Quote' }), reference],
    [
      i18n._(/*i18n*/ { id: 'mail.fact.madeOn', message: 'Prepared on', comment: 'A quote' }),
      formatDay(issuedOn, locale),
    ],
    ...termFacts(i18n, offer),
  ];
  return [
    { kind: 'facts', rows: [...before, ...own, ...after] },
    ...pricedParts(i18n, locale, {
      ...priced,
      lines: priced.lines.map(({ title, ...line }) => ({
        ...line,
        label: [title, priceBasisText(line, locale)].filter((each) => each !== null).join(' – '),
      })),
      vatByRate: priced.vatByRate.map(({ rate, vat }) => ({ rate, amount: vat })),
      vatMention: priced.mention,
    }),
  ];
}

/** The buyer's answers on a quotation, as rows of an email; `buyer` as printed, `null` before they are given. */
export function detailsFacts(i18n: I18n, { details }: Quotation, buyer: Party | null): readonly Fact[] {
  if (!details || !buyer) return [];
  const rows: readonly Fact[] = [
    [i18n._(/*i18n*/ { id: 'mail.fact.offeredTo', message: 'Offered to' }), partyText(buyer)],
    [i18n._(/*i18n*/ { id: 'mail.fact.purchaseOrder', message: 'Purchase order number' }), details.purchaseOrder],
  ];
  return rows.filter(([, value]) => value !== '');
}

/** The buyer, as rows of an email to the office; unknown fields are omitted. */
export function buyerFacts(i18n: I18n, { name, email }: Addressee, { details }: Quotation): readonly Fact[] {
  const facts: FieldFacts<Infer<typeof detailsForm>> = {
    billing: [
      i18n._(/*i18n*/ { id: 'mail.fact.organisation', message: 'Organization' }),
      details?.billing.organisation ?? '',
    ],
    purchaseOrder: [
      i18n._(/*i18n*/ { id: 'mail.fact.purchaseOrder', message: 'Purchase order number' }),
      details?.purchaseOrder ?? '',
    ],
    // The account’s name is shown instead.
    identity: null,
    // Not in the email: the quotation contains them.
    delivery: null,
    vatNumber: null,
    // In rows of its own (`publicBuyerFacts`).
    publicBuyer: null,
  };
  const { billing, ...others } = facts;
  const rows: readonly Fact[] = [
    [i18n._(/*i18n*/ { id: 'mail.fact.name', message: 'Name' }), name],
    ...listFacts({ billing }),
    [i18n._(/*i18n*/ { id: 'mail.fact.email', message: 'Email address' }), email],
    ...listFacts(others),
  ];
  return rows.filter(([, value]) => value !== '');
}
