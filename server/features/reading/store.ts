import type { AccountId } from '../../core/db/account-id.ts';
import type { Kysely, RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../../domain/day.ts';
import type { Moment } from '../../../domain/moment.ts';
import type { Locale } from '../../../domain/locale.ts';
import type {
  DocumentKind,
  ReadingKind,
  ReadingListKind,
  ReadingPage,
  ReadingRow,
  ReadingSort,
} from '../../../domain/reading.ts';
import { orderOf } from '../../../domain/reading.ts';
import type { Schema } from '../../core/db/schema.ts';
import { localeIn, textIn } from '../../core/db/stored-text.ts';
import type { Position } from './cursor.ts';
import { cursorOf } from './cursor.ts';

/** The characters of `searchable_words` (migration 0005) that become two in another alphabet. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae' };

/**
 * The tsquery for prefixes of typed words, all of which a title must have: `Énergies d’Or` becomes `energies:* & d:* &
 * or:*`. `null` if the text has no searchable word.
 */
export function prefixQuery(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replaceAll(/[œæ]/g, (character) => ligatures[character] ?? character)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '');
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ');
}

/** The most rows of a page. */
export const PAGE_SIZE = 50;

/** The most rows scanned for one page if no index covers the whole filter; the next page continues from there. */
export const MOST_SCANNED = 2000;

/** The most articles matching a text whose rows are looked up one by one; above that, the rows are scanned in order. */
export const MOST_ARTICLES = 500;

/** Columns of a list that a filter may restrict, and their values. */
export type ListFilter = Readonly<Partial<Record<'kind' | 'list_kind' | 'document_kind', string | null>>>;

/** A query of a list. */
export interface ListQuestion {
  readonly list: 'readings' | 'read_later';
  readonly accountId: AccountId;
  readonly locale: Locale;
  readonly filter: ListFilter;
  readonly text: string;
  readonly sort: ReadingSort;
  /** `null` for the first page. */
  readonly after: Position | null;
}

interface FoundRow {
  readonly id: number;
  readonly articleId: number;
  readonly title: string;
  readonly titleLocale: Locale;
  readonly publication: string | null;
  readonly documentKind: DocumentKind;
  readonly publishedOn: Day;
  readonly happenedAt: Moment;
  readonly url: string;
  readonly readAt: Moment | null;
  readonly readingKind: ReadingKind;
  readonly listKind: ReadingListKind | null;
  readonly savedAt: Moment | null;
}

/**
 * One row of the statement: a row of the page, or an empty one, combined with the end of the scan if it was cut off.
 */
type SelectedRow = (FoundRow | { readonly id: null }) &
  (
    | { readonly lastId: number; readonly lastHappenedAt: Moment; readonly lastPublishedOn: Day }
    | { readonly lastId: null }
  );

/** The columns of an order's index. */
function columnsOf(sort: ReadingSort): readonly string[] {
  return orderOf(sort).by === 'reading' ? ['happened_at', 'id'] : ['published_on', 'happened_at', 'id'];
}

/** An ORDER BY, in the direction of its index; over the columns of a given row, if named. */
function orderBy(sort: ReadingSort, row = ''): RawBuilder<unknown> {
  const direction = sql.raw(orderOf(sort).isNewestFirst ? 'desc' : 'asc');
  return sql.join(columnsOf(sort).map((column) => sql`${sql.ref(row + column)} ${direction}`));
}

/** The condition for rows after a position in an order. */
function following(sort: ReadingSort, after: Position | null): RawBuilder<unknown> {
  if (after === null) return sql`true`;
  const { by, isNewestFirst } = orderOf(sort);
  const moment = sql`${after.happenedAt}::timestamptz, ${after.id}::integer`;
  const values = by === 'reading' ? moment : sql`${after.publishedOn}::date, ${moment}`;
  const columns = sql.join(columnsOf(sort).map((column) => sql.ref(column)));
  return sql`(${columns}) ${sql.raw(isNewestFirst ? '<' : '>')} (${values})`;
}

/** Conditions of the filter: the first has an index in every order; the others are checked row by row. */
function conditionsOf(filter: ListFilter): readonly RawBuilder<unknown>[] {
  return (['list_kind', 'document_kind', 'kind'] as const).flatMap((column) => {
    const asked = filter[column] ?? null;
    return asked === null ? [] : [sql`${sql.ref(column)} = ${asked}`];
  });
}

function all(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/**
 * Rows of a list in its order. `scanned` reads them from one index, `picked` filters them, `cut` is the last one if the
 * scan ended before the list did. For a text that few articles match, the rows of each of these are looked up instead,
 * so that old ones are found quickly.
 */
function pick({ list, accountId, filter, text, sort, after }: ListQuestion): RawBuilder<unknown> {
  const order = orderBy(sort);
  const [indexed = sql`true`, ...others] = conditionsOf(filter);
  const query = prefixQuery(text);
  const most = query === null && others.length === 0 ? PAGE_SIZE + 1 : MOST_SCANNED;
  const rows = sql`select r.* from ${sql.table(list)} r where r.account_id = ${accountId} and ${indexed} and ${following(sort, after)}`;
  const cut = sql`cut as (select * from scanned order by ${order} offset ${most - 1})`;
  if (query === null) {
    return sql`
      scanned as materialized (${rows} order by ${order} limit ${most}), ${cut},
      picked as (select * from scanned where ${all(others)} order by ${order} limit ${PAGE_SIZE + 1})`;
  }
  return sql`
    asked as materialized (select to_tsquery('simple', ${query}) as words),
    found as materialized (
      select a.id from articles a where a.words @@ (select words from asked) limit ${MOST_ARTICLES + 1}
    ),
    counted as materialized (select count(*) > ${MOST_ARTICLES} as are_many from found),
    scanned as materialized (
      ${rows} and (select are_many from counted) order by ${order} limit ${most}
    ), ${cut},
    picked as (
      (select s.* from scanned s
      where ${all(others)} and exists (
        select from articles a where a.id = s.article_id and a.words @@ (select words from asked))
      order by ${order} limit ${PAGE_SIZE + 1})
      union all
      (select l.* from found f cross join lateral (
        ${rows} and r.article_id = f.id and ${all(others)} order by ${order} limit ${PAGE_SIZE + 1}) l
      where not (select are_many from counted)
      order by ${order} limit ${PAGE_SIZE + 1})
    )`;
}

/** The other list's columns for an article: whether a read one is saved, or how a saved one was last read. */
function besides({ list, accountId }: ListQuestion): {
  readonly columns: RawBuilder<unknown>;
  readonly join: RawBuilder<unknown>;
} {
  if (list === 'readings') {
    return {
      columns: sql`p.happened_at as "readAt", p.kind as "readingKind", p.list_kind as "listKind", o.happened_at as "savedAt"`,
      // A lateral join per row: the planner may answer a plain join by scanning all saved rows.
      join: sql`left join lateral (
        select k.happened_at from read_later k
        where k.account_id = ${accountId} and k.article_id = p.article_id limit 1) o on true`,
    };
  }
  return {
    columns: sql`o.happened_at as "readAt", o.kind as "readingKind", o.list_kind as "listKind", p.happened_at as "savedAt"`,
    join: sql`left join lateral (
      select r.happened_at, r.kind, r.list_kind from readings r
      where r.account_id = ${accountId} and r.article_id = p.article_id
      order by r.happened_at desc, r.id desc limit 1) o on true`,
  };
}

function rowOf(row: FoundRow): ReadingRow {
  const { readAt, readingKind, listKind, savedAt } = row;
  return {
    id: String(row.id),
    article: {
      id: row.articleId,
      title: { text: row.title, locale: row.titleLocale },
      publication: row.publication,
      kind: row.documentKind,
      publishedOn: row.publishedOn,
      url: row.url,
    },
    reading: readAt === null ? null : { kind: readingKind, listKind, at: readAt },
    savedAt,
  };
}

/** The position of the next page: after the last row of a full page, else where the scan was cut off. */
function nextOf(found: readonly FoundRow[], [first]: readonly SelectedRow[], sort: ReadingSort): string | null {
  const last = found[PAGE_SIZE - 1];
  if (last && found.length > PAGE_SIZE) return cursorOf(last, sort);
  if (!first || first.lastId === null) return null;
  return cursorOf({ id: first.lastId, happenedAt: first.lastHappenedAt, publishedOn: first.lastPublishedOn }, sort);
}

/** The statement that reads a page of a list. Its cost does not grow with the list. */
export function listStatement(question: ListQuestion): RawBuilder<SelectedRow> {
  const { locale, sort } = question;
  const language = localeIn('a.title', locale);
  const { columns, join } = besides(question);
  return sql<SelectedRow>`
    with ${pick(question)}
    select p.id, a.id as "articleId", ${textIn('a.title', locale)} as title,
      ${language} as "titleLocale", ${textIn('b.title', locale)} as publication,
      p.document_kind as "documentKind", p.published_on as "publishedOn", p.happened_at as "happenedAt",
      ${textIn('w.url', language)} || 'articles/' || a.id as url, ${columns},
      cut.id as "lastId", cut.happened_at as "lastHappenedAt", cut.published_on as "lastPublishedOn"
    from (values (1)) one left join cut on true
    left join (select * from picked order by ${orderBy(sort)} limit ${PAGE_SIZE + 1}) p on true
    left join articles a on a.id = p.article_id
    left join publications b on b.id = a.publication_id
    left join sites w on w.code = a.site_code
    ${join}
    order by ${orderBy(sort, 'p.')}
  `;
}

/** A page of a list, in one statement. */
export async function readList(db: Kysely<Schema>, question: ListQuestion): Promise<ReadingPage> {
  const { rows } = await listStatement(question).execute(db);
  const found = rows.filter((row) => row.id !== null);
  return { rows: found.slice(0, PAGE_SIZE).map(rowOf), next: nextOf(found, rows, question.sort) };
}
