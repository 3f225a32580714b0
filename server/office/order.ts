import type { PaymentReceipt } from '../../domain/payment.ts';
import type { PaymentRecord } from '../features/checkout/payment-record.ts';
import { readPayment, readPaymentRecord } from '../features/checkout/read-payment.ts';
import type { DayOf } from '../features/site/store.ts';
import { readDayOf } from '../features/site/store.ts';
import { formatMoney } from '../core/i18n/format.ts';
import { standingText } from '../core/i18n/invoice-standing.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';
import { refundLines } from './refund.ts';
import { tableOf } from './table.ts';

function receiptLine(
  { payment, method, at, amount, bankReference }: PaymentReceipt,
  own: string,
  dayOf: DayOf,
): string {
  const by = payment === own ? method : `${method} ${payment}`;
  const name = bankReference === null ? '' : ` (${bankReference})`;
  return `Received ${formatMoney(amount, 'en')} on ${dayOf(at)} by ${by}${name}`;
}

/** The state of an order in words that hold for its invoices and refunds, too. */
function stateLine({ state, remaining, refunds }: PaymentRecord): string {
  if (state === 'paid' && remaining.minor > 0) return 'partly paid, nothing more is awaited';
  if (state !== 'refunded' || refunds.every((refund) => refund.state === 'sent')) return state;
  return refunds.some((refund) => refund.state === 'beingDecided') ? 'refund to be decided' : 'to be refunded';
}

/** The state of an order: money received, open amounts of its invoices, refunds, and money expected. */
async function orderLines(services: Services, record: PaymentRecord): Promise<readonly string[]> {
  const { order, invoices, ordered, receipts, otherReceipts, awaited } = record;
  const { id, reference, method, orderedAt } = order;
  const dayOf = await readDayOf(services.db);
  const due = invoices.map(({ invoice }) => {
    const notes = invoice.creditNotes.map(({ creditNote }) => creditNote).join(', ');
    return [
      `Invoice ${invoice.reference}: ${formatMoney(invoice.remaining, 'en')} to be paid`,
      ...[standingText(invoice, 'en').toLowerCase(), notes && `credited by ${notes}`].filter(Boolean),
    ].join('; ');
  });
  return [
    `Payment ${reference}: ${stateLine(record)}`,
    `Ordered ${formatMoney(ordered, 'en')} on ${dayOf(orderedAt)} by ${method}`,
    ...[...receipts, ...otherReceipts].map((receipt) => receiptLine(receipt, reference, dayOf)),
    ...due,
    ...(awaited.minor > 0 ? [`Expected: ${formatMoney(awaited, 'en')}`] : []),
    ...(await refundLines(services, { checkoutId: id })),
  ];
}

/** One order. Throws a `StartError` for one that is not in the books. */
export async function showOrder(services: Services, reference: string): Promise<readonly string[]> {
  const found = await readPayment(services.db, reference);
  if (!found) throw new StartError(`There is no payment ${reference}.`);
  return orderLines(services, found.record);
}

/** Orders of which money is still expected, the oldest first. */
export async function listOrders(services: Services): Promise<readonly string[]> {
  const open = await services.db
    .selectFrom('checkouts')
    .select('reference')
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  if (open.length === 0) return ['No open orders.'];
  const dayOf = await readDayOf(services.db);
  const rows: string[][] = [];
  for (const { reference } of open) {
    const { order, invoices, ordered, kept, awaited } = await readPaymentRecord(services.db, reference);
    rows.push([
      reference,
      dayOf(order.orderedAt),
      order.method,
      `ordered ${formatMoney(ordered, 'en')}`,
      `paid ${formatMoney(kept, 'en')}`,
      `expected ${formatMoney(awaited, 'en')}`,
      order.buyer.email,
      invoices.map(({ invoice }) => invoice.reference).join(', '),
    ]);
  }
  return tableOf(rows);
}
