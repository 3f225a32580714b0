import { money } from '../../domain/money.ts';
import { decideRefund, noteRefundSent } from '../features/checkout/office-refunds.ts';
import type { Overpayment } from '../../domain/payment.ts';
import { overpaymentJson, overpaymentOfRow, refundReference } from '../features/invoice/refunds.ts';
import { readDayOf } from '../features/site/store.ts';
import { formatMoney } from '../core/i18n/format.ts';
import type { Services } from '../core/services.ts';
import { StartError } from '../core/start-stop.ts';
import type { Options } from './options.ts';
import { hundredths } from './options.ts';

const states = {
  toDecide: 'TO DECIDE',
  toAsk: 'asked from the provider',
  toSend: 'TO SEND',
  done: 'done',
  kept: 'kept',
} as const;

const reasons = {
  paidOtherwise: 'its invoices were paid otherwise',
  changedSince: 'its invoices had changed since',
  tooMuch: 'more than was due',
  otherCurrency: 'another currency than was asked for',
  credited: 'a credit note for its invoice',
  canceledBefore: 'its invoice had been canceled before',
  byOffice: 'refunded in the provider’s dashboard: issue a credit note',
  disputed: 'disputed by the buyer and lost: issue a credit note',
} as const;

/** The reason of a lost dispute whose credit note has been issued. */
const creditedDispute = `disputed by the buyer and lost, ${reasons.credited}`;

/** What came and what was due, of a refund of what was too much. */
function overpaid(overpayment: Overpayment | null): readonly string[] {
  if (!overpayment) return [];
  const { received, asked } = overpayment;
  return [`${formatMoney(received, 'en')} received, ${formatMoney(asked, 'en')} due`];
}

/** The refunds to list: of an order, of an invoice, or all. */
interface Which {
  readonly checkoutId?: number;
  /** An invoice that a credit note undoes or reduces. */
  readonly invoiceId?: number;
}

/** Refunds, one line each, pending ones first. */
export async function refundLines({ db }: Services, { checkoutId, invoiceId }: Which): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('refunds as r')
    .innerJoin('checkouts as c', 'c.id', 'r.checkout_id')
    .innerJoin('accounts as a', 'a.id', 'c.account_id')
    .select(['r.id', 'r.state', 'r.method', 'r.why', 'r.currency', 'r.amount_minor', 'r.requested_at'])
    .select(['r.reference', 'r.invoice_id', 'r.refusal', 'c.reference as payment', 'a.email'])
    .select(overpaymentJson.as('overpayment'))
    .where((eb) =>
      eb.and({ ...(checkoutId && { 'r.checkout_id': checkoutId }), ...(invoiceId && { 'r.invoice_id': invoiceId }) }),
    )
    .orderBy((eb) => eb('r.state', 'in', ['done', 'kept']))
    .orderBy('r.id')
    .execute();
  const dayOf = await readDayOf(db);
  return rows.map((row) =>
    [
      refundReference(row.id),
      dayOf(row.requested_at),
      states[row.state] + (row.reference === null ? '' : ` (${row.reference})`),
      formatMoney(money(row.amount_minor, row.currency), 'en'),
      `${row.method} ${row.payment} of ${row.email}`,
      row.why === 'disputed' && row.invoice_id !== null ? creditedDispute : reasons[row.why],
      ...overpaid(overpaymentOfRow(row.overpayment, row.currency)),
      ...(row.refusal === null ? [] : [`the provider refused: ${row.refusal}`]),
    ].join('  '),
  );
}

/** All refunds, pending ones first. */
export async function listRefunds(services: Services): Promise<readonly string[]> {
  const lines = await refundLines(services, {});
  return lines.length === 0 ? ['No refunds.'] : lines;
}

/** The number in `RB-701`, or `701`. Throws a `StartError`. */
function refundNumberOf(text: string): number {
  const [, digits = ''] = /^(?:RB-)?(\d{1,9})$/i.exec(text) ?? [];
  if (digits === '') throw new StartError(`A refund has a number such as RB-701, not "${text}".`);
  return Number(digits);
}

async function linesAfter(services: Services, id: number): Promise<readonly string[]> {
  await services.mailer.deliver();
  const { checkout_id: checkoutId } = await services.db
    .selectFrom('refunds')
    .select('checkout_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return refundLines(services, { checkoutId });
}

/** Records that a refund was sent, and emails the buyer. Throws a `StartError` for one that can’t be sent. */
export async function sentRefund(services: Services, id: number, reference: string): Promise<readonly string[]> {
  if (reference.trim() === '') throw new StartError('Give the bank’s reference: --reference TEXT.');
  const isNoted = await noteRefundSent(services, id, reference.trim());
  if (!isNoted) throw new StartError(`${refundReference(id)} can’t be sent.`);
  return linesAfter(services, id);
}

/**
 * Decides about money in another currency: it is refunded, or counted as so much in the order's currency. Throws a
 * `StartError` if there is nothing to decide.
 */
export async function decidedRefund(
  services: Services,
  id: number,
  decision: { readonly kind: 'return' } | { readonly kind: 'keep'; readonly minor: number },
): Promise<readonly string[]> {
  const isDecided = await decideRefund(services, id, decision);
  if (!isDecided) throw new StartError(`There is nothing to decide about ${refundReference(id)}.`);
  return linesAfter(services, id);
}

/** The refund command in the arguments; `null` if there is none. Throws a `StartError`. */
export function refundCommandOf(action: string | undefined, number: string | undefined, options: Options) {
  if (action === 'list') return listRefunds;
  if (number === undefined) return null;
  const id = refundNumberOf(number);
  const { reference = '', amount = '' } = options;
  if (action === 'sent') return (services: Services) => sentRefund(services, id, reference);
  if (action === 'return') return (services: Services) => decidedRefund(services, id, { kind: 'return' });
  if (action !== 'keep') return null;
  const minor = hundredths(amount, 'amount');
  return (services: Services) => decidedRefund(services, id, { kind: 'keep', minor });
}
