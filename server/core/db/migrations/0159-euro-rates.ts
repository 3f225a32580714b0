import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const table = `
-- Exchange rates, for the VAT in euros of invoices in another currency: units of the currency for one euro.
create table euro_rates (
  currency text not null check (currency in ('USD', 'GBP')),
  day date not null,
  rate numeric(12, 6) not null check (rate > 0),
  source text not null check (source <> ''),
  primary key (currency, day)
);

-- Whether VAT in another currency is charged only with its amount in euros (article 289, IV of the French tax code).
alter table issuers add column requires_euro_vat boolean not null default false;
`;

/** Rates of exchange, kept by day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(table).execute(db);
}
