import { isSettled } from '../../../machines/domain/invoice.ts';
import type { Money } from '../../../machines/domain/money.ts';
import { sum } from '../../../machines/domain/money.ts';
import type { Outcome } from '../../../machines/domain/payment.ts';
import type { PaymentProvider, ProviderState } from '../../core/payments/provider.ts';
import type { Services } from '../../core/services.ts';
import type { Visibility } from '../invoice/store.ts';
import type { PaymentRecord, RecordedReceipt } from './payment-record.ts';
import { transferOf } from './payment-record.ts';
import { readPayment } from './read-payment.ts';

/** The first letter of an e-mail address, and where it is: enough for whoever knows it. */
function masked(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
}

/** Asks the provider how an order by card stands; `null` where it cannot be told. */
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

/** The payment that an order's invoices were paid with, where nothing of it came by this order. */
function otherPayment({ invoices, otherReceipts }: PaymentRecord): RecordedReceipt | null {
  const isPaid = invoices.every(({ invoice }) => isSettled(invoice) && invoice.creditedBy === null);
  return isPaid ? (otherReceipts.at(-1) ?? null) : null;
}

/**
 * What became of an order, for someone who may see at least one of its invoices; `null` for all others. Only the books
 * say "paid". An order by card that is open is asked about at the provider: charged, or no answer, is "being
 * confirmed"; a page that nobody finished is "not charged", and can be taken up again.
 */
export async function readOutcome(
  services: Services,
  provider: PaymentProvider,
  { reference, visibility }: { readonly reference: string; readonly visibility: Visibility },
): Promise<Outcome | null> {
  const found = await readPayment(services.db, reference, visibility);
  if (!found) return null;
  const { record, isWhole } = found;
  const { order, receipts, otherReceipts, kept, remaining, state } = record;
  const invoices = record.invoices.map(({ invoice }) => invoice);
  const subscriptions = record.invoices.flatMap(({ subscription }) => subscription ?? []);
  const outcomeOf = (total: Money) => ({
    reference,
    method: order.method,
    total,
    invoices,
    subscriptions,
    receipts: [...receipts, ...otherReceipts],
    refunds: record.refunds,
    remaining,
  });
  const transfer = isWhole && state === 'open' && order.method === 'transfer' ? transferOf(record) : null;
  const receiptTo = order.accountId === visibility.accountId ? null : masked(order.buyer.email);
  const paidAt = receipts.at(-1)?.at;
  if (kept.minor > 0 && paidAt !== undefined) {
    const base = outcomeOf(kept);
    return remaining.minor > 0
      ? { ...base, kind: 'partlyPaid', transfer }
      : { ...base, kind: 'paid', paidAt, receiptTo };
  }
  const base = outcomeOf(record.ordered);
  if (state === 'refunded') return { ...base, kind: 'returned' };
  const other = otherPayment(record);
  if (other) {
    // Something else paid these invoices, and nothing came for this order: that is the truth about them.
    const { payment, method, at } = other;
    const total = sum(
      invoices.map((invoice) => invoice.total),
      order.currency,
    );
    return { ...outcomeOf(total), reference: payment, method, kind: 'paid', paidAt: at, receiptTo };
  }
  if (state === 'notCharged') return { ...base, kind: 'notCharged', reason: order.declineReason ?? 'abandoned' };
  if (order.method === 'transfer') return { ...base, kind: 'confirming', transfer };
  // The reconciler asks: pages that are left open for days would ask the provider again and again.
  if (order.isProcessing) return { ...base, kind: 'confirming', transfer: null };
  const received = await ask(services, provider, order.session);
  if (received?.kind === 'open') return { ...base, kind: 'notCharged', reason: 'abandoned' };
  if (received?.kind === 'notCharged') return { ...base, kind: 'notCharged', reason: received.reason };
  return { ...base, kind: 'confirming', transfer: null };
}
