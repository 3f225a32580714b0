/** A range of network addresses in canonical form, with a label. */
export interface IpRangeEntry {
  /** A CIDR if possible (`192.0.2.0/24`, `2001:db8::/32`), a single address, else `first-last`; always canonical. */
  readonly range: string;
  /** The person's label, for instance a site or a building; may be empty. */
  readonly label: string;
}
