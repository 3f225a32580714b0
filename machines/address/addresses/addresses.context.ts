/** What the page of addresses knows: each address of the account, which one is selected, and what is wished of them. */
import type { AddressAction, AddressBook, KeptAddress, RankedAddress } from '../../domain/address.ts';
import type { Listing, ListingContext, ListPage, Wished } from '../../shared/list/listing.ts';
import { listingOf } from '../../shared/list/listing.ts';

export interface AddressRow extends RankedAddress {
  readonly id: string;
  readonly address: KeptAddress;
}

/** Select it, ranked above what was selected before; or delete it. */
export type AddressWish = { readonly kind: 'selected'; readonly rank: number } | { readonly kind: 'deleted' };

export type AddressListing = Listing<AddressRow, AddressWish>;

export type AddressesContext = ListingContext<AddressRow, AddressWish>;

/** With what a visit begins. */
export interface AddressesInput {
  /** What this person was told last. */
  readonly shelved: AddressBook | null;
}

/** Everything that happens to the rows. */
export const addressList = listingOf<AddressRow, AddressWish>({
  apply: (row, wish) => {
    if (wish.kind === 'deleted') return row.isDeleted ? row : { ...row, isDeleted: true };
    return row.rank === wish.rank ? row : { ...row, rank: wish.rank };
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
export function actionOf({ rowId, wish }: Wished<AddressWish>): AddressAction {
  return { kind: wish.kind, id: Number(rowId) };
}
