import type { Invoice } from '../../../domain/invoice.ts';
import { isCanceled, partyLine } from '../../../domain/invoice.ts';
import type { Day } from '../../../domain/day.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { TimeZone } from '../../../domain/moment.ts';
import { dayIn } from '../../../domain/moment.ts';
import { sumByCurrency } from '../../../domain/payment-amounts.ts';
import type { ListedRefund } from '../../../domain/payment.ts';
import { formatDay, formatMoney } from '../../core/i18n/format.ts';
import { totalTexts } from '../../core/i18n/total-texts.ts';
import { standingText } from '../../core/i18n/invoice-standing.ts';
import type { PdfDocument, PdfPart } from '../../core/pdf/document.ts';
import type { Services } from '../../core/services.ts';
import { readEmailLayout } from '../site/email-layout.ts';
import type { Say } from './document-parts.ts';
import { partyPart, sayIn } from './document-parts.ts';
import { documentTexts } from './document-texts.ts';
import { titleOf } from './invoice-document.ts';
import { readInvoiceList } from './list.ts';
import type { Visibility } from './store.ts';

const texts = {
  title: /*i18n*/ { id: 'document.statement', message: 'Statement {year}', comment: 'Of an account: its invoices' },
  invoices: /*i18n*/ { id: 'document.statement.invoices', message: 'Invoices and credit notes of {year}' },
  document: /*i18n*/ { id: 'document.statement.document', message: 'Document', comment: 'Column of a table' },
  status: /*i18n*/ { id: 'document.statement.status', message: 'Status', comment: 'Column of a table' },
  plan: /*i18n*/ {
    id: 'document.statement.plan',
    message: '{count, plural, one {# installment} other {# installments}} through {day}',
  },
  refunds: /*i18n*/ { id: 'document.statement.refunds', message: 'Refunds' },
  payment: /*i18n*/ { id: 'document.statement.payment', message: 'Payment', comment: 'Column of a table' },
  beingDecided: /*i18n*/ { id: 'document.statement.beingDecided', message: 'Being checked', comment: 'A refund' },
  pending: /*i18n*/ { id: 'document.statement.pending', message: 'Being sent', comment: 'A refund' },
  sent: /*i18n*/ { id: 'document.statement.sent', message: 'Sent on {day}', comment: 'A refund' },
  overpayment: /*i18n*/ {
    id: 'document.statement.overpayment',
    message: '{progress}: {received} received, {asked} due',
    comment: 'A refund of what was too much; progress: being sent, or sent on a day',
  },
  goesBack: /*i18n*/ { id: 'document.statement.goesBack', message: 'Refunds on the way' },
} as const;

interface Made {
  /** Newest first, at least one. */
  readonly invoices: readonly [Invoice, ...Invoice[]];
  /** Newest first. */
  readonly refunds: readonly ListedRefund[];
  readonly year: string;
  readonly today: Day;
  readonly locale: Locale;
  readonly zone: TimeZone;
  readonly nameplate: string;
}

/** By when an invoice was to be paid, as it was issued or as its plan says: the same on every statement. */
function dueText(say: Say, invoice: Invoice, locale: Locale): string {
  const { kind, dueOn, instalments } = invoice;
  if (kind === 'creditNote' || isCanceled(invoice)) return '';
  const last = instalments.at(-1);
  if (!last) return formatDay(dueOn, locale);
  return say(texts.plan, { count: instalments.length, day: formatDay(last.dueOn, locale) });
}

type Voice = Pick<Made, 'locale' | 'zone'>;

function progressText(say: Say, { state, sentAt }: ListedRefund, { locale, zone }: Voice): string {
  if (state === 'beingDecided') return say(texts.beingDecided);
  if (sentAt === null) return say(texts.pending);
  return say(texts.sent, { day: formatDay(dayIn(sentAt, zone), locale) });
}

function refundState(say: Say, refund: ListedRefund, voice: Voice): string {
  const { overpayment } = refund;
  const progress = progressText(say, refund, voice);
  if (!overpayment) return progress;
  const values = {
    progress,
    received: formatMoney(overpayment.received, voice.locale),
    asked: formatMoney(overpayment.asked, voice.locale),
  };
  return say(texts.overpayment, values);
}

/** The refunds of the year, and the sum of those that are on their way; nothing without any. */
function refundParts(say: Say, { refunds, locale, zone }: Made): readonly PdfPart[] {
  if (refunds.length === 0) return [];
  const pending = refunds.filter(({ state }) => state === 'pending').map(({ amount }) => amount);
  return [
    {
      kind: 'table',
      caption: say(texts.refunds),
      columns: [
        { header: say(texts.document) },
        { header: say(texts.payment) },
        { header: say(texts.status) },
        { header: say(documentTexts.amount), isNumeric: true },
      ],
      rows: refunds
        .toReversed()
        .map((refund) => [
          refund.reference,
          refund.payment,
          refundState(say, refund, { locale, zone }),
          formatMoney(refund.amount, locale),
        ]),
    },
    {
      kind: 'totals',
      rows: sumByCurrency(pending).map((amount) => ({ row: [say(texts.goesBack), formatMoney(amount, locale)] })),
    },
  ];
}

/** What an account was billed in a year, what is still to be paid of it, and what goes back. */
function statementDocument(made: Made): PdfDocument {
  const { invoices, year, today, locale, nameplate } = made;
  const say = sayIn(locale);
  const [{ issuer, payer }] = invoices;
  const due = sumByCurrency(invoices.map(({ remaining }) => remaining));
  return {
    locale,
    title: say(texts.title, { year }),
    state: '',
    nameplate,
    foot: partyLine(issuer),
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
          { header: say(texts.status) },
          { header: say(totalTexts.untaxedTotal), isNumeric: true },
          { header: say(totalTexts.remaining), isNumeric: true },
        ],
        rows: invoices
          .toReversed()
          .map((invoice) => [
            titleOf(say, invoice),
            formatDay(invoice.issuedOn, locale),
            dueText(say, invoice, locale),
            standingText(invoice, locale),
            formatMoney(invoice.total, locale),
            formatMoney(invoice.remaining, locale),
          ]),
      },
      {
        kind: 'totals',
        rows: due.map((amount) => ({ row: [say(totalTexts.remaining), formatMoney(amount, locale)], isBold: true })),
      },
      ...refundParts(say, made),
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
  const listed = await readInvoiceList(db, { accountId, invoiceId: null });
  const [newest, ...others] = listed.invoices.filter(({ issuedOn }) => issuedOn.startsWith(year));
  if (!newest) return null;
  const { name, timeZone: zone } = await readEmailLayout(db, locale);
  const today = dayIn(clock.now().toISOString(), zone);
  // One that has not left belongs to the present year.
  const refunds = listed.refunds.filter(({ sentAt }) => (sentAt ? dayIn(sentAt, zone) : today).startsWith(year));
  return statementDocument({ invoices: [newest, ...others], refunds, year, today, locale, zone, nameplate: name });
}
