/** Driver of the list of subscriptions for a subscriber. */
import { subscriptions } from '../../../machines/subscription/subscriptions/subscriptions.fixtures.ts';
import { subscriptionList } from '../../../machines/subscription/subscriptions/subscriptions.list.ts';
import { subscriptionsChart } from '../../../machines/subscription/subscriptions/subscriptions.samples.ts';
import type { Driver } from './driver.ts';
import { receivedBy } from './listing-play.ts';
import { readOnlyDriver } from './read-only-play.ts';
import type { Segment, Way } from './way.ts';

const listed = readOnlyDriver({
  list: subscriptionList,
  chart: subscriptionsChart,
  call: 'subscriptions/all',
  labels: { status: 'Status', text: 'Publication or reference' },
  search: 'text',
  scenario: 'noInvoice',
  madeUp: (row) => receivedBy(row, { several: subscriptions }),
});

/** Without filters, a return to the tab reads all again. */
const isReadAgain = ({ input, segments }: Way, { move }: Segment): boolean =>
  move.token === 'place.changed:all' &&
  input === 'fresh' &&
  !segments.some((segment) => segment.move.token.startsWith('filters.'));

export const subscriptionsDriver: Driver = {
  ...listed,
  canPlay: (way, segment) => isReadAgain(way, segment) || listed.canPlay(way, segment),
  play: async (stage, segment) =>
    segment.move.token === 'place.changed:all'
      ? stage.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
      : listed.play(stage, segment),
};
