/** Drives a list that is only read, for a signed-in visitor, in the language of the way, over the real server. */
import { record, string, type as having, create } from 'superstruct';
import type { Ports } from '../../../machines/ports.ts';
import type { Identified } from '../../../machines/shared/list/listing.ts';
import type { ReadOnlyList } from '../../../machines/shared/list/read-only-list.ts';
import type { CallName, Calls } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { linkTo } from '../../../contract/path.ts';
import { languageOf, said } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { rowsOfTable } from './calls.ts';
import type { Driver } from './driver.ts';
import { chooseFilter, listingDriver, sampleOf } from './listing-play.ts';
import { main, press } from './ordering-play.ts';

/** Samples of a visit, and of a change of filters. */
const visit = having({ params: record(string(), string()) });
const change = having({ filters: record(string(), string()) });

interface ReadOnlyPlay<Filter extends string, Name extends CallName> {
  readonly list: Pick<ReadOnlyList<keyof Ports, Identified, Filter>, 'steps' | 'read' | 'filters'>;
  readonly chart: Driver['chart'];
  /** The call behind its port. */
  readonly call: Name;
  /** Labels of the filters. */
  readonly labels: Readonly<Record<NoInfer<Filter>, string>>;
  /** The filter that is a search field. */
  readonly search?: NoInfer<Filter>;
  /** The scenario of a visitor without rows: the server's answer `none`. */
  readonly scenario: string;
  /** Answers that the server does not give in it: `receivedBy(row, …)`. */
  readonly madeUp: (row: Calls[Name]) => Readonly<Record<string, Ending>>;
}

export function readOnlyDriver<Filter extends string, const Name extends CallName>({
  list,
  chart,
  call,
  labels,
  search,
  scenario,
  madeUp,
}: ReadOnlyPlay<Filter, Name>): Driver {
  const names = new Map(Object.entries<string>(labels));
  const [pattern = ''] = list.steps.list.paths;
  return listingDriver({
    chart,
    inputs: ['fresh', 'filtered'],
    memory: () => '',
    read: list.read,
    held: { [list.read]: rowsOfTable(call) },
    answers: ['none'],
    madeUp: madeUp(calls[call]),
    person: {
      'filters.changed': async ({ page }, segment) => {
        const sample = sampleOf(segment);
        if (sample === 'all') return press(page, 'Clear filters');
        const { filters } = create(chart.events['filters.changed']?.[sample], change);
        for (const [name, value] of Object.entries(filters)) {
          const label = names.get(name) ?? '';
          if (name === search) await main(page).getByLabel(said(page, label)).fill(value);
          else await chooseFilter(page, label, value);
        }
      },
    },
    // A search with results offers nothing to clear.
    canPlay: (_, { from, move }) =>
      move.token !== 'filters.changed:all' ||
      from.words.includes('nothingFound') ||
      'a search with results offers nothing to clear',
    scenario: () => scenario,
    open: async ({ page, way, begin }) => {
      begin();
      await page.goto(`/${languageOf(page)}${linkTo(pattern, create(chart.inputs[way.input], visit).params)}`);
    },
  });
}
