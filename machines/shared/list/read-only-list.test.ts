/** A list by pages whose filters the server knows; `subscriptions` is a whole one. */
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { whole } from '../../../domain/completeness.ts';
import { documentKindNamed } from '../../../domain/reading-filter.ts';
import { check } from '../../engine/model/check.ts';
import { replayLine } from '../../engine/model/replay.ts';
import { readings } from '../../reading/readings/readings.fixtures.ts';
import { readOnlyList } from './read-only-list.ts';
import { readOnlyChart } from './read-only-list.samples.ts';

const several = { rows: readings.slice(0, 3), completeness: whole, next: null };

const list = readOnlyList({
  name: 'articles',
  paths: { list: '/account/articles?document=:document?' },
  read: 'readReadLater',
  filters: { document: '' },
  questionOf: ({ document }, cursor) => ({
    filter: { documentKind: documentKindNamed(document), text: '' },
    sort: 'newestRead',
    cursor,
  }),
  pageOf: (page) => page,
});

const chart = readOnlyChart(list, {
  request: 'POST /ajax/articles/history',
  several,
  none: { rows: [] },
  changes: { briefs: { document: 'brief' } },
  filtered: { document: 'dossier' },
  pages: {
    paged: { ...several, next: 'page-2' },
    last: { ...several, rows: readings.slice(3) },
  },
});

const unfiltered = readOnlyChart(
  readOnlyList({
    name: 'latest',
    paths: { list: '/account/latest' },
    read: 'readLatestArticles',
    filters: {},
    pageOf: ({ rows, completeness }) => ({
      rows: rows.map((article) => ({ ...article, id: String(article.id) })),
      completeness,
      next: null,
    }),
  }),
  {
    request: 'POST /ajax/articles/last',
    several: { rows: several.rows.map(({ article }) => article), completeness: whole },
    none: { rows: [] },
    changes: {},
    filtered: {},
  },
);

test.each([chart, unfiltered])(
  '$name: every state and every edge is reached by its samples',
  { timeout: 120_000 },
  async (each) => {
    expect((await check(each)).issues).toEqual([]);
  },
);

test('asks its port for the filters of the address, and for further pages by cursor', async () => {
  const { asked } = await replayLine(
    chart,
    'fresh > readReadLater:done.paged > more.wanted > readReadLater:done.last > filters.changed:briefs',
  );
  const all = { filter: { documentKind: null, text: '' }, sort: 'newestRead' };
  expect(asked.map(({ input }) => input)).toEqual([
    { ...all, cursor: null },
    { ...all, cursor: 'page-2' },
    { ...all, filter: { documentKind: 'brief', text: '' }, cursor: null },
  ]);
});

test('shows the last answer at once, and asks the question of its address', () => {
  expect(list.question({ document: 'brief' })).toMatchObject({ filter: { documentKind: 'brief' }, cursor: null });
  const actor = createActor(list.machine, { input: { params: {}, cached: several } });
  expect(actor.getSnapshot().context.listing.rows).toEqual(several.rows);
});
