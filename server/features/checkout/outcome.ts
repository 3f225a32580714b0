import type { AwaitedTransfer } from '../../../domain/invoice.ts';
import { awaitedTransfers, isCanceled, isSettled, isTransferAwaited } from '../../../domain/invoice.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Money } from '../../../domain/money.ts';
import { isUndecided } from '../../../domain/payment-amounts.ts';
import { moneyMethod } from '../../../domain/payment.ts';
import type { Outcome } from '../../../domain/payment.ts';
import type { PaymentProvider, ProviderState } from '../../core/payments/provider.ts';
import type { Services } from '../../core/services.ts';
import type { Visibility } from '../invoice/store.ts';
import type { PaymentRecord } from './payment-record.ts';
import { transferOf } from './request-of-record.ts';
import { readPayment } from './read-payment.ts';

/** The first character of an email address, and its domain: enough for its owner to recognise it. */
function masked(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
}

/** Queries the provider for the state of a card order; `null` if it is unavailable. */
async function ask(
  services: Services,
  provider: PaymentProvider,
  session: string | null,
): Promise<ProviderState | null> {
  if (session === null) return { kind: 'open' };
  try {
    return await provider.readSession(session);
  } catch (error) {
    services.log.error('The provider could not be asked about an order', error);
    return null;
  }
}

/** The reference of another payment of the order's invoices, if this order brought none. */
function otherPayment({ invoices, otherReceipts }: PaymentRecord): string | null {
  const isPaid = invoices.every(({ invoice }) => isSettled(invoice) && !isCanceled(invoice));
  return isPaid ? (otherReceipts.at(-1)?.payment ?? null) : null;
}

/** The transfer that was ordered for all invoices of a card order after it, which closed its page; `null` if none was. */
function laterTransfer({ order, invoices }: PaymentRecord): AwaitedTransfer | null {
  const isReplaced = order.declineReason === 'transferOrdered' || order.declineReason === 'abandoned';
  if (order.method !== 'card' || !isReplaced) return null;
  const [transfer, ...others] = awaitedTransfers(invoices.map(({ invoice }) => invoice));
  const isForAll = others.length === 0 && invoices.every(({ invoice }) => isTransferAwaited(invoice));
  return transfer && isForAll && transfer.orderedAt > order.orderedAt ? transfer : null;
}

/**
 * The outcome of an order, for a caller who can see at least one of its invoices; `null` otherwise. Only our database
 * confirms a payment. For an open card order, the provider is queried: a charge, or no answer, is "being confirmed"; an
 * unfinished page is "not charged", and can be resumed. An order whose invoices another payment has paid shows that
 * payment, and a page closed by a transfer ordered later the transfer.
 */
export async function readOutcome(
  services: Services,
  provider: PaymentProvider,
  { reference, visibility, locale }: { reference: string; visibility: Visibility; locale?: Locale },
): Promise<Outcome | null> {
  const found = await readPayment(services.db, reference, visibility, locale);
  if (!found) return null;
  const { record, isWhole } = found;
  const { order, receipts, otherReceipts, kept, due, state } = record;
  const invoices = record.invoices.map(({ invoice }) => invoice);
  const subscriptions = record.invoices.flatMap(({ subscription }) => subscription ?? []);
  const outcomeOf = (total: Money) => ({
    reference,
    method: moneyMethod(order.method, order.isDebit),
    total,
    invoices,
    subscriptions,
    receipts: [...receipts, ...otherReceipts],
    refunds: record.refunds,
    remaining: due,
  });
  const transfer = isWhole ? transferOf(record) : null;
  const receiptTo = order.accountId === visibility.accountId ? null : masked(order.buyer.email);
  const paidAt = receipts.at(-1)?.at;
  if (kept.minor > 0 && paidAt !== undefined) {
    const base = outcomeOf(kept);
    return due.minor > 0 ? { ...base, kind: 'partlyPaid', transfer } : { ...base, kind: 'paid', paidAt, receiptTo };
  }
  const base = outcomeOf(record.ordered);
  if (state === 'refunded' || isUndecided(base)) return { ...base, kind: 'returned' };
  const shown = otherPayment(record) ?? (state === 'notCharged' ? laterTransfer(record)?.reference : null);
  if (shown) return readOutcome(services, provider, { reference: shown, visibility, ...(locale && { locale }) });
  if (state === 'notCharged') return { ...base, kind: 'notCharged', reason: order.declineReason ?? 'abandoned' };
  if (order.method === 'transfer') return { ...base, kind: 'confirming', transfer };
  // The reconciler asks: pages that are left open for days would ask the provider again and again.
  if (order.isProcessing) return { ...base, kind: 'confirming', transfer: null };
  const received = await ask(services, provider, order.session);
  if (received?.kind === 'open') return { ...base, kind: 'notCharged', reason: 'abandoned' };
  if (received?.kind === 'notCharged') return { ...base, kind: 'notCharged', reason: received.reason };
  return { ...base, kind: 'confirming', transfer: null };
}
