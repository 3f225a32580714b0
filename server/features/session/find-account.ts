import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import type { KnownAccount } from '../../core/rpc/identity.ts';
import type { Schema } from '../../core/db/schema.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import type { Addressee } from '../../core/mail/email.ts';

interface Found extends KnownAccount {
  readonly passwordHash: string;
}

/** The account that currently has an email address, in lower case; `null` if there is none. */
export async function findAccount(db: Kysely<Schema>, email: string): Promise<Found | null> {
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'locale', 'is_email_verified as isEmailVerified', 'is_valid as isValid'])
    .select('password_hash as passwordHash')
    .where('email', '=', email)
    .executeTakeFirst();
  return found ?? null;
}

/** The hash of an account's password. */
export async function passwordHashOf(db: Kysely<Schema>, id: AccountId): Promise<string> {
  const { hash } = await db
    .selectFrom('accounts')
    .select('password_hash as hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return hash;
}

/** The name by which an email greets an account's owner: from the account, never from typed text. */
export async function ownerOf(
  db: Kysely<Schema>,
  { id, email }: Pick<KnownAccount, 'id' | 'email'>,
): Promise<Addressee> {
  const person = await db
    .selectFrom('accounts')
    .select(['first_name as firstName', 'last_name as lastName', 'civility'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return addresseeOf(person, email);
}
