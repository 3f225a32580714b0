import type { AccountId } from '../../core/db/account-id.ts';
import { addresseeOf } from '../../core/mail/addressee.ts';
import type { Kysely } from 'kysely';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { Schema } from '../../core/db/schema.ts';
import type { Addressee } from '../../core/mail/email.ts';

/** To whom a quotation is made, and in which language one writes to them. */
export async function readBuyer(
  db: Kysely<Schema>,
  accountId: AccountId,
): Promise<Addressee & { readonly locale: Locale }> {
  const { email, locale, ...person } = await db
    .selectFrom('accounts')
    .select(['email', 'locale', 'first_name as firstName', 'last_name as lastName', 'civility'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { ...addresseeOf(person, email), locale };
}
