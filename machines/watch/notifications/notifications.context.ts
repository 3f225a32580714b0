/** The context of the page of watches: the person's watches, and those just deleted. */
import type { Read } from '../../../domain/completeness.ts';
import type { Watch, Watches } from '../../../domain/watch.ts';
import type { Listing, ListingContext, ListPage } from '../../shared/list/listing.ts';
import { listingOf } from '../../shared/list/listing.ts';

/** A watch; a deleted one stays in its place until the list is read again. */
export interface WatchRow extends Watch {
  readonly isDeleted: boolean;
}

/** The deletion of a watch. */
export interface WatchChange {
  readonly isDeleted: true;
}

export type WatchListing = Listing<WatchRow, WatchChange>;

export type NotificationsContext = ListingContext<WatchRow, WatchChange>;

/** The input of the chart: this person's cached answer. */
export interface NotificationsInput {
  readonly cached: (Watches & Read) | null;
}

/** Transitions of the rows. */
export const watchList = listingOf<WatchRow, WatchChange>({
  apply: (row) => (row.isDeleted ? row : { ...row, isDeleted: true }),
});

/** The whole list as one page. */
export function pageOf({ watches, completeness }: Watches & Read): ListPage<WatchRow> {
  return { rows: watches.map((watch) => ({ ...watch, isDeleted: false })), completeness, next: null };
}
