import ipaddr from 'ipaddr.js';
import type { Issue } from '../issue.ts';

/** An address of the Internet Protocol as a number, so that addresses can be compared and counted. */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly value: bigint;
}

/** Number of bits of an address. */
export const addressBits = { 4: 32, 6: 128 } as const;

const octets = /^\d{1,20}(?:\.\d{1,20}){3}$/;
/** Groups of at most four digits; the last two may be written as an IPv4 address. */
const groups = /^(?=.*:)[\da-f:]*(?:\d+(?:\.\d+){3})?$/;

/** Issue about one of the four numbers of an IPv4 address; `null` for a valid one. */
export function octetIssue(part: string): Issue | null {
  // Some programs read a leading zero as octal, others do not.
  if (/^0\d/.test(part)) return { code: 'ipLeadingZero', values: { part, plain: part.replace(/^0+(?=\d)/, '') } };
  return Number(part) > 255 ? { code: 'ipOctet', values: { part } } : null;
}

function numberOf(bytes: readonly number[]): bigint {
  return bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n);
}

/** Parses one address, in lower case and without blanks; an IPv4-mapped IPv6 address stays IPv6. Else an issue. */
export function readAddress(text: string): IpAddress | Issue {
  const port = /^(?:\[[^\]]*\]|\d+(?:\.\d+){3}):(\d{1,5})$/.exec(text)?.[1];
  if (port !== undefined) return { code: 'ipPort', values: { port } };
  const bare = /^\[(.*)\]$/.exec(text)?.[1] ?? text;
  const zone = /^[\da-f:.]*:[\da-f:.]*%(.{1,40})$/.exec(bare)?.[1];
  if (zone !== undefined) return { code: 'ipZone', values: { zone } };
  const wrong = (/(?:^|:)(\d{1,20}(?:\.\d{1,20}){3})$/.exec(bare)?.[1] ?? '')
    .split('.')
    .map(octetIssue)
    .find((issue) => issue !== null);
  if (wrong) return wrong;
  if (octets.test(bare)) return { version: 4, value: numberOf(ipaddr.IPv4.parse(bare).toByteArray()) };
  const isSix = groups.test(bare) && !/[\da-f]{5}/.test(bare) && ipaddr.IPv6.isValid(bare);
  return isSix ? { version: 6, value: numberOf(ipaddr.IPv6.parse(bare).toByteArray()) } : { code: 'ipRange' };
}

/** An address as it is written: four numbers, or as RFC 5952 shortens it. */
export function addressText({ version, value }: IpAddress): string {
  const count = addressBits[version] / 8;
  const bytes = Array.from({ length: count }, (_, index) => Number((value >> BigInt(8 * (count - 1 - index))) & 255n));
  return ipaddr.fromByteArray(bytes).toString();
}

/** IPv6 addresses whose last 32 bits are an IPv4 address (RFC 4291, §2.5.5.2) begin here. */
const MAPPED = 0xffff_0000_0000n;

/** An address as an IPv6 number; IPv4 is mapped. */
export function mappedAddress({ version, value }: IpAddress): bigint {
  return version === 4 ? MAPPED + value : value;
}

/** Whether an IPv6 address is IPv4-mapped. */
export function isMapped(value: bigint): boolean {
  return value >> 32n === MAPPED >> 32n;
}

/** The IPv4 address in an IPv4-mapped one. */
export function unmappedAddress(value: bigint): bigint {
  return value - MAPPED;
}

/** The first and the last address of a range. */
export interface IpBounds {
  readonly version: IpAddress['version'];
  readonly first: bigint;
  readonly last: bigint;
}

/** Whether two ranges share an address. */
export function meet(left: IpBounds, right: IpBounds): boolean {
  return left.version === right.version && left.first <= right.last && right.first <= left.last;
}

/** Whether a range contains another. */
export function hold(outer: IpBounds, inner: IpBounds): boolean {
  return outer.version === inner.version && outer.first <= inner.first && inner.last <= outer.last;
}

/** The network of an address. @param prefix Number of the network's leading bits. */
export function networkBounds({ version, value }: IpAddress, prefix: number): IpBounds {
  const rest = BigInt(addressBits[version] - prefix);
  const first = (value >> rest) << rest;
  return { version, first, last: first + (1n << rest) - 1n };
}

/** Number of leading bits that a whole network shares; `null` for a range that is no network. */
function prefixOf({ version, first, last }: IpBounds): number | null {
  const count = last - first + 1n;
  const rest = count.toString(2).length - 1;
  return count === 1n << BigInt(rest) && first % count === 0n ? addressBits[version] - rest : null;
}

/** A range as text: one address, a network (CIDR), or its first and last address. */
export function boundsText(bounds: IpBounds): string {
  const { version } = bounds;
  const [first = '', last = ''] = [bounds.first, bounds.last].map((value) => addressText({ version, value }));
  if (first === last) return first;
  const prefix = prefixOf(bounds);
  return prefix === null ? `${first}-${last}` : `${first}/${prefix}`;
}

/** Compares ranges by their addresses, IPv4 first; of two with the same first address the wider one is first. */
export function byAddress(left: IpBounds, right: IpBounds): number {
  if (left.version !== right.version) return left.version - right.version;
  if (left.first !== right.first) return left.first < right.first ? -1 : 1;
  if (left.last !== right.last) return left.last > right.last ? -1 : 1;
  return 0;
}
