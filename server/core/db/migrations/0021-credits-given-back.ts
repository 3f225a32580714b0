import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** Credits that paid an order may return to the wallet once: each order has one debit and one credit at most. */
const givenBack = `
alter table wallet_operations drop constraint wallet_operations_checkout_id_key;
create unique index wallet_operations_paid on wallet_operations (checkout_id) where amount_minor < 0;
create unique index wallet_operations_given_back on wallet_operations (checkout_id) where amount_minor > 0;
`;

/** Credits that paid an invoice return when it is undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(givenBack).execute(db);
}
