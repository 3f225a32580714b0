import type { Kysely } from 'kysely';
import type { KnownAccount } from '../calls/identity.ts';
import type { Schema } from '../db/schema.ts';

interface Found extends KnownAccount {
  readonly passwordHash: string;
}

/** The account of an e-mail address, which is in lower case; `null` where there is none. */
export async function findAccount(db: Kysely<Schema>, email: string): Promise<Found | null> {
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'locale', 'is_email_verified as isEmailVerified', 'is_valid as isValid'])
    .select('password_hash as passwordHash')
    .where('email', '=', email)
    .executeTakeFirst();
  return found ?? null;
}
