import type { Kysely } from 'kysely';
import type { Origin } from '../../machines/domain/enumerations.ts';
import type { Locale } from '../../machines/domain/locale.ts';
import type { Schema } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { hashPassword } from './sign-in.ts';

/** A person to be known from now on. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly civility: number;
  readonly locale: Locale;
  /** By which door they came to be known. */
  readonly origin: Origin;
  readonly isEmailVerified?: boolean;
  readonly isValid?: boolean;
}

/** Makes an account; its e-mail is verified and it is valid unless said otherwise. Gives its number. */
export async function createAccount(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  {
    email,
    password,
    lastName,
    firstName,
    civility,
    locale,
    origin,
    isEmailVerified = true,
    isValid = true,
  }: NewAccount,
): Promise<number> {
  const { id } = await db
    .insertInto('accounts')
    .values({
      email: email.toLowerCase(),
      password_hash: await hashPassword(password),
      last_name: lastName,
      first_name: firstName,
      civility,
      is_email_verified: isEmailVerified,
      is_valid: isValid,
      locale,
      origin,
      created_at: clock.now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
