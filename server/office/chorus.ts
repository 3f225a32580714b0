import type { ChorusProgress } from '../../domain/chorus.ts';
import { nextDueOn } from '../../domain/instalments.ts';
import { formatMoney } from '../core/i18n/format.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';
import type { ChorusReport, PublicInvoice } from '../features/invoice/chorus.ts';
import { noteChorusStep, readPublicInvoices } from '../features/invoice/chorus.ts';
import type { DayOf } from '../features/site/store.ts';
import { readDayOf } from '../features/site/store.ts';
import type { Options } from './options.ts';
import { tableOf } from './table.ts';

/** Where an invoice stands, in a sentence of the office’s output. */
function wordsOf(progress: ChorusProgress, dayOf: DayOf): string {
  switch (progress.kind) {
    case 'toDeposit':
      return 'TO DEPOSIT';
    case 'rejected':
      return `REJECTED on ${dayOf(progress.at)}: ${progress.reason}`;
    case 'deposited':
      return `deposited on ${dayOf(progress.at)} (${progress.reference})`;
    case 'paid':
      return 'paid';
  }
}

/** What is to be done comes first. */
const order: readonly ChorusProgress['kind'][] = ['rejected', 'toDeposit', 'deposited', 'paid'];

/** The commands that write the files to deposit. */
function exportOf({ reference, instalments }: PublicInvoice['invoice'], { kind }: ChorusProgress): string {
  if (kind !== 'toDeposit' && kind !== 'rejected') return '';
  const plan =
    instalments.length === 0 ? '' : `, and its plan: npm run office -- invoice schedule ${reference} --pdf FILE`;
  return `: npm run office -- invoice export ${reference}${plan}`;
}

function rowOf({ invoice, buyer, progress }: PublicInvoice, dayOf: DayOf): readonly string[] {
  return [
    invoice.reference,
    formatMoney(invoice.total, 'en'),
    invoice.credits === null ? `due ${nextDueOn(invoice)}` : `credits ${invoice.credits}`,
    invoice.payer.name,
    `SIRET ${buyer.siret}`,
    buyer.serviceCode === '' ? 'no service' : `service ${buyer.serviceCode}`,
    buyer.engagementNumber === '' ? 'no commitment' : `commitment ${buyer.engagementNumber}`,
    `${wordsOf(progress, dayOf)}${exportOf(invoice, progress)}`,
  ];
}

/** The invoices of French public bodies, and credit notes of deposited ones, one line each: those to deposit, or to deposit again, first. */
export async function listChorus(services: Services): Promise<readonly string[]> {
  const invoices = await readPublicInvoices(services);
  const rows = invoices.toSorted(
    (left, right) => order.indexOf(left.progress.kind) - order.indexOf(right.progress.kind),
  );
  const dayOf = await readDayOf(services.db);
  return rows.length === 0 ? ['No invoices for Chorus Pro.'] : tableOf(rows.map((row) => rowOf(row, dayOf)));
}

/** The step in a command's options. Throws a `StartError` without its number or reason. */
export function chorusReportOf(kind: ChorusReport['kind'], { reference = '', reason = '' }: Options): ChorusReport {
  const text = (kind === 'deposited' ? reference : reason).trim();
  if (text !== '') return { kind, text };
  throw new StartError(
    kind === 'deposited'
      ? 'A deposit has a number: give it with --reference, as Chorus Pro shows it.'
      : 'A rejection needs --reason: the buyer reads it.',
  );
}

/**
 * Writes down that an invoice was deposited on Chorus Pro, or rejected there, and tells the buyer. Throws a `StartError` for an
 * unknown invoice, or one that does not stand before this step.
 */
export async function noteChorus(services: Services, number: string, report: ChorusReport): Promise<readonly string[]> {
  const noted = await noteChorusStep(services, number, report);
  if (noted.kind === 'unknown') throw new StartError(`There is no invoice ${number}.`);
  const dayOf = await readDayOf(services.db);
  if (noted.kind === 'refused') {
    throw new StartError(
      noted.progress
        ? `Invoice ${number} can’t be ${report.kind} now: ${wordsOf(noted.progress, dayOf)}.`
        : `${number} is not for Chorus Pro: it is not an invoice of a French public body, or it is canceled.`,
    );
  }
  await services.mailer.deliver();
  const lines = await readPublicInvoices(services);
  return tableOf(lines.filter(({ invoice }) => invoice.reference === number).map((line) => rowOf(line, dayOf)));
}

/** The command about Chorus Pro in the arguments; `null` if there is none. Throws a `StartError`. */
export function chorusCommandOf(action: string | undefined, number: string | undefined, options: Options) {
  if (action === 'list') return listChorus;
  if (number === undefined || (action !== 'deposited' && action !== 'rejected')) return null;
  const report = chorusReportOf(action, options);
  return (services: Services) => noteChorus(services, number, report);
}
