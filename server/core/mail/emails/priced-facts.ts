import type { I18n } from '@lingui/core';
import type { Locale } from '../../../../domain/locale.ts';
import type { Money } from '../../../../domain/money.ts';
import { isUntaxed } from '../../../../domain/vat-by-rate.ts';
import type { VatMention } from '../../../../domain/vat.ts';
import { formatMoney, formatRate } from '../../i18n/format.ts';
import { totalRowTexts } from '../../i18n/total-texts.ts';
import { vatMentionText } from '../../i18n/vat-mention.ts';
import type { EmailPart } from '../email.ts';

/** The lines of a document and their totals. */
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
  /** Of a document that asks for the total. */
  readonly isToPay?: boolean;
  /** The legal mention if no tax is charged. */
  readonly vatMention: VatMention | null;
}

/** The lines, the tax and the total of a document as parts of an email: the same as on its page and in print. */
export function pricedParts(i18n: I18n, locale: Locale, priced: Priced): readonly EmailPart[] {
  const { lines, net, vatByRate, total, isToPay = false, vatMention } = priced;
  const isTaxed = !isUntaxed(vatByRate);
  return [
    {
      kind: 'lines',
      columns: [
        i18n._(/*i18n*/ { id: 'mail.column.line', message: 'Description', comment: 'Column of a table of lines' }),
        isTaxed
          ? i18n._(/*i18n*/ { id: 'mail.column.net', message: 'Net', comment: 'Column of amounts' })
          : i18n._(/*i18n*/ { id: 'document.amount', message: 'Amount' }),
      ],
      rows: lines.map(({ label, vatRate, ...line }) => ({
        label,
        net: formatMoney(line.net, locale),
        tax: isTaxed
          ? i18n._(
              /*i18n*/ {
                id: 'mail.line.vat',
                message: 'VAT {rate}: {amount}',
                comment: 'Below the net amount of a line',
                values: { rate: formatRate(vatRate, locale), amount: formatMoney(line.vat, locale) },
              },
            )
          : null,
      })),
      sums: totalRowTexts({ net, vat: vatByRate, total, isToPay }, locale),
    },
    ...(vatMention ? [{ kind: 'paragraph', text: vatMentionText(vatMention, locale) } as const] : []),
  ];
}
