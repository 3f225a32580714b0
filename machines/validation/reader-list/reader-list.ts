/**
 * A pasted or dropped list of readers: text → rows, and the outcome of every other line and of each column. The form's
 * rules check the rows.
 */
import { UNSET_CIVILITY } from '../../domain/enumerations.ts';
import type { ReaderIdentity } from '../../domain/licence.ts';
import { MOST_ADDED_READERS } from '../../domain/licence.ts';
import { folded } from '../folded.ts';
import type { ListRecord } from './records.ts';
import { addressIn, isSeparatorLine, recordsOf } from './records.ts';
import type { ColumnRole, Columns } from './columns.ts';
import { columnsOfContent, columnsOfHeader, columnsOfRoles, isHeader, rolesOf } from './columns.ts';
import { civilityNamed, namesOf } from './names.ts';

/** Lines of a list that exclude people. Read as data, they would request exactly those people. */
const strong =
  /^(?:exclu|except|sauf$|hormis|remov(?:e|ed)$|delet(?:e|ed)$|supprim|retir(?:e|er|es|ee|ees)$|revo(?:ke|qu)|desinscri|unsubscrib)/;
const weak = new Set(
  'not non no ne pas sans without but hors minus moins ban banned blocked denied inactive inactif'.split(' '),
);
const connectors = new Set('a de du des la le les l d que than to be from'.split(' '));
/** Headers of columns that tell whether a person is to read. */
const asksWhether = /^(?:actif|active|acces|access|inclu|garder|keep|lit|reads)/;
const negative = new Set(['no', 'non', 'n', '0', 'false', 'faux']);

const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(' ')
    .filter((word) => word !== '');

function isExcluding(text: string): boolean {
  const words = wordsOf(text);
  const others = words.filter((word) => !connectors.has(word));
  return words.some((word) => strong.test(word)) || (others.length > 0 && others.every((word) => weak.has(word)));
}

/** Markers of a pending request in our own export of readers, also an earlier release’s; the licence has the request. */
function isOwnMarker(cell: string, header: string): boolean {
  return (
    /^(?:request|demande)$/.test(folded(header)) &&
    /\b(?:we approve|notre validation|publisher|editeur)\b/.test(folded(cell))
  );
}

function excludesIn(cell: string, header: string): boolean {
  const found = addressIn(cell);
  if (found) return /^[!~¬^\p{Pd}]/u.test(found.email) || isExcluding(found.rest.replaceAll(/[!~]/g, ' not '));
  if (isOwnMarker(cell, header)) return false;
  const isNo = negative.has(folded(cell));
  if (isExcluding(header)) return cell.trim() !== '' && !isNo;
  if (isNo) return asksWhether.test(folded(header));
  return isExcluding(cell);
}

/** Whether a record excludes its person. Names may be any words. */
function excludesReader(record: ListRecord, header: ListRecord, roles: readonly ColumnRole[]): boolean {
  const isSign = /^\s*[!~¬^]\s*$/.test(record[0] ?? '');
  return (
    isSign ||
    record.some((cell, index) => {
      const role = roles[index] ?? 'unused';
      const isName = role !== 'unused' && role !== 'email' && !cell.includes('@');
      return !isName && excludesIn(cell, header[index] ?? '');
    })
  );
}

/** Whether a line without an address excludes the lines below it: `Sauf :`, `À supprimer`. */
function isExclusionTitle(record: ListRecord): boolean {
  const filled = record.filter((cell) => cell.trim() !== '');
  return filled.length === 1 && isExcluding(filled[0] ?? '');
}

/** A row of a list, and its line in the text, from 1. */
export interface ListedReader extends ReaderIdentity {
  readonly line: number;
}

/** Why a text is not a list. */
export type ListProblem =
  | { readonly kind: 'empty' | 'tooLong' | 'noAddress' }
  /** The columns are ambiguous: the person must assign roles. */
  | { readonly kind: 'columns' }
  /** Number of readers in the list. */
  | { readonly kind: 'tooMany'; readonly count: number };

/**
 * Why a line is refused: it excludes a person, or is below one that does; is a comment; has too many cells; has no
 * address.
 */
export const readerRefusals = ['exclusion', 'belowExclusion', 'commentedOut', 'moreCells', 'noAddress'] as const;

export interface RefusedLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly why: (typeof readerRefusals)[number];
}

/** A column with its role. */
export interface ListColumn {
  /** Empty without a header. */
  readonly header: string;
  /** The first cell that is not empty. */
  readonly example: string;
  readonly role: ColumnRole;
}

interface ReadLines {
  readonly readers: readonly ListedReader[];
  /** Empty if each line is a single address. */
  readonly columns: readonly ListColumn[];
  readonly blankLines: number;
  readonly comments: number;
  readonly refused: readonly RefusedLine[];
}

export type ReadList =
  | ({ readonly kind: 'read' } & ReadLines)
  | {
      readonly kind: 'refused';
      readonly problem: ListProblem;
      /** The columns, if they were recognized. */
      readonly columns: readonly ListColumn[];
    };

/** Maximum length of a list in characters: far more than 3,000 readers need, and as much as a tab can store. */
export const LONGEST_LIST = 1_000_000;

/** Text of a cell: one line without control characters. */
function clean(cell: string): string {
  return (
    cell
      .normalize('NFC')
      .replaceAll(/[\p{Cc}\p{Zs}]+/gu, ' ')
      .trim()
      // Tables prevent formulas with this prefix (`textCell`).
      .replace(/^'(?=[=+\-@])/, '')
  );
}

/** Punctuation alone is blank: the delimiters of an empty row, a rule between two parts. */
const isBlank = (record: ListRecord): boolean => !record.some((cell) => /[\p{L}\p{N}@]/u.test(cell));

/** The reader of one record, by its columns. A name next to an address in one cell replaces missing names. */
function readerOf(record: ListRecord, { email, civility, firstName, lastName, fullName }: Columns): ReaderIdentity {
  const at = (index: number | null): string => (index === null ? '' : clean(record[index] ?? ''));
  const address = at(email);
  const found = addressIn(address);
  const whole = namesOf(fullName ? at(fullName.index) : (found?.rest ?? ''), fullName?.order);
  const title = civilityNamed(at(civility));
  return {
    civility: title === UNSET_CIVILITY ? whole.civility : title,
    firstName: at(firstName) || whole.firstName,
    lastName: at(lastName) || whole.lastName,
    email: found?.email ?? address,
  };
}

/** Several addresses in one record and nothing else, as mail programs copy them: a reader each. */
function readersOf(record: ListRecord, columns: Columns): readonly ReaderIdentity[] {
  const filled = record.filter((cell) => clean(cell) !== '');
  if (filled.length < 2 || !filled.every((cell) => cell.includes('@'))) return [readerOf(record, columns)];
  return filled.map((cell) =>
    readerOf([cell], { email: 0, civility: null, firstName: null, lastName: null, fullName: null, isUnclear: false }),
  );
}

interface Line {
  readonly record: ListRecord;
  readonly line: number;
}

const hasAddress = ({ record }: Line): boolean => record.some((cell) => cell.includes('@'));
const isComment = ({ record }: Line): boolean => /^\s*(?:#|\/\/)/.test(record.find((cell) => cell.trim() !== '') ?? '');
const textOf = ({ record }: Line): string => clean(record.join(' ')).slice(0, 200);

const refused = (problem: ListProblem, columns: readonly ListColumn[] = []): ReadList => ({
  kind: 'refused',
  problem,
  columns,
});

interface Table {
  readonly header: ListRecord;
  readonly hasHeader: boolean;
  readonly columns: Columns;
  readonly roles: readonly ColumnRole[];
}

/** Why a line that is neither blank nor a comment has no reader; `null` if it has one. */
function refusalOf(each: Line, { header, hasHeader, columns, roles }: Table): RefusedLine['why'] | null {
  const { record } = each;
  if (excludesReader(record, header, roles)) return 'exclusion';
  if (hasHeader && record.slice(header.length).some((cell) => cell.trim() !== '')) return 'moreCells';
  const isFilled = (index: number | null) => index !== null && (record[index] ?? '').trim() !== '';
  const hasReader =
    hasHeader && [columns.email, columns.firstName, columns.lastName, columns.fullName?.index ?? null].some(isFilled);
  // A line with only one of its cells filled is a title or a sum, not a person.
  const isTitle = record.length > 1 && record.filter((cell) => cell.trim() !== '').length === 1;
  return hasAddress(each) || (hasReader && !isTitle) ? null : 'noAddress';
}

function tableOf(records: readonly ListRecord[], header: ListRecord | null, chosen: readonly ColumnRole[]): Table {
  const width = Math.max(header?.length ?? 0, ...records.slice(0, 200).map(({ length }) => length));
  const read = header ? columnsOfHeader(header, records) : columnsOfContent(records);
  const isChosen = chosen.length === width;
  const columns = isChosen ? columnsOfRoles(chosen) : read;
  return {
    header: header ?? [],
    hasHeader: header !== null,
    columns,
    roles: isChosen ? chosen : rolesOf(columns, width),
  };
}

/** Columns for display; none if every line is a single address. */
function listColumns({ header, roles }: Table, records: readonly ListRecord[]): readonly ListColumn[] {
  const isTable =
    roles.length > 1 && !records.every((record) => record.every((cell) => cell.trim() === '' || cell.includes('@')));
  if (!isTable) return [];
  return roles.map((role, index) => ({
    header: clean(header[index] ?? ''),
    example: clean(records.find((record) => clean(record[index] ?? '') !== '')?.[index] ?? '').slice(0, 60),
    role,
  }));
}

/**
 * Parses a list of readers. Never throws.
 *
 * @param chosen Roles that the person assigned to the columns; default: by header and content.
 */
export function readReaderList(text: string, chosen: readonly ColumnRole[] = []): ReadList {
  if (text.length > LONGEST_LIST) return refused({ kind: 'tooLong' });
  const lines = recordsOf(text).map((record, index) => ({ record, line: index + 1 }));
  const filled = lines.filter(({ record }) => !isBlank(record) && !isSeparatorLine(record));
  const rest = filled.filter((each) => !isComment(each));
  const [first, ...others] = rest;
  if (first === undefined) return refused({ kind: 'empty' });
  const hasHeader = isHeader(first.record);
  const body = hasHeader ? others : rest;
  if (!body.some(hasAddress)) return refused({ kind: 'noAddress' });
  const records = body.map(({ record }) => record);
  const table = tableOf(
    body.filter(hasAddress).map(({ record }) => record),
    hasHeader ? first.record : null,
    chosen,
  );
  const columns = listColumns(table, records);
  if (table.columns.isUnclear && columns.length > 0) return refused({ kind: 'columns' }, columns);
  const readers: ListedReader[] = [];
  const refusedLines: RefusedLine[] = [];
  const refuse = (each: Line, why: RefusedLine['why']) =>
    refusedLines.push({ line: each.line, text: textOf(each), why });
  let isBelowExclusion = false;
  for (const each of filled) {
    if (hasHeader && each === first) continue;
    if (!hasAddress(each)) isBelowExclusion = isExclusionTitle(each.record);
    if (isComment(each)) {
      if (hasAddress(each)) refuse(each, 'commentedOut');
      continue;
    }
    const why = isBelowExclusion && hasAddress(each) ? 'belowExclusion' : refusalOf(each, table);
    if (why !== null) refuse(each, why);
    else readers.push(...readersOf(each.record, table.columns).map((reader) => ({ ...reader, line: each.line })));
  }
  if (readers.length > MOST_ADDED_READERS) return refused({ kind: 'tooMany', count: readers.length }, columns);
  // The end of the last line adds no line.
  const end = lines.findLastIndex(({ record }) => !isBlank(record)) + 1;
  const separators = lines.filter(({ record }) => isSeparatorLine(record)).length;
  const comments = filled.filter((each) => isComment(each) && !hasAddress(each)).length;
  return {
    kind: 'read',
    readers,
    columns,
    blankLines: end - filled.length - separators,
    comments,
    refused: refusedLines,
  };
}
