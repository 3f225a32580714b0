import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';

/** The channel on which processes notify each other about changed requests. */
export const modificationChannel = 'modifications';

/** Notifies all processes, after the transaction commits, about a changed request of an account. */
export async function tellModification(trx: Kysely<Schema>, accountId: AccountId): Promise<void> {
  await sql`select pg_notify(${modificationChannel}, ${String(accountId)})`.execute(trx);
}
