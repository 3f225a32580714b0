import type { Kysely } from 'kysely';
import type { Currency } from '../../../machines/domain/money.ts';
import type { Schema } from '../../core/db/schema.ts';

/** The publisher's account for transfers in a currency. Rejects where there is none. */
export async function readBankAccount(db: Kysely<Schema>, currency: Currency) {
  return db
    .selectFrom('bank_accounts')
    .select(['holder', 'iban', 'bic', 'bank'])
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
}
