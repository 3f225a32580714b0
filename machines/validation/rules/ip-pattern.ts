import ipaddr from 'ipaddr.js';
import type { Complaint } from '../complaint.ts';
import { octetComplaint, readAddress } from './ip-address.ts';
import type { IpBounds } from './ip-bounds.ts';

/** How many bits of a subnet mask are set, as in `255.255.255.0`; `null` where it is none. */
export function prefixOfMask(mask: string): number | null {
  return ipaddr.IPv4.isValidFourPartDecimal(mask) ? ipaddr.IPv4.parse(mask).prefixLengthFromSubnetMask() : null;
}

const wildcard: Complaint = { code: 'ipWildcard' };
const isAny = (part: string) => part === '*' || part === 'x';

/** The ends that some addresses have, if nothing is wrong with them. */
function between(from: string, to: string): IpBounds | Complaint {
  const [first, last] = [readAddress(from), readAddress(to)];
  if ('code' in first) return first;
  if ('code' in last) return last;
  return { version: first.version, first: first.value, last: last.value };
}

/** `192.0.2.*`, `192.0.*`, `192.0.2.1-9`, `192.0.2-5.*`. */
function readOctets(text: string): IpBounds | Complaint {
  const written = text.split('.');
  const last = written.at(-1) ?? '';
  if (written.length < 4 && !isAny(last)) return { code: 'ipRange' };
  const parts = [...written, ...Array.from({ length: 4 - written.length }, () => last)];
  const ends = parts.map((part) => {
    const [from = '', to = from] = isAny(part) ? ['0', '255'] : part.split('-');
    return { from, to };
  });
  const complaint = ends.flatMap(({ from, to }) => [from, to]).map(octetComplaint);
  const wrong = complaint.find((one) => one !== null);
  if (wrong) return wrong;
  const reversed = ends.find(({ from, to }) => Number(from) > Number(to));
  if (reversed) return { code: 'ipOrder', values: { first: reversed.from, last: reversed.to } };
  // What follows the first number that may be several must be all of them: else there would be holes.
  const start = ends.findIndex(({ from, to }) => from !== to);
  if (start !== -1 && ends.slice(start + 1).some(({ from, to }) => from !== '0' || to !== '255')) return wildcard;
  return between(ends.map(({ from }) => from).join('.'), ends.map(({ to }) => to).join('.'));
}

/** `2001:db8:1:*`: all that follows. */
function readGroups(text: string): IpBounds | Complaint {
  const written = text.split(':');
  const start = written.findIndex(isAny);
  if (start < 1 || written.length > 8 || written.includes('') || !written.slice(start).every(isAny)) return wildcard;
  const fill = (group: string) =>
    [...written.slice(0, start), ...Array.from({ length: 8 - start }, () => group)].join(':');
  return between(fill('0'), fill('ffff'));
}

/** A range with numbers left open, by asterisks or a short dash; `null` where it is written otherwise. */
export function readPattern(text: string): IpBounds | Complaint | null {
  if (/^(?=.*[*x-])(?:[*x]|\d{1,9}(?:-\d{1,9})?)(?:\.(?:[*x]|\d{1,9}(?:-\d{1,9})?)){1,3}$/.test(text)) {
    return readOctets(text);
  }
  if (/^[\da-f:*]*:[\da-f:*]*$/.test(text) && text.includes('*')) return readGroups(text);
  return text.includes('*') ? wildcard : null;
}
