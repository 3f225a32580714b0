/** The context of the page of the wallet: the wallet, its operations, and the filters. */
import type { Read } from '../../domain/completeness.ts';
import type {
  OperationFilter,
  WalletOperation,
  WalletPage,
  WalletQuestion,
  WalletSummary,
} from '../../domain/wallet.ts';
import { operationKindNamed, periodNamed } from '../../domain/wallet.ts';
import type { Failure } from '../failure.ts';
import type { Params } from '../engine/path.ts';
import { filtersFrom } from '../shared/list/listing-filters.ts';
import type { ListingContext } from '../shared/list/listing.ts';
import { listingOf } from '../shared/list/listing.ts';

/** Query parameters of the history without filters; they may hold any text. */
export const noWalletFilter = { kind: '', period: '' };

export type WalletFilterName = keyof typeof noWalletFilter;

type Filters = Readonly<Record<WalletFilterName, string>>;

export interface WalletContext extends ListingContext<WalletOperation, never>, Filters {
  /** The latest answer; `null` before it, or without a wallet. */
  readonly wallet: WalletSummary | null;
  /** All operations of the filters are being read for a file. */
  readonly isCollecting: boolean;
  /** Why there is no file. */
  readonly fileFailure: Failure | null;
}

/** The input of the chart. */
export interface WalletInput {
  readonly params: Params;
  /** This person's cached answer. */
  readonly cached: (WalletPage & Read) | null;
}

/** Transitions of the operations, which have no changes. */
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

/** The filter in the address. */
export function filterOf({ kind, period }: Filters): OperationFilter {
  return { kind: operationKindNamed(kind), period: periodNamed(period) };
}

/** The query for operations. */
export function walletQuestion(filters: Filters, cursor: string | null): WalletQuestion {
  return { filter: filterOf(filters), cursor };
}
