/**
 * Drives the reading history and the read-later list as a reader, in the language of the path, with the real server.
 */
import { readLaterChart } from '../../../machines/reading/readings/read-later.samples.ts';
import type { ReadingsEvent, ReadLaterEvent } from '../../../machines/reading/readings/readings.context.ts';
import { keptArticles, readings } from '../../../machines/reading/readings/readings.fixtures.ts';
import { readingsChart } from '../../../machines/reading/readings/readings.samples.ts';
import type { ReadingPage } from '../../../domain/reading.ts';
import { readingCalls } from '../../../contract/reading.ts';
import { languageOf, said } from '../../support/words.ts';
import { rowsOfTable } from './calls.ts';
import type { ListingPlaying } from './listing-play.ts';
import { chooseFilter, listingDriver, sampleOf, receivedBy } from './listing-play.ts';
import { main } from './ordering-play.ts';
import type { Driver } from './driver.ts';
import type { Segment, Way, Playability } from './way.ts';
import { answersOf, unanswerable } from './way.ts';

const filters: Readonly<Record<string, readonly [label: string, value: string]>> = {
  subscriber: ['Access type', 'subscriber'],
  briefs: ['Document', 'brief'],
  oldest: ['Sort by', 'oldestPublished'],
};

const person: ListingPlaying<(ReadingsEvent | ReadLaterEvent)['type']> = {
  'change.made': async ({ page }, segment) => {
    const sample = sampleOf(segment);
    const name = sample === 'kept' ? /^Save for later/ : /^Remove/;
    // The only row of some pages is the third one of the samples.
    const row = main(page).getByRole('listitem');
    const place = sample === 'dropped' && (await row.count()) > 1 ? 2 : 0;
    await row
      .nth(place)
      .getByRole('button', { name: said(page, name) })
      .click();
  },
  'filters.changed': async ({ page }, segment) => {
    const [label = '', value = ''] = filters[sampleOf(segment)] ?? [];
    await chooseFilter(page, label, value);
  },
};

/** Whether the button of a change is at its article: an article is saved and removed in turns. */
function isThere({ segments }: Way, token: string): boolean {
  const made = segments.findLastIndex(({ move }) => move.token === token);
  const since = segments.slice(made + 1).map(({ move }) => move.token);
  // The third article is only ever removed.
  const hasTurned = (each: string) => each.startsWith('change.made:') && !each.endsWith(':dropped');
  return made === -1 || since.some((each) => each === 'change.undone' || each.includes(':failed.') || hasTurned(each));
}

interface ReadingList {
  readonly chart: Driver['chart'];
  readonly read: 'readReadings' | 'readReadLater';
  readonly call: 'articles/history' | 'read-later/read';
  readonly rows: ReadingPage['rows'];
  readonly path: string;
  /** The scenario with rows. */
  readonly scenario: string;
  /** Whether that scenario has several pages; else the first one is made up. */
  readonly isPaged: boolean;
}

function readingDriver({ chart, read, call, rows, path, scenario, isPaged }: ReadingList): Driver {
  /** Whether all returned rows are those of the samples, the only ones that are changed. */
  const isOfSamples = (way: Way): boolean =>
    answersOf(way, read).every((answer) => answer === 'several' || answer === 'single');

  function canPlay(way: Way, { from, move }: Segment): Playability {
    const answers = answersOf(way, read);
    const sample = move.token.split(':')[1] ?? '';
    if (move.kind === 'answer') {
      if (sample === 'done.paged') return !answers.includes('none') || unanswerable;
      // An empty history was empty before, too, and no made-up row can be saved then.
      return sample !== 'done.none' || answers.every((answer) => answer === 'none') || unanswerable;
    }
    if (move.kind !== 'event') return true;
    // Filters appear above rows only: neither before the first answer, nor without rows.
    if (from.step === 'empty') return 'filters appear above rows only';
    if (move.event.type === 'filters.changed')
      return (from.step === 'list' && sample in filters) || 'filters appear above rows only';
    return (
      move.event.type !== 'change.made' ||
      (isOfSamples(way) && isThere(way, move.token)) ||
      'its article is not in the list that the server gives'
    );
  }

  return listingDriver({
    chart,
    inputs: ['fresh'],
    memory: (way) => String(isOfSamples(way)),
    read,
    change: 'keepArticle',
    held: { [read]: rowsOfTable(call), keepArticle: rowsOfTable('read-later/keep', 'read-later/drop') },
    answers: isPaged ? ['none', 'paged'] : ['none'],
    // The server cannot give these pages in this scenario.
    madeUp: {
      ...(!isPaged && receivedBy(readingCalls[call], { paged: { rows: rows.slice(0, 3), next: 'page-2' } })),
      ...receivedBy(readingCalls[call], {
        several: { rows: rows.slice(0, 3), next: null },
        single: { rows: rows.slice(2, 3), next: null },
        last: { rows: rows.slice(3), next: null },
      }),
    },
    person,
    canPlay,
    scenario: (way) => (answersOf(way, read)[0] === 'none' ? 'noReadings' : scenario),
    open: async ({ page, begin }) => {
      begin();
      await page.goto(`/${languageOf(page)}${path}`);
    },
  });
}

export const readingsDriver = readingDriver({
  chart: readingsChart,
  read: 'readReadings',
  call: 'articles/history',
  rows: readings,
  path: '/account/readings',
  scenario: 'readings',
  isPaged: true,
});

export const readLaterDriver = readingDriver({
  chart: readLaterChart,
  read: 'readReadLater',
  call: 'read-later/read',
  rows: keptArticles,
  path: '/account/readlater',
  scenario: 'readLater',
  isPaged: false,
});
