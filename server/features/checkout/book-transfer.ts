import type { Transaction } from 'kysely';
import type { Currency, Money } from '../../../domain/money.ts';
import { money } from '../../../domain/money.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import type { RecordedReceipt } from './payment-record.ts';
import { readPaymentRecord } from './read-payment.ts';
import { lockOrder } from './lock-order.ts';
import { receive } from './settle.ts';
import { transferCharge } from './transfer-charge.ts';

/** A bank transfer as the bank reports it to the office. */
export interface IncomingTransfer {
  /** In the smallest units; `null`: the open amount of the order. */
  readonly minor: number | null;
  /** `null`: the order's. */
  readonly currency: Currency | null;
  /** The bank's reference; `null` if it was not given. */
  readonly bankReference: string | null;
}

/** Result of booking a transfer; nothing is booked unless it is `booked`. */
export type BookedTransfer =
  | { readonly kind: 'booked' | 'unknown' | 'notTransfer' | 'amountMissing' }
  /** The same transfer is in the books. */
  | { readonly kind: 'bookedBefore' }
  /** One of the same amount is in the books: only the bank's reference can tell them apart. */
  | { readonly kind: 'ambiguous'; readonly amount: Money }
  /** The bank's reference is in the books with another amount. */
  | { readonly kind: 'contradicts'; readonly amount: Money };

const isSame = (left: Money, right: Money) => left.minor === right.minor && left.currency === right.currency;

/** Compares a transfer with the earlier ones; `null`: it is a new one. */
function compare(
  receipts: readonly RecordedReceipt[],
  { minor, bankReference }: IncomingTransfer,
  amount: Money,
): BookedTransfer | null {
  const named = receipts.find((receipt) => bankReference !== null && receipt.bankReference === bankReference);
  if (named) {
    const agrees = minor === null || isSame(named.amount, amount);
    return agrees ? { kind: 'bookedBefore' } : { kind: 'contradicts', amount: named.amount };
  }
  if (bankReference !== null) return null;
  const alike = receipts.filter((receipt) => isSame(receipt.amount, amount));
  if (minor !== null && alike.some((receipt) => receipt.bankReference === null)) return { kind: 'bookedBefore' };
  return alike.length > 0 ? { kind: 'ambiguous', amount } : null;
}

/** A charge name for a transfer that is not in the books. */
function newCharge(reference: string, bankReference: string | null, receipts: readonly RecordedReceipt[]): string {
  const charges = new Set(receipts.map(({ charge }) => charge));
  let number = 1;
  while (bankReference === null && charges.has(transferCharge(reference, { bankReference, number }))) number += 1;
  return transferCharge(reference, { bankReference, number });
}

/**
 * Books a transfer for an order, once: another amount is another transfer. The receipts to compare with are read in the
 * transaction that books it.
 */
export async function bookTransfer(
  services: Services,
  reference: string,
  transfer: IncomingTransfer,
): Promise<BookedTransfer> {
  return services.db.transaction().execute((trx) => bookTransferIn(trx, services, reference, transfer));
}

/** The same, in a transaction that is open. */
export async function bookTransferIn(
  trx: Transaction<Schema>,
  services: Services,
  reference: string,
  transfer: IncomingTransfer,
): Promise<BookedTransfer> {
  const checkout = await lockOrder(trx, reference);
  if (!checkout) return { kind: 'unknown' };
  if (checkout.method !== 'transfer') return { kind: 'notTransfer' };
  const { receipts, remaining } = await readPaymentRecord(trx, reference);
  const currency = transfer.currency ?? checkout.currency;
  const due = currency === checkout.currency ? remaining.minor : 0;
  const amount = money(transfer.minor ?? due, currency);
  if (transfer.minor === null && amount.minor === 0 && transfer.bankReference === null && receipts.length > 0)
    return { kind: 'bookedBefore' };
  const before = compare(receipts, transfer, amount);
  if (before) return before;
  if (amount.minor <= 0) return { kind: 'amountMissing' };
  const at = services.clock.now().toISOString();
  const charge = newCharge(reference, transfer.bankReference, receipts);
  await receive(trx, services, checkout, { session: null, state: { kind: 'paid', charge, amount, at } });
  return { kind: 'booked' };
}
