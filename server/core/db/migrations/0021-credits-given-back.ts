import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What paid an order may come back into the wallet: once, as it went out once. */
const givenBack = `
alter table wallet_operations drop constraint wallet_operations_checkout_id_key;
create unique index wallet_operations_paid on wallet_operations (checkout_id) where amount_minor < 0;
create unique index wallet_operations_given_back on wallet_operations (checkout_id) where amount_minor > 0;
`;

/** Credits that paid an invoice come back where that is undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(givenBack).execute(db);
}
