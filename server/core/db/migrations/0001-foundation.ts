import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** The site and its catalogue. Texts in two languages are `{"fr": …, "en": …}`. */
const site = `
create table sites (
  code text primary key,
  name jsonb not null,
  platform text not null,
  email text not null,
  phone text not null,
  url jsonb not null,
  social jsonb not null default '[]'
);
create table publications (
  id integer primary key,
  site_code text not null references sites,
  position integer not null,
  title text not null,
  price_minor bigint not null check (price_minor >= 0),
  currency text not null check (currency in ('EUR', 'USD', 'GBP')),
  unique (site_code, position)
);
create table articles (
  id integer primary key,
  site_code text not null references sites,
  title jsonb not null,
  published_on date not null
);
create index articles_latest on articles (site_code, published_on desc, id desc);
create table countries (id integer primary key, code text not null unique check (code ~ '^[A-Z]{2}$'));
create table bank_accounts (
  currency text primary key,
  holder text not null,
  iban text not null,
  bic text not null,
  bank text not null
);
`;

/** People, and how they come to be known. Secrets are kept as SHA-256, passwords as argon2id. */
const people = `
create table accounts (
  id integer generated always as identity (start with 120001) primary key,
  email text not null check (email = lower(email)),
  password_hash text not null,
  last_name text not null,
  first_name text not null,
  civility integer not null,
  is_email_verified boolean not null,
  is_valid boolean not null,
  locale text not null check (locale in ('fr', 'en')),
  created_at timestamptz not null
);
create unique index accounts_email on accounts (email);
create table wallets (
  account_id integer primary key references accounts on delete cascade,
  state integer not null,
  balance_minor bigint not null,
  currency text not null,
  balance_before_migration integer not null,
  total_before_migration integer not null
);
create table subscriptions (
  id integer generated always as identity (start with 88001) primary key,
  account_id integer not null references accounts on delete cascade
);
create index subscriptions_account on subscriptions (account_id);
create table subscription_readers (
  subscription_id integer not null references subscriptions on delete cascade,
  reader_id integer not null references accounts on delete cascade,
  pending_modification integer,
  primary key (subscription_id, reader_id)
);
create table account_ip_ranges (
  range cidr primary key,
  account_id integer not null references accounts on delete cascade
);
create index account_ip_ranges_match on account_ip_ranges using gist (range inet_ops);
create table sessions (
  id_hash bytea primary key,
  account_id integer not null references accounts on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index sessions_expiry on sessions (expires_at);
create table email_verifications (
  token_hash bytea primary key,
  account_id integer not null references accounts on delete cascade,
  expires_at timestamptz not null
);
create table throttle (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index throttle_expiry on throttle (ends_at);
`;

/** Invoices. Totals are not kept: they are sums of the lines, and cannot contradict them. */
const invoices = `
create table invoices (
  id integer generated always as identity (start with 5001) primary key,
  account_id integer not null references accounts,
  reference text not null unique,
  issued_on date not null,
  due_on date not null check (due_on >= issued_on),
  status smallint not null check (status in (1, 2, 3, 4, 8)),
  currency text not null check (currency in ('EUR', 'USD', 'GBP')),
  issuer jsonb not null,
  payer jsonb not null
);
create index invoices_account on invoices (account_id, issued_on desc, id desc);
create table invoice_lines (
  invoice_id integer not null references invoices on delete cascade,
  position integer not null,
  label text not null,
  quantity integer not null check (quantity > 0),
  net_minor bigint not null,
  vat_rate integer not null check (vat_rate between 0 and 10000),
  vat_minor bigint not null,
  primary key (invoice_id, position),
  -- Tax is rounded on each line, half away from zero.
  constraint vat_is_rounded check (vat_minor = sign(net_minor) * div(abs(net_minor) * vat_rate + 5000, 10000))
);
create table invoice_tokens (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  invoice_id integer not null references invoices on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index invoice_tokens_invoice on invoice_tokens (invoice_id);
create table token_sessions (
  id_hash bytea primary key,
  token_id integer not null references invoice_tokens on delete cascade,
  expires_at timestamptz not null
);
create index token_sessions_expiry on token_sessions (expires_at);
`;

/**
 * Orders and money. \`checkouts\` has a row for each order, \`idempotency_keys\` one for each attempt to order,
 * \`payments\` one only where money was received: an invoice has at most one, and an order has at most one.
 */
const payments = `
create table checkouts (
  id integer generated always as identity primary key,
  reference text not null unique,
  account_id integer not null references accounts,
  method text not null check (method in ('card', 'transfer')),
  state text not null check (state in ('open', 'paid', 'notCharged', 'refunded')),
  currency text not null,
  total_minor bigint not null check (total_minor > 0),
  cart_version text not null,
  locale text not null,
  provider_session text unique,
  hosted_url text,
  decline_reason text,
  created_at timestamptz not null,
  checked_at timestamptz not null,
  constraint reason_of_not_charged check ((state = 'notCharged') = (decline_reason is not null))
);
create index checkouts_open on checkouts (checked_at) where state = 'open';
create table checkout_invoices (
  checkout_id integer not null references checkouts,
  invoice_id integer not null references invoices,
  primary key (checkout_id, invoice_id)
);
create index checkout_invoices_invoice on checkout_invoices (invoice_id);
create table idempotency_keys (
  person text not null,
  key text not null,
  fingerprint bytea not null,
  started_at timestamptz not null,
  checkout_id integer references checkouts,
  -- What was answered, as it went over the wire; null while the order is being worked on.
  answer jsonb,
  primary key (person, key)
);
create table payments (
  id integer generated always as identity primary key,
  checkout_id integer not null unique references checkouts,
  reference text not null unique,
  method text not null,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  charge text unique,
  paid_at timestamptz not null
);
create table payment_invoices (
  payment_id integer not null references payments,
  invoice_id integer primary key references invoices
);
create index payment_invoices_payment on payment_invoices (payment_id);
create table refunds (
  checkout_id integer primary key references checkouts,
  provider_session text not null,
  requested_at timestamptz not null,
  done_at timestamptz
);
create index refunds_due on refunds (requested_at) where done_at is null;
create table confirmations (
  event_id text primary key,
  provider_session text not null,
  type text not null,
  received_at timestamptz not null
);
create table secrets (name text primary key, value bytea not null);
`;

/** The sandbox provider's own books: nothing else may read them. */
const sandbox = `
create table sandbox_sessions (
  id text primary key,
  reference text not null unique,
  form_token text not null,
  locale text not null,
  currency text not null,
  amount_minor bigint not null,
  description text not null,
  success_path text not null,
  failure_path text not null,
  state text not null check (state in ('open', 'authenticating', 'paid', 'failed', 'cancelled', 'expired')),
  decline_reason text,
  confirmation text not null,
  charge text unique,
  refunded_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz
);
create table sandbox_events (
  id text primary key,
  sequence integer generated always as identity,
  session_id text not null references sandbox_sessions on delete cascade,
  type text not null,
  is_forged boolean not null,
  created_at timestamptz not null,
  -- When it is sent next; null once it was taken as often as planned, refused, or given up.
  due_at timestamptz,
  -- How often it is still to be delivered, and how often delivery failed since the last success.
  deliveries integer not null,
  failures integer not null default 0,
  -- The status of the last answer.
  answer integer
);
create index sandbox_events_due on sandbox_events (due_at) where due_at is not null;
`;

/** Mail that waits to be sent, and mail that was. */
const mail = `
create table outbox (
  id integer generated always as identity primary key,
  created_at timestamptz not null,
  to_address text not null,
  subject text not null,
  locale text not null,
  kind text not null,
  message_source text not null,
  sent_at timestamptz,
  attempts integer not null default 0
);
create index outbox_due on outbox (id) where sent_at is null;
`;

/** Everything from the invoice e-mail to the receipt. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [site, people, invoices, payments, sandbox, mail]) await sql.raw(part).execute(db);
}
