/** Records what pages, documents and emails say of each invoice and transfer of a buyer, for the law that they agree. */
import { createHash } from 'node:crypto';
import type { DocumentKind } from '../../domain/document-paths.ts';
import { documentPath } from '../../domain/document-paths.ts';
import type { Invoice } from '../../domain/invoice.ts';
import { givenBackOf } from '../../domain/invoice-condition.ts';
import type { Locale } from '../../domain/locale.ts';
import type { Money } from '../../domain/money.ts';
import type { Outcome } from '../../domain/payment.ts';
import { requestOf } from '../../domain/payment-request.ts';
import { formatMoney } from '../../server/core/i18n/format.ts';
import { standingText } from '../../server/core/i18n/invoice-standing.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { readInvoiceFile } from '../../server/features/invoice/invoice-file.ts';
import { pdfTextOf, plain } from '../../tests/support/read-pdf.ts';
import type { Buyer } from './buyer.ts';
import { untilDone } from './buyer.ts';
import { readGivenBack, readRemaining, readWritten } from './laws.ts';
import type { Notes } from './notes.ts';

type Noted = Notes['shown'][number];

/** An amount as a language writes it; its digits are the smallest units. */
const amounts: Readonly<Record<Locale, RegExp>> = {
  fr: /[−-]?\d[\d ]*,\d\d (?:€|\$US|£)/gu,
  en: /[−-]?[€$£][\d,]+\.\d\d/gu,
};

/** The amounts in a text, in its order, in the smallest units. */
function amountsIn(text: string, locale: Locale): readonly number[] {
  return [...plain(text).matchAll(amounts[locale])].map(([found]) => Number(found.replaceAll(/\D/gu, '')));
}

/** Emails that say how much to transfer for an order, or that nothing more is awaited. */
const kindsOfTransfer = [
  'transfer-ordered',
  'transfer-changed',
  'payment-partly-received',
  'transfer-undecided',
  'transfer-closed',
  'payment-received',
];

/** Emails that ask for the amount above their text by transfer, where they name a bank account: without one, to be paid online. */
const asking = ['transfer-ordered', 'transfer-changed', 'payment-partly-received'];

const textOf = (source: string) =>
  readMessage(source).parts.find(({ type }) => type.startsWith('text/plain'))?.text ?? '';

/** The amount above the text of an email, in the smallest units; 0 without one. */
export function amountAbove(source: string, locale: Locale): number {
  const [, above = ''] = textOf(source).split(/\r?\n\r?\n/u);
  const [line = ''] = above.split(/\r?\n/u);
  const [amount] = amountsIn(line, locale);
  return amount !== undefined && plain(line).replaceAll(amounts[locale], '') === '' ? amount : 0;
}

/** The amount that the last email about a transfer asks for, in the smallest units; `null` without an email. */
async function askedByEmail({ simulation: { sure }, accountId }: Buyer, reference: string): Promise<number | null> {
  const emails = await untilDone(() => readWritten(sure.db, { kinds: kindsOfTransfer, accountId }));
  const last = emails.findLast(({ source }) => textOf(source).includes(reference));
  if (!last) return null;
  return asking.includes(last.kind) && textOf(last.source).includes('IBAN') ? amountAbove(last.source, last.locale) : 0;
}

/** The amount that a page asks to transfer. */
function askedByOutcome(outcome: Outcome): number {
  const request = requestOf({ ...outcome, transfer: 'transfer' in outcome ? outcome.transfer : null });
  return request.kind === 'pay' && request.account ? request.amount.minor : 0;
}

const amountText = ({ minor, currency }: Money) => `${minor} ${currency}`;

/** The row of an invoice in a statement: from its number to the next one. */
function rowIn(statement: string, reference: string): string {
  const [, row = ''] = plain(statement).split(`${reference} `);
  return row.split(/(?:FA|AV)-/u)[0] ?? '';
}

const hashOf = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Exports the files of an issued document, as its buyer and as the office do. */
async function noteFiles(
  { simulation: { sure, notes }, accountId: account, visitor }: Buyer,
  about: string,
  locale: Locale,
) {
  const pdf = await untilDone(async () => {
    const answer = await visitor.fetch(documentPath('invoice', about, locale));
    if (answer.status !== 200) throw new Error(`${about} answered ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  });
  const file = await untilDone(() => readInvoiceFile(sure, { reference: about, locale: null, visibility: null }));
  for (const bytes of [pdf, file?.content ?? ''])
    notes.files.push({ account, about, form: 'PDF', hash: hashOf(bytes) });
  notes.files.push({ account, about, form: 'XML', hash: hashOf(file?.xml ?? '') });
}

/** How a buyer looks at their invoices. */
export interface Look {
  readonly locale: Locale;
  /** Number of acts performed. */
  readonly moment: number;
  /** Whether the documents of the account are read, too. */
  readonly withDocuments: boolean;
  readonly readList: () => Promise<readonly Invoice[]>;
  readonly readOutcomes: () => Promise<readonly Outcome[]>;
}

/** Records every place's words about the buyer's invoices and transfers, unless these change meanwhile. */
export async function noteShown(buyer: Buyer, look: Look): Promise<void> {
  const { simulation, accountId: account, visitor } = buyer;
  if (!simulation.isOneRelease) return;
  const { locale, moment, withDocuments, readList, readOutcomes } = look;
  const noted: Noted[] = [];
  const note = (about: string, place: string, words: string) => noted.push({ moment, account, about, place, words });
  const pdfOf = (kind: DocumentKind, reference: string) =>
    untilDone(async () => plain(await pdfTextOf(await visitor.fetch(documentPath(kind, reference, locale)))));
  const noteInvoice = (place: string, invoice: Invoice) => {
    note(invoice.reference, place, amountText(invoice.remaining));
    note(`${invoice.reference} standing`, place, standingText(invoice, locale));
  };
  const invoices = await readList();
  const outcomes = await readOutcomes();
  for (const outcome of outcomes) {
    for (const invoice of outcome.invoices) noteInvoice('payment', invoice);
    if (outcome.method !== 'transfer') continue;
    note(outcome.reference, 'page', `${askedByOutcome(outcome)}`);
    const asked = await askedByEmail(buyer, outcome.reference);
    if (asked !== null) note(outcome.reference, 'email', `${asked}`);
  }
  const books = await untilDone(() => readRemaining(simulation.sure.db, account));
  const years = withDocuments ? [...new Set(invoices.map(({ issuedOn }) => issuedOn.slice(0, 4)))] : [];
  const statements = await Promise.all(years.map((year) => pdfOf('statement', year)));
  for (const invoice of invoices) {
    const { reference, remaining, total } = invoice;
    noteInvoice('list', invoice);
    if (invoice.kind !== 'proForma') await noteFiles(buyer, reference, locale);
    const booked = books.get(reference);
    if (booked !== undefined) note(reference, 'books', amountText({ ...remaining, minor: booked }));
    const rows = statements.map((statement) => rowIn(statement, reference)).filter((text) => text !== '');
    for (const row of withDocuments && rows.length === 0 ? ['no row'] : rows) {
      note(reference, 'statement', amountText({ ...remaining, minor: amountsIn(row, locale)[1] ?? -1 }));
      const standing = standingText(invoice, locale);
      const isSaid = row.includes(plain(`${standing} ${formatMoney(total, locale)}`));
      note(`${reference} standing`, 'statement', isSaid ? standing : row);
    }
  }
  if (withDocuments) {
    const about = `money given back to account ${account}`;
    note(about, 'list', `${invoices.reduce((all, invoice) => all + givenBackOf(invoice).minor, 0)}`);
    note(about, 'books', `${await untilDone(() => readGivenBack(simulation.sure.db, account))}`);
  }
  const isUnchanged = JSON.stringify([await readList(), await readOutcomes()]) === JSON.stringify([invoices, outcomes]);
  if (isUnchanged) simulation.notes.shown.push(...noted);
}
