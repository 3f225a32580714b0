import type { Read } from '../../domain/completeness.ts';
import { whole, without } from '../../domain/completeness.ts';
import type { WalletPage } from '../../domain/wallet.ts';
import type { Chart } from '../engine/model/samples.ts';
import { defineChart, plain } from '../engine/model/samples.ts';
import { isFiltered } from '../shared/list/listing-filters.ts';
import {
  isListingMove,
  listingSerialize,
  listingPartial,
  listingVisibleContext,
  listPages,
  readFailures,
  quietPages,
} from '../shared/list/listing.samples.ts';
import type { WalletContext } from './wallet.context.ts';
import { noWalletFilter } from './wallet.context.ts';
import { operations, unusedWallet, wallet } from './wallet.fixtures.ts';
import { walletMachine } from './wallet.machine.ts';
import { walletSteps } from './wallet.steps.ts';

const [first, second, third, ...others] = operations;
if (!first || !second || !third) throw new Error('There are too few operations');

const { paged, last, none, unread } = listPages([first, second, third, ...others], third);

/** Pages of operations; `unused`: a wallet without operations; `noWallet`: no wallet. */
export const walletPages = {
  several: { rows: operations, completeness: whole, next: null, wallet },
  paged: { ...paged, wallet },
  last: { ...last, wallet },
  nothingFound: { ...none, wallet },
  unused: { ...none, wallet: unusedWallet },
  noWallet: { ...none, wallet: null },
  partial: { rows: operations.slice(2), completeness: without(2), next: null, wallet },
  unread: { ...unread, wallet },
} satisfies Record<string, WalletPage & Read>;

const request = 'POST /ajax/user/pme';
const walked = { changes: {}, filters: noWalletFilter };

/** The walk's moves: a file is requested from idle rows, and an empty result only with filters. */
function isPossible(token: string, context: WalletContext): boolean {
  const isNarrowed = isFiltered(noWalletFilter, context);
  if (token === 'readWallet:done.nothingFound') return isNarrowed;
  if (token === 'readWallet:done.unused' || token === 'readWallet:done.noWallet') return !isNarrowed;
  if (token === 'file.asked') return context.listing.rows.length > 0 && !isNarrowed;
  return isListingMove(walked, token, context);
}

/** The wallet's history, with all its events. */
export const walletChart: Chart<WalletContext> = defineChart({
  name: 'wallet',
  machine: walletMachine,
  steps: walletSteps,
  inputs: {
    fresh: { cached: null, params: {} },
    cached: { cached: walletPages.paged, params: {} },
    filtered: { cached: null, params: { kind: 'debit' } },
  },
  events: {
    'more.wanted': plain,
    retried: plain,
    'notice.dismissed': plain,
    'file.asked': plain,
    'filters.changed': {
      debits: { filters: { kind: 'debit' } },
      year: { filters: { period: '2025' } },
      all: { filters: noWalletFilter },
    },
    'place.changed': { all: { params: {} }, month: { params: { period: '2026-01' } } },
  },
  actorResponses: {
    readWallet: { done: walletPages, failed: readFailures(request) },
    readWalletStatement: { done: { all: operations }, failed: readFailures(request) },
  },
  params: {},
  effects: [],
  isPossible,
  serialize: (context) => ({
    ...listingSerialize(context),
    filters: isFiltered(noWalletFilter, context) ? 'filtered' : '',
  }),
  visibleContext: (context) => ({
    ...listingVisibleContext(context),
    wallet: context.listing.received === null || context.wallet?.isActive ? '' : context.wallet ? 'unused' : 'noWallet',
    file: context.fileFailure ? 'noFile' : '',
  }),
  partial: listingPartial,
  quiet: { ...quietPages, 'records.collecting': 'the file is made next to the list, which stays in use' },
});
