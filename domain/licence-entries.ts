/** What a licence lists, as it is typed and requested: readers and networks. */

/** Identity of a reader: minimum user information (specification §5), and the email address. */
export interface ReaderIdentity {
  /** Civilité; 41 is unset (specification §3). */
  readonly civility: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A range of network addresses in canonical form, with a label. */
export interface IpRangeEntry {
  /** A CIDR if possible (`192.0.2.0/24`, `2001:db8::/32`), a single address, else `first-last`; always canonical. */
  readonly range: string;
  /** The person's label, for instance a site or a building; may be empty. */
  readonly label: string;
}
