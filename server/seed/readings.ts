import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Day } from '../../domain/day.ts';
import type { Moment } from '../../domain/moment.ts';
import type { Locale } from '../../domain/locale.ts';
import type { AccountId } from '../core/db/account-id.ts';
import type { Schema } from '../core/db/schema.ts';
import { demoArticles } from './articles.ts';
import { demoPublisher } from './demo-publisher.ts';
import { issueDay } from './issue-day.ts';
import { DAYS_BETWEEN, olderArticles, PLACES } from './older-articles.ts';

/** The number of the newest article; each older one of the last months has the one before. */
const NEWEST = 90_305;

/** Countries of the demo's places. */
const countries = [
  'CI',
  'NE',
  'GN',
  'CD',
  'ML',
  'CG',
  'KE',
  'GA',
  'ZM',
  'ET',
  'SN',
  'TZ',
  'MA',
  'UG',
  'ZA',
  'GH',
  'DZ',
];

/** Serials of the demo, and their names. */
const serials: readonly (readonly [code: string, publicationId: number, name: Partial<Record<Locale, string>>])[] = [
  ['corridors', 12, { fr: 'Les corridors du cuivre', en: 'The copper corridors' }],
  ['palais-de-verre', 14, { fr: 'Le palais de verre', en: 'The glass palace' }],
  ['cable', 15, { en: 'The cable race' }],
];

/** The numbers of existing sections and serials, by publication. */
interface Subjects extends Readonly<Record<'sections' | 'serials', ReadonlyMap<number, readonly number[]>>> {
  readonly sectionOf: ReadonlyMap<string, number>;
}

async function seedSerials(db: Kysely<Schema>): Promise<Subjects> {
  const made = await db
    .insertInto('serials')
    .values(serials.map(([code, id, name]) => ({ code, publication_id: id, name: JSON.stringify(name) })))
    .onConflict((conflict) => conflict.column('code').doUpdateSet((eb) => ({ name: eb.ref('excluded.name') })))
    .returning(['id', 'publication_id as publicationId'])
    .execute();
  const sections = await db
    .selectFrom('newsletters')
    .select(['id', 'code', 'publication_id as publicationId'])
    .where('kind', '=', 'section')
    .orderBy('id')
    .execute();
  const byPublication = (rows: readonly { readonly id: number; readonly publicationId: number | null }[]) =>
    new Map([...Map.groupBy(rows, (row) => row.publicationId ?? 0)].map(([id, all]) => [id, all.map((row) => row.id)]));
  return {
    sections: byPublication(sections),
    serials: byPublication(made),
    sectionOf: new Map(sections.map(({ id, code }) => [code ?? '', id])),
  };
}

/** Subjects of an article: its country, a section of its publication, for every third one a serial. */
function aboutOf(index: number, publicationId: number | null, subjects: Subjects) {
  const sections = subjects.sections.get(publicationId ?? 0) ?? [];
  const [serial = null] = subjects.serials.get(publicationId ?? 0) ?? [];
  return {
    country: countries[(index % PLACES) % countries.length] ?? null,
    section_id: sections[index % sections.length] ?? null,
    serial_id: index % 3 === 0 ? serial : null,
  };
}

/** The number of an article of the last months. */
export function idOfArticle(index: number): number {
  return NEWEST - index;
}

async function seedLatest(db: Kysely<Schema>, subjects: Subjects, dayAgo: (days: number) => Day): Promise<void> {
  await db
    .insertInto('articles')
    .values(
      demoArticles.map(({ daysAgo, publicationId, kind, section, country, fr, en }, index) => ({
        id: idOfArticle(index),
        site_code: demoPublisher.site.code,
        publication_id: publicationId,
        kind,
        title: JSON.stringify({ fr, en }),
        published_on: issueDay(publicationId, dayAgo(daysAgo)),
        country,
        section_id: subjects.sectionOf.get(section ?? '') ?? null,
        serial_id: kind === 'serial' ? (subjects.serials.get(publicationId)?.[0] ?? null) : null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The articles of the demo, newest first: those of the last months, and older ones, an event in a place each. */
export async function seedArticles(db: Kysely<Schema>, dayAgo: (days: number) => Day): Promise<void> {
  const subjects = await seedSerials(db);
  await seedLatest(db, subjects, dayAgo);
  const rows = olderArticles.map(({ id, publicationId, kind, title, daysAgo }, index) => ({
    id,
    site_code: demoPublisher.site.code,
    publication_id: publicationId,
    kind,
    title: JSON.stringify(title),
    published_on: issueDay(publicationId, dayAgo(daysAgo)),
    ...aboutOf(index, publicationId, subjects),
  }));
  await db
    .insertInto('articles')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A reading history to generate. */
interface DemoReadings {
  readonly accountId: AccountId;
  readonly count: number;
  /** Length of the history, in days. */
  readonly days: number;
  readonly now: Moment;
}

/** Generates readings of articles published by then, mostly by a subscriber who follows emailed links. */
export async function seedReadings(db: Kysely<Schema>, { accountId, count, days, now }: DemoReadings): Promise<void> {
  await sql`
    with known as materialized (
      select array_agg(id order by published_on desc, id desc) as ids from articles where publication_id is not null
    )
    insert into readings (account_id, article_id, happened_at, kind, list_kind, document_kind, published_on)
    select ${accountId}, a.id, made.read_at, made.kind, made.list_kind, a.kind, a.published_on
    from generate_series(1::bigint, ${count}) n
    cross join known
    cross join lateral (
      select ${now}::timestamptz - (n * ${days}::float8 / ${count} * interval '1 day')
          - (n * 7919 % 3571) * interval '1 second' as read_at,
        (array['subscriber', 'subscriber', 'subscriber', 'subscriber', 'subscriber', 'walletClient', 'prospectRead',
          'subscriber', 'prospectFreeAccess', 'subscriber', 'prospectReRead', 'subscriber', 'prospectDownload',
          'subscriber', 'prospectGiftedCredit', 'prospectNotSignedIn', 'prospectGiftedArticle'])[(1 + n * 5 % 17)::integer] as kind,
        (array['publicationSummary', null, 'countryWatch', 'publicationSummary', null, 'keywordWatch', 'sectionSummary',
          'justReleased', 'publicationSummary', 'alerts', 'recapSummary', 'serialWatch', 'readLater'])[(1 + n * 3 % 13)::integer]
          as list_kind
    ) made
    join articles a on a.id = known.ids[least(cardinality(known.ids),
      1 + (n * ${days} / ${count} / ${DAYS_BETWEEN}) + n * 13 % 9)::integer]
    -- Oldest first, as they come in: indexes grow at their ends.
    order by made.read_at
  `.execute(db);
}

/** Keeps some of the articles read for later, a day after each. */
export async function seedReadLater(db: Kysely<Schema>, accountId: AccountId, count: number): Promise<void> {
  await sql`
    insert into read_later (account_id, article_id, happened_at, document_kind, published_on)
    select account_id, article_id, max(happened_at) + interval '2 minutes', document_kind, published_on
    from readings where account_id = ${accountId} and id % 7 = 3
    group by account_id, article_id, document_kind, published_on
    order by max(happened_at) desc limit ${count}
  `.execute(db);
}
