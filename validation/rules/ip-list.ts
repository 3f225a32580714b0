/**
 * Parses ranges pasted from an email, a table or a router, with the outcome of each line: no guesses, no silent
 * omissions.
 */
import { folded } from '../folded.ts';
import { readDirective } from './ip-directive.ts';
import {
  excludesAddresses,
  hasAddress,
  isExclusionHeading,
  isExclusionPhrase,
  isInclusionPhrase,
} from './ip-exclusion.ts';
import { partsOfLine } from './ip-parts.ts';
import type { RangeVerdict } from './ip-range.ts';
import { overlaps, parseRange, withoutRanges } from './ip-range.ts';

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
 * Why a line is refused: it excludes addresses, by EZproxy’s ExcludeIP, or is below a heading that does, from no range
 * of the list; other lines exclude all of its addresses; it is commented out; two addresses are
 * next to each other without being a range; the words between its ranges and labels are ambiguous; it has no address.
 */
export const rangeRefusals = [
  'exclusion',
  'excludeIp',
  'belowExclusion',
  'allExcluded',
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
  | {
      readonly kind: 'used';
      readonly ranges: readonly PastedRange[];
      /** Ranges of the line as written, from which others were taken out. */
      readonly reduced: readonly string[];
    }
  /** Ranges that were taken out of others in the list. */
  | { readonly kind: 'excluded'; readonly excluded: readonly string[] }
  /** A word before the range that no rule knows: a label, or an instruction. */
  | { readonly kind: 'asked'; readonly word: string }
  | { readonly kind: 'ignored'; readonly why: IgnoredLine }
  | { readonly kind: 'refused'; readonly why: RangeRefusal }
);

/** The meaning of one line, without the others. */
type Reading =
  | { readonly kind: 'used'; readonly ranges: readonly PastedRange[] }
  | { readonly kind: 'asked'; readonly word: string }
  /** Ranges to take out of the others; `base`: and of this one. */
  | {
      readonly kind: 'exclusion';
      readonly base: PastedRange | null;
      readonly excluded: readonly string[];
      readonly why: RangeRefusal;
    }
  | { readonly kind: 'ignored'; readonly why: IgnoredLine }
  | { readonly kind: 'refused'; readonly why: RangeRefusal };

const refused = (why: RangeRefusal): Reading => ({ kind: 'refused', why });

const pastedRange = (text: string, labels: readonly string[]): PastedRange => ({
  text,
  label: labels.join(', '),
  verdict: parseRange(text),
});

/** The first word of a label, ignoring case and accents: lines with the same one are one question. */
export function labelKey(text: string): string {
  const [word = ''] = text.split(/\s/);
  return folded(word) || word;
}

/** The ranges of one line. Text after a range is its label; text before it, too, if the line has no other range. */
function readRanges(line: string, labels: ReadonlySet<string>): Reading {
  const columns = partsOfLine(line);
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
  const asked = parts.find(({ isBare, text }) => isBare && !isInclusionPhrase(text) && !isKnown(text, labels));
  if (asked) return { kind: 'asked', word: asked.text.split(/\s/)[0] ?? '' };
  const found: { readonly text: string; readonly labels: string[] }[] = [];
  const before: string[] = [];
  for (const { isRange, text, isBare } of parts) {
    if (isRange) found.push({ text, labels: found.length === 0 ? before : [] });
    else if (!isBare || !isInclusionPhrase(text)) (found.at(-1)?.labels ?? before).push(text);
  }
  return { kind: 'used', ranges: found.map((range) => pastedRange(range.text, range.labels)) };
}

/** Signs of exclusion before an address, and a dash after a network, as a word. */
function signsAsWords(line: string): string {
  return line
    .replaceAll(/(^|[\s,;(])[!~¬^≠]+=?\s*(?=[[\da-f]*[.:])/giu, '$1not ')
    .replaceAll(/(\/\d{1,3}|\*)\s+\p{Pd}\s*(?=\d+\.)/gu, '$1 not ');
}

/** The ranges that a line excludes, of its own one or of others; refused if that is not certain. */
function readExclusion(line: string, why: RangeRefusal, isBelowExclusion: boolean): Reading {
  const cells = partsOfLine(signsAsWords(line)).flat();
  const parts = cells.flat();
  const [first, second] = parts;
  const base = !isBelowExclusion && first?.isRange ? first : null;
  const phrase = base ? second : first;
  const rest = isBelowExclusion ? parts : parts.slice(base ? 2 : 1);
  const ranges = rest.filter(({ isRange }) => isRange).map(({ text }) => parseRange(text));
  const excluded = ranges.flatMap((verdict) => (verdict.kind === 'valid' ? [verdict.range] : []));
  const isAdjacent = cells.some((cell) => cell.some(({ isRange }, index) => isRange && cell[index + 1]?.isRange));
  const isStated = isBelowExclusion || (phrase !== undefined && !phrase.isRange && isExclusionPhrase(phrase.text));
  // Text behind the ranges is their label, unless it belongs to the exclusion.
  const isClear = base
    ? rest.every(({ isRange }) => isRange)
    : rest.every(({ text, isRange }) => isRange || !excludesAddresses(text));
  if (!isStated || !isClear || isAdjacent || ranges.length === 0 || excluded.length < ranges.length)
    return refused(why);
  return { kind: 'exclusion', base: base && pastedRange(base.text, []), excluded, why };
}

/** Maximum length of a line, in characters. */
const LONGEST_LINE = 10_000;

const comment = /^\s*(?:#|\/\/|;|!|%|--|\/\*|<!--|rem\s)/i;

/** Headers of a table of ranges; before a range they begin a label. */
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

/** Whether words before a range begin as a label: by a noun of a place or network, a number, or as the person said. */
function isKnown(text: string, labels: ReadonlySet<string>): boolean {
  const key = labelKey(text);
  return /^\d+$/.test(key) || headings.has(key) || labels.has(key);
}

/** The comment at the end of a line; empty without one. */
function endComment(line: string): string {
  const [, text = ''] = /\s(?:#|\/\/)(.*)$/.exec(line) ?? [];
  return text;
}

function readLine(line: string, isBelowExclusion: boolean, labels: ReadonlySet<string>): Reading {
  if (line.trim() === '') return { kind: 'ignored', why: 'blank' };
  if (line.length > LONGEST_LINE) return refused('unclear');
  if (!hasAddress(line)) {
    if (comment.test(line)) return { kind: 'ignored', why: 'comment' };
    if (isExclusionHeading(line)) return refused('exclusion');
    return isTableHeading(line) ? { kind: 'ignored', why: 'heading' } : refused('noAddress');
  }
  if (isBelowExclusion) return readExclusion(line, 'belowExclusion', true);
  const directive = readDirective(line);
  if (directive?.name === 'exclude') return readExclusion(`not ${directive.rest}`, 'excludeIp', false);
  if (excludesAddresses(line)) return readExclusion(line, 'exclusion', false);
  if (comment.test(line) || hasAddress(endComment(line))) return refused('commentedOut');
  return readRanges(directive ? directive.rest : line, labels);
}

/** A bullet at the beginning of a line. */
const bullet = /^\s*[-–*•+]\s+/;

/** The lines without the bullet that all of them have. If only some have it, a dash may mark an exclusion. */
function withoutBullets(lines: readonly string[]): readonly string[] {
  const withAddress = lines.filter((line) => line.length <= LONGEST_LINE && hasAddress(line));
  const signs = new Set(withAddress.map((line) => bullet.exec(line)?.[0].trim()));
  return signs.size === 1 && !signs.has(undefined) ? lines.map((line) => line.replace(bullet, '')) : lines;
}

/** A line as written, and its meaning. */
type Line = { readonly line: number; readonly text: string } & Reading;

function readLines(pasted: string, labels: ReadonlySet<string>): readonly Line[] {
  let isBelowExclusion = false;
  let closing: RegExp | null = null;
  const lines = pasted.split(/\r\n|[\r\n\u2028\u2029]/);
  return withoutBullets(lines).map((text, index): Line => {
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
    const reading = readLine(text, isBelowExclusion, labels);
    // Any text between two ranges ends the scope of the heading above.
    if (text.trim() !== '' && text.length <= LONGEST_LINE && !hasAddress(text))
      isBelowExclusion = isExclusionHeading(text);
    return { ...place, ...reading };
  });
}

/** A range after some exclusions, as several where one is inside it; none if nothing is left. */
function reducedRange(range: PastedRange, excluded: readonly string[]): readonly PastedRange[] {
  if (range.verdict.kind === 'invalid' || !excluded.some((other) => overlaps(range.text, other))) return [range];
  return withoutRanges(range.text, excluded).map((text) => ({ ...range, text, verdict: parseRange(text) }));
}

interface ListOptions {
  /** First words of labels, by `labelKey`, as the person has answered. */
  readonly labels?: readonly string[];
  /** Ranges that an earlier part of the list has excluded. */
  readonly excluded?: readonly string[];
}

/**
 * Parses pasted text line by line: a range in any form of `parseRange`, or several between commas or semicolons, each
 * with a label next to it, `192.0.2.0/24 (Campus Nord)`. Excluded ranges are taken out of those that contain them.
 */
export function readRangeList(
  pasted: string,
  { labels = [], excluded: before = [] }: ListOptions = {},
): readonly RangeLine[] {
  const lines = readLines(pasted, new Set(labels));
  const excluded = [...before, ...lines.flatMap((line) => (line.kind === 'exclusion' ? line.excluded : []))];
  const rangesOf = (line: Line): readonly PastedRange[] => {
    if (line.kind === 'used') return line.ranges;
    return line.kind === 'exclusion' && line.base ? [line.base] : [];
  };
  const ranges = lines.flatMap(rangesOf);
  const isEmptied = (range: PastedRange) => reducedRange(range, excluded).length === 0;
  /** An exclusion is done if it leaves something of each range that it meets, and meets one. */
  const isApplied = (others: readonly string[]): boolean => {
    const met = ranges.filter(({ text }) => others.some((other) => overlaps(text, other)));
    return met.length > 0 && !met.some(isEmptied);
  };
  return lines.map((line): RangeLine => {
    const { line: number, text } = line;
    const place = { line: number, text };
    if (line.kind !== 'used' && line.kind !== 'exclusion') return { ...place, ...line };
    if (line.kind === 'exclusion' && !isApplied(line.excluded)) return { ...place, kind: 'refused', why: line.why };
    const own = rangesOf(line);
    if (line.kind === 'exclusion' && own.length === 0) return { ...place, kind: 'excluded', excluded: line.excluded };
    if (own.some(isEmptied)) return { ...place, kind: 'refused', why: 'allExcluded' };
    const left = own.map((range) => reducedRange(range, excluded));
    const reduced = own.filter((range, index) => left[index]?.[0] !== range).map((range) => range.text);
    return { ...place, kind: 'used', ranges: left.flat(), reduced };
  });
}
