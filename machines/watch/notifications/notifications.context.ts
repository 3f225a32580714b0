/** What the page of watches knows: what is watched for the person, and which of it they have deleted just now. */
import type { Watch, Watches } from '../../domain/watch.ts';
import type { Listing, ListingContext, ListPage } from '../../shared/list/listing.ts';
import { listingOf } from '../../shared/list/listing.ts';

/** A watch, and whether it was deleted just now: it stays in its place until the list is read again. */
export interface WatchRow extends Watch {
  readonly isDeleted: boolean;
}

/** What a person wants of a watch: that there is none. */
export interface WatchChange {
  readonly isDeleted: true;
}

export type WatchListing = Listing<WatchRow, WatchChange>;

export type NotificationsContext = ListingContext<WatchRow, WatchChange>;

/** With what a visit begins: what this person was told last. */
export interface NotificationsInput {
  readonly cached: Watches | null;
}

/** Everything that happens to the rows. */
export const watchList = listingOf<WatchRow, WatchChange>({
  apply: (row) => (row.isDeleted ? row : { ...row, isDeleted: true }),
});

/** The whole list, as the server tells it. */
export function pageOf({ watches }: Watches): ListPage<WatchRow> {
  return { rows: watches.map((watch) => ({ ...watch, isDeleted: false })), next: null };
}
