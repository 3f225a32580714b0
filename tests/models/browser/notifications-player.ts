/** The page of watches as a subscriber plays it, in English, with the real server behind it. */
import { choices, mostWatches } from '../../../machines/account/notifications/notifications.fixtures.ts';
import { notificationsChart } from '../../../machines/account/notifications/notifications.samples.ts';
import { calls as table } from '../../../src/contract/calls.ts';
import { screen } from '../../support/desk.ts';
import { rowsOfTable } from './calls.ts';
import { listingPlayer, sampleOf, toldBy } from './listing-play.ts';
import type { Playing } from './ordering-play.ts';
import { main, press } from './ordering-play.ts';
import type { Stage } from './player.ts';
import type { Leg, Way } from './way.ts';
import { answersOf, hasMove } from './way.ts';

/** What is watched in the scenario, under the names of the samples. */
const subjects: Readonly<Record<string, string>> = { first: 'Ports and corridors', second: 'Kenya' };

const person: Playing<string> = {
  'change.made': ({ page }, leg) => press(page, `Delete: ${subjects[sampleOf(leg)] ?? ''}`),
  // The button of a watch that is gone for good does nothing.
  'change.undone': ({ page }) => main(page).getByRole('button', { name: /^Undo/, disabled: false }).click(),
};

function canPlay(way: Way, { move }: Leg): boolean {
  if (!move.token.startsWith('change.made:')) return true;
  // Each is deleted once, and nobody deletes what the scenario's server has not told.
  return !hasMove(way, move.token) && !answersOf(way, 'readWatches').includes('most');
}

async function open({ page, way, begin }: Stage): Promise<void> {
  const link = page.getByRole('link', { name: 'Watches' }).first();
  await page.goto('/en/account');
  if (way.input === 'again') {
    await link.click();
    await screen(page, 'list').waitFor();
    await page.getByRole('link', { name: 'Overview' }).first().click();
    await screen(page, 'accountHome').waitFor();
  }
  begin();
  await link.click();
}

export const notificationsPlayer = listingPlayer({
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
  madeUp: toldBy(table.notifications, { none: { watches: [], choices }, most: mostWatches }),
  person,
  canPlay,
  scenario: () => 'watches',
  open,
});
