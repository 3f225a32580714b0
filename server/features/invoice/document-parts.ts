import type { MessageDescriptor } from '@lingui/core';
import type { Invoice, Party } from '../../../machines/domain/invoice.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Money } from '../../../machines/domain/money.ts';
import { isUntaxed } from '../../../machines/domain/vat-by-rate.ts';
import { unitPriceOf } from '../../../machines/domain/money.ts';
import { formatDay, formatMoney, formatNumber, formatRate, formatUnitPrice } from '../../core/i18n/format.ts';
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

/** The issuer in a line, at the foot of every page. */
export function footOf({ name, address, vatNumber }: Party): string {
  return [name, ...address, ...(vatNumber === null ? [] : [vatNumber])].join(' · ');
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

interface Sums {
  readonly net: Money;
  readonly vat: readonly { readonly rate: number; readonly amount: Money }[];
  readonly total: Money;
  /** The amount asked for, where credit notes reduce the total. */
  readonly asked?: Money;
  /** The amount to pay, if part of the total has been received. */
  readonly remaining?: Money;
  /** Of a document that asks for the total. */
  readonly isToPay?: boolean;
}

/** Net, tax by rate, total; less credit notes; what is left to pay of a part. */
export function totalsPart(locale: Locale, { net, vat, total, asked, remaining, isToPay = false }: Sums): PdfPart {
  const say = sayIn(locale);
  const due = asked ?? total;
  const isPart = remaining !== undefined && remaining.minor > 0 && remaining.minor !== due.minor;
  const isTaxed = !isUntaxed(vat);
  const untaxed = isToPay && !asked && !isPart ? texts.netToPay : texts.untaxedTotal;
  return {
    kind: 'totals',
    rows: [
      ...(isTaxed
        ? [
            { row: [say(texts.subtotal), formatMoney(net, locale)] as const },
            ...vat.map(({ rate, amount }) => ({
              row: [say(texts.vatAt, { rate: formatRate(rate, locale) }), formatMoney(amount, locale)] as const,
            })),
          ]
        : []),
      { row: [say(isTaxed ? texts.total : untaxed), formatMoney(total, locale)], isBold: true },
      ...(asked
        ? [
            {
              row: [
                say(texts.creditNotes),
                formatMoney({ ...total, minor: asked.minor - total.minor }, locale),
              ] as const,
            },
            { row: [say(texts.afterCreditNotes), formatMoney(asked, locale)] as const, isBold: true as const },
          ]
        : []),
      ...(isPart
        ? [
            {
              row: [say(texts.received), formatMoney({ ...due, minor: remaining.minor - due.minor }, locale)] as const,
            },
            { row: [say(texts.toPay), formatMoney(remaining, locale)] as const, isBold: true as const },
          ]
        : []),
    ],
  };
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
export function notesPart(notes: readonly string[], isSmall?: true): readonly PdfPart[] {
  return notes.length === 0 ? [] : [{ kind: 'notes', texts: notes, ...(isSmall && { isSmall }) }];
}
