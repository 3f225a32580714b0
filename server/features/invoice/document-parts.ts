import type { MessageDescriptor } from '@lingui/core';
import type { Invoice, Party } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Money } from '../../../domain/money.ts';
import type { Sums } from '../../../domain/total-rows.ts';
import { isUntaxed } from '../../../domain/vat-by-rate.ts';
import { unitPriceOf } from '../../../domain/money.ts';
import { formatDay, formatMoney, formatNumber, formatRate, formatUnitPrice } from '../../core/i18n/format.ts';
import { totalRowTexts } from '../../core/i18n/total-texts.ts';
import { translator } from '../../core/i18n/translator.ts';
import type { PdfColumn, PdfParty, PdfPart } from '../../core/pdf/document.ts';
import { documentTexts as texts } from './document-texts.ts';

/** Says a text of a document in its language. */
export type Say = (text: MessageDescriptor, values?: Readonly<Record<string, unknown>>) => string;

/** The words of a language. */
export function sayIn(locale: Locale): Say {
  return (text, values) => translator(locale)._({ ...text, ...(values && { values }) });
}

/** Someone who issues or pays, under a label. */
export function partyPart(say: Say, label: string, { name, address, vatNumber }: Party): PdfParty {
  const lines = vatNumber === null ? address : [...address, say(texts.vatNumber, { number: vatNumber })];
  return { label, name, lines };
}

/** A line of a document, with its tax. */
type PricedLine = Pick<Invoice['lines'][number], 'label' | 'quantity' | 'net' | 'vatRate' | 'vat'>;

/** Lines of a document: each with the price of one, where there is one, and its tax. */
export function linesPart(
  locale: Locale,
  {
    caption,
    lines,
    first,
  }: { readonly caption: string; readonly lines: readonly PricedLine[]; readonly first?: string },
): PdfPart {
  const say = sayIn(locale);
  const prices = lines.map(unitPriceOf);
  const isPriced = prices.some((price) => price !== null);
  const isTaxed = !isUntaxed(lines.map(({ vatRate }) => ({ rate: vatRate })));
  const columns: readonly PdfColumn[] = [
    { header: first ?? say(texts.description) },
    { header: say(texts.quantity), isNumeric: true },
    ...(isPriced ? [{ header: say(texts.unitPrice), isNumeric: true } as const] : []),
    { header: say(isTaxed ? texts.net : texts.amount), isNumeric: true },
    ...(isTaxed
      ? ([
          { header: say(texts.vatRate), isNumeric: true },
          { header: say(texts.vat), isNumeric: true },
        ] as const)
      : []),
  ];
  const rows = lines.map(({ label, quantity, net, vatRate, vat }, index) => {
    const price = prices[index] ?? null;
    return [
      label,
      formatNumber(quantity, locale),
      ...(isPriced ? [price === null ? '' : formatUnitPrice(price, locale)] : []),
      formatMoney(net, locale),
      ...(isTaxed ? [formatRate(vatRate, locale), formatMoney(vat, locale)] : []),
    ];
  });
  return { kind: 'table', caption, columns, rows };
}

/** The totals of a document. */
export function totalsPart(locale: Locale, sums: Sums<number, Money>): PdfPart {
  const rows = totalRowTexts(sums, locale);
  return { kind: 'totals', rows: rows.map(({ row, isSum }) => ({ row, ...(isSum && { isBold: true }) })) };
}

/** The payment plan of an invoice, if it has one: by when to pay how much, and what is paid of it. */
export function instalmentsPart(locale: Locale, { instalments }: Pick<Invoice, 'instalments'>): readonly PdfPart[] {
  if (instalments.length === 0) return [];
  const say = sayIn(locale);
  return [
    {
      kind: 'table',
      caption: say(texts.paymentPlan),
      columns: [
        { header: say(texts.dueOn) },
        { header: say(texts.amount), isNumeric: true },
        { header: say(texts.paidPart), isNumeric: true },
      ],
      rows: instalments.map(({ dueOn, amount, paid }) => [
        formatDay(dueOn, locale),
        formatMoney(amount, locale),
        formatMoney(paid, locale),
      ]),
    },
  ];
}

/** Notes of a document, if there are any. */
export function notesPart(
  notes: readonly string[],
  more: Pick<Extract<PdfPart, { readonly kind: 'notes' }>, 'isSmall' | 'locale'> = {},
): readonly PdfPart[] {
  return notes.length === 0 ? [] : [{ kind: 'notes', texts: notes, ...more }];
}
