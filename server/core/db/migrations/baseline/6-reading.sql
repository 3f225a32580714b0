-- Articles that are read, newsletters, watches, and the work and mail of the server.

-- The publisher's newsletters. Names are `{"fr": …, "en": …}`, or the only one that exists.
create table newsletters (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('summary', 'section', 'other')),
  publication_id integer references publications on delete cascade,
  -- Names a section within its publication, and a service among those that belong to none.
  code text,
  position integer not null,
  name jsonb,
  frequency text not null check (frequency in ('everyWeekday', 'weekly', 'monthly', 'eachIssue', 'occasional')),
  -- Sent to whoever has a running subscription to the publication, and to nobody else.
  is_for_subscribers boolean not null default false,
  constraint newsletter_of_publication check ((publication_id is null) = (kind = 'other')),
  constraint newsletter_names check ((kind = 'summary') = (code is null) and (kind = 'summary') = (name is null)),
  constraint newsletter_named_once unique nulls not distinct (publication_id, code)
);

-- Mail that waits to be sent, and mail that was.
create table outbox (
  id integer generated always as identity primary key,
  created_at timestamptz not null,
  to_address text not null,
  subject text not null,
  locale text not null,
  kind text not null,
  message_source text not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  account_id integer references accounts on delete cascade,
  contact_id integer references contacts on delete cascade,
  -- Deleted once it has left, or is given up: the farewell letter of a deleted account.
  is_forgotten boolean not null default false,
  next_attempt_at timestamptz,
  failed_at timestamptz,
  last_error text,
  expires_at timestamptz,
  document_kind text,
  document_reference text,
  destination text not null default 'address' check (destination in ('address', 'person', 'holder')),
  -- The documents that go with a message as PDF: [{kind, reference}]. The release before reads document_kind and
  -- document_reference, which name the first of them; where it wrote the message, these are all.
  documents jsonb not null default '[]',
  constraint letter_of_one check (num_nonnulls(account_id, contact_id) <= 1),
  constraint sent_or_failed check (sent_at is null or failed_at is null)
);
create index outbox_newsletters on outbox (created_at) where kind ~~ 'newsletter-%';
create index outbox_account on outbox (account_id) where account_id is not null;
create index outbox_contact on outbox (contact_id) where contact_id is not null;
create index outbox_due on outbox (attempts, id) where sent_at is null and failed_at is null;
create index outbox_created on outbox (created_at);

-- Articles read, and articles kept for later: the same columns, so that one statement reads either. Columns of
-- order and filter are copied from the article when the row is made: they keep its state of that day, and one index
-- holds filter and order.
create table readings (
  id integer generated always as identity (start with 700001) primary key,
  account_id integer not null references accounts on delete cascade,
  article_id integer not null references articles,
  -- Whole milliseconds, as moments are told: a row is found again where a page ended.
  happened_at timestamp(3) with time zone not null,
  kind text not null
    check (kind in ('subscriber', 'walletClient', 'prospectNotSignedIn', 'prospectRead', 'prospectReRead',
    'prospectDownload', 'prospectFreeAccess', 'prospectGiftedCredit', 'prospectGiftedArticle', 'unknown')),
  list_kind text check (list_kind in ('publicationSummary', 'countryWatch', 'keywordWatch', 'sectionSummary',
    'recapSummary', 'serialWatch', 'readLater', 'alerts', 'justReleased', 'unknown')),
  document_kind text not null,
  published_on date not null
);
create index readings_read on readings (account_id, happened_at, id);
create index readings_published on readings (account_id, published_on, happened_at, id);
create index readings_kind_read on readings (account_id, kind, happened_at, id);
create index readings_kind_published on readings (account_id, kind, published_on, happened_at, id);
create index readings_list_read on readings (account_id, list_kind, happened_at, id);
create index readings_list_published on readings (account_id, list_kind, published_on, happened_at, id);
create index readings_document_read on readings (account_id, document_kind, happened_at, id);
create index readings_document_published on readings (account_id, document_kind, published_on, happened_at, id);
create index readings_article on readings (account_id, article_id, happened_at, id);
create index readings_article_published on readings (account_id, article_id, published_on, happened_at, id);

create table read_later (
  id integer generated always as identity (start with 3001) primary key,
  account_id integer not null references accounts on delete cascade,
  article_id integer not null references articles,
  happened_at timestamp(3) with time zone not null,
  document_kind text not null,
  published_on date not null,
  constraint read_later_once unique (account_id, article_id)
);
create index read_later_kept on read_later (account_id, happened_at, id);
create index read_later_published on read_later (account_id, published_on, happened_at, id);
create index read_later_document_kept on read_later (account_id, document_kind, happened_at, id);
create index read_later_document_published on read_later (account_id, document_kind, published_on, happened_at, id);

-- Recipients of newsletters, and of publications without adverts.
create table newsletter_recipients (
  account_id integer references accounts on delete cascade,
  newsletter_id integer references newsletters on delete cascade,
  since timestamptz not null,
  primary key (account_id, newsletter_id)
);

create table newsletters_without_adverts (
  account_id integer references accounts on delete cascade,
  publication_id integer references publications on delete cascade,
  since timestamptz not null,
  primary key (account_id, publication_id)
);

create table periodic_work (
  name text constraint daily_work_name_not_null not null,
  due_at timestamptz constraint daily_work_begun_at_not_null not null,
  failures integer not null default 0,
  constraint daily_work_pkey primary key (name)
);

-- Watches of accounts; `subject` is unique within an account.
create table watches (
  id integer generated always as identity (start with 4001) primary key,
  account_id integer not null references accounts on delete cascade,
  subject text not null,
  kind text not null check (kind in ('country', 'keyword', 'section', 'serial')),
  region text check (region in ('all', 'north', 'westCentral', 'eastSouthern')),
  country text check (country ~ '^[A-Z]{2}$'),
  keyword text,
  section_id integer references newsletters on delete cascade,
  serial_id integer references serials on delete cascade,
  since timestamp(3) with time zone not null,
  constraint watch_of_one_kind check (num_nonnulls(region, keyword, section_id, serial_id) = 1
    and (kind = 'country') = (region is not null) and (kind = 'keyword') = (keyword is not null)
    and (kind = 'section') = (section_id is not null) and (kind = 'serial') = (serial_id is not null)),
  constraint watch_once unique (account_id, subject)
);

-- Recipients of newsletters without an account, once they have confirmed their address; of the kind that the
-- specification (§3) gives a newsletter contact.
create table newsletter_contact_choices (
  newsletter_id integer references newsletters on delete cascade,
  contact_id integer references contacts on delete cascade,
  primary key (contact_id, newsletter_id)
);

-- Emailed links that start or end newsletters. Links never confirmed, or ended, are deleted when they expire; a
-- confirmed one does not expire, since it ends the newsletters.
create table newsletter_links (
  id integer generated always as identity primary key,
  token_hash bytea not null unique,
  locale text not null check (locale in ('fr', 'en')),
  origin text not null,
  newsletter_ids integer[] not null,
  state text not null check (state in ('asked', 'confirmed', 'ended')),
  expires_at timestamptz,
  account_id integer references accounts on delete cascade,
  contact_id integer references contacts on delete cascade,
  constraint newsletter_link_of_one check (num_nonnulls(account_id, contact_id) = 1)
);
create index newsletter_links_expiry on newsletter_links (expires_at);
create index newsletter_links_account on newsletter_links (account_id) where account_id is not null;
create index newsletter_links_contact on newsletter_links (contact_id) where contact_id is not null;
