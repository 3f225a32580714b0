import type { Invoice } from '../../../domain/invoice.ts';
import { isUndecided } from '../../../domain/payment-amounts.ts';
import type { PaymentRequest } from '../../../domain/payment-request.ts';
import { requestOf } from '../../../domain/payment-request.ts';
import type { TransferDetails } from '../../../domain/payment.ts';
import type { PaymentRecord } from './payment-record.ts';

/**
 * The reference that a buyer quotes at the bank: the number of the only invoice, which stands on the invoice itself, too; of
 * several, the order's.
 */
export function quotedReference(
  reference: string,
  [only, ...others]: readonly Pick<Invoice, 'kind' | 'reference'>[],
): string {
  return only?.kind === 'invoice' && others.length === 0 ? only.reference : reference;
}

/**
 * Where to send what is left of an order by transfer; `null` if none is awaited, or while the office decides about what
 * came. Throws if the publisher has no account in its currency: no transfer can be ordered then.
 */
export function transferOf(record: PaymentRecord): TransferDetails | null {
  const { reference, bank, method } = record.order;
  if (method !== 'transfer' || record.state !== 'open' || isUndecided({ ...record, remaining: record.due }))
    return null;
  if (!bank) throw new Error(`There is no bank account for ${reference}`);
  const invoices = record.invoices.map(({ invoice }) => invoice);
  return { reference: quotedReference(reference, invoices), amount: record.remaining, ...bank };
}

/** What the buyer of an order is asked to do now. */
export function requestOfRecord(record: PaymentRecord): PaymentRequest {
  const invoices = record.invoices.map(({ invoice }) => invoice);
  return requestOf({ ...record, invoices, remaining: record.due, transfer: transferOf(record) });
}
