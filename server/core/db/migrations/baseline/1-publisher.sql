-- What is sold, by whom, and under which terms. Texts in two languages are {"fr": …, "en": …}.

create table sites (
  code text primary key,
  name jsonb not null,
  platform text not null,
  email text not null,
  phone text not null,
  url jsonb not null,
  social jsonb not null default '[]',
  time_zone text not null default 'Europe/Paris',
  promise jsonb,
  founded_in integer,
  immediate_purchase integer check (immediate_purchase >= 1 and immediate_purchase <= 10000),
  testimonial jsonb
);

create table publications (
  id integer primary key,
  site_code text not null references sites,
  position integer not null,
  title jsonb not null,
  kind text not null default 'press' check (kind in ('press', 'database')),
  region text not null default 'all' check (region in ('all', 'north', 'westCentral', 'eastSouthern')),
  is_withdrawn boolean not null default false,
  line jsonb,
  rhythm jsonb,
  sample jsonb,
  constraint titles_in_both_languages check (jsonb_typeof(title) = 'object'
    and coalesce(title ->> 'fr', '') <> '' and coalesce(title ->> 'en', '') <> ''),
  constraint publications_position unique (site_code, position) deferrable initially deferred
);

-- Subjects of an article in addition to its words: a country, a section of its publication, a serial.
create table serials (
  id integer generated always as identity primary key,
  code text not null check (code ~ '^[a-z\d-]{1,60}$') unique,
  publication_id integer references publications on delete cascade,
  -- {"fr": …, "en": …}, or one of them where there is no other.
  name jsonb not null
);

create table articles (
  id integer primary key,
  site_code text not null references sites,
  title jsonb not null,
  published_on date not null,
  publication_id integer references publications,
  kind text not null default 'article'
    check (kind in ('article', 'dossier', 'biography', 'pdf', 'survey', 'serial', 'event', 'brief', 'entourage',
    'unknown')),
  words tsvector generated always as
    (searchable_words(coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'en', ''))) stored not null,
  country text check (country ~ '^[A-Z]{2}$'),
  section_id integer,
  serial_id integer references serials on delete set null,
  -- A title may be there in one language only.
  constraint article_title check (title ? 'fr' or title ? 'en')
);
create index articles_latest on articles (site_code, published_on desc, id desc);
create index articles_words on articles using gin (words);
create index articles_country on articles (country, published_on desc, id desc);
create index articles_section on articles (section_id, published_on desc, id desc);
create index articles_serial on articles (serial_id, published_on desc, id desc);
create index articles_day on articles (published_on desc, id desc);
create index articles_publication on articles (publication_id, published_on desc, id desc);

create table countries (
  id integer primary key,
  code text not null check (code ~ '^[A-Z]{2}$') unique
);

create table bank_accounts (
  currency text primary key,
  holder text not null,
  iban text not null,
  bic text not null,
  bank text not null
);

-- The terms of sale as they were published: [{heading, body}], each text in both languages. A version is never
-- changed.
create table terms_versions (
  id integer generated always as identity primary key,
  content jsonb not null,
  published_at timestamptz not null default now()
);

-- A price of each publication in each currency: a year for one reader, before tax.
create table publication_prices (
  publication_id integer references publications on delete cascade,
  currency text check (currency in ('EUR', 'USD', 'GBP')),
  price_minor bigint not null check (price_minor > 0),
  primary key (publication_id, currency)
);

-- Factors of prices, in basis points.
create table licences (
  type text check (type in ('professional', 'global', 'independent', 'media', 'morning')) primary key,
  rate integer not null check (rate > 0)
);

create table reader_tiers (
  from_reader integer check (from_reader > 0) primary key,
  rate integer not null check (rate >= 0)
);

create table durations (
  months integer check (months > 0) primary key,
  rate integer not null check (rate > 0)
);

-- The issuer of invoices, quotations and emails, one for a site; transfers go to its `bank_accounts`. An issued
-- document keeps its issuer of that day. A database in use takes the issuer of its last invoice.
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
  vat_number text,
  -- A year, in basis points; null: the rate of the law.
  late_payment_rate integer check (late_payment_rate > 0),
  -- In both languages; null: no discount.
  discount_terms jsonb,
  is_vat_on_debits boolean not null default false,
  -- Whether VAT in another currency is charged only with its amount in euros (article 289, IV of the French tax
  -- code).
  requires_euro_vat boolean not null default false
);

-- Legal pages by the publisher: passages in order, each `{"fr": …, "en": …}`.
create table legal_passages (
  page text check (page in ('notice', 'privacy', 'terms')),
  position integer check (position > 0),
  heading jsonb not null,
  body jsonb not null,
  primary key (page, position)
);

-- Exchange rates, for the VAT in euros of invoices in another currency: units of the currency for one euro.
create table euro_rates (
  currency text check (currency in ('USD', 'GBP')),
  day date,
  rate numeric(12,6) not null check (rate > 0),
  source text not null check (source <> ''),
  primary key (currency, day)
);
