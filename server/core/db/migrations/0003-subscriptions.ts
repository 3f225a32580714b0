import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The addresses of accounts, one of an account's selected (specification §3, Addresses). */
const addresses = `
create table addresses (
  id integer generated always as identity (start with 61001) primary key,
  account_id integer not null references accounts on delete cascade,
  organisation text not null,
  recipient text not null,
  street text not null,
  complement text not null,
  postal_code text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  is_selected boolean not null
);
create index addresses_account on addresses (account_id, id);
create unique index addresses_selected on addresses (account_id) where is_selected;
`;

/**
 * Offers of subscriptions and their agreed prices before tax. A quotation is a subscription that does not run yet
 * (specification §3, subscription status); `version` changes with every change of either.
 */
const subscriptions = `
alter table subscriptions
  add column reference text,
  add column status text not null default 'current' check (status in ('notSet', 'current', 'notBegun', 'ended',
    'aboutToEnd', 'suspended', 'suspendedEnded', 'invalid', 'quote', 'invalidQuote')),
  add column order_nature text not null default 'unknown' check (order_nature in ('unknown', 'new', 'renewal',
    'conversion', 'upgrade', 'downgrade')),
  add column licence text not null default 'professional',
  add column readers integer not null default 1 check (readers > 0),
  add column months integer not null default 12 check (months > 0),
  add column currency text not null default 'EUR' check (currency in ('EUR', 'USD', 'GBP')),
  add column starts_on date,
  add column ends_on date,
  add column version integer not null default 1,
  -- The invoice by which it is paid, once its payment was ordered, and the billing details as they were said last.
  add column invoice_id integer unique references invoices,
  add column billing jsonb,
  add column created_at timestamptz not null default now();
update subscriptions set reference = 'ABO-' || id;
alter table subscriptions
  alter column reference set not null,
  add constraint subscriptions_reference unique (reference),
  add constraint period check (ends_on >= starts_on);
create table subscription_lines (
  subscription_id integer not null references subscriptions on delete cascade,
  position integer not null,
  publication_id integer not null references publications,
  net_minor bigint not null check (net_minor >= 0),
  primary key (subscription_id, position),
  unique (subscription_id, publication_id)
);
create table quotations (
  subscription_id integer primary key references subscriptions on delete cascade,
  state text not null check (state in ('open', 'accepted', 'ordered', 'declined', 'changeAsked', 'withdrawn')),
  -- Whether the buyer may change the offer: it is their own, at list prices.
  is_offer_open boolean not null,
  note text not null default '',
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  details jsonb,
  decline_reason text,
  message text not null default '',
  decided_at timestamptz,
  ordered_at timestamptz,
  -- What the buyer's last change was, and of which version: so that one whose answer was lost is known again.
  last_change bytea,
  constraint decided check ((state in ('open', 'withdrawn')) or decided_at is not null),
  constraint ordered check ((state = 'ordered') = (ordered_at is not null))
);
create table quotation_links (
  token_hash bytea primary key,
  subscription_id integer not null references quotations on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index quotation_links_quotation on quotation_links (subscription_id);
`;

/** Payment from the wallet: credits are taken in the transaction that settles the order. */
const wallets = `
alter table wallets add constraint balance_is_not_negative check (balance_minor >= 0);
create table wallet_operations (
  id integer generated always as identity primary key,
  account_id integer not null references wallets on delete cascade,
  kind text not null check (kind in ('purchase', 'free', 'debit', 'transformation')),
  -- Credits: positive for what came in, negative for what went out.
  amount_minor bigint not null check (amount_minor <> 0),
  checkout_id integer unique references checkouts,
  happened_at timestamptz not null
);
create index wallet_operations_account on wallet_operations (account_id, id desc);
alter table checkouts drop constraint checkouts_method_check,
  add constraint checkouts_method_check check (method in ('card', 'transfer', 'wallet')),
  -- The subscription whose payment was ordered; null for an order of invoices.
  add column subscription_id integer references subscriptions;
`;

/** Notes printed on an invoice in addition to its lines. */
const invoices = `
alter table invoices add column notes jsonb not null default '[]';
`;

/** Addresses, subscriptions to buy, quotations, and payments by wallet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [addresses, subscriptions, wallets, invoices]) await sql.raw(part).execute(db);
}
