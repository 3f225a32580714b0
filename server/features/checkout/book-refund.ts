import type { Selectable, Transaction } from 'kysely';
import type { Money } from '../../../domain/money.ts';
import type { RefundReason } from '../../../domain/payment.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { enqueueRefundAnnounced, enqueueRefundSent } from './refund-emails.ts';

/** A refund to be booked. */
export interface RefundOrder {
  readonly checkout: Pick<Selectable<Schema['checkouts']>, 'id' | 'method'>;
  readonly amount: Money;
  readonly why: RefundReason;
  /** The refunded payment: the provider's charge, or the transfer. */
  readonly charge: string;
  /** The provider's session that was charged; `null` for a transfer or credits, which no provider refunds. */
  readonly session: string | null;
  /** The credited invoice, if the money had paid it, and the credit note. */
  readonly credited?: { readonly invoiceId: number; readonly creditNoteId: number };
}

/**
 * Books a refund, once per payment or canceled invoice: a charge is refunded by the provider; a transfer by the office;
 * credits are back in the wallet already; another currency waits for the office's decision. Returns the refund's
 * number.
 */
export async function bookRefund(
  trx: Transaction<Schema>,
  services: Services,
  { checkout, amount, why, charge, session, credited }: RefundOrder,
): Promise<number> {
  const now = services.clock.now().toISOString();
  const isDone = checkout.method === 'wallet';
  const state = isDone ? 'done' : why === 'otherCurrency' ? 'toDecide' : session === null ? 'toSend' : 'toAsk';
  const { id } = await trx
    .insertInto('refunds')
    .values({
      checkout_id: checkout.id,
      method: checkout.method,
      why,
      currency: amount.currency,
      amount_minor: amount.minor,
      charge,
      provider_session: session,
      ...(credited && { invoice_id: credited.invoiceId, credit_note_id: credited.creditNoteId }),
      state,
      requested_at: now,
      ...(isDone && { done_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Emails the buyer about a booked refund: the office will send it, or the credits are back in the wallet. A refund by
 * the provider is announced after it succeeded.
 */
export async function announceRefund(trx: Transaction<Schema>, services: Services, id: number): Promise<void> {
  const { state } = await trx.selectFrom('refunds').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  if (state === 'toSend') await enqueueRefundAnnounced(trx, services, id);
  if (state === 'done') await enqueueRefundSent(trx, services, id);
}
