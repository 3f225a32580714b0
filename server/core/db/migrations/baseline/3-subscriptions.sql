-- What is held, offered and asked for.

create table subscriptions (
  id integer generated always as identity (start with 88001) primary key,
  account_id integer not null references accounts on delete cascade,
  reference text not null,
  status text not null default 'current'
    check (status in ('notSet', 'current', 'notBegun', 'ended', 'aboutToEnd', 'suspended', 'suspendedEnded',
    'invalid', 'quote', 'invalidQuote')),
  order_nature text not null default 'unknown'
    check (order_nature in ('unknown', 'new', 'renewal', 'conversion', 'upgrade', 'downgrade')),
  licence text not null default 'professional',
  readers integer not null default 1 check (readers > 0),
  months integer not null default 12 check (months > 0),
  currency text not null default 'EUR' check (currency in ('EUR', 'USD', 'GBP')),
  starts_on date,
  ends_on date,
  version integer not null default 1,
  -- The invoice by which it is paid, once its payment was ordered, and the billing details as they were said last.
  invoice_id integer unique,
  billing jsonb,
  created_at timestamptz not null default now(),
  renews_id integer unique references subscriptions on delete set null,
  -- The version that the buyer accepted with the order; null: not ordered yet, or in an earlier release.
  terms_version_id integer references terms_versions,
  constraint subscriptions_reference unique (reference),
  constraint period check (ends_on >= starts_on)
);
create index subscriptions_account on subscriptions (account_id);
create index subscriptions_to_begin on subscriptions (starts_on) where status = 'notBegun';

create table subscription_readers (
  subscription_id integer not null references subscriptions on delete cascade,
  account_id integer,
  id integer generated always as identity (start with 230001) primary key,
  civility integer not null,
  first_name text not null,
  last_name text not null,
  -- In lower case.
  email text not null,
  surname_key text collate "C" generated always as (plain_text(last_name)) stored not null,
  first_name_key text collate "C" generated always as (plain_text(first_name)) stored not null,
  searched text collate "C" generated always as (
    plain_text(first_name || ' ' || last_name || ' ' || first_name || ' ' || email)) stored not null,
  contact_id integer references contacts on delete cascade,
  -- Whoever is to be added is listed, and reads once the publisher has accepted.
  is_accepted boolean not null,
  -- The last change of the address: what it was, when, and who made it.
  email_before text,
  email_changed_at timestamptz,
  email_changed_by text check (email_changed_by in ('reader', 'administrator')),
  constraint subscription_readers_reader_id_fkey foreign key (account_id) references accounts on delete cascade,
  constraint reader_once unique (subscription_id, email),
  constraint reader_is_one check (num_nonnulls(account_id, contact_id) = 1),
  constraint reader_email_change check (num_nonnulls(email_before, email_changed_at, email_changed_by) in (0, 3))
);
create index subscription_readers_reader on subscription_readers (account_id);
create index subscription_readers_named on subscription_readers (subscription_id, surname_key, first_name_key, id);
create index subscription_readers_contact on subscription_readers (contact_id) where contact_id is not null;

-- Requests for a quote: drafts as typed, and requests as sent. A draft belongs to an account or to the holder of a
-- cookie. Versions come from one sequence: a new draft never repeats the version of an earlier one.
create table quote_drafts (
  id integer generated always as identity primary key,
  account_id integer unique references accounts on delete cascade,
  visitor_hash bytea unique,
  content jsonb not null,
  version bigint not null default nextval('quote_draft_versions'::regclass),
  -- The version that this one took the place of; 0 for the first.
  replaced bigint not null,
  expires_at timestamptz not null,
  constraint belongs_to_one check (num_nonnulls(account_id, visitor_hash) = 1)
);
create index quote_drafts_expiry on quote_drafts (expires_at);

create table quote_requests (
  id integer generated always as identity (start with 3001) primary key,
  reference text not null unique,
  account_id integer references accounts on delete cascade,
  locale text not null check (locale in ('fr', 'en')),
  offer jsonb not null,
  requester jsonb not null,
  -- What it would have cost on that day.
  price jsonb not null,
  created_at timestamptz not null,
  contact_id integer references contacts on delete cascade,
  constraint quote_request_of_one check (num_nonnulls(account_id, contact_id) = 1)
);
create index quote_requests_account on quote_requests (account_id);
create index quote_requests_contact on quote_requests (contact_id) where contact_id is not null;

-- Offers of subscriptions and their agreed prices before tax. A quotation is a subscription that does not run yet
-- (specification §3, subscription status); `version` changes with every change of either.
create table subscription_lines (
  subscription_id integer references subscriptions on delete cascade,
  position integer,
  publication_id integer not null references publications,
  net_minor bigint not null check (net_minor >= 0),
  -- Of one reader, before tax, as it was when the line was written; null: not known, as on lines of earlier
  -- releases.
  list_price_minor bigint check (list_price_minor >= 0),
  -- The readers by the tariff, as it was when the line was written: [{count, price}]; null: not known, as on lines
  -- of earlier releases.
  seats jsonb,
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
  issuer jsonb not null,
  constraint decided check (state in ('open', 'withdrawn') or decided_at is not null),
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
create index quotation_links_expiry on quotation_links (expires_at);
create index quotation_links_revoked on quotation_links (revoked_at) where revoked_at is not null;

-- Messages from signed-in people to the desk, as typed; the outbox delivers them.
create table desk_messages (
  reference text primary key,
  account_id integer not null references accounts on delete cascade,
  locale text not null,
  kind text not null,
  about text not null,
  remark text not null,
  created_at timestamptz not null
);
create index desk_messages_by_account on desk_messages (account_id, created_at);

-- Networks with access to a licence without sign-in. They need not be a CIDR: an index of ranges finds the one of
-- an address, however many there are.
create table subscription_ip_ranges (
  id integer generated always as identity (start with 270001) primary key,
  subscription_id integer not null references subscriptions on delete cascade,
  range text not null,
  first inet not null,
  last inet not null,
  label text not null,
  -- Accepted: whoever comes from there is recognised.
  is_recognised boolean not null,
  constraint range_is_one check (first <= last and family(first) = family(last)),
  constraint range_once unique (subscription_id, range)
);
create index subscription_ip_ranges_order on subscription_ip_ranges (subscription_id, first, last);
create index subscription_ip_ranges_match on subscription_ip_ranges using gist (inet_range(first, last, '[]'::text))
  where is_recognised;

-- Requests to change data that the publisher keeps, their lines, and their outcomes. A subject has one pending line
-- at most.
create table modifications (
  id integer generated always as identity (start with 310001) primary key,
  reference text not null unique,
  account_id integer not null references accounts on delete cascade,
  subscription_id integer references subscriptions on delete cascade,
  type integer not null check (type in (1, 2, 3, 4, 5, 6, 7, 8, 9, 99)),
  state text not null
    check (state in ('pending', 'cancelled', 'accepted', 'automaticallyAccepted', 'rejected', 'partlyAccepted')),
  asked_at timestamp(3) with time zone not null,
  decided_at timestamp(3) with time zone,
  -- Of the readers to be added, so many have no seat, and each costs so much before tax, as the person was told.
  extra_readers integer not null default 0 check (extra_readers >= 0),
  extra_net_minor bigint not null default 0 check (extra_net_minor >= 0),
  -- What was invoiced of that.
  invoice_id integer unique,
  -- Of the desk's reasons; null: there are none, or they are of an earlier release.
  reason_locale text check (reason_locale in ('fr', 'en')),
  extra_prices integer[],
  purchase_order text not null default '',
  constraint decided check ((state = 'pending') = (decided_at is null))
);
create index modifications_account on modifications (account_id, id);
create index modifications_subscription on modifications (subscription_id, id);
create index modifications_state on modifications (state, id);
create unique index modifications_one_email on modifications (account_id) where type = 1 and state = 'pending';

create table modification_lines (
  modification_id integer references modifications on delete cascade,
  position integer check (position > 0),
  before jsonb,
  after jsonb,
  reader_id integer references subscription_readers on delete set null,
  range_id integer references subscription_ip_ranges on delete set null,
  state text not null check (state in ('pending', 'accepted', 'rejected', 'cancelled')),
  reason text not null default '',
  account_id integer references accounts on delete set null,
  contact_id integer references contacts on delete set null,
  constraint line_is_about_something check (num_nonnulls(before, after) > 0
    and num_nonnulls(reader_id, range_id) < 2),
  primary key (modification_id, position),
  constraint line_about_one check (num_nonnulls(account_id, contact_id) <= 1)
);
create index modification_lines_reader on modification_lines (reader_id) where reader_id is not null;
create index modification_lines_range on modification_lines (range_id) where range_id is not null;
create unique index modification_lines_pending_reader on modification_lines (reader_id) where state = 'pending';
create unique index modification_lines_pending_range on modification_lines (range_id) where state = 'pending';
create index modification_lines_account on modification_lines (account_id) where account_id is not null;
create index modification_lines_contact on modification_lines (contact_id) where contact_id is not null;

create table modification_entries (
  id integer generated always as identity primary key,
  modification_id integer not null references modifications on delete cascade,
  state text not null,
  at timestamp(3) with time zone not null,
  actor text not null check (actor in ('person', 'desk', 'rule')),
  name text not null,
  reason text not null
);
create index modification_entries_modification on modification_entries (modification_id, id);
