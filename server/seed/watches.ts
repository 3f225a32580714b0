import type { AccountId } from '../core/db/account-id.ts';
import type { Transaction } from 'kysely';
import type { WatchSubject } from '../../domain/watch.ts';
import type { Clock } from '../core/clock.ts';
import type { Schema } from '../core/db/schema.ts';
import { createWatch } from '../features/watch/change.ts';

/** Sets the watches of an account, in their order. */
export async function seedWatches(
  trx: Transaction<Schema>,
  clock: Clock,
  accountId: AccountId,
  subjects: readonly WatchSubject[],
): Promise<void> {
  for (const subject of subjects) await createWatch(trx, clock, accountId, subject);
}
