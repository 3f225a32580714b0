/** A range of network addresses, as it is kept: canonical, and what somebody calls it. */
export interface IpRangeEntry {
  /** A CIDR where it is one (`192.0.2.0/24`, `2001:db8::/32`), a single address, else `first-last`; always canonical. */
  readonly range: string;
  /** A site, a building: what the person calls it; may be empty. */
  readonly label: string;
}
