import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely } from 'kysely';
import { UNSET_CIVILITY } from '../../../domain/enumerations.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Services } from '../../core/services.ts';
import type { NewAccount } from './create-account.ts';
import { createAccount } from './create-account.ts';
import { mintSecret } from '../../core/secrets.ts';

/**
 * The account that has an address now; a new one without password for an unknown address. Documents that the office
 * issues refer to its number, not its address.
 *
 * @param address `origin`: the origin of a new account.
 */
export async function accountOf(
  db: Kysely<Schema>,
  services: Services,
  { email, locale, origin }: Pick<NewAccount, 'email' | 'locale' | 'origin'>,
): Promise<AccountId> {
  const known = await db
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (known) return known.id;
  const unknown = { lastName: '', firstName: '', civility: UNSET_CIVILITY, isEmailVerified: false };
  return createAccount(db, services, { email, locale, origin, password: mintSecret(), ...unknown });
}
