/**
 * Parses ranges pasted from an email, a table or a router, with the outcome of each line: no guesses, no silent
 * omissions.
 */
import { folded } from '../folded.ts';
import { excludesAddresses, hasAddress, isAddressLike, isExclusionHeading } from './ip-exclusion.ts';
import type { RangeVerdict } from './ip-range.ts';
import { parseRange } from './ip-range.ts';

/** One of several ranges, as it was written. */
export interface PastedRange {
  readonly text: string;
  /** Its label; empty without one. */
  readonly label: string;
  readonly verdict: RangeVerdict;
}

/** Why a line is ignored. */
export type IgnoredLine = 'blank' | 'comment' | 'heading';

/**
 * Why a line is refused: it excludes addresses, or is below a heading that does; it is commented out; two addresses are
 * next to each other without being a range; the words between its ranges and labels are ambiguous; it has no address.
 */
export const rangeRefusals = [
  'exclusion',
  'belowExclusion',
  'commentedOut',
  'sideBySide',
  'unclear',
  'noAddress',
] as const;

export type RangeRefusal = (typeof rangeRefusals)[number];

/** The outcome of one line. */
export type RangeLine = {
  /** From 1. */
  readonly line: number;
  readonly text: string;
} & (
  | { readonly kind: 'used'; readonly ranges: readonly PastedRange[] }
  | { readonly kind: 'ignored'; readonly why: IgnoredLine }
  | { readonly kind: 'refused'; readonly why: RangeRefusal }
);

const isJoint = (word: string) => /^(?:\p{Pd}|\/|à|to)$/u.test(word);
const isEnd = (word: string) => isAddressLike(word) || /^\d{1,3}$/.test(word);

/**
 * How many of some words the range at their beginning takes: `192.0.2.1 - 9` takes three, an address and its mask two.
 */
function rangeLength([first = '', second = '', third = '']: readonly string[]): number {
  if (isJoint(second) && isEnd(third)) return 3;
  const isJoined = /[\p{Pd}/]$/u.test(first) ? isEnd(second) : /^[\p{Pd}/]/u.test(second) && isEnd(second.slice(1));
  return isJoined || (second.startsWith('255.') && isAddressLike(second)) ? 2 : 1;
}

/** A range without the quotes around it and the colon after it. */
function unquoted(text: string): string {
  return text.replaceAll(/^["'«(]+|["'»)]+$/g, '').replace(/(?<!:):$/, '');
}

const joint = /[\s"'«»\p{Pd}:=#|]/u;

/** Text without conjunctions at its ends and without parentheses. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && joint.test(text.charAt(start))) start += 1;
  while (end > start && joint.test(text.charAt(end - 1))) end -= 1;
  const bare = text.slice(start, end);
  return bare.startsWith('(') && bare.endsWith(')') ? bare.slice(1, -1) : bare;
}

/** A part of a line: a range, or the words next to one. */
interface Part {
  readonly isRange: boolean;
  readonly text: string;
}

function partsOf(cell: string): readonly Part[] {
  const words = cell.split(/\s+/).filter((word) => word !== '');
  const parts: Part[] = [];
  let labelWords: string[] = [];
  const finish = () => {
    const text = trimmed(labelWords.join(' '));
    if (text !== '') parts.push({ isRange: false, text });
    labelWords = [];
  };
  for (let index = 0; index < words.length;) {
    const rest = words.slice(index, index + 3);
    const isRange = isAddressLike(words[index] ?? '');
    const length = isRange ? rangeLength(rest) : 1;
    if (isRange) finish();
    if (isRange) parts.push({ isRange, text: unquoted(rest.slice(0, length).join(' ')) });
    else labelWords.push(...rest.slice(0, 1));
    index += length;
  }
  finish();
  return parts;
}

function isAddress(cell: string): boolean {
  const verdict = parseRange(cell);
  return verdict.kind === 'valid' && verdict.count === '1';
}

/** The columns of a table; an address and a mask in adjacent columns are one network. */
function columnsOf(line: string): readonly string[] {
  const columns: string[] = [];
  for (const cell of line.split('\t')) {
    const before = columns.at(-1) ?? '';
    if (isAddress(before) && cell.trim().startsWith('255.')) columns.splice(-1, 1, `${before}/${cell}`);
    else columns.push(cell);
  }
  return columns;
}

type Reading =
  | Pick<RangeLine & { kind: 'used' }, 'kind' | 'ranges'>
  | { readonly kind: 'refused'; readonly why: RangeRefusal };

const refused = (why: RangeRefusal): Reading => ({ kind: 'refused', why });

/** The ranges of one line. Text after a range is its label; text before it, too, if the line has no other range. */
function readRanges(line: string): Reading {
  const columns = columnsOf(line).map((column) => column.split(/[,;]/).map(partsOf));
  const parts = columns.flat(2);
  const ranges = parts.filter(({ isRange }) => isRange);
  if (ranges.length === 0) return refused('noAddress');
  if (ranges.length > 1) {
    const isAdjacent = columns.some(
      (cells, index) => cells.at(-1)?.at(-1)?.isRange && columns[index + 1]?.[0]?.[0]?.isRange,
    );
    const cells = columns.flat();
    if (isAdjacent || cells.some((cell) => cell.some(({ isRange }, index) => isRange && cell[index + 1]?.isRange))) {
      return refused('sideBySide');
    }
    // With several ranges, a label before one is ambiguous.
    if (cells.some((cell) => cell.slice(1).some(({ isRange }) => isRange)) || !parts[0]?.isRange)
      return refused('unclear');
  }
  const found: { readonly text: string; readonly labels: string[] }[] = [];
  const before: string[] = [];
  for (const { isRange, text } of parts) {
    if (isRange) found.push({ text, labels: found.length === 0 ? before : [] });
    else (found.at(-1)?.labels ?? before).push(text);
  }
  return {
    kind: 'used',
    ranges: found.map(({ text, labels }) => ({ text, label: labels.join(', '), verdict: parseRange(text) })),
  };
}

/** Maximum length of a line, in characters. */
const LONGEST_LINE = 10_000;

const comment = /^\s*(?:#|\/\/|;|!|%|--|\/\*|<!--|rem\s)/i;

/** Headers of a table of ranges. */
const headings = new Set(
  'ip ips ipv4 ipv6 adresse adresses address addresses plage plages range ranges reseau reseaux network networks cidr masque mask netmask subnet libelle label nom name site campus description batiment building commentaire comment remarque lieu location'.split(
    ' ',
  ),
);

function isTableHeading(line: string): boolean {
  const words = folded(line).split(' ');
  return (
    words.every((word) => headings.has(word) || word === 'd' || word === 's' || word === 'de') &&
    words.some((word) => headings.has(word))
  );
}

/** The comment at the end of a line; empty without one. */
function endComment(line: string): string {
  const [, text = ''] = /\s(?:#|\/\/)(.*)$/.exec(line) ?? [];
  return text;
}

function readLine(
  line: string,
  isBelowExclusion: boolean,
): Reading | { readonly kind: 'ignored'; readonly why: IgnoredLine } {
  if (line.trim() === '') return { kind: 'ignored', why: 'blank' };
  if (line.length > LONGEST_LINE) return refused('unclear');
  if (!hasAddress(line)) {
    if (comment.test(line)) return { kind: 'ignored', why: 'comment' };
    if (isExclusionHeading(line)) return refused('exclusion');
    return isTableHeading(line) ? { kind: 'ignored', why: 'heading' } : refused('noAddress');
  }
  if (isBelowExclusion) return refused('belowExclusion');
  if (excludesAddresses(line)) return refused('exclusion');
  if (comment.test(line) || hasAddress(endComment(line))) return refused('commentedOut');
  return readRanges(line);
}

/** A bullet at the beginning of a line. */
const bullet = /^\s*[-–*•+]\s+/;

/** The lines without the bullet that all of them have. If only some have it, a dash may mark an exclusion. */
function withoutBullets(lines: readonly string[]): readonly string[] {
  const withAddress = lines.filter((line) => line.length <= LONGEST_LINE && hasAddress(line));
  const signs = new Set(withAddress.map((line) => bullet.exec(line)?.[0].trim()));
  return signs.size === 1 && !signs.has(undefined) ? lines.map((line) => line.replace(bullet, '')) : lines;
}

/**
 * Parses pasted text line by line: a range in any form of `parseRange`, or several between commas or semicolons, each
 * with a label next to it, `192.0.2.0/24 Campus Nord`.
 */
export function readRangeList(pasted: string): readonly RangeLine[] {
  let isBelowExclusion = false;
  let closing: RegExp | null = null;
  const lines = pasted.split(/\r\n|[\r\n\u2028\u2029]/);
  return withoutBullets(lines).map((text, index): RangeLine => {
    const place = { line: index + 1, text: lines[index]?.trim() ?? '' };
    const opened = /\/\*|<!--/.exec(text)?.[0];
    const wasOpen = closing !== null;
    if (closing === null && opened !== undefined) closing = opened === '/*' ? /\*\// : /-->/;
    if (closing?.test(text)) closing = null;
    if (wasOpen || opened !== undefined) {
      return text.length > LONGEST_LINE || hasAddress(text)
        ? { ...place, kind: 'refused', why: 'commentedOut' }
        : { ...place, kind: 'ignored', why: text.trim() === '' ? 'blank' : 'comment' };
    }
    const reading = readLine(text, isBelowExclusion);
    // Any text between two ranges ends the scope of the heading above.
    if (text.trim() !== '' && text.length <= LONGEST_LINE && !hasAddress(text))
      isBelowExclusion = isExclusionHeading(text);
    return { ...place, ...reading };
  });
}
