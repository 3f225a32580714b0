import { sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import { restate } from './restate.ts';
import { lockOrder } from './settle.ts';

/** A transfer is awaited for so long after it was ordered, or after its last part came, in milliseconds. */
const LONGEST_WAIT = 90 * 24 * 3_600_000;

/** So many are closed in one round. */
const BATCH = 50;

/**
 * Closes transfers that have not come for 90 days: nobody waits for them any more, and what is due can be paid anew. One that comes
 * all the same is booked as any other.
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
      if (checkout?.state === 'open') await restate(trx, services, reference, 'expired');
    });
  }
}
