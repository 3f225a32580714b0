import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * The issuer of invoices, quotations and emails, one for a site; transfers go to its `bank_accounts`. An issued
 * document keeps its issuer of that day. A database in use takes the issuer of its last invoice.
 */
const issuers = `
create table issuers (
  site_code text primary key references sites,
  name text not null,
  -- "SAS"; empty where it is none, or is said in the name.
  legal_form text not null default '',
  -- "40 000 €"; empty where it is none.
  share_capital text not null default '',
  -- Lines as they are printed, top to bottom.
  address jsonb not null,
  siren text check (siren ~ '^[0-9]{9}$'),
  -- The town of the register of companies: "Paris".
  register_town text not null default '',
  vat_number text
);
insert into issuers (site_code, name, address, vat_number)
select s.code, i.issuer ->> 'name', i.issuer -> 'address', i.issuer ->> 'vatNumber'
from (select code from sites order by code limit 1) s, (select issuer from invoices order by id desc limit 1) i;
alter table quotations add column issuer jsonb;
update quotations set issuer = (select issuer from invoices order by id desc limit 1);
alter table quotations alter column issuer set not null;
`;

/**
 * Orders are identified by a fingerprint of all their fields, not by amounts: only an identical order resumes an open
 * one.
 */
const orderPrints = `alter table checkouts rename column cart_version to print`;

/** Issuers, and fingerprints of orders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [issuers, orderPrints]) await sql.raw(part).execute(db);
}
