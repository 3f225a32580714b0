import { writeFile } from 'node:fs/promises';
import { daysBetween } from '../../domain/day.ts';
import type { Instalment, PlanFault } from '../../domain/instalments.ts';
import { leftOf } from '../../domain/instalments.ts';
import { formatMoney } from '../core/i18n/format.ts';
import { writePdf } from '../core/pdf/write-pdf.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';
import { findOpenOrders } from '../features/checkout/find-orders.ts';
import { restateTransfers } from '../features/checkout/restate.ts';
import type { PlannedInstalment, Scheduled } from '../features/invoice/schedule.ts';
import { readScheduleDocument } from '../features/invoice/schedule-document.ts';
import { dropSchedule, scheduleInvoice } from '../features/invoice/schedule.ts';
import { hundredths } from './options.ts';
import { tableOf } from './table.ts';

/** An instalment in a command’s option: `2027-01-15=200.00`. Throws a `StartError`. */
function instalmentOf(text: string): PlannedInstalment {
  const [, dueOn = '', amount = ''] = /^(\d{4}-\d{2}-\d{2})=(.+)$/.exec(text) ?? [];
  // A day that the calendar does not have is another day once it is read, or none.
  if (dueOn === '' || Number.isNaN(daysBetween(dueOn, dueOn)) || !new Date(dueOn).toISOString().startsWith(dueOn)) {
    throw new StartError(`--installment must be a day and an amount such as 2027-01-15=200.00, not "${text}".`);
  }
  const minor = hundredths(amount, 'installment');
  if (minor === 0) throw new StartError('An installment can’t be 0.');
  return { dueOn, minor };
}

const faults: Readonly<Record<PlanFault, string>> = {
  tooFew: 'A payment plan has at least two installments: give --installment once for each.',
  order: 'The installments must be on different days, the earliest first.',
  sum: 'The installments must add up to the total',
};

function refusal(number: string, scheduled: Exclude<Scheduled, { kind: 'scheduled' } | { kind: 'dropped' }>): string {
  switch (scheduled.kind) {
    case 'unknown':
      return `There is no invoice ${number}.`;
    case 'notOpen':
      return `${number} can’t have a payment plan: it is already paid or canceled.`;
    case 'planned':
      return `${number} already has a payment plan: remove it with --drop first.`;
    case 'notPlanned':
      return `${number} has no payment plan.`;
    case 'paid':
      return `Part of ${number} is paid, so its payment plan can’t be removed.`;
    case 'deposited':
      return `${number} is deposited on Chorus Pro, which pays it as it was deposited: a plan goes there with the invoice, before.`;
    case 'beforeIssue':
      return `An installment of ${number} is due before it was issued.`;
    case 'faulty': {
      const { fault, invoice } = scheduled;
      return fault === 'sum' ? `${faults.sum}, ${formatMoney(invoice.total, 'en')}.` : faults[fault];
    }
  }
}

const rowOf = (instalment: Instalment, index: number) => [
  `${index + 1}.`,
  `due ${instalment.dueOn}`,
  formatMoney(instalment.amount, 'en'),
  `${formatMoney(leftOf(instalment), 'en')} to be paid`,
];

/**
 * Agrees the payment plan of an invoice, or takes it away (`null`), and emails it to the buyer, with the new amount of
 * transfers that were ordered before. Throws a `StartError` for a plan that
 * does not pay exactly the total, and for an invoice that cannot have one.
 */
export async function schedule(
  services: Services,
  number: string,
  instalments: readonly string[] | null,
): Promise<readonly string[]> {
  const plan = instalments?.map(instalmentOf) ?? null;
  const scheduled = await services.db.transaction().execute(async (trx) => {
    const change = plan
      ? await scheduleInvoice(trx, services, { reference: number, plan })
      : await dropSchedule(trx, services, number);
    if (change.kind === 'scheduled' || change.kind === 'dropped') {
      const open = await findOpenOrders(trx, [change.invoice.id]);
      await restateTransfers(trx, services, { open, why: plan ? 'scheduled' : 'unscheduled' });
    }
    return change;
  });
  if (scheduled.kind !== 'scheduled' && scheduled.kind !== 'dropped') throw new StartError(refusal(number, scheduled));
  await services.mailer.deliver();
  const { invoice } = scheduled;
  const rest = formatMoney(invoice.remaining, 'en');
  if (scheduled.kind === 'dropped') return [`${number}: ${rest} to be paid by ${invoice.dueOn}, without installments`];
  return [
    `${number}: ${rest} to be paid in ${invoice.instalments.length} installments`,
    ...tableOf(invoice.instalments.map(rowOf)),
  ];
}

/** Writes the payment plan of an invoice as PDF, in the account’s language. Throws a `StartError` where there is none. */
async function exportSchedule(services: Services, number: string, file: string): Promise<readonly string[]> {
  const document = await readScheduleDocument(services, { reference: number, locale: null, visibility: null });
  if (!document) throw new StartError(`${number} has no payment plan.`);
  await writeFile(file, await writePdf(document, services.clock.now()));
  return [`${document.title} is in ${file}.`];
}

/** The command in the arguments. Throws a `StartError` without instalments. */
export function scheduleCommandOf(number: string, instalments: readonly string[], isDrop: boolean, pdf?: string) {
  if (pdf !== undefined && !isDrop && instalments.length === 0)
    return (services: Services) => exportSchedule(services, number, pdf);
  if (isDrop === instalments.length > 0) throw new StartError('Give --installment DATE=AMOUNT for each, or --drop.');
  return (services: Services) => schedule(services, number, isDrop ? null : instalments);
}
