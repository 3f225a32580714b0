import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DeclineReason } from '../../../domain/payment.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import { restate } from './restate.ts';
import { lockOrder } from './lock-order.ts';
import { enqueueTransferClosed } from './transfer-email.ts';

/** How long a transfer is awaited after its order or its last part, in milliseconds. */
const LONGEST_WAIT = 90 * 24 * 3_600_000;

/** Orders closed per round. */
const BATCH = 50;

/** Closes an open order of a transfer and emails its buyer, who still has the bank details; returns whether it was open. */
async function close(
  trx: Transaction<Schema>,
  services: Services,
  { reference, state }: { readonly reference: string; readonly state: string },
  reason: DeclineReason,
): Promise<boolean> {
  if (state !== 'open') return false;
  await enqueueTransferClosed(trx, services, await restate(trx, services, reference, reason));
  return true;
}

/**
 * Records that no more money will come for a transfer: received money stays booked, and the rest stays due. Returns
 * whether there is such a transfer, and money was awaited for it.
 */
export async function closeTransfer(
  services: Services,
  reference: string,
): Promise<'closed' | 'notAwaited' | 'unknown' | 'notTransfer'> {
  return services.db.transaction().execute(async (trx) => {
    const checkout = await lockOrder(trx, reference);
    if (!checkout) return 'unknown';
    if (checkout.method !== 'transfer') return 'notTransfer';
    return (await close(trx, services, checkout, 'abandoned')) ? 'closed' : 'notAwaited';
  });
}

/**
 * Closes orders whose transfer has not arrived for 90 days: the amount due can then be paid in another way. A transfer
 * that arrives later is booked as usual.
 */
export async function closeOldTransfers(services: Services): Promise<void> {
  const { db, clock } = services;
  const before = new Date(clock.now().getTime() - LONGEST_WAIT).toISOString();
  const old = await db
    .selectFrom('checkouts as c')
    .select('c.reference')
    .where('c.method', '=', 'transfer')
    .where('c.state', '=', 'open')
    .where('c.created_at', '<=', before)
    .where(
      sql<boolean>`not exists (select from payments p where p.checkout_id = c.id and p.paid_at > ${before}::timestamptz)`,
    )
    .orderBy('c.id')
    .limit(BATCH)
    .execute();
  for (const { reference } of old) {
    await db.transaction().execute(async (trx) => {
      const checkout = await lockOrder(trx, reference);
      if (checkout) await close(trx, services, checkout, 'expired');
    });
  }
}
