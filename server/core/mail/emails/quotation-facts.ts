import type { I18n } from '@lingui/core';
import type { Infer } from 'superstruct';
import type { Locale } from '../../../../machines/domain/locale.ts';
import type { Quotation } from '../../../../machines/domain/quotation.ts';
import type { detailsForm } from '../../../../machines/validation/forms/quotation.ts';
import type { Addressee } from '../email.ts';
import type { Fact, FieldFacts } from './field-facts.ts';
import { listFacts } from './field-facts.ts';
import { termFacts } from './offer-facts.ts';
import { pricedFacts } from './priced-facts.ts';

/** What a quotation is for and what it costs, as rows of a letter. */
export function quotationFacts(i18n: I18n, locale: Locale, quotation: Quotation): readonly Fact[] {
  const { reference, offer, priced } = quotation;
  return [
    [i18n._(/*i18n*/ { id: 'mail.fact.quotation', message: 'Quote' }), reference],
    ...termFacts(i18n, offer),
    ...pricedFacts(i18n, locale, {
      ...priced,
      lines: priced.lines.map(({ title, ...line }) => ({ ...line, label: title })),
      vatByRate: priced.vatByRate.map(({ rate, vat }) => ({ rate, amount: vat })),
      vatMention: priced.mention,
    }),
  ];
}

/** Who buys, as rows of a letter to the office; what is not known is not there. */
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
    // The account’s name stands there.
    identity: null,
    // Not in the letter: the quotation has them.
    delivery: null,
    vatNumber: null,
    publicBuyer: null,
  };
  const { billing, ...others } = facts;
  const rows: readonly Fact[] = [
    [i18n._(/*i18n*/ { id: 'mail.fact.name', message: 'Name' }), name],
    ...listFacts({ billing }),
    [i18n._(/*i18n*/ { id: 'mail.fact.email', message: 'E-mail address' }), email],
    ...listFacts(others),
  ];
  return rows.filter(([, value]) => value !== '');
}
