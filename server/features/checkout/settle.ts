import type { Transaction } from 'kysely';
import { duePartsOf } from '../../../domain/instalments.ts';
import { byDueDate, isCanceled, isOpen } from '../../../domain/invoice.ts';
import { money } from '../../../domain/money.ts';
import type { ClosingReason, DeclineReason, RefundReason } from '../../../domain/payment.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Confirmation, PaymentProvider, ProviderState, Reversals } from '../../core/payments/provider.ts';
import type { Services } from '../../core/services.ts';
import type { Asking } from './apportion.ts';
import { apportionCharge, apportionTransfer } from './apportion.ts';
import { bookReversals } from './book-reversals.ts';
import { announceRefund, bookRefund } from './book-refund.ts';
import { giveBackDue } from './give-back.ts';
import type { LockedOrder } from './lock-order.ts';
import { lockOrder } from './lock-order.ts';
import type { PaymentRecord } from './payment-record.ts';
import { readPaymentRecord } from './read-payment.ts';
import { followPayment, recordPayment } from './record-payment.ts';
import { restate } from './restate.ts';
import { enqueueTransferUndecided } from './transfer-email.ts';

/**
 * A report about an order: by the provider, or by the office for a transfer; with the webhook event, if it came by one.
 */
export interface PaymentReport {
  readonly reference: string;
  /** The provider's session; `null` for a transfer. */
  readonly session: string | null;
  readonly state: ProviderState;
  readonly event: { readonly id: string; readonly type: string } | null;
  /** Why this server closed the page; its end is then no decision of the buyer. */
  readonly because?: ClosingReason | null;
  /** Reversals of the charge, if known. */
  readonly reversals?: Reversals | null;
}

/** The report in a confirmation. */
export function reportOf({ eventId: id, type, ...report }: Confirmation): PaymentReport {
  return { ...report, event: { id, type } };
}

/** The invoices of an order in order of payment: by due date. */
function askingOf({ invoices }: PaymentRecord): readonly Asking[] {
  return invoices
    .toSorted((left, right) => byDueDate(left.invoice, right.invoice))
    .map(({ invoice, orderedTotal }) => ({
      invoiceId: invoice.id,
      isAsOrdered: isOpen(invoice) && invoice.total.minor === orderedTotal.minor,
      due: invoice.remaining.minor > 0 ? duePartsOf(invoice).map(({ left }) => left.minor) : [],
    }));
}

/** Whether this money is booked already: a page is charged once, a transfer is identified by its name. */
function isBooked({ order: { id, method, payments, refunds } }: PaymentRecord, charge: string): boolean {
  const own = [...payments.filter(({ checkoutId }) => checkoutId === id), ...refunds];
  return method === 'transfer' ? own.some((booked) => booked.charge === charge) : own.length > 0;
}

/** Says why a page that brought nothing was closed. */
async function nameReason(trx: Transaction<Schema>, reference: string, reason: DeclineReason): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set({ decline_reason: reason })
    .where('reference', '=', reference)
    .where('state', '=', 'notCharged')
    .where('decline_reason', 'in', ['abandoned', 'expired'])
    .execute();
}

type PaidState = Extract<ProviderState, { kind: 'paid' }>;

/** Why money goes back: it came beyond what is due, or its invoices are no longer open as ordered. */
function reasonOf({ invoices, applied, otherReceipts }: PaymentRecord, isKeptInPart: boolean): RefundReason {
  if (isKeptInPart) return 'tooMuch';
  if (invoices.some(({ invoice }) => isOpen(invoice))) return 'changedSince';
  if (invoices.every(({ invoice }) => isCanceled(invoice))) return 'canceledBefore';
  // Also where what it had paid was given back since.
  return applied.minor > 0 && otherReceipts.length === 0 ? 'tooMuch' : 'paidOtherwise';
}

/**
 * Books money received for a locked order, once: the invoices that it pays, the refund, the resulting state, and the
 * emails about them.
 */
export async function receive(
  trx: Transaction<Schema>,
  services: Services,
  checkout: LockedOrder,
  { session, state: { charge, amount, at } }: Pick<PaymentReport, 'session'> & { readonly state: PaidState },
): Promise<void> {
  const { reference } = checkout;
  const before = await readPaymentRecord(trx, reference);
  if (isBooked(before, charge)) return;
  if (checkout.method === 'card' && (amount.minor !== checkout.total_minor || amount.currency !== checkout.currency))
    services.log.warn('A charge differs from its order and pays nothing', {
      reference,
      charge,
      charged: `${amount.minor} ${amount.currency}`,
      ordered: `${checkout.total_minor} ${checkout.currency}`,
    });
  const refundPart = (minor: number, why: RefundReason) =>
    bookRefund(trx, services, { checkout, amount: money(minor, amount.currency), why, charge, session });
  if (amount.currency !== checkout.currency) {
    await refundPart(amount.minor, 'otherCurrency');
    const record = await restate(trx, services, reference);
    if (checkout.method === 'transfer') await enqueueTransferUndecided(trx, services, record);
    return;
  }
  const asking = askingOf(before);
  const { parts, rest } =
    checkout.method === 'transfer'
      ? apportionTransfer(amount.minor, asking)
      : apportionCharge(amount.minor, asking, checkout.left_minor);
  if (parts.length > 0) await recordPayment(trx, services, checkout, { charge, at, parts });
  const refund = rest > 0 ? await refundPart(rest, reasonOf(before, parts.length > 0)) : null;
  await followPayment(trx, services, { reference, parts });
  if (refund !== null) await announceRefund(trx, services, refund);
}

/**
 * Applies a report about an order: the only place where money is booked. Reports may be repeated, out of order, late or
 * after a cancellation. A charge is applied while the invoices are open for exactly its amount, or the rest of a plan besides, and refunded, once, if
 * they were paid otherwise or changed. A transfer pays the open amount; the rest stays due, an excess is refunded. A
 * report about an unknown order changes nothing.
 */
export async function settle(services: Services, provider: PaymentProvider, report: PaymentReport): Promise<void> {
  const now = services.clock.now().toISOString();
  const { state, event, reference, session, because = null, reversals = null } = report;
  await services.db.transaction().execute(async (trx) => {
    if (event) {
      const { id, type } = event;
      const news = await trx
        .insertInto('confirmations')
        .values({ event_id: id, provider_session: session ?? '', type, received_at: now })
        .onConflict((conflict) => conflict.column('event_id').doNothing())
        .returning('event_id')
        .executeTakeFirst();
      if (!news) return;
    }
    const checkout = await lockOrder(trx, reference);
    if (!checkout) return;
    if (state.kind !== 'open' && state.isDebit)
      await trx.updateTable('checkouts').set({ is_debit: true }).where('id', '=', checkout.id).execute();
    if (state.kind !== 'paid' && checkout.state === 'open')
      await trx.updateTable('checkouts').set({ checked_at: now }).where('id', '=', checkout.id).execute();
    if (state.kind === 'notCharged') {
      const isClosed = state.reason === 'abandoned' || state.reason === 'expired';
      const reason = (isClosed ? because : null) ?? state.reason;
      if (checkout.state === 'open') await restate(trx, services, reference, reason);
      // The provider's own report of the same end may have come first.
      else if (because !== null) await nameReason(trx, reference, reason);
    }
    if (state.kind === 'processing' && checkout.state === 'open' && checkout.processing_since === null)
      await trx.updateTable('checkouts').set({ processing_since: now }).where('id', '=', checkout.id).execute();
    if (state.kind !== 'paid') return;
    // A charge is made when a delayed payment begins, and the money comes days later.
    const at = checkout.processing_since === null ? state.at : now;
    await receive(trx, services, checkout, { session, state: { ...state, at } });
    if (reversals) await bookReversals(trx, services, checkout, { session, charge: state.charge, reversals });
  });
  if (session !== null) await giveBackDue(services, provider, session);
}
