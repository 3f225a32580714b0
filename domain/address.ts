/** A postal address as a person gives it; texts may be empty where the country has no such line. */
export interface PostalAddress {
  readonly organisation: string;
  /** The person who receives mail there. */
  readonly recipient: string;
  readonly street: string;
  /** A second line: floor, building, post-office box. */
  readonly complement: string;
  readonly postalCode: string;
  readonly city: string;
  /** State, province or the like; `null` or absent where nothing asked for it. */
  readonly region?: string | null | undefined;
  /** ISO 3166 code. */
  readonly country: string;
}

/** The lines of an address, in the order in which a form asks for them: the country decides about the others. */
export const addressFields = [
  'country',
  'organisation',
  'recipient',
  'street',
  'complement',
  'postalCode',
  'city',
  'region',
] as const satisfies readonly (keyof PostalAddress)[];

/** An address without any data yet. */
export const emptyAddress: PostalAddress = {
  organisation: '',
  recipient: '',
  street: '',
  complement: '',
  postalCode: '',
  city: '',
  country: '',
};

/** Maximum number of addresses of an account. */
export const MOST_ADDRESSES = 20;

/** An address that the publisher keeps for an account. */
export interface KeptAddress extends PostalAddress {
  readonly id: number;
}

/** The lines of an address, without the number that a kept one has. */
export function postalAddressOf(address: PostalAddress): PostalAddress {
  const { organisation, recipient, street, complement, postalCode, city, region, country } = address;
  const known = { organisation, recipient, street, complement, postalCode, city, country };
  return typeof region === 'string' ? { ...known, region } : known;
}

/** The addresses of an account and the selected one (specification §3, Addresses). */
export interface AddressBook {
  /** In the order in which they were added. */
  readonly addresses: readonly KeptAddress[];
  /** `null` without an address. */
  readonly selectedId: number | null;
}

/** An address to be kept: a new one, or in the place of the one with this number. It becomes the selected one. */
export interface AddressChange {
  readonly id: number | null;
  readonly address: PostalAddress;
}

/** The selection or deletion of a kept address. */
export interface AddressAction {
  readonly kind: 'selected' | 'deleted';
  readonly id: number;
}

/** Whether two addresses say the same, line by line. */
export function isSameAddress(left: PostalAddress, right: PostalAddress): boolean {
  return addressFields.every((field) => (left[field] ?? '') === (right[field] ?? ''));
}

/** The selected address of a book, if there is one. */
export function selectedAddress({ addresses, selectedId }: AddressBook): KeptAddress | null {
  return addresses.find(({ id }) => id === selectedId) ?? null;
}

/** State of a kept address in the list while it is selected or deleted. */
export interface RankedAddress {
  /** The highest is selected; of equal ones, the oldest address. */
  readonly rank: number;
  /** It is deleted, and stays in its place as long as the list is shown. */
  readonly isDeleted: boolean;
}

/** The selected row among those that are not deleted, as the server will say; `undefined` without one. */
export function selectedOf<Row extends RankedAddress>(rows: readonly Row[]): Row | undefined {
  const left = rows.filter(({ isDeleted }) => !isDeleted);
  const highest = Math.max(...left.map(({ rank }) => rank));
  return left.find(({ rank }) => rank === highest);
}

/** The rank of a newly selected row. */
export function nextRank(rows: readonly RankedAddress[]): number {
  return Math.max(0, ...rows.map(({ rank }) => rank)) + 1;
}
