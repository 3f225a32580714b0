/** Drives a list that is only read, for a signed-in visitor, in the language of the way, over the real server. */
import { array, create, record, string, type as having, unknown } from 'superstruct';
import { cachedReads } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import type { Codec } from '../../../contract/codec.ts';
import { linkTo } from '../../../contract/path.ts';
import type { ReadOnlyChart } from '../../../machines/shared/list/read-only-list.samples.ts';
import { isCached } from '../../../src/page/query-cache.ts';
import { languageOf } from '../../support/words.ts';
import { rowsOfTable } from './calls.ts';
import type { Driver } from './driver.ts';
import { chooseIn, listingDriver, receivedBy, sampleOf } from './listing-play.ts';
import { main, press } from './ordering-play.ts';

/** Samples of a visit, of a change of filters, and of an answer that is one list. */
const visit = having({ params: record(string(), string()) });
const change = having({ filters: record(string(), string()) });
const oneList = having({ rows: array(unknown()) });

/** Answers with rows: the scenario’s visitor has none. */
const withRows = ['several', 'paged', 'last'] as const;

export function readOnlyDriver(chart: ReadOnlyChart): Driver {
  const { reads } = chart;
  if (!isCached(reads)) throw new Error(`"${reads}" is not in cachedReads of contract/call.ts`);
  const call = cachedReads[reads];
  const row: { readonly answer: Codec<unknown> } = calls[call];
  const samples = chart.actorResponses[reads]?.done ?? {};
  const isOneList = calls[call].port?.lists === 'rows';
  const given = withRows.filter((name) => name in samples).map((name) => [name, samples[name]] as const);
  const [pattern = ''] = chart.steps['list']?.paths ?? [];
  return listingDriver({
    chart,
    inputs: ['fresh', 'filtered'],
    memory: () => '',
    read: reads,
    held: { [reads]: rowsOfTable(call) },
    answers: ['none'],
    madeUp: receivedBy(
      row,
      Object.fromEntries(given.map(([name, sample]) => [name, isOneList ? create(sample, oneList).rows : sample])),
    ),
    person: {
      'filters.changed': async ({ page }, segment) => {
        const sample = sampleOf(segment);
        if (sample === 'all') return press(page, 'Clear filters');
        const { filters } = create(chart.events['filters.changed']?.[sample], change);
        for (const [name, value] of Object.entries(filters)) {
          const search = main(page).locator(`input[name="${name}"]`);
          if (await search.isVisible()) await search.fill(value);
          else await chooseIn(page, page.locator(`select[name="${name}"]`), value);
        }
      },
    },
    // A search with results offers nothing to clear.
    canPlay: (_, { from, move }) =>
      move.token !== 'filters.changed:all' ||
      from.words.includes('nothingFound') ||
      'a search with results offers nothing to clear',
    scenario: () => 'noInvoice',
    open: async ({ page, way, begin }) => {
      begin();
      await page.goto(`/${languageOf(page)}${linkTo(pattern, create(chart.inputs[way.input], visit).params)}`);
    },
  });
}
