/** Driver of the page of newsletters for a subscriber, in the language of the way, over the real server. */
import type { NewslettersEvent } from '../../../machines/newsletter/newsletters/newsletters.machine.ts';
import { newslettersChart } from '../../../machines/newsletter/newsletters/newsletters.samples.ts';
import { calls as table } from '../../../contract/calls.ts';
import { goByIndex } from '../../support/controls.ts';
import { screen } from '../../support/browser-test.ts';
import { languageOf, said } from '../../support/words.ts';
import { rowsOfTable } from './calls.ts';
import type { ListingPlaying } from './listing-play.ts';
import { listingDriver, sampleOf, receivedBy } from './listing-play.ts';
import { main } from './ordering-play.ts';
import type { Stage } from './driver.ts';
import type { Segment, Way, Playability } from './way.ts';
import { answersOf, hasMove, unanswerable } from './way.ts';

const switches: Readonly<Record<string, string>> = { summaryOff: 'Summary', advertsOn: 'Receive these without ads' };

const person: ListingPlaying<NewslettersEvent['type']> = {
  'change.made': ({ page }, segment) => {
    const publication = main(page).getByRole('region', { name: /^(The Lagoon Courier|Le Courrier des Lagunes)$/ });
    return publication.getByRole('switch', { name: said(page, switches[sampleOf(segment)] ?? '') }).click();
  },
};

/** The server's first answer on a way, and every later one. */
function firstOf(way: Way): string | undefined {
  return way.input === 'again' ? 'several' : answersOf(way, 'readNewsletters')[0];
}

function canPlay(way: Way, { move }: Segment): Playability {
  const [port, sample] = move.token.split(':done.');
  if (port === 'readNewsletters' && sample !== undefined)
    return (sample === 'none' ? way.segments.length === 0 : sample === (firstOf(way) ?? sample)) || unanswerable;
  // Each newsletter is switched off once; without any received, there is nothing to switch off.
  if (move.token.startsWith('change.made:'))
    return (!hasMove(way, move.token) && firstOf(way) !== 'nothingReceived') || 'the newsletter is off already';
  return true;
}

async function open({ page, way, begin }: Stage): Promise<void> {
  // The account's first page would cache this page's answer: start elsewhere.
  await page.goto(`/${languageOf(page)}/account/contact`);
  if (way.input === 'again') {
    await goByIndex(page, 'Newsletters');
    await screen(page, 'list').waitFor();
    await goByIndex(page, 'Contact');
    await screen(page, 'writing').waitFor();
  }
  begin();
  await goByIndex(page, 'Newsletters');
}

export const newslettersDriver = listingDriver({
  chart: newslettersChart,
  inputs: ['link', 'again'],
  memory: (way) =>
    [firstOf(way), ...Object.keys(switches).filter((name) => hasMove(way, `change.made:${name}`))].join(),
  read: 'readNewsletters',
  change: 'changeNewsletter',
  held: {
    readNewsletters: rowsOfTable('servicesemail'),
    changeNewsletter: rowsOfTable('servicesemail/update', 'servicesemailnopub'),
  },
  answers: ['several', 'nothingReceived'],
  madeUp: receivedBy(table.servicesemail, { none: { publications: [], others: [] } }),
  person,
  canPlay,
  scenario: (way) => (firstOf(way) === 'nothingReceived' ? 'noInvoice' : 'newsletters'),
  open,
});
