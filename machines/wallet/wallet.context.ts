/** What the page of the wallet knows: the wallet, what went in and out of it, which of it is asked for. */
import type { OperationFilter, WalletOperation, WalletPage, WalletQuestion, WalletSummary } from '../domain/wallet.ts';
import { operationKindNamed, periodNamed } from '../domain/wallet.ts';
import type { Failure } from '../failure.ts';
import type { Params } from '../engine/path.ts';
import { filtersFrom } from '../shared/list/listing-filters.ts';
import type { ListingContext } from '../shared/list/listing.ts';
import { listingOf } from '../shared/list/listing.ts';

/** The filters of the history, none of them set: texts of the address, whatever they say. */
export const noWalletFilter = { kind: '', period: '' };

export type WalletFilterName = keyof typeof noWalletFilter;

type Filters = Readonly<Record<WalletFilterName, string>>;

export interface WalletContext extends ListingContext<WalletOperation, never>, Filters {
  /** As it was told last; `null`: it was not told yet, or there is none. */
  readonly wallet: WalletSummary | null;
  /** All operations that are asked for are being read for a file. */
  readonly isCollecting: boolean;
  /** Why there is no file. */
  readonly fileFailure: Failure | null;
}

/** With what a visit begins. */
export interface WalletInput {
  readonly params: Params;
  /** What this person was told last. */
  readonly cached: WalletPage | null;
}

/** What happens to the operations: they come, and stay as they are. */
export const walletList = listingOf<WalletOperation, never>({ apply: (row) => row });

export function openingOf({ params, cached }: WalletInput): WalletContext {
  return {
    listing: walletList.begin({ cached }),
    ...filtersFrom(noWalletFilter, params),
    wallet: cached?.wallet ?? null,
    isCollecting: false,
    fileFailure: null,
  };
}

/** Which operations the address names. */
export function filterOf({ kind, period }: Filters): OperationFilter {
  return { kind: operationKindNamed(kind), period: periodNamed(period) };
}

/** What is asked. */
export function walletQuestion(filters: Filters, cursor: string | null): WalletQuestion {
  return { filter: filterOf(filters), cursor };
}
