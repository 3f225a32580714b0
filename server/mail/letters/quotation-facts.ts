import type { I18n } from '@lingui/core';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Quotation } from '../../../machines/domain/quotation.ts';
import type { Addressee } from '../letter.ts';
import type { Fact } from './offer-facts.ts';
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
  const rows: readonly Fact[] = [
    [i18n._(/*i18n*/ { id: 'mail.fact.name', message: 'Name' }), name],
    [i18n._(/*i18n*/ { id: 'mail.fact.organisation', message: 'Organization' }), details?.billing.organisation ?? ''],
    [i18n._(/*i18n*/ { id: 'mail.fact.email', message: 'E-mail address' }), email],
    [
      i18n._(/*i18n*/ { id: 'mail.fact.purchaseOrder', message: 'Purchase order number' }),
      details?.purchaseOrder ?? '',
    ],
  ];
  return rows.filter(([, value]) => value !== '');
}
