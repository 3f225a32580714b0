import type { Locale } from '../../../domain/locale.ts';
import type { Money } from '../../../domain/money.ts';
import type { Sums } from '../../../domain/total-rows.ts';
import { totalRows } from '../../../domain/total-rows.ts';
import { formatMoney, formatRate } from './format.ts';
import { translator } from './translator.ts';

/** The names of sums, on every document, page and email. */
export const totalTexts = {
  net: /*i18n*/ { id: 'document.subtotal', message: 'Subtotal', comment: 'Sum before VAT' },
  vat: /*i18n*/ { id: 'document.vatAt', message: 'VAT {rate}' },
  total: /*i18n*/ { id: 'document.total', message: 'Total', comment: 'VAT included' },
  untaxedTotal: /*i18n*/ { id: 'document.untaxedTotal', message: 'Total', comment: 'No VAT is charged' },
  netToPay: /*i18n*/ {
    id: 'document.netToPay',
    message: 'Net amount due',
    comment: 'The total of an invoice on which no VAT is charged; French: “Net à payer”',
  },
  credits: /*i18n*/ { id: 'document.creditNotes', message: 'Credit notes', comment: 'Taken off the total' },
  asked: /*i18n*/ { id: 'document.afterCreditNotes', message: 'Total after credit notes' },
  received: /*i18n*/ { id: 'document.received', message: 'Already received', comment: 'A part of the total' },
  remaining: /*i18n*/ { id: 'document.toPay', message: 'To pay' },
} as const;

/** A sum in a language. */
export interface TotalText {
  readonly row: readonly [label: string, amount: string];
  /** Whether it stands out. */
  readonly isSum: boolean;
}

/** The sums of a document in a language, the total after its parts. */
export function totalRowTexts(sums: Sums<number, Money>, locale: Locale): readonly TotalText[] {
  return totalRows(sums).map((row) => {
    const values = row.kind === 'vat' ? { rate: formatRate(row.rate, locale) } : {};
    const label = translator(locale)._({ ...totalTexts[row.kind], values });
    return { row: [label, formatMoney(row.amount, locale)], isSum: row.isSum };
  });
}
