import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../machines/domain/locale.ts';
import type { Money } from '../../../../machines/domain/money.ts';
import type { VatMention } from '../../../../machines/domain/vat.ts';
import { formatMoney, formatRate } from '../../i18n/format.ts';
import { vatMentionText } from '../../i18n/vat-mention.ts';
import type { Fact } from './field-facts.ts';

/** What a document asks for: its lines, and what they come to. */
export interface Priced {
  readonly lines: readonly {
    readonly label: string;
    readonly net: Money;
    readonly vatRate: number;
    readonly vat: Money;
  }[];
  readonly net: Money;
  /** The tax of each rate, in basis points. */
  readonly vatByRate: readonly { readonly rate: number; readonly amount: Money }[];
  readonly total: Money;
  /** Why no tax is charged, where none is. */
  readonly vatMention: VatMention | null;
}

/** The lines, the tax and the total of a document as rows of a letter: the same as on its page, and in print. */
export function pricedFacts(i18n: I18n, locale: Locale, priced: Priced): readonly Fact[] {
  const { lines, net, vatByRate, total, vatMention } = priced;
  return [
    ...lines.map(({ label, vatRate, ...line }): Fact => {
      const values = {
        net: formatMoney(line.net, locale),
        rate: formatRate(vatRate, locale),
        vat: formatMoney(line.vat, locale),
      };
      return [label, i18n._(/*i18n*/ { id: 'mail.line', message: '{net} before VAT; VAT at {rate}: {vat}', values })];
    }),
    [i18n._(/*i18n*/ { id: 'mail.fact.totalNet', message: 'Total before VAT' }), formatMoney(net, locale)],
    ...vatByRate.map(({ rate, amount }): Fact => {
      const values = { rate: formatRate(rate, locale) };
      return [
        i18n._(/*i18n*/ { id: 'mail.fact.vatAt', message: 'VAT at {rate}', values }),
        formatMoney(amount, locale),
      ];
    }),
    ...(vatMention
      ? [[i18n._(/*i18n*/ { id: 'mail.fact.vat', message: 'VAT' }), vatMentionText(vatMention, locale)] as const]
      : []),
    [i18n._(/*i18n*/ { id: 'mail.fact.amount', message: 'Amount, VAT included' }), formatMoney(total, locale)],
  ];
}
