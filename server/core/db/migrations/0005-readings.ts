import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/**
 * Kind and publication of articles, and the words of their titles without accents and capitals, for a full-text index.
 * It needs no extension: it works wherever tables can be created.
 */
const articles = `
create function searchable_words(text) returns tsvector language sql immutable parallel safe
return to_tsvector('simple', lower(regexp_replace(regexp_replace(
  normalize(replace(replace(replace(replace($1, 'œ', 'oe'), 'Œ', 'OE'), 'æ', 'ae'), 'Æ', 'AE'), NFKD),
  '[\\u0300-\\u036f]', '', 'g'), '[^[:alnum:]]+', ' ', 'g')));
alter table articles
  add column publication_id integer references publications,
  add column kind text not null default 'article' check (kind in ('article', 'dossier', 'biography', 'pdf', 'survey',
    'serial', 'event', 'brief', 'entourage', 'unknown')),
  -- A title may be there in one language only.
  add constraint article_title check (title ? 'fr' or title ? 'en'),
  add column words tsvector not null generated always as
    (searchable_words(coalesce(title ->> 'fr', '') || ' ' || coalesce(title ->> 'en', ''))) stored;
create index articles_words on articles using gin (words);
`;

/**
 * Articles read, and articles kept for later: the same columns, so that one statement reads either. Columns of order
 * and filter are copied from the article when the row is made: they keep its state of that day, and one index holds
 * filter and order.
 */
const lists = `
create table readings (
  id integer generated always as identity (start with 700001) primary key,
  account_id integer not null references accounts on delete cascade,
  article_id integer not null references articles,
  -- Whole milliseconds, as moments are told: a row is found again where a page ended.
  happened_at timestamptz(3) not null,
  kind text not null check (kind in ('subscriber', 'walletClient', 'prospectNotSignedIn', 'prospectRead',
    'prospectReRead', 'prospectDownload', 'prospectFreeAccess', 'prospectGiftedCredit', 'prospectGiftedArticle', 'unknown')),
  list_kind text check (list_kind in ('publicationSummary', 'countryWatch', 'keywordWatch', 'sectionSummary',
    'recapSummary', 'serialWatch', 'readLater', 'alerts', 'justReleased', 'unknown')),
  document_kind text not null,
  published_on date not null
);
create table read_later (
  id integer generated always as identity (start with 3001) primary key,
  account_id integer not null references accounts on delete cascade,
  article_id integer not null references articles,
  happened_at timestamptz(3) not null,
  document_kind text not null,
  published_on date not null,
  constraint read_later_once unique (account_id, article_id)
);
`;

/** Both orders, without a filter and for each filter alone; each index is read in both directions. */
const orders = `
create index readings_read on readings (account_id, happened_at, id);
create index readings_published on readings (account_id, published_on, happened_at, id);
create index readings_kind_read on readings (account_id, kind, happened_at, id);
create index readings_kind_published on readings (account_id, kind, published_on, happened_at, id);
create index readings_list_read on readings (account_id, list_kind, happened_at, id);
create index readings_list_published on readings (account_id, list_kind, published_on, happened_at, id);
create index readings_document_read on readings (account_id, document_kind, happened_at, id);
create index readings_document_published on readings (account_id, document_kind, published_on, happened_at, id);
create index readings_article on readings (account_id, article_id, happened_at, id);
create index read_later_kept on read_later (account_id, happened_at, id);
create index read_later_published on read_later (account_id, published_on, happened_at, id);
create index read_later_document_kept on read_later (account_id, document_kind, happened_at, id);
create index read_later_document_published on read_later (account_id, document_kind, published_on, happened_at, id);
`;

/** Articles that people read or keep for later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [articles, lists, orders]) await sql.raw(part).execute(db);
}
