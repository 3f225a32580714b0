/** Driver of the list of subscriptions for a subscriber, in the language of the way, over the real server. */
import { subscriptions } from '../../../machines/subscription/subscriptions/subscriptions.fixtures.ts';
import type { SubscriptionsEvent } from '../../../machines/subscription/subscriptions/subscriptions.machine.ts';
import { subscriptionsChart } from '../../../machines/subscription/subscriptions/subscriptions.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { languageOf, said } from '../../support/words.ts';
import { rowsOfTable } from './calls.ts';
import type { ListingPlaying } from './listing-play.ts';
import { chooseFilter, listingDriver, sampleOf, receivedBy } from './listing-play.ts';
import { main, press } from './ordering-play.ts';
import type { Driver } from './driver.ts';

const person: ListingPlaying<SubscriptionsEvent['type']> = {
  'filters.changed': async ({ page }, segment) => {
    const sample = sampleOf(segment);
    if (sample === 'current') await chooseFilter(page, 'Status', 'current');
    else if (sample === 'words') await main(page).getByLabel(said(page, 'Publication or reference')).fill('zzz');
    else await press(page, 'Clear filters');
  },
};

const listed = listingDriver({
  chart: subscriptionsChart,
  inputs: ['link', 'filtered'],
  memory: () => '',
  read: 'readSubscriptions',
  held: { readSubscriptions: rowsOfTable('subscriptions/all') },
  answers: ['none'],
  madeUp: receivedBy(table['subscriptions/all'], { several: subscriptions }),
  person,
  // A search with results offers nothing to clear.
  canPlay: (_, { from, move }) => move.token !== 'filters.changed:all' || from.words.includes('nothingFound'),
  scenario: () => 'noInvoice',
  open: async ({ page, way, begin }) => {
    begin();
    await page.goto(
      `/${languageOf(page)}/account/subscriptions${way.input === 'filtered' ? '?status=current&text=sahel' : ''}`,
    );
  },
});

/** Without filters, a return to the tab reads all again. */
const isReadAgain: Driver['canPlay'] = ({ input, segments }, { move }) =>
  move.token === 'place.changed:all' &&
  input === 'link' &&
  !segments.some((segment) => segment.move.token.startsWith('filters.'));

export const subscriptionsDriver: Driver = {
  ...listed,
  canPlay: (way, segment) => isReadAgain(way, segment) || listed.canPlay(way, segment),
  play: async (stage, segment) =>
    segment.move.token === 'place.changed:all'
      ? stage.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
      : listed.play(stage, segment),
};
