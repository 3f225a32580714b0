import type { IpAddress } from './ip-address.ts';
import { addressBits, addressText } from './ip-address.ts';

/** The first and the last address of a range. */
export interface IpBounds {
  readonly version: IpAddress['version'];
  readonly first: bigint;
  readonly last: bigint;
}

/** Whether two ranges have an address in common. */
export function meet(left: IpBounds, right: IpBounds): boolean {
  return left.version === right.version && left.first <= right.last && right.first <= left.last;
}

/** Whether a range has every address of another. */
export function hold(outer: IpBounds, inner: IpBounds): boolean {
  return outer.version === inner.version && outer.first <= inner.first && inner.last <= outer.last;
}

/** The network that an address is in. @param prefix How many of its first bits are the network's. */
export function networkBounds({ version, value }: IpAddress, prefix: number): IpBounds {
  const rest = BigInt(addressBits[version] - prefix);
  const first = (value >> rest) << rest;
  return { version, first, last: first + (1n << rest) - 1n };
}

/** How many of its first bits are the same in a whole network; `null` where a range is no network. */
function prefixOf({ version, first, last }: IpBounds): number | null {
  const count = last - first + 1n;
  const rest = count.toString(2).length - 1;
  return count === 1n << BigInt(rest) && first % count === 0n ? addressBits[version] - rest : null;
}

/** How a range is written: as one address, as a network (CIDR), or as its first and last address. */
export function boundsText(bounds: IpBounds): string {
  const { version } = bounds;
  const [first = '', last = ''] = [bounds.first, bounds.last].map((value) => addressText({ version, value }));
  if (first === last) return first;
  const prefix = prefixOf(bounds);
  return prefix === null ? `${first}-${last}` : `${first}/${prefix}`;
}

/** Ranges in the order of their addresses, those of IPv4 first; of two with the same first address the wider one. */
export function byAddress(left: IpBounds, right: IpBounds): number {
  if (left.version !== right.version) return left.version - right.version;
  if (left.first !== right.first) return left.first < right.first ? -1 : 1;
  if (left.last !== right.last) return left.last > right.last ? -1 : 1;
  return 0;
}
