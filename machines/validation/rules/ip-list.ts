/** Ranges pasted from a letter, a table or a router: one beside the other, each with what it is called. */
import type { RangeVerdict } from './ip-range.ts';
import { parseRange } from './ip-range.ts';

/** One of several ranges, as it was written. */
export interface PastedRange {
  readonly text: string;
  /** What stands beside it; empty where nothing does. */
  readonly label: string;
  readonly verdict: RangeVerdict;
}

/** No longer word is part of a range. */
const LONGEST_WORD = 100;

/** Whether somebody meant a word as an address or as a range: four numbers, an asterisk, a prefix, groups with colons. */
function isAddressLike(word: string): boolean {
  if (word.length > LONGEST_WORD) return false;
  return /^["'«(]*\[?(?:\d+(?:\.\d+){3}|\d[\d.]*\.[*x]|\d[\d.]*\/\d|[\da-f]*:[\da-f]*:)/i.test(word.normalize('NFKC'));
}

const isJoint = (word: string) => /^(?:\p{Pd}|\/|à|to)$/u.test(word);
const isEnd = (word: string) => isAddressLike(word) || /^\d{1,3}$/.test(word);

/** How many words a range has that begins some of them: `192.0.2.1 - 9` has three, an address and its mask two. */
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

/** Text without what only joins it to something else, or encloses it. */
function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && joint.test(text.charAt(start))) start += 1;
  while (end > start && joint.test(text.charAt(end - 1))) end -= 1;
  const bare = text.slice(start, end);
  return bare.startsWith('(') && bare.endsWith(')') ? bare.slice(1, -1) : bare;
}

/** A part of a line: a range, or words beside one. */
interface Part {
  readonly isRange: boolean;
  readonly text: string;
}

function partsOf(cell: string): readonly Part[] {
  const words = cell.split(/\s+/).filter((word) => word !== '');
  const parts: Part[] = [];
  let beside: string[] = [];
  const finish = () => {
    const text = trimmed(beside.join(' '));
    if (text !== '') parts.push({ isRange: false, text });
    beside = [];
  };
  for (let index = 0; index < words.length;) {
    const rest = words.slice(index, index + 3);
    const isRange = isAddressLike(words[index] ?? '');
    const length = isRange ? rangeLength(rest) : 1;
    if (isRange) finish();
    if (isRange) parts.push({ isRange, text: unquoted(rest.slice(0, length).join(' ')) });
    else beside.push(...rest.slice(0, 1));
    index += length;
  }
  finish();
  return parts;
}

function isAddress(cell: string): boolean {
  const verdict = parseRange(cell);
  return verdict.kind === 'valid' && verdict.count === '1';
}

/** The columns of a table; an address with the last one, or with its mask, beside it is one range. */
function columnsOf(line: string): readonly string[] {
  const columns: string[] = [];
  for (const cell of line.split('\t')) {
    const before = columns.at(-1) ?? '';
    const isPair = isAddress(before) && (isAddress(cell) || cell.trim().startsWith('255.'));
    if (isPair) columns.splice(-1, 1, `${before}${cell.trim().startsWith('255.') ? '/' : '-'}${cell}`);
    else columns.push(cell);
  }
  return columns;
}

/** The ranges of one line. What stands after one belongs to it, what stands before all of them to the first. */
function readLine(line: string): readonly PastedRange[] {
  const found: { readonly text: string; readonly labels: string[] }[] = [];
  let before: string[] = [];
  for (const { isRange, text } of columnsOf(line)
    .flatMap((column) => column.split(/[,;]/))
    .flatMap(partsOf)) {
    if (isRange) found.push({ text, labels: before });
    else (found.at(-1)?.labels ?? before).push(text);
    if (isRange) before = [];
  }
  // Nothing in the line looks like a range: it is one that went wrong.
  const ranges = found.length === 0 && before.length > 0 ? [{ text: line.trim(), labels: [] }] : found;
  return ranges.map(({ text, labels }) => ({ text, label: labels.join(', '), verdict: parseRange(text) }));
}

/**
 * Judges everything that was pasted: a range in any form of `parseRange`, or several, by lines, commas or semicolons, each
 * with a label beside it, `192.0.2.0/24 Campus Nord`.
 */
export function parseRanges(pasted: string): readonly PastedRange[] {
  return pasted.split(/[\r\n\u2028\u2029]+/).flatMap(readLine);
}
