import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { money } from '../../../domain/money.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { RefundState } from '../../core/db/refund-schema.ts';
import type { Services } from '../../core/services.ts';
import { announceRefund } from './book-refund.ts';
import { enqueueRefundSent } from './refund-emails.ts';
import { readPaymentRecord } from './read-payment.ts';
import { requestOfRecord } from './request-of-record.ts';
import { lockOrder } from './lock-order.ts';
import { receive } from './settle.ts';
import { exchangedCharge } from './transfer-charge.ts';
import { enqueueTransferChanged, enqueueTransferClosed } from './transfer-email.ts';

/** Records that the office has sent a refund, and emails the buyer; once. Returns whether it was to be sent. */
export async function noteRefundSent(services: Services, id: number, reference: string): Promise<boolean> {
  return services.db.transaction().execute((trx) => noteRefundSentIn(trx, services, id, reference));
}

/** The same, in a transaction that is open. */
export async function noteRefundSentIn(
  trx: Transaction<Schema>,
  services: Services,
  id: number,
  reference: string,
): Promise<boolean> {
  const now = services.clock.now().toISOString();
  const sent = await trx
    .updateTable('refunds')
    .set({ state: 'done', done_at: now, reference })
    .where('id', '=', id)
    .where('state', '=', 'toSend')
    .returning('id')
    .executeTakeFirst();
  if (sent) await enqueueRefundSent(trx, services, id);
  return sent !== undefined;
}

/**
 * The office's decision about money in another currency: refunded, or counted as so much (smallest units) in the
 * order's.
 */
export type Decision = { readonly kind: 'return' } | { readonly kind: 'keep'; readonly minor: number };

/** Emails the buyer what is due now that money in another currency goes back: until then, nothing was to be sent. */
async function askAgain(trx: Transaction<Schema>, services: Services, reference: string): Promise<void> {
  const record = await readPaymentRecord(trx, reference);
  const request = requestOfRecord(record);
  if (record.order.method !== 'transfer' || request.kind !== 'pay') return;
  await (request.account
    ? enqueueTransferChanged(trx, services, { record, why: 'returned' })
    : enqueueTransferClosed(trx, services, record));
}

/** Decides about money in another currency; once. Returns whether there was something to decide. */
export async function decideRefund(services: Services, id: number, decision: Decision): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    const order = await trx
      .selectFrom('refunds as r')
      .innerJoin('checkouts as c', 'c.id', 'r.checkout_id')
      .select(['c.reference', 'r.charge'])
      .where('r.id', '=', id)
      .executeTakeFirst();
    const checkout = order && (await lockOrder(trx, order.reference));
    if (!checkout) return false;
    const back = sql<RefundState>`case when provider_session is null then 'toSend' else 'toAsk' end`;
    const decided = await trx
      .updateTable('refunds')
      .set({ state: decision.kind === 'keep' ? 'kept' : back })
      .where('id', '=', id)
      .where('state', '=', 'toDecide')
      .returning('id')
      .executeTakeFirst();
    if (!decided) return false;
    if (decision.kind === 'return') {
      await announceRefund(trx, services, id);
      await askAgain(trx, services, order.reference);
      return true;
    }
    const amount = money(decision.minor, checkout.currency);
    const at = services.clock.now().toISOString();
    const charge = exchangedCharge(order.charge);
    await receive(trx, services, checkout, { session: null, state: { kind: 'paid', charge, amount, at } });
    return true;
  });
}
