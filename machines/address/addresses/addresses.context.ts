/** The context of the page of addresses: each address of the account, the selected one, and pending changes. */
import type { Read } from '../../../domain/completeness.ts';
import type { AddressAction, AddressBook, KeptAddress, RankedAddress } from '../../../domain/address.ts';
import type { Listing, ListingContext, ListPage, RowChange } from '../../shared/list/listing.ts';
import { listingOf } from '../../shared/list/listing.ts';

export interface AddressRow extends RankedAddress {
  readonly id: string;
  readonly address: KeptAddress;
}

/** A change: selects an address, by a rank above the selected one's; or deletes it. */
export type AddressChange = { readonly kind: 'selected'; readonly rank: number } | { readonly kind: 'deleted' };

export type AddressListing = Listing<AddressRow, AddressChange>;

export type AddressesContext = ListingContext<AddressRow, AddressChange>;

/** The input of the page's chart. */
export interface AddressesInput {
  /** This person's cached answer. */
  readonly cached: (AddressBook & Read) | null;
}

/** Transitions of the rows. */
export const addressList = listingOf<AddressRow, AddressChange>({
  apply: (row, pendingChange) => {
    if (pendingChange.kind === 'deleted') return row.isDeleted ? row : { ...row, isDeleted: true };
    return row.rank === pendingChange.rank ? row : { ...row, rank: pendingChange.rank };
  },
});

/** The whole list as one page. */
export function pageOf({ addresses, selectedId, completeness }: AddressBook & Read): ListPage<AddressRow> {
  return {
    rows: addresses.map((address) => ({
      id: String(address.id),
      address,
      rank: address.id === selectedId ? 1 : 0,
      isDeleted: false,
    })),
    completeness,
    next: null,
  };
}

/** The request of a change. */
export function actionOf({ rowId, pendingChange }: RowChange<AddressChange>): AddressAction {
  return { kind: pendingChange.kind, id: Number(rowId) };
}
