/** Splits text into records of cells, by any delimiter. */
import Papa from 'papaparse';
import { headerRole } from './columns.ts';

/** Characters next to addresses in lists and mail headers: never part of an address. */
const separators = /[\s<>()[\],;:"|]/u;

/** An email address in a cell, and the rest of the cell. */
interface AddressInCell {
  readonly email: string;
  /** Usually a name: `Awa Ndiaye` of `Awa Ndiaye <awa@example.org>`. */
  readonly rest: string;
}

/** Every possible email address in a text, valid or not. */
export function addressesIn(text: string): readonly string[] {
  return text.split(separators).filter((word) => word.includes('@'));
}

/** A possible email address in a cell, valid or not; `null` without an @. One pass over the text. */
export function addressIn(cell: string): AddressInCell | null {
  const at = cell.indexOf('@');
  if (at === -1) return null;
  let begin = at;
  while (begin > 0 && !separators.test(cell.charAt(begin - 1))) begin -= 1;
  let end = at + 1;
  while (end < cell.length && !separators.test(cell.charAt(end))) end += 1;
  const around = `${cell.slice(0, begin).replace(/mailto:$/i, '')} ${cell.slice(end)}`;
  return { email: cell.slice(begin, end), rest: around.replaceAll(/[<>()[\]";|]/g, ' ').trim() };
}

export type ListRecord = readonly string[];

/** Delimiters of cells: spreadsheets paste tabs, French ones save semicolons, the others commas. */
const delimiters = ['\t', ';', ',', '|'] as const;

/** The first line by which a file declares its delimiter to a spreadsheet. */
const separatorLine = /^\s*"?sep=([^\n"])"?[;,\t|]*(?=\n)/i;

/** Whether a record is that line. */
export function isSeparatorLine(record: ListRecord): boolean {
  return /^"?sep=/i.test((record[0] ?? '').trim()) && record.slice(1).every((cell) => cell.trim() === '');
}

/** A character that parsed text never contains (`plain`), to disable quotation marks. */
const NO_QUOTE = '\0';

/** Text with normalized line ends, without zero and zero-width characters. */
function plain(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029|\u0085/g, '\n')
    .replaceAll(/[\0\uFEFF\u200B]/g, '');
}

/** Score of a record as a reader's: a cell that is an address counts more than one that contains it. */
function worthOf(record: ListRecord): number {
  return record.reduce((sum, cell) => {
    const found = addressIn(cell);
    return found ? sum + (found.rest === '' ? 2 : 1) : sum;
  }, 0);
}

interface Reading {
  readonly records: readonly ListRecord[];
  readonly worth: number;
  readonly cells: number;
}

function read(text: string, delimiter: string, quoteChar: string): Reading & { readonly isClean: boolean } {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, quoteChar, escapeChar: quoteChar, newline: '\n' });
  const first = data.find((record) => record.some((cell) => cell.trim() !== '') && !isSeparatorLine(record)) ?? [];
  const named = first.filter((cell) => headerRole(cell) !== null).length;
  return {
    records: data,
    worth: named + data.reduce((sum, record) => sum + worthOf(record), 0),
    cells: data.reduce((sum, { length }) => sum + length, 0),
    isClean: errors.every(({ type }) => type !== 'Quotes'),
  };
}

/** A record of one cell whose line has another delimiter than most, with an address in a cell of its own. */
function splitRecord(record: ListRecord): ListRecord {
  const [only = ''] = record;
  if (record.length !== 1 || !only.includes('@')) return record;
  const split = delimiters.map((delimiter) => only.split(delimiter));
  return split.find((cells) => cells.length > 1 && cells.some((cell) => addressIn(cell)?.rest === '')) ?? record;
}

/**
 * The records of a list. Its delimiter is the one that yields the most addresses, names and headers, not the most even
 * columns: in `Ndiaye, Awa;awa@example.org` commas are as even as semicolons. If quotation marks do not match, so that
 * one would swallow the lines that follow, they are also tried as plain characters.
 */
export function recordsOf(text: string): readonly ListRecord[] {
  const whole = plain(text);
  const [, declared] = separatorLine.exec(whole) ?? [];
  const tried =
    declared === undefined
      ? delimiters.filter((delimiter, index) => index === 0 || whole.includes(delimiter))
      : [declared];
  const readings = tried.flatMap((delimiter): readonly Reading[] => {
    const quoted = read(whole, delimiter, '"');
    return quoted.isClean ? [quoted] : [quoted, read(whole, delimiter, NO_QUOTE)];
  });
  const [best] = readings.toSorted((left, right) => right.worth - left.worth || left.cells - right.cells);
  return declared === undefined ? (best?.records ?? []).map(splitRecord) : (best?.records ?? []);
}
