import type { Selectable, Transaction } from 'kysely';
import type { Money } from '../../../machines/domain/money.ts';
import type { RefundReason } from '../../../machines/domain/payment.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { enqueueRefundAnnounced, enqueueRefundSent } from './refund-emails.ts';

/** Money that is to go back. */
export interface RefundOrder {
  readonly checkout: Pick<Selectable<Schema['checkouts']>, 'id' | 'method'>;
  readonly amount: Money;
  readonly why: RefundReason;
  /** What brought the money: the provider's charge, or the transfer. */
  readonly charge: string;
  /** The provider's session that was charged; `null` where no provider is asked: for a transfer, for credits. */
  readonly session: string | null;
  /** The invoice that was undone, of money that had paid it. */
  readonly invoiceId?: number;
}

/**
 * Books money as to be given back, once for what brought it, or for the invoice that it had paid: a charge is asked back from
 * the provider; a transfer is sent by the office; credits are in their wallet by then; another currency waits for the office to
 * decide. Returns the refund's number.
 */
export async function bookRefund(
  trx: Transaction<Schema>,
  services: Services,
  { checkout, amount, why, charge, session, invoiceId }: RefundOrder,
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
      ...(invoiceId !== undefined && { invoice_id: invoiceId }),
      state,
      requested_at: now,
      ...(isDone && { done_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Tells the buyer of a refund that was booked: the office sends it, or the credits are in their wallet again. What a provider gives
 * back is told once it has.
 */
export async function announceRefund(trx: Transaction<Schema>, services: Services, id: number): Promise<void> {
  const { state } = await trx.selectFrom('refunds').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  if (state === 'toSend') await enqueueRefundAnnounced(trx, services, id);
  if (state === 'done') await enqueueRefundSent(trx, services, id);
}
