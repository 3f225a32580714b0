import ipaddr from 'ipaddr.js';
import type { Complaint } from '../complaint.ts';

/** An address of the Internet Protocol as a number, so that addresses can be compared and counted. */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly value: bigint;
}

/** How many bits an address has. */
export const addressBits = { 4: 32, 6: 128 } as const;

const octets = /^\d{1,20}(?:\.\d{1,20}){3}$/;
/** Groups of at most four digits; the last two may be written as an IPv4 address. */
const groups = /^(?=.*:)[\da-f:]*(?:\d+(?:\.\d+){3})?$/;

/** What is wrong with one of the four numbers of an IPv4 address. */
export function octetComplaint(part: string): Complaint | null {
  // Some programs read such a number to the base of eight, others do not.
  if (/^0\d/.test(part)) return { code: 'ipLeadingZero', values: { part, plain: part.replace(/^0+(?=\d)/, '') } };
  return Number(part) > 255 ? { code: 'ipOctet', values: { part } } : null;
}

function numberOf(bytes: readonly number[]): bigint {
  return bytes.reduce((value, byte) => value * 256n + BigInt(byte), 0n);
}

/** One address, in lower case and without blanks; IPv4 in IPv6's clothes stays as it is written. Else what is wrong with it. */
export function readAddress(text: string): IpAddress | Complaint {
  const port = /^(?:\[[^\]]*\]|\d+(?:\.\d+){3}):(\d{1,5})$/.exec(text)?.[1];
  if (port !== undefined) return { code: 'ipPort', values: { port } };
  const bare = /^\[(.*)\]$/.exec(text)?.[1] ?? text;
  const zone = /^[\da-f:.]*:[\da-f:.]*%(.{1,40})$/.exec(bare)?.[1];
  if (zone !== undefined) return { code: 'ipZone', values: { zone } };
  const wrong = (/(?:^|:)(\d{1,20}(?:\.\d{1,20}){3})$/.exec(bare)?.[1] ?? '')
    .split('.')
    .map(octetComplaint)
    .find((complaint) => complaint !== null);
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

/** An address among those of IPv6. */
export function mappedAddress({ version, value }: IpAddress): bigint {
  return version === 4 ? MAPPED + value : value;
}

/** Whether an IPv6 address is one of IPv4. */
export function isMapped(value: bigint): boolean {
  return value >> 32n === MAPPED >> 32n;
}

/** The IPv4 address that an IPv6 address holds. */
export function unmappedAddress(value: bigint): bigint {
  return value - MAPPED;
}
