/** What the people of the demo have read: each article once, with one kind of access. */
import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { DocumentKind, ReadingKind, ReadingListKind } from '../../domain/reading.ts';
import type { AccountId } from '../core/db/account-id.ts';
import type { Schema } from '../core/db/schema.ts';
import type { Services } from '../core/services.ts';
import { demoArticles } from './articles.ts';
import type { Stamp } from './calendar.ts';
import { dayAgo, momentAt } from './calendar.ts';
import { olderArticles } from './older-articles.ts';
import { idOfArticle } from './readings.ts';

/** What a demo person reads: how they have access to each publication, and how many of the articles they saved. */
export interface DemoReadings {
  readonly access: Readonly<Record<number, ReadingKind>>;
  /** Only articles of at least this age, in days, by publication. */
  readonly from?: Readonly<Record<number, number>>;
  readonly kept: number;
  /** Articles before the last months: every so many of a publication, since some days ago. */
  readonly earlier?: readonly EarlierReadings[];
}

interface EarlierReadings {
  readonly publicationId: number;
  readonly kind: ReadingKind;
  readonly every: number;
  readonly since: number;
}

/** An article that was read. */
export interface DemoRead {
  readonly articleId: number;
  readonly at: Stamp;
  readonly kind: ReadingKind;
  readonly listKind: ReadingListKind | null;
  readonly documentKind: DocumentKind;
  readonly publishedDaysAgo: number;
}

/** How readers come to articles, in turn. */
const ways: readonly (ReadingListKind | null)[] = [
  'publicationSummary',
  null,
  'sectionSummary',
  'publicationSummary',
  'justReleased',
  null,
  'publicationSummary',
  'recapSummary',
];

function timeOf(index: number): string {
  const hour = 7 + ((index * 5) % 14);
  const minute = ((index * 17) % 30) * 2 + 1;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** The articles of the last months that a person has read, newest first. */
function readsOf({ access, from = {} }: DemoReadings): readonly DemoRead[] {
  return demoArticles.flatMap(({ daysAgo, publicationId, kind: documentKind }, index) => {
    const kind = access[publicationId];
    const isRead = kind !== undefined && daysAgo > 0 && daysAgo >= (from[publicationId] ?? 0);
    if (!isRead) return [];
    const at: Stamp = [Math.max(1, daysAgo - (index % 3)), timeOf(index)];
    const listKind = kind === 'subscriber' ? (ways[index % ways.length] ?? null) : null;
    return [{ articleId: idOfArticle(index), at, kind, listKind, documentKind, publishedDaysAgo: daysAgo }];
  });
}

/** The articles before the last months that a person has read, newest first. */
function earlierReadsOf({ earlier = [] }: DemoReadings): readonly DemoRead[] {
  return earlier.flatMap(({ publicationId, kind, every, since }) =>
    olderArticles
      .filter((article) => article.publicationId === publicationId && article.daysAgo <= since)
      .filter((_, index) => index % every === 0)
      .map(({ id: articleId, daysAgo: publishedDaysAgo, kind: documentKind }, index) => ({
        articleId,
        at: [publishedDaysAgo - (index % 3), timeOf(index)],
        kind,
        listKind: null,
        documentKind,
        publishedDaysAgo,
      })),
  );
}

/** The articles that a person has read with credits. */
export function paidReadsOf(readings: DemoReadings): readonly DemoRead[] {
  return [...readsOf(readings), ...earlierReadsOf(readings)].filter(({ kind }) => kind === 'walletClient');
}

/** Books what a person has read without credits, and the articles that they saved. */
export async function seedReads(
  trx: Transaction<Schema>,
  services: Services,
  accountId: AccountId,
  readings: DemoReadings,
): Promise<void> {
  const reads = readsOf(readings).toReversed();
  if (reads.length === 0) return;
  const rowOf = ({ articleId, at, documentKind, publishedDaysAgo }: DemoRead) => ({
    account_id: accountId,
    article_id: articleId,
    happened_at: momentAt(services, at),
    document_kind: documentKind,
    published_on: dayAgo(services, publishedDaysAgo),
  });
  await trx
    .insertInto('readings')
    .values(
      [...earlierReadsOf(readings), ...reads]
        .filter(({ kind }) => kind !== 'walletClient')
        .map((read) => ({ ...rowOf(read), kind: read.kind, list_kind: read.listKind })),
    )
    .execute();
  const every = Math.floor(reads.length / readings.kept);
  const saved = reads.filter((_, index) => index % every === 1).slice(-readings.kept);
  await trx.insertInto('read_later').values(saved.map(rowOf)).execute();
}

/** Books that an archivist has read every article in a language, of three years, on the working day after it came. */
export async function seedArchive(
  trx: Transaction<Schema>,
  services: Services,
  accountId: AccountId,
  locale: string,
): Promise<void> {
  await sql`
    insert into readings (account_id, article_id, happened_at, kind, list_kind, document_kind, published_on)
    select ${accountId}, a.id,
      (a.published_on + 1 + case extract(isodow from a.published_on + 1) when 6 then 2 when 7 then 1 else 0 end
        + make_interval(hours => 8 + a.id % 9, mins => a.id * 7 % 60))::timestamp at time zone
        (select time_zone from sites order by code limit 1),
      'subscriber', (array['publicationSummary', 'sectionSummary', null, 'publicationSummary', 'justReleased'])[1 + a.id % 5],
      a.kind, a.published_on
    from articles a
    where a.title ? ${locale} and a.publication_id is not null
      and a.published_on between ${dayAgo(services, 1090)}::date and ${dayAgo(services, 5)}::date
    order by a.published_on, a.id
  `.execute(trx);
  await sql`
    insert into read_later (account_id, article_id, happened_at, document_kind, published_on)
    select account_id, article_id, happened_at + interval '2 minutes', document_kind, published_on
    from readings where account_id = ${accountId} and article_id % 9 = 4
    order by happened_at desc limit 12
  `.execute(trx);
}
