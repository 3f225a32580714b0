/** The forms of a document, page, print, PDF and email, and the texts that each must contain. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { messages as en } from '../../locales/en/messages.po';
import { messages as fr } from '../../locales/fr/messages.po';
import { priceBasisOf } from '../../domain/discount.ts';
import type { DocumentKind } from '../../domain/document-paths.ts';
import { documentPath } from '../../domain/document-paths.ts';
import type { Invoice, Party } from '../../domain/invoice.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Money } from '../../domain/money.ts';
import type { OfferLine } from '../../domain/offer.ts';
import type { Quotation } from '../../domain/quotation.ts';
import type { VatMention } from '../../domain/vat.ts';
import { vatByRate } from '../../domain/vat-by-rate.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import type { Services } from '../../server/core/services.ts';
import { exportInvoicePdf } from '../../server/office/invoice.ts';
import { calls } from '../../contract/calls.ts';
import { VatMentionText } from '../../src/features/shared/offer/vat-mention-text.tsx';
import { formatMoment, formatMoney, formatRate } from '../../src/i18n/format.ts';
import { PublisherTime } from '../../src/i18n/time-zone.tsx';
import { markupText } from '../support/markup-text.ts';
import { pdfTextOf, plain, readPdf } from '../support/read-pdf.ts';
import type { Scenario, TestServer } from './test-server.ts';
import type { Visitor } from './visitor.ts';

/** Not the time zone of the machine that runs the test. */
export const ZONE = 'Africa/Nairobi';

export const i18ns = {
  fr: setupI18n({ locale: 'fr', messages: { fr } }),
  en: setupI18n({ locale: 'en', messages: { en } }),
};

/** The text of a page that names the publisher’s time zone. */
export function drawn(node: ReactNode, locale: Locale, zone: string): string {
  const got = createElement(PublisherTime, { zone }, node);
  return markupText(renderToStaticMarkup(createElement(I18nProvider, { i18n: i18ns[locale] }, got)));
}

/** The text of the newest email of a kind. */
export async function emailOf(server: TestServer, { account }: Scenario, kind: string): Promise<string> {
  const mail = (await server.mail(account.email)).findLast((each) => each.kind === kind);
  const parts = mail ? readMessage(mail.message_source).parts : [];
  return parts.find(({ type }) => type.startsWith('text/plain'))?.text ?? '';
}

/** The text of a document in PDF, as a person downloads it. */
export async function pdfOf(visitor: Visitor, kind: DocumentKind, reference: string, locale: Locale): Promise<string> {
  return pdfTextOf(await visitor.fetch(documentPath(kind, reference, locale)));
}

/** The text of the file that the office writes; it is in the account’s language. */
export async function officePdfOf(services: Services, folder: string, reference: string): Promise<string> {
  const file = join(folder, `${reference}.pdf`);
  await exportInvoicePdf(services, reference, file);
  return (await readPdf(await readFile(file))).text;
}

type Line = Readonly<Record<'net' | 'vat', Money>> & { readonly label: string; readonly vatRate: number };

interface Received {
  readonly reference: string;
  readonly issuer: Party | null;
  readonly lines: readonly Line[];
  readonly vatByRate: readonly { readonly rate: number; readonly amount: Money }[];
  readonly net: Money;
  readonly total: Money;
  readonly mention: VatMention | null;
  /** Dates and times, and further texts that must appear. */
  readonly others: readonly string[];
}

/** The texts that every form of a document must contain, in a language: of a tax only where one is charged. */
export function factsOf(got: Received, locale: Locale): readonly string[] {
  const i18n = i18ns[locale];
  const { issuer, mention } = got;
  const facts = [
    got.reference,
    ...(issuer ? [issuer.name, ...issuer.address, issuer.vatNumber ?? ''] : ['an issuer']),
    ...got.lines.flatMap(({ label, net, vatRate, vat }) => [
      label,
      formatMoney(net, i18n),
      ...(vatRate > 0 ? [formatRate(vatRate, i18n), formatMoney(vat, i18n)] : []),
    ]),
    ...got.vatByRate.flatMap(({ rate, amount }) =>
      rate > 0 ? [formatRate(rate, i18n), formatMoney(amount, i18n)] : [],
    ),
    formatMoney(got.net, i18n),
    formatMoney(got.total, i18n),
    mention === null ? '' : drawn(createElement(VatMentionText, { mention }), locale, ZONE),
    ...got.others,
  ];
  return [...new Set(facts.map(plain))];
}

/** The forms of a document without tax that name a rate of it, or a total with it, or no amount due. */
export function namingTax({ vatRate }: { readonly vatRate: number }, forms: Readonly<Record<string, string>>) {
  if (vatRate > 0) return [];
  const isWrong = (text: string) =>
    /TTC|including VAT|(?:TVA|VAT) (?:à |at )?0/i.test(text) || !/Net à payer|Net amount due/.test(text);
  return Object.keys(forms).filter((form) => isWrong(plain(forms[form] ?? '')));
}

/** The missing texts, by form. */
export function missing(facts: readonly string[], forms: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(forms).flatMap(([form, text]) => {
      const said = plain(text);
      const left = facts.filter((fact) => !said.includes(fact));
      return left.length === 0 ? [] : [[form, left]];
    }),
  );
}

export async function listed(visitor: Visitor, locale: Locale): Promise<readonly Invoice[]> {
  const reading = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } }, { locale });
  return reading.kind === 'list' ? reading.invoices : [];
}

export function found<Item>(item: Item | null | undefined): Item {
  if (item === undefined || item === null) throw new Error('There is none');
  return item;
}

export function invoiceReceived(invoice: Invoice, others: readonly string[]): Received {
  return { ...invoice, mention: invoice.vatMention, vatByRate: vatByRate([invoice]), others };
}

/** How the price of each line comes about, with its discount. */
export function basisFacts(lines: readonly Pick<OfferLine, 'net' | 'seats'>[], locale: Locale): readonly string[] {
  const i18n = i18ns[locale];
  return lines.map((line) => {
    const { seats, listed, discount } = found(priceBasisOf(line));
    const sum = seats.map(({ count, price }) => `${count} × ${formatMoney(price, i18n)}`).join(' + ');
    if (discount === null) return plain(sum);
    const [total, rate, amount] = [
      formatMoney(listed, i18n),
      formatRate(discount.rate, i18n),
      formatMoney(discount.amount, i18n),
    ];
    return plain(
      locale === 'fr'
        ? `Prix catalogue : ${sum} = ${total}, remise de ${rate} (−${amount})`
        : `List price ${sum} = ${total}, discount ${rate} (−${amount})`,
    );
  });
}

export function quoteFacts(quotation: Quotation, locale: Locale): readonly string[] {
  const { state, priced, expiresAt } = quotation;
  return factsOf(
    {
      ...quotation,
      lines: priced.lines.map(({ title, ...line }) => ({ ...line, label: title })),
      vatByRate: priced.vatByRate.map(({ rate, vat }) => ({ rate, amount: vat })),
      net: priced.net,
      total: priced.total,
      mention: priced.mention,
      others: [
        // An order is in force: its documents name no end of the offer.
        ...(state === 'ordered' ? [] : [formatMoment(expiresAt, i18ns[locale], ZONE)]),
        ...basisFacts(priced.lines, locale),
      ],
    },
    locale,
  );
}
