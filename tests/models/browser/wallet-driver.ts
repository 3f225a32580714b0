/** Driver of the wallet's history for its owner, in the language of the way, over the real server. */
import type { WalletEvent } from '../../../machines/wallet/wallet.machine.ts';
import { walletChart, walletPages } from '../../../machines/wallet/wallet.samples.ts';
import { walletCalls } from '../../../contract/wallet.ts';
import { languageOf } from '../../support/words.ts';
import type { Ending } from './calls.ts';
import { answered, cut, rowsOfTable, received } from './calls.ts';
import type { ListingPlaying } from './listing-play.ts';
import { chooseFilter, listingDriver, sampleOf, receivedBy } from './listing-play.ts';
import { press } from './ordering-play.ts';
import type { Segment, Way, Playability } from './way.ts';
import { answersOf, segmentsBefore, unanswerable } from './way.ts';

const person: ListingPlaying<WalletEvent['type']> = {
  'file.asked': ({ page }) => press(page, 'Download as a spreadsheet (CSV)'),
  'filters.changed': ({ page }, segment) => chooseFilter(page, 'Type', sampleOf(segment) === 'debits' ? 'debit' : ''),
};

/** Scenarios by the server's first answer; any other has two pages. */
const scenarios: Readonly<Record<string, string>> = { noWallet: 'noWallet', unused: 'walletUnused' };

function scenarioOf(way: Way): string {
  return scenarios[answersOf(way, 'readWallet')[0] ?? ''] ?? 'wallet';
}

function canPlay(way: Way, { from, move }: Segment): Playability {
  const [kind, sample = ''] = move.token.split(':');
  if (kind === 'readWallet' && sample.startsWith('done.')) {
    const answers = answersOf(way, 'readWallet');
    // A missing or unused wallet is so from the beginning, and no other question follows.
    return answers.length === 0 || (scenarioOf(way) === 'wallet' && !(sample.slice(5) in scenarios)) || unanswerable;
  }
  // The scenario has an operation of each kind, and no year that fills two pages.
  if (kind === 'filters.changed')
    return (from.step === 'list' && sample === 'debits') || 'the scenario has no year that fills two pages';
  return true;
}

/** The server's list has two pages, and one page with filters: other pages are faked. */
function inItsPlace(way: Way, segment: Segment): Ending | undefined {
  const isFurther = segment.from.state.startsWith('records.more');
  const isFiltered = segmentsBefore(way, segment).some(({ move }) => move.token.startsWith('filters.changed:'));
  if (segment.move.token !== 'readWallet:done.paged' || !(isFurther || isFiltered)) return undefined;
  return received(walletCalls['user/pme'], walletPages.paged);
}

export const walletDriver = listingDriver({
  chart: walletChart,
  inputs: ['fresh'],
  memory: scenarioOf,
  read: 'readWallet',
  held: { readWallet: rowsOfTable('user/pme'), readWalletStatement: rowsOfTable('user/pme/statement') },
  answers: ['noWallet', 'unused', 'paged'],
  madeUp: receivedBy(walletCalls['user/pme'], {
    several: walletPages.several,
    last: walletPages.last,
    nothingFound: walletPages.nothingFound,
  }),
  inItsPlace,
  others: { 'readWalletStatement:done.all': answered, 'readWalletStatement:failed.offline': cut },
  person,
  canPlay,
  scenario: scenarioOf,
  open: async ({ page, begin }) => {
    begin();
    await page.goto(`/${languageOf(page)}/account/pme`);
  },
});
