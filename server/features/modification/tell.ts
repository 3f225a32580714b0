import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../core/db/schema.ts';

/** The channel on which processes tell each other that something has happened to somebody's request. */
export const modificationChannel = 'modifications';

/** Tells all processes, once the transaction is committed, that something has happened to a request of an account. */
export async function tellModification(trx: Kysely<Schema>, accountId: AccountId): Promise<void> {
  await sql`select pg_notify(${modificationChannel}, ${String(accountId)})`.execute(trx);
}
