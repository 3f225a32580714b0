/** Drives the page of watches as a subscriber, in the language of the path, with the real server. */
import { choices, mostWatches } from '../../../machines/watch/notifications/notifications.fixtures.ts';
import { notificationsChart } from '../../../machines/watch/notifications/notifications.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { goByIndex } from '../../support/controls.ts';
import { screen } from '../../support/browser-test.ts';
import { languageOf } from '../../support/words.ts';
import { rowsOfTable } from './calls.ts';
import { listingDriver, sampleOf, receivedBy } from './listing-play.ts';
import type { Playing } from './ordering-play.ts';
import { press } from './ordering-play.ts';
import type { Stage } from './driver.ts';
import type { Segment, Way, Playability } from './way.ts';
import { answersOf, hasMove } from './way.ts';

/** The watches of the scenario, by sample name. */
const subjects: Readonly<Record<string, string>> = { first: 'Ports and corridors', second: 'Kenya' };

/** The French names of those where the site’s differ. */
const french: Readonly<Record<string, string>> = { first: 'Ports et corridors' };

const person: Playing<string> = {
  'change.made': ({ page }, segment) =>
    press(
      page,
      `Delete: ${(languageOf(page) === 'fr' && french[sampleOf(segment)]) || (subjects[sampleOf(segment)] ?? '')}`,
    ),
};

function canPlay(way: Way, { move }: Segment): Playability {
  if (!move.token.startsWith('change.made:')) return true;
  // Each is deleted once, and the made-up ones never.
  return (
    (!hasMove(way, move.token) && !answersOf(way, 'readWatches').includes('most')) ||
    'the watch is deleted already, or is one that the server does not have'
  );
}

async function open({ page, way, begin }: Stage): Promise<void> {
  await page.goto(`/${languageOf(page)}/account`);
  if (way.input === 'again') {
    await goByIndex(page, 'Alerts');
    await screen(page, 'list').waitFor();
    await goByIndex(page, 'Overview');
    await screen(page, 'accountHome').waitFor();
  }
  begin();
  await goByIndex(page, 'Alerts');
}

export const notificationsDriver = listingDriver({
  chart: notificationsChart,
  inputs: ['link', 'again'],
  memory: (way) =>
    Object.keys(subjects)
      .filter((name) => hasMove(way, `change.made:${name}`))
      .join(),
  read: 'readWatches',
  change: 'deleteWatch',
  held: { readWatches: rowsOfTable('notifications'), deleteWatch: rowsOfTable('veilles/delete') },
  answers: ['several'],
  madeUp: receivedBy(table.notifications, { none: { watches: [], choices }, most: mostWatches }),
  person,
  canPlay,
  scenario: () => 'watches',
  open,
});
