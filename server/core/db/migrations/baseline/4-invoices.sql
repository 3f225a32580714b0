-- Invoices and credit notes. Money is in minor units.

-- Invoices. Totals are not kept: they are sums of the lines, and cannot contradict them.
create table invoices (
  id integer generated always as identity (start with 5001) primary key,
  account_id integer not null references accounts,
  reference text not null unique,
  issued_on date not null,
  due_on date not null,
  status smallint not null check (status in (1, 2, 3, 4, 8)),
  currency text not null check (currency in ('EUR', 'USD', 'GBP')),
  issuer jsonb not null,
  payer jsonb not null,
  notes jsonb not null default '[]',
  kind text not null check (kind in ('proForma', 'invoice', 'creditNote')),
  credited_invoice_id integer references invoices,
  -- Why no tax is charged, where none is.
  vat_mention text check (vat_mention in ('reverseCharge', 'outsideUnion', 'notApplicable')),
  -- What mentions and the electronic invoice need besides the printed texts; null on documents of earlier releases.
  facts jsonb,
  check (due_on >= issued_on),
  constraint credit_note_of_an_invoice check ((kind = 'creditNote') = (credited_invoice_id is not null))
);
create index invoices_account on invoices (account_id, issued_on desc, id desc);
create index invoices_credited on invoices (credited_invoice_id) where credited_invoice_id is not null;
create index invoices_due on invoices (due_on) where kind = 'invoice' and status in (1, 4);

create table invoice_lines (
  invoice_id integer references invoices on delete cascade,
  position integer,
  label text not null,
  quantity integer not null check (quantity > 0),
  net_minor bigint not null,
  vat_rate integer not null check (vat_rate >= 0 and vat_rate <= 10000),
  vat_minor bigint not null,
  primary key (invoice_id, position),
  constraint vat_is_share
    check (abs(vat_minor - sign(net_minor) * div(abs(net_minor) * vat_rate + 5000, 10000)) <= 2)
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
create index invoice_tokens_expiry on invoice_tokens (expires_at);
create index invoice_tokens_revoked on invoice_tokens (revoked_at) where revoked_at is not null;

create table token_sessions (
  id_hash bytea primary key,
  token_id integer not null references invoice_tokens on delete cascade,
  expires_at timestamptz not null
);
create index token_sessions_expiry on token_sessions (expires_at);

-- The last number of each series in each year, in a row: a transaction that takes a number locks it until the
-- number is in the books.
create table invoice_numbers (
  series text,
  year integer,
  last integer not null check (last > 0),
  primary key (series, year)
);

create table chorus_steps (
  id integer generated always as identity primary key,
  invoice_id integer not null references invoices,
  kind text not null check (kind in ('deposited', 'rejected')),
  -- The number of the deposit, or the portal's reason.
  text text not null check (text <> ''),
  happened_at timestamptz not null
);
create index chorus_steps_invoice_id_id_idx on chorus_steps (invoice_id, id);

-- Reminders that were sent: one of an invoice for each day of the settings.
create table invoice_reminders (
  invoice_id integer not null references invoices on delete cascade,
  -- Days after the due day; negative before it.
  day_offset integer not null,
  sent_at timestamptz not null,
  instalment_on date,
  unique nulls not distinct (invoice_id, instalment_on, day_offset)
);

-- The release before writes reminders without an instalment: `null`, of which there is one for each day, as before.
create table invoice_instalments (
  invoice_id integer references invoices on delete cascade,
  due_on date,
  amount_minor bigint not null check (amount_minor > 0),
  agreed_on date not null,
  primary key (invoice_id, due_on)
);

-- The file of an issued document, written when it is first read.
create table invoice_files (
  invoice_id integer primary key references invoices,
  name text not null,
  pdf bytea not null,
  -- The XML in it; null: it has no electronic form.
  xml text,
  written_at timestamptz not null
);
