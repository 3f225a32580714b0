/** Splits a line of a pasted list into ranges and the words next to them. */
import { isAddressLike } from './ip-exclusion.ts';
import { parseRange } from './ip-range.ts';

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
export interface Part {
  readonly isRange: boolean;
  readonly text: string;
  /** Words directly before a range, without quotation marks or a sign between them: a label, or an instruction. */
  readonly isBare: boolean;
}

/** The parts of one cell. */
function partsOf(cell: string): readonly Part[] {
  const words = cell.split(/\s+/).filter((word) => word !== '');
  const parts: Part[] = [];
  let labelWords: string[] = [];
  const finish = (isBeforeRange: boolean) => {
    const written = labelWords.join(' ');
    const text = trimmed(written);
    if (text !== '') parts.push({ isRange: false, text, isBare: isBeforeRange && /[\p{L}\p{N}.]$/u.test(written) });
    labelWords = [];
  };
  for (let index = 0; index < words.length;) {
    const rest = words.slice(index, index + 3);
    const isRange = isAddressLike(words[index] ?? '');
    const length = isRange ? rangeLength(rest) : 1;
    if (isRange) finish(parts.length === 0);
    if (isRange) parts.push({ isRange, text: unquoted(rest.slice(0, length).join(' ')), isBare: false });
    else labelWords.push(...rest.slice(0, 1));
    index += length;
  }
  finish(false);
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

/** The parts of a line: its columns, each of cells, each of ranges and the words next to them. */
export function partsOfLine(line: string): readonly (readonly (readonly Part[])[])[] {
  return columnsOf(line).map((column) => column.split(/[,;]/).map(partsOf));
}
