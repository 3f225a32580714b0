import type { Selectable, Transaction } from 'kysely';
import type { Money } from '../../machines/domain/money.ts';
import type { RefundReason } from '../../machines/domain/payment.ts';
import type { Schema } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { enqueueRefundAnnounced } from './refund-letters.ts';

/** Money that is to go back. */
export interface RefundOrder {
  readonly checkout: Pick<Selectable<Schema['checkouts']>, 'id' | 'method'>;
  readonly amount: Money;
  readonly why: RefundReason;
  /** What brought the money: the provider's charge, or the transfer. */
  readonly charge: string;
  /** The provider's session that was charged; `null` where the provider is not asked: for a transfer, a part of a charge. */
  readonly session: string | null;
  /** The invoice that was undone, of money that had paid it. */
  readonly invoiceId?: number;
}

/**
 * Books money as to be given back, once for what brought it, or for the invoice that it had paid: a charge is asked back from
 * the provider; a transfer is sent by the office, and announced to the buyer; one in another currency waits for the office to decide. Gives the refund's
 * number.
 */
export async function bookRefund(
  trx: Transaction<Schema>,
  services: Services,
  { checkout, amount, why, charge, session, invoiceId }: RefundOrder,
): Promise<number> {
  const state = why === 'otherCurrency' ? 'toDecide' : session === null ? 'toSend' : 'toAsk';
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
      requested_at: services.clock.now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (state === 'toSend') await enqueueRefundAnnounced(trx, services, id);
  return id;
}
