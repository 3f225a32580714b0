import type { AccountId } from '../../server/core/db/account-id.ts';
import { sql } from 'kysely';
import { array, create, number, optional, string, type, unknown } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../server/core/clock.ts';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { cursorOf, positionOf } from '../../server/features/reading/cursor.ts';
import type { ListQuestion } from '../../server/features/reading/store.ts';
import {
  listStatement,
  MOST_ARTICLES,
  MOST_SCANNED,
  PAGE_SIZE,
  readList,
} from '../../server/features/reading/store.ts';
import { seedReadings, seedReadLater } from '../../server/seed/readings.ts';
import { createAccount } from '../../server/features/session/create-account.ts';
import type { ReadingRow } from '../../domain/reading.ts';
import { readingSorts } from '../../domain/reading.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { isExhaustive } from './exhaustive.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';
import { readingsAsked } from './wire-bodies.ts';
import { createSeededDatabase, servicesOn, silentLog } from './services.ts';

/** The lengths of the two histories: the longer one has more rows than a page may scan. `READINGS` makes it longer. */
const FEW = 1000;
const MANY = Number(process.env['READINGS'] ?? (isExhaustive ? 20_000 : 2 * MOST_SCANNED));

let database: TestDatabase;
let open: OpenDatabase;
/** Accounts by the length of their history. */
const accounts = new Map<number, AccountId>();

beforeAll(async () => {
  database = await createSeededDatabase();
  open = openDatabase(database.url, silentLog);
  const services = servicesOn(open.db, systemClock);
  for (const count of [FEW, MANY]) {
    const accountId = await createAccount(open.db, services, {
      email: `reader-${count}@example.org`,
      password: `reader of ${count}`,
      lastName: '',
      firstName: '',
      civility: 41,
      locale: 'fr',
      origin: 'subscription',
    });
    await seedReadings(open.db, { accountId, count, days: 3000, now: systemClock.now().toISOString() });
    await seedReadLater(open.db, accountId, count);
    accounts.set(count, accountId);
  }
  // Unread articles: together they put their common word over the limit of single look-ups.
  await sql`
    insert into articles (id, site_code, publication_id, title, published_on)
    select 70000 + n, 'LL', 11, json_build_object('fr', 'Carnet de port ' || n), '2015-01-01'
    from generate_series(1, ${MOST_ARTICLES}) n`.execute(open.db);
  await sql`analyze`.execute(open.db);
}, 600_000);
afterAll(async () => {
  await open.close();
  await database.close();
});

type Asked = Partial<Omit<ListQuestion, 'accountId'>>;

function question(count: number, asked: Asked): ListQuestion {
  const everything = { list: 'readings', locale: 'fr', filter: {}, text: '', sort: 'newestRead', after: null } as const;
  const accountId = accounts.get(count);
  if (accountId === undefined) throw new Error(`No account has ${count} readings`);
  return { ...everything, ...asked, accountId };
}

/** All pages of a list, in the order of reading. */
async function readAll(count: number, asked: Asked): Promise<readonly ReadingRow[]> {
  const { sort = 'newestRead' } = asked;
  const rows: ReadingRow[] = [];
  let after: ListQuestion['after'] = null;
  do {
    const page = await readList(open.db, question(count, { ...asked, after }));
    expect(page.rows.length).toBeLessThanOrEqual(PAGE_SIZE);
    rows.push(...page.rows);
    after = page.next === null ? null : positionOf(page.next, sort);
    expect(after === null).toBe(page.next === null);
  } while (after !== null);
  return rows;
}

const node = type({
  'Actual Rows': number(),
  'Actual Loops': number(),
  'Relation Name': optional(string()),
  'Rows Removed by Filter': optional(number()),
  'Rows Removed by Index Recheck': optional(number()),
  Plans: optional(array(unknown())),
});

/** The rows of the two lists that a plan has read, counted by the database. */
function rowsOf(received: unknown): number {
  const { Plans = [], ...read } = create(received, node);
  const isList = ['readings', 'read_later'].includes(read['Relation Name'] ?? '');
  const dropped = (read['Rows Removed by Filter'] ?? 0) + (read['Rows Removed by Index Recheck'] ?? 0);
  const own = isList ? (read['Actual Rows'] + dropped) * read['Actual Loops'] : 0;
  return Plans.reduce<number>((sum, inner) => sum + rowsOf(inner), Math.round(own));
}

const plans = array(type({ 'QUERY PLAN': array(type({ Plan: unknown() })) }));

async function rowsRead(count: number, asked: Asked): Promise<number> {
  const received = await sql`explain (analyze, format json) ${listStatement(question(count, asked))}`.execute(open.db);
  return create(received.rows, plans).reduce((sum, { 'QUERY PLAN': [found] }) => sum + rowsOf(found?.Plan), 0);
}

/** A place in the middle of both histories. */
async function middle(count: number, { list = 'readings' }: Asked): Promise<ListQuestion['after']> {
  const { rows } = await sql<{ id: number; publishedOn: string; happenedAt: string }>`
    select id, published_on as "publishedOn", happened_at as "happenedAt" from ${sql.table(list)}
    where account_id = ${accounts.get(count)} order by happened_at offset 300 limit 1`.execute(open.db);
  return rows[0] ?? null;
}

/** Every row of a page, and the matching row of the other list. */
const ONE_INDEX = 2 * (PAGE_SIZE + 1);

/** A scanned page: every scanned row, and the matching row of the other list for the returned ones. */
const THROUGH = MOST_SCANNED + 2 * (PAGE_SIZE + 1);

const filters = [
  ['everything', {}, ONE_INDEX],
  ['one kind', { filter: { kind: 'prospectDownload' } }, ONE_INDEX],
  ['one list', { filter: { list_kind: 'serialWatch' } }, ONE_INDEX],
  ['one kind of document', { filter: { document_kind: 'survey' } }, ONE_INDEX],
  ['three filters', { filter: { kind: 'prospectRead', list_kind: 'alerts', document_kind: 'pdf' } }, THROUGH],
  ['a text that few titles have', { text: 'ouverte cuivre' }, MOST_ARTICLES * PAGE_SIZE],
  ['a text that many titles have', { text: 'port' }, THROUGH],
  ['a text and filters', { text: 'port', filter: { kind: 'subscriber', document_kind: 'article' } }, THROUGH],
  ['what is kept', { list: 'read_later' }, 2 * ONE_INDEX],
  ['what is kept of one kind', { list: 'read_later', filter: { document_kind: 'brief' } }, 2 * ONE_INDEX],
  ['what is kept with a text', { list: 'read_later', text: 'port' }, THROUGH],
] as const satisfies readonly (readonly [string, Asked, number])[];

const orders = filters.flatMap(([what, asked, most]) =>
  readingSorts.map((sort) => [what, sort, { ...asked, sort }, most] as const),
);

describe('the rows read for a page', () => {
  it.each(orders)('%s, %s: as few of a long history as of a short one', async (_what, _sort, asked, most) => {
    for (const count of [FEW, MANY]) {
      for (const after of [null, await middle(count, asked)]) {
        expect(await rowsRead(count, { ...asked, after })).toBeLessThanOrEqual(most);
      }
    }
  });
});

/** The sort key of a row. */
function placeOf({ id, article, reading, savedAt }: ReadingRow, { list, sort }: Asked): readonly (string | number)[] {
  const moment = (list === 'read_later' ? savedAt : reading?.at) ?? '';
  return sort === 'newestRead' || sort === 'oldestRead'
    ? [moment, Number(id)]
    : [article.publishedOn, moment, Number(id)];
}

function isBefore(one: readonly (string | number)[], other: readonly (string | number)[]): boolean {
  const index = one.findIndex((value, at) => value !== other[at]);
  return (one[index] ?? '') < (other[index] ?? '');
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase();
}

describe('the pages of a list', () => {
  it.each(orders)('%s, %s: contain every requested row once, in order', async (_what, sort, asked) => {
    const rows = await readAll(FEW, asked);
    const { filter = {}, text = '', list = 'readings' }: Asked = asked;
    const places = rows.map((row) => placeOf(row, asked));
    const isNewestFirst = sort === 'newestRead' || sort === 'newestPublished';
    for (const [index, place] of places.slice(1).entries()) {
      expect(isBefore(places[index] ?? [], place)).toBe(!isNewestFirst);
    }
    const all = await readAll(FEW, { list });
    const wanted = all.filter(
      ({ article, reading }) =>
        (filter.kind === undefined || reading?.kind === filter.kind) &&
        (filter.list_kind === undefined || reading?.listKind === filter.list_kind) &&
        (filter.document_kind === undefined || article.kind === filter.document_kind) &&
        text.split(' ').every((word) => new RegExp(`(^|[^a-z])${word}`).test(plain(article.title.text))),
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(wanted.map(({ id }) => id).toSorted());
  });

  it('find words by their prefixes, regardless of accents, capitals and order', async () => {
    const titles = async (text: string) =>
      (await readAll(FEW, { text })).map(({ article }) => article.title.text).toSorted();
    const found = await titles('manganèse deux');
    expect(found[0]).toContain('manganèse');
    expect(await titles('DEUX  «Mangane»')).toEqual(found);
    expect(await titles('ganese')).toEqual([]);
    expect(await titles('coe:* | !port')).toEqual([]);
    expect((await titles(' … ')).length).toBe(FEW);
  });

  it('have titles in the language of the call, else in the only one, marked with it', async () => {
    const { rows } = await readList(open.db, question(FEW, { locale: 'en', sort: 'oldestRead' }));
    const languages = new Set(rows.map(({ article }) => article.title.locale));
    expect(languages).toEqual(new Set(['en', 'fr']));
    for (const { article } of rows) {
      const other = article.title.locale === 'fr' ? 'https://www.example.fr/' : 'https://www.example.org/';
      expect(article.url).toBe(`${other}articles/${article.id}`);
      expect(article.title.text.includes('\u00A0:')).toBe(article.title.locale === 'fr');
    }
  });
});

describe('a cursor', () => {
  const position = { publishedOn: '2026-02-18', happenedAt: '2026-02-19T07:42:11.000Z', id: 700_412 };

  it('is valid in its own order only', () => {
    for (const sort of readingSorts) {
      expect(positionOf(cursorOf(position, sort), sort)).toEqual(position);
      for (const other of readingSorts.filter((one) => one !== sort)) {
        expect(positionOf(cursorOf(position, sort), other)).toBeNull();
      }
    }
  });

  it.each([
    'x',
    Buffer.from('null').toString('base64url'),
    Buffer.from('{"s":"newestRead"}').toString('base64url'),
    cursorOf({ ...position, publishedOn: '2026-02-30' }, 'newestRead'),
    cursorOf({ ...position, publishedOn: '0000-01-01' }, 'newestRead'),
    cursorOf({ ...position, happenedAt: "2026-02-19'; drop table readings" }, 'newestRead'),
    cursorOf({ ...position, id: 4_000_000_000 }, 'newestRead'),
    cursorOf({ ...position, id: 0.5 }, 'newestRead'),
  ])('is refused when malformed: %s', (cursor) => {
    expect(positionOf(cursor, 'newestRead')).toBeNull();
  });
});

describe('the read-later list', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(() => server.close());

  const history = { body: calls['articles/history'].request.decode(readingsAsked) };
  const everything = { filter: { documentKind: null, text: '' }, sort: 'newestRead', cursor: null } as const;

  it('is shown with the history, hidden from others; saving or removing twice has one effect', async () => {
    const scenario = await server.scenario({ name: 'readings' });
    const reader = await signedIn(server, scenario);
    const kept = () => reader.ask(calls['read-later/read'], { body: everything });
    const readAgain = async () => (await reader.ask(calls['articles/history'], history)).rows;
    const [newest, older] = (await readAgain()).filter(
      ({ article }, index, rows) => rows.findIndex((row) => row.article.id === article.id) === index,
    );
    if (!newest || !older) throw new Error('Nothing was read');
    expect(newest.savedAt).toBeNull();

    for (const { article } of [newest, older, newest]) {
      await reader.ask(calls['read-later/keep'], { body: { articleId: article.id } });
    }
    const { rows } = await kept();
    expect(rows.map(({ article }) => article)).toEqual([older.article, newest.article]);
    expect(rows.map(({ reading }) => reading)).toEqual([older.reading, newest.reading]);
    const marked = (await readAgain()).filter(({ savedAt }) => savedAt !== null);
    expect(new Set(marked.map(({ article }) => article.id))).toEqual(new Set([newest.article.id, older.article.id]));
    expect(marked[0]?.savedAt).toBe(rows[1]?.savedAt);

    const other = await signedIn(server, await server.scenario({ name: 'readings' }));
    expect((await other.ask(calls['read-later/read'], { body: everything })).rows).toEqual([]);
    await other.ask(calls['read-later/drop'], { body: { articleId: newest.article.id } });
    expect((await kept()).rows).toHaveLength(2);

    for (let time = 0; time < 2; time += 1) {
      await reader.ask(calls['read-later/drop'], { body: { articleId: newest.article.id } });
      expect((await kept()).rows.map(({ article }) => article.id)).toEqual([older.article.id]);
    }
  });

  it('refuses an invalid page with a message', async () => {
    const reader = await signedIn(server, await server.scenario({ name: 'readings' }));
    const { rows, next } = await reader.ask(calls['articles/history'], history);
    expect(rows).toHaveLength(PAGE_SIZE);
    const wrong = { ...readingsAsked, tri: 'lectureCroissante', curseur: next };
    const answer = await reader.send(calls['articles/history'], { body: wrong }, { locale: 'en' });
    expect(answer.status).toBe(400);
    expect(answer.body.feedback).toBe('This part of the list is gone. Reload the page.');
  });
});
