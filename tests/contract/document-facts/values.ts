/** The texts by which a document draws each fact: one function a fact, the same for every document. */
import { dayIn } from '../../../domain/moment.ts';
import type { Day } from '../../../domain/day.ts';
import type { DocumentFact } from '../../../domain/document-facts.ts';
import type { Party } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Money, UnitPrice } from '../../../domain/money.ts';
import { groupedIban } from '../../../domain/payment.ts';
import {
  formatDay,
  formatMoment,
  formatMoney,
  formatNumber,
  formatRate,
  formatUnitPrice,
} from '../../../server/core/i18n/format.ts';
import { vatMentionText } from '../../../server/core/i18n/vat-mention.ts';
import { plain } from '../../support/read-pdf.ts';
import { ZONE } from '../document-forms.ts';
import type { Subject } from './subject.ts';
import { basesOf } from './subject.ts';

/** How a kind of document writes values. */
export interface Writer {
  readonly locale: Locale;
  readonly money: (amount: Money) => string;
  /** Empty where a document writes the price of the whole quantity instead. */
  readonly unitPrice: (price: UnitPrice) => string;
  readonly day: (day: Day) => string;
  readonly moment: (moment: Moment) => string;
  readonly rate: (basisPoints: number) => string;
  readonly count: (count: number) => string;
  readonly iban: (iban: string) => string;
  readonly party: (party: Party, subject: Subject) => readonly string[];
}

/** Documents that people read, in a language. */
export const written = (locale: Locale): Writer => ({
  locale,
  money: (amount) => formatMoney(amount, locale),
  unitPrice: (price) => formatUnitPrice(price, locale),
  day: (day) => formatDay(day, locale),
  moment: (moment) => formatMoment(moment, locale, ZONE),
  rate: (rate) => formatRate(rate, locale),
  count: (count) => formatNumber(count, locale),
  iban: groupedIban,
  party: ({ address, vatNumber }) => [...address, vatNumber ?? ''],
});

/** Factur-X: amounts without signs, since a credit note has positive ones; countries are codes, places are in parts. */
export const inXml = (locale: Locale): Writer => ({
  ...written(locale),
  money: ({ minor }) => (Math.abs(minor) / 100).toFixed(2),
  unitPrice: ({ value, decimals }) => (decimals === 2 ? Math.abs(value).toFixed(2) : ''),
  day: (day) => day.replaceAll('-', ''),
  rate: (rate) => (rate / 100).toFixed(2),
  count: String,
  iban: (iban) => iban,
  // The standard forbids VAT numbers outside the tax (BR-O-02).
  party: ({ address, vatNumber }, { mention, countries }) => [
    ...address.filter((line) => !countries.includes(line)).flatMap((line) => line.replaceAll(',', '').split(' ')),
    mention === 'outsideUnion' ? '' : (vatNumber ?? ''),
  ],
});

const waysIn = {
  fr: { card: 'carte', transfer: 'virement' },
  en: { card: 'card', transfer: 'transfer' },
} as const;

const sentences = (pattern: RegExp) => (subject: Subject) => subject.mentions.filter((each) => pattern.test(each));

type Texts = (subject: Subject, write: Writer) => readonly string[];

const factTexts: Readonly<Record<DocumentFact, Texts>> = {
  reference: ({ reference }) => [reference],
  invoices: ({ invoices }) => invoices,
  payment: ({ payment }) => (payment === null ? [] : [payment]),
  credited: ({ credited }) => (credited === null ? [] : [credited]),
  // A sale is made within a day.
  creditedOn: ({ credited, issuedOn }, write) => (credited !== null && issuedOn ? [write.day(issuedOn)] : []),
  issuer: ({ issuer, ...subject }, write) => [issuer.name, ...write.party(issuer, { issuer, ...subject })],
  buyer: ({ buyer }) => (buyer ? [buyer.name] : []),
  buyerAddress: ({ buyer, ...subject }, write) => (buyer ? write.party(buyer, { buyer, ...subject }) : []),
  lines: ({ lines }) => lines.map(({ label }) => label),
  quantities: ({ lines }, write) => lines.map(({ quantity }) => write.count(quantity)),
  unitPrices: ({ lines }, write) => lines.flatMap(({ unitPrice }) => (unitPrice ? [write.unitPrice(unitPrice)] : [])),
  // A sentence, in XML, too.
  priceBasis: (subject, { locale }) =>
    basesOf(subject).flatMap(({ seats, discount }) => [
      seats.map(({ count, price }) => `${count} × ${formatMoney(price, locale)}`).join(' + '),
      ...(discount ? [formatRate(discount.rate, locale), `−${formatMoney(discount.amount, locale)}`] : []),
    ]),
  lineNets: ({ lines }, write) => lines.map(({ net }) => write.money(net)),
  // Where no tax is charged no rate is named.
  lineVat: ({ lines }, write) =>
    lines.flatMap(({ vatRate, vat }) => (vatRate > 0 ? [write.rate(vatRate), write.money(vat)] : [])),
  net: ({ net }, write) => [write.money(net)],
  vat: ({ vat }, write) => vat.flatMap(({ rate, amount }) => (rate > 0 ? [write.rate(rate), write.money(amount)] : [])),
  total: ({ total }, write) => [write.money(total)],
  vatMention: ({ mention }, { locale }) => (mention ? [vatMentionText(mention, locale)] : []),
  vatInEuros: sentences(/en euros|in euros/u),
  issuedOn: ({ issuedOn }, write) => (issuedOn ? [write.day(issuedOn)] : []),
  dueOn: ({ dueOn }, write) => (dueOn ? [write.day(dueOn)] : []),
  validUntil: ({ validUntil }, write) => (validUntil ? [write.day(dayIn(validUntil, ZONE))] : []),
  period: ({ periods, ...subject }, write) =>
    periods.length > 0
      ? periods.flatMap(({ startsOn, endsOn }) => [write.day(startsOn), write.day(endsOn)])
      : subject.mentions.filter((each) => /^(?:Période|Durée|Service period)/u.test(each)),
  latePayment: sentences(/pénalités|intérêts moratoires|interest/u),
  recoveryFee: sentences(/indemnité|recovery costs/u),
  earlyPayment: sentences(/escompte|early payment/u),
  waysToPay: ({ methods }, { locale }) => methods.map((method) => waysIn[locale][method]),
  account: ({ account }, write) =>
    account ? [account.holder, write.iban(account.iban), account.bic, account.reference] : [],
  instalments: ({ instalments }, write) =>
    instalments.flatMap(({ dueOn, amount }) => [write.day(dueOn), write.money(amount)]),
  dueNext: ({ dueNext }, write) => (dueNext ? [write.money(dueNext)] : []),
  remaining: ({ remaining }, write) => (remaining ? [write.money(remaining)] : []),
  state: ({ state }) => (state === '' ? [] : [state]),
  receipts: ({ receipts }, write) =>
    receipts.flatMap(({ amount, at }) => [write.money(amount), write.day(dayIn(at, ZONE))]),
  credits: ({ credits }) => credits.map(({ creditNote }) => creditNote),
  refunds: ({ refunds }, write) => refunds.map(({ amount }) => write.money(amount)),
  purchaseOrder: ({ purchaseOrder }) => (purchaseOrder === '' ? [] : [purchaseOrder]),
  publicBuyer: ({ publicBuyer }) =>
    publicBuyer ? [publicBuyer.siret, publicBuyer.serviceCode, publicBuyer.engagementNumber] : [],
  terms: ({ termsOn }, { locale }) =>
    termsOn ? [`${locale === 'fr' ? 'version du' : 'version of'} ${formatDay(termsOn, locale)}`] : [],
};

/** The texts of a fact, as documents are compared: one kind of space, no ligatures, each once, none empty. */
export function textsOf(fact: DocumentFact, subject: Subject, write: Writer): readonly string[] {
  return [...new Set(factTexts[fact](subject, write).map((text) => plain(text).normalize('NFKC')))].filter(
    (text) => text !== '',
  );
}
