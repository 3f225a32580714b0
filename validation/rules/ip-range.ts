/** Parses a range of addresses in any common notation into one canonical text, on the page and on the server. */
import ipaddr from 'ipaddr.js';
import type { Struct } from 'superstruct';
import { coerce, refine, string } from 'superstruct';
import type { Issue } from '../issue.ts';
import { refusal } from '../issue.ts';
import type { IpAddress, IpBounds } from './ip-address.ts';
import {
  addressBits,
  addressText,
  isMapped,
  mappedAddress,
  readAddress,
  unmappedAddress,
  boundsText,
  byAddress,
  hold,
  meet,
  networkBounds,
  octetIssue,
} from './ip-address.ts';
import type { BlockKind } from './ip-blocks.ts';
import { kindsWithin } from './ip-blocks.ts';
import { excludesAddresses } from './ip-exclusion.ts';

/** Number of set bits in a subnet mask, as in `255.255.255.0`; `null` for any other text. */
function prefixOfMask(mask: string): number | null {
  return ipaddr.IPv4.isValidFourPartDecimal(mask) ? ipaddr.IPv4.parse(mask).prefixLengthFromSubnetMask() : null;
}

const wildcard: Issue = { code: 'ipWildcard' };
const isAny = (part: string) => part === '*' || part === 'x';

/** The range between two addresses, or an issue about them. */
function between(from: string, to: string): IpBounds | Issue {
  const [first, last] = [readAddress(from), readAddress(to)];
  if ('code' in first) return first;
  if ('code' in last) return last;
  return { version: first.version, first: first.value, last: last.value };
}

/** `192.0.2.*`, `192.0.*`, `192.0.2.1-9`, `192.0.2-5.*`. */
function readOctets(text: string): IpBounds | Issue {
  const written = text.split('.');
  const last = written.at(-1) ?? '';
  if (written.length < 4 && !isAny(last)) return { code: 'ipRange' };
  const parts = [...written, ...Array.from({ length: 4 - written.length }, () => last)];
  const ends = parts.map((part) => {
    const [from = '', to = from] = isAny(part) ? ['0', '255'] : part.split('-');
    return { from, to };
  });
  const issue = ends.flatMap(({ from, to }) => [from, to]).map(octetIssue);
  const wrong = issue.find((one) => one !== null);
  if (wrong) return wrong;
  const reversed = ends.find(({ from, to }) => Number(from) > Number(to));
  if (reversed) return { code: 'ipOrder', values: { first: reversed.from, last: reversed.to } };
  // After the first number that stands for several, all others must be open, or the range would have holes.
  const start = ends.findIndex(({ from, to }) => from !== to);
  if (start !== -1 && ends.slice(start + 1).some(({ from, to }) => from !== '0' || to !== '255')) return wildcard;
  return between(ends.map(({ from }) => from).join('.'), ends.map(({ to }) => to).join('.'));
}

/** `2001:db8:1:*`: all addresses that begin so. */
function readGroups(text: string): IpBounds | Issue {
  const written = text.split(':');
  const start = written.findIndex(isAny);
  if (start < 1 || written.length > 8 || written.includes('') || !written.slice(start).every(isAny)) return wildcard;
  const fill = (group: string) =>
    [...written.slice(0, start), ...Array.from({ length: 8 - start }, () => group)].join(':');
  return between(fill('0'), fill('ffff'));
}

/** Parses a range with open numbers (asterisks or a short dash); `null` for any other notation. */
function readPattern(text: string): IpBounds | Issue | null {
  if (/^(?=.*[*x-])(?:[*x]|\d{1,9}(?:-\d{1,9})?)(?:\.(?:[*x]|\d{1,9}(?:-\d{1,9})?)){1,3}$/.test(text)) {
    return readOctets(text);
  }
  if (/^[\da-f:*]*:[\da-f:*]*$/.test(text) && text.includes('*')) return readGroups(text);
  return text.includes('*') ? wildcard : null;
}

/** Warnings about a range before it is saved: it is wider than the typed one, or contains unreachable addresses. */
export type RangeWarning = 'hostBits' | BlockKind;

export interface ParsedRange {
  readonly kind: 'valid';
  /** Canonical: a network (CIDR) if possible, one address, else `first-last`; IPv4-mapped IPv6 addresses are IPv4. */
  readonly range: string;
  readonly first: string;
  readonly last: string;
  /** Number of addresses, in digits: IPv6 ranges exceed a JavaScript number. */
  readonly count: string;
  readonly version: IpAddress['version'];
  readonly warnings: readonly RangeWarning[];
}

export type RangeVerdict = ParsedRange | { readonly kind: 'invalid'; readonly issue: Issue };

/** Maximum length of a range in any notation: twice the longest address, and spaces. */
const LONGEST_TEXT = 200;

/** The shortest accepted prefix: no organisation has a wider network. */
const widest = { 4: 8, 6: 20 } as const;

/** Normalized text: one kind of spaces and dashes, lower case. */
function tidied(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll(/[\u2217\u204E]/g, '*')
    .toLowerCase()
    .trim()
    .replaceAll(/\s+(?:à|to)\s+/g, '-')
    .replaceAll(/\s*([-/])\s*/g, '$1')
    .replaceAll(/\s+/g, ' ');
}

interface ReadRange {
  readonly bounds: IpBounds;
  readonly hasHostBits: boolean;
}

type Reading = ReadRange | Issue;

function network(address: IpAddress, prefix: number): ReadRange {
  const bounds = networkBounds(address, prefix);
  return { bounds, hasHostBits: bounds.first !== address.value };
}

/** `192.0.2.0/24`, `192.0.2.0/255.255.255.0`. */
function readNetwork(text: string, mask: string): Reading {
  const address = readAddress(text);
  if ('code' in address) return address;
  if (/^0\d+$/.test(mask)) {
    return { code: 'ipLeadingZero', values: { part: mask, plain: mask.replace(/^0+(?=\d)/, '') } };
  }
  const max = addressBits[address.version];
  if (/^\d+$/.test(mask)) {
    return Number(mask) > max ? { code: 'ipPrefix', values: { max } } : network(address, Number(mask));
  }
  const prefix = address.version === 4 ? prefixOfMask(mask) : null;
  return prefix === null ? { code: 'ipMask', values: { mask } } : network(address, prefix);
}

/** `192.0.2.1-192.0.2.9`, `2001:db8::1-9`. */
function readEnds(from: string, to: string): Reading {
  const first = readAddress(from);
  if ('code' in first) return first;
  const isShort = first.version === 6 && /^[\da-f]{1,4}$/.test(to);
  const last = isShort
    ? ({ version: 6, value: ((first.value >> 16n) << 16n) + BigInt(`0x${to}`) } as const)
    : readAddress(to);
  if ('code' in last) return last;
  // If one end is IPv4 and the other IPv6, the latter may be IPv4-mapped.
  const bounds: IpBounds =
    first.version === last.version
      ? { version: first.version, first: first.value, last: last.value }
      : { version: 6, first: mappedAddress(first), last: mappedAddress(last) };
  if (bounds.version === 6 && isMapped(bounds.first) !== isMapped(bounds.last)) return { code: 'ipMixed' };
  if (bounds.first > bounds.last) {
    return { code: 'ipOrder', values: { first: addressText(first), last: addressText(last) } };
  }
  return { bounds, hasHostBits: false };
}

function readForm(text: string): Reading {
  const [, before = '', separator, after = ''] = /^([^ /]+)([ /])([^ /]+)$/.exec(text) ?? [];
  if (separator === '/' || (separator === ' ' && after.startsWith('255.'))) return readNetwork(before, after);
  const pattern = readPattern(text);
  if (pattern !== null) return 'code' in pattern ? pattern : { bounds: pattern, hasHostBits: false };
  const [, from, to] = /^([^-]+)-([^-]+)$/.exec(text) ?? [];
  return readEnds(from ?? text, to ?? text);
}

/** An IPv4-mapped range as IPv4. */
function unmapped(bounds: IpBounds): IpBounds | Issue {
  if (bounds.version === 4) return bounds;
  const { first, last } = bounds;
  if (isMapped(first) && isMapped(last)) {
    return { version: 4, first: unmappedAddress(first), last: unmappedAddress(last) };
  }
  return meet(bounds, mappedBlock) ? { code: 'ipMixed' } : bounds;
}

const mappedBlock: IpBounds = networkBounds({ version: 6, value: mappedAddress({ version: 4, value: 0n }) }, 96);

function widthIssue({ version, first, last }: IpBounds): Issue | null {
  const prefix = widest[version];
  const isTooWide = last - first >= 1n << BigInt(addressBits[version] - prefix);
  return isTooWide ? { code: 'ipTooWide', values: { prefix } } : null;
}

function read(text: string): Reading {
  if (text.length > LONGEST_TEXT) return { code: 'ipRange' };
  const reading = readForm(tidied(text));
  if ('code' in reading) return excludesAddresses(text) ? { code: 'ipExclusion' } : reading;
  const issue = widthIssue(reading.bounds);
  if (issue) return issue;
  const bounds = unmapped(reading.bounds);
  return 'code' in bounds ? bounds : (widthIssue(bounds) ?? { bounds, hasHostBits: reading.hasHostBits });
}

/**
 * Parses a range in any notation: `192.0.2.0/24`, `192.0.2.*`, `192.0.2.1-9`, an address and its mask; the same for
 * IPv6.
 */
export function parseRange(text: string): RangeVerdict {
  const reading = read(text);
  if ('code' in reading) return { kind: 'invalid', issue: reading };
  const { bounds, hasHostBits } = reading;
  const { version, first, last } = bounds;
  return {
    kind: 'valid',
    range: boundsText(bounds),
    first: addressText({ version, value: first }),
    last: addressText({ version, value: last }),
    count: String(last - first + 1n),
    version,
    warnings: [...(hasHostBits ? (['hostBits'] as const) : []), ...kindsWithin(bounds)],
  };
}

/** A range in any notation; coercion makes it canonical. */
export function ipRange(): Struct<string, null> {
  const judged = refine(string(), 'ipRange', (text) => {
    const reading = text.trim() === '' ? null : read(text);
    return reading && 'code' in reading ? refusal(reading) : true;
  });
  return coerce(judged, string(), (text) => {
    const verdict = parseRange(text);
    return verdict.kind === 'valid' ? verdict.range : text.trim();
  });
}

/** The bounds of a range; `null` if it is invalid. */
function boundsOf(range: string): IpBounds | null {
  const reading = read(range);
  return 'code' in reading ? null : reading.bounds;
}

/** Whether two ranges share an address. */
export function overlaps(left: string, right: string): boolean {
  const [one, other] = [boundsOf(left), boundsOf(right)];
  return one !== null && other !== null && meet(one, other);
}

/** A range without others: the parts that are left, in canonical form. An invalid range is left as it is. */
export function withoutRanges(range: string, others: readonly string[]): readonly string[] {
  const whole = boundsOf(range);
  if (whole === null) return [range];
  const left = others
    .flatMap((other) => boundsOf(other) ?? [])
    .reduce((parts, other) => parts.flatMap((part) => differenceOf(part, other)), [whole]);
  return left.map(boundsText);
}

function differenceOf(part: IpBounds, other: IpBounds): readonly IpBounds[] {
  if (!meet(part, other)) return [part];
  return [
    ...(part.first < other.first ? [{ ...part, last: other.first - 1n }] : []),
    ...(other.last < part.last ? [{ ...part, first: other.last + 1n }] : []),
  ];
}

/** Whether a range contains an address. */
export function covers(range: string, address: string): boolean {
  const [outer, inner] = [boundsOf(range), boundsOf(address)];
  return outer !== null && inner !== null && hold(outer, inner);
}

/**
 * Compares two ranges by their addresses, IPv4 first; of two with the same start the wider comes first. Invalid ones
 * are last.
 */
export function compareRanges(left: string, right: string): number {
  const [one, other] = [boundsOf(left), boundsOf(right)];
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return byAddress(one, other);
}

/**
 * For each of some ranges, the first that it overlaps among `held` and the ranges before it; `null` if there is none. A
 * text that is no range overlaps nothing.
 */
export function firstOverlaps(held: readonly string[], ranges: readonly string[]): readonly (string | null)[] {
  const before = held.map((range) => ({ range, bounds: boundsOf(range) }));
  return ranges.map((range) => {
    const bounds = boundsOf(range);
    const found = bounds && before.find((other) => other.bounds !== null && meet(other.bounds, bounds));
    before.push({ range, bounds });
    return found ? found.range : null;
  });
}
