-- People, how they are known, and where they are signed in. Secrets are kept as SHA-256, passwords as argon2id.

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
  created_at timestamptz not null,
  origin text not null check (origin in ('prospect', 'subscription', 'pme', 'landing', 'newsletter', 'unknown')),
  phone text not null default '',
  organisation text not null default '',
  job_title text not null default '',
  sector text not null default '',
  source text,
  erased_at timestamptz,
  kind integer check (kind in (0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20)),
  email_since timestamptz not null
);
create unique index accounts_email on accounts (email);

-- People known by an address only. An open contact becomes the account of the person who opens a link mailed to its
-- address; a closed one cannot be claimed: its address has changed hands, or no link proves the owner of its
-- records.
create table contacts (
  id integer generated always as identity (start with 140001) primary key,
  email text not null check (email = lower(email)),
  -- 20 while newsletters are sent to it (specification §3).
  kind integer check (kind = 20),
  locale text not null check (locale in ('fr', 'en')),
  origin text not null,
  created_at timestamptz not null,
  closed_at timestamptz
);
create unique index contacts_open on contacts (email) where closed_at is null;

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
  expires_at timestamptz not null,
  is_kept boolean not null,
  id integer generated always as identity unique,
  browser text,
  system text,
  network text,
  device_hash bytea,
  confirmed_at timestamptz
);
create index sessions_expiry on sessions (expires_at);
create index sessions_account on sessions (account_id);

create table email_verifications (
  token_hash bytea primary key,
  account_id integer not null references accounts on delete cascade,
  expires_at timestamptz not null
);
create index email_verifications_expiry on email_verifications (expires_at);

create table throttle (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index throttle_expiry on throttle (ends_at);

create table idempotency_keys (
  person text,
  key text,
  fingerprint bytea not null,
  started_at timestamptz not null,
  checkout_id integer,
  -- What was answered, as it went over the wire; null while the order is being worked on.
  answer jsonb,
  owner uuid,
  primary key (person, key)
);
create index idempotency_keys_started on idempotency_keys (started_at);

create table secrets (
  name text primary key,
  value bytea not null
);

-- The addresses of accounts, one of an account's selected (specification §3, Addresses).
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
  is_selected boolean not null,
  region text
);
create index addresses_account on addresses (account_id, id);
create unique index addresses_selected on addresses (account_id) where is_selected;

-- Emailed links to choose a password: the first one of a new account, or another one. Data typed by a person who
-- has not proven their address is no account yet.
create table account_requests (
  token_hash bytea primary key,
  last_name text not null,
  first_name text not null,
  civility integer not null,
  origin text not null,
  locale text not null check (locale in ('fr', 'en')),
  redirect text,
  expires_at timestamptz not null,
  contact_id integer not null references contacts on delete cascade
);
create index account_requests_expiry on account_requests (expires_at);
create index account_requests_contact on account_requests (contact_id);

create table password_links (
  token_hash bytea primary key,
  account_id integer not null references accounts on delete cascade,
  redirect text,
  expires_at timestamptz not null
);
create index password_links_account on password_links (account_id);
create index password_links_expiry on password_links (expires_at);

-- Browsers in which somebody has signed in: whoever guesses elsewhere does not keep them out.
create table known_devices (
  id_hash bytea,
  account_id integer references accounts on delete cascade,
  expires_at timestamptz not null,
  primary key (id_hash, account_id)
);
create index known_devices_expiry on known_devices (expires_at);

-- New email addresses that await confirmation by their reader: one of an account. No link is sent to an address
-- that belongs to another account, so no one can follow it.
create table email_changes (
  account_id integer primary key references accounts on delete cascade,
  email text not null check (email = lower(email)),
  token_hash bytea not null unique,
  expires_at timestamptz not null,
  -- In which session the change was asked for: it is the one that stays.
  session_id integer references sessions (id) on delete set null
);
create index email_changes_expiry on email_changes (expires_at);

-- Accounts whose owners have requested deletion, until they sign in again or the day comes. `postponed_at`: money
-- was under way on that day. An erased account stays as a number, which records kept by law refer to.
create table deletion_requests (
  account_id integer primary key references accounts on delete cascade,
  requested_at timestamptz not null,
  erases_at timestamptz not null,
  postponed_at timestamptz
);
create index deletion_requests_due on deletion_requests (erases_at);

-- Former addresses of accounts, with their periods; earlier ones come from accepted requests (specification §3,
-- type 1).
create table former_addresses (
  id integer generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  email text not null check (email = lower(email)),
  held_from timestamptz not null,
  held_until timestamptz not null
);
create index former_addresses_account on former_addresses (account_id, id);

-- Links by which the reader of the former address undoes a change; the number orders the changes of an account.
create table email_change_undos (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  account_id integer not null references accounts on delete cascade,
  -- The address that the account gets back.
  email text not null check (email = lower(email)),
  expires_at timestamptz not null
);
create index email_change_undos_account on email_change_undos (account_id);
create index email_change_undos_expiry on email_change_undos (expires_at);
