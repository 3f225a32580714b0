import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import type { ContactKind, Origin } from '../../../domain/enumerations.ts';
import { contactKind } from '../../../domain/enumerations.ts';
import type { Locale } from '../../../domain/locale.ts';
import type { Schema } from '../../core/db/schema.ts';
import { claimContact } from '../../core/people/contacts.ts';
import type { Services } from '../../core/services.ts';
import { hashPassword } from './password-hash.ts';

/** A new account. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly civility: number;
  readonly locale: Locale;
  /** The way by which the person became known. */
  readonly origin: Origin;
  /** The kind of contact: a prospect by default. */
  readonly kind?: ContactKind;
  readonly isEmailVerified?: boolean;
  readonly isValid?: boolean;
}

/**
 * Creates an account with a password's hash; if its address is proven, it claims the contact of that address. Returns
 * its number; `null` if the email address has an account already.
 */
export async function insertAccount(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { passwordHash, ...account }: Omit<NewAccount, 'password'> & { readonly passwordHash: string },
): Promise<AccountId | null> {
  const { email, lastName, firstName, civility, locale, origin } = account;
  const { isEmailVerified = true, isValid = true, kind = contactKind.prospect } = account;
  const now = clock.now().toISOString();
  const address = email.toLowerCase();
  const made = await db
    .insertInto('accounts')
    .values({
      email: address,
      email_since: now,
      password_hash: passwordHash,
      last_name: lastName,
      first_name: firstName,
      civility,
      is_email_verified: isEmailVerified,
      is_valid: isValid,
      kind,
      locale,
      origin,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  if (isEmailVerified) await claimContact(db, { clock }, { accountId: made.id, email: address });
  return made.id;
}

/**
 * Creates an account, by default valid and with a verified email address. Returns its number. Throws if the e-mail
 * address has an account already.
 */
export async function createAccount(
  db: Kysely<Schema>,
  services: Pick<Services, 'clock'>,
  { password, ...account }: NewAccount,
): Promise<AccountId> {
  const id = await insertAccount(db, services, { ...account, passwordHash: await hashPassword(password) });
  if (id === null) throw new Error('This email address has an account already');
  return id;
}
