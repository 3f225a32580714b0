/** What the page of addresses knows: each address of the account, which one is selected, and what is wished of them. */
import type { AddressAction, AddressBook, KeptAddress, RankedAddress } from '../../domain/address.ts';
import type { Listing, ListingContext, ListPage, Wished } from '../../shared/list/listing.ts';
import { listingOf } from '../../shared/list/listing.ts';

export interface AddressRow extends RankedAddress {
  readonly id: string;
  readonly address: KeptAddress;
}

/** Select it, ranked above what was selected before; or delete it. */
export type AddressChange = { readonly kind: 'selected'; readonly rank: number } | { readonly kind: 'deleted' };

export type AddressListing = Listing<AddressRow, AddressChange>;

export type AddressesContext = ListingContext<AddressRow, AddressChange>;

/** With what a visit begins. */
export interface AddressesInput {
  /** What this person was told last. */
  readonly cached: AddressBook | null;
}

/** Everything that happens to the rows. */
export const addressList = listingOf<AddressRow, AddressChange>({
  apply: (row, pendingChange) => {
    if (pendingChange.kind === 'deleted') return row.isDeleted ? row : { ...row, isDeleted: true };
    return row.rank === pendingChange.rank ? row : { ...row, rank: pendingChange.rank };
  },
});

/** The whole list, as the server tells it. */
export function pageOf({ addresses, selectedId }: AddressBook): ListPage<AddressRow> {
  return {
    rows: addresses.map((address) => ({
      id: String(address.id),
      address,
      rank: address.id === selectedId ? 1 : 0,
      isDeleted: false,
    })),
    next: null,
  };
}

/** What the server is asked for. */
export function actionOf({ rowId, pendingChange }: Wished<AddressChange>): AddressAction {
  return { kind: pendingChange.kind, id: Number(rowId) };
}
