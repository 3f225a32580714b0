import { nextDueOn } from '../../../machines/domain/instalments.ts';
import type { Invoice } from '../../../machines/domain/invoice.ts';
import type { Day } from '../../../machines/domain/day.ts';
import type { Locale } from '../../../machines/domain/locale.ts';
import { dayIn } from '../../../machines/domain/moment.ts';
import { sumByCurrency } from '../../../machines/domain/payment-amounts.ts';
import { formatDay, formatMoney } from '../../core/i18n/format.ts';
import type { PdfDocument } from '../../core/pdf/document.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import { footOf, partyPart, sayIn } from './document-parts.ts';
import { documentTexts } from './document-texts.ts';
import { titleOf } from './invoice-document.ts';
import type { Visibility } from './store.ts';
import { readInvoices } from './store.ts';

const texts = {
  title: /*i18n*/ { id: 'document.statement', message: 'Statement {year}', comment: 'Of an account: its invoices' },
  invoices: /*i18n*/ { id: 'document.statement.invoices', message: 'Invoices and credit notes of {year}' },
  document: /*i18n*/ { id: 'document.statement.document', message: 'Document', comment: 'Column of a table' },
} as const;

interface Made {
  /** Newest first, at least one. */
  readonly invoices: readonly [Invoice, ...Invoice[]];
  readonly year: string;
  readonly today: Day;
  readonly locale: Locale;
  readonly nameplate: string;
}

/** What an account was billed in a year, and what is still to be paid of it. */
function statementDocument({ invoices, year, today, locale, nameplate }: Made): PdfDocument {
  const say = sayIn(locale);
  const [{ issuer, payer }] = invoices;
  const due = sumByCurrency(invoices.map(({ remaining }) => remaining));
  return {
    locale,
    title: say(texts.title, { year }),
    state: '',
    nameplate,
    foot: footOf(issuer),
    facturX: null,
    parts: [
      {
        kind: 'parties',
        from: partyPart(say, say(documentTexts.issuedBy), issuer),
        to: partyPart(say, say(documentTexts.billedTo), payer),
      },
      { kind: 'facts', rows: [[say(documentTexts.madeOn), formatDay(today, locale)]] },
      {
        kind: 'table',
        caption: say(texts.invoices, { year }),
        columns: [
          { header: say(texts.document) },
          { header: say(documentTexts.issuedOn) },
          { header: say(documentTexts.dueOn) },
          { header: say(documentTexts.total), isNumeric: true },
          { header: say(documentTexts.toPay), isNumeric: true },
        ],
        rows: invoices
          .toReversed()
          .map((invoice) => [
            titleOf(say, invoice),
            formatDay(invoice.issuedOn, locale),
            invoice.kind === 'creditNote' ? '' : formatDay(nextDueOn(invoice), locale),
            formatMoney(invoice.total, locale),
            formatMoney(invoice.remaining, locale),
          ]),
      },
      {
        kind: 'totals',
        rows: due.map((amount) => ({ row: [say(documentTexts.toPay), formatMoney(amount, locale)], isBold: true })),
      },
    ],
  };
}

interface Wanted {
  /** The year: `2026`. */
  readonly reference: string;
  readonly locale: Locale;
  readonly visibility: Pick<Visibility, 'accountId'>;
}

/** The statement of an account for a year, as a PDF shows it; `null` for a year without invoices. */
export async function readStatementDocument(
  { db, clock }: Services,
  { reference: year, locale, visibility: { accountId } }: Wanted,
): Promise<PdfDocument | null> {
  if (accountId === null || !/^\d{4}$/.test(year)) return null;
  const all = await readInvoices(db, { accountId, invoiceId: null }, locale);
  const [newest, ...others] = all.filter(({ issuedOn }) => issuedOn.startsWith(year));
  if (!newest) return null;
  const { name, timeZone } = await readEmailLayout(db, locale);
  const today = dayIn(clock.now().toISOString(), timeZone);
  return statementDocument({ invoices: [newest, ...others], year, today, locale, nameplate: name });
}
