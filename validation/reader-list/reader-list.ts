/**
 * A pasted or dropped list of readers: text → rows, and the outcome of every other line and of each column. The form's
 * rules check the rows.
 */
import { UNSET_CIVILITY } from '../../domain/enumerations.ts';
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import { MOST_ADDED_READERS } from '../../domain/licence.ts';
import type { ListRecord } from './records.ts';
import { addressIn, isSeparatorLine, recordsOf } from './records.ts';
import type { ColumnRole, Columns } from './columns.ts';
import { columnsOfContent, columnsOfHeader, columnsOfRoles, isHeader, rolesOf } from './columns.ts';
import { addressCells, columnsByShape, isInOrder, typicalRecords } from './line-columns.ts';
import { excludesReader, isExclusionTitle } from './reader-exclusion.ts';
import { civilityNamed, namesOf } from './names.ts';

/** A row of a list, and its line in the text, from 1. */
export interface ListedReader extends ReaderIdentity {
  /** Place among several readers of its line, from 1; `null` if it is the only one. */
  readonly place: number | null;
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
 * Why a line is refused: it excludes a person, or is below one that does; is a comment; has too many cells; has
 * its columns in another, ambiguous order; has addresses that belong to no single reader; has no address.
 */
export const readerRefusals = [
  'exclusion',
  'belowExclusion',
  'commentedOut',
  'moreCells',
  'otherOrder',
  'manyAddresses',
  'noAddress',
] as const;

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
  const inColumn = fullName ? at(fullName.index) : '';
  const own = namesOf(inColumn, fullName?.order);
  const rest = found?.rest ?? '';
  // `Mensah, Koffi <koffi@example.org>`, split at its comma.
  const whole = own.firstName === '' && rest !== '' ? namesOf([own.lastName, rest].filter(Boolean).join(', ')) : own;
  const title = civilityNamed(at(civility));
  return {
    civility: [title, own.civility, whole.civility].find((code) => code !== UNSET_CIVILITY) ?? UNSET_CIVILITY,
    firstName: at(firstName) || whole.firstName,
    lastName: at(lastName) || whole.lastName,
    email: found?.email ?? address,
  };
}

/** Cells with an address each and nothing else, as mail programs copy them. */
function mailboxesOf(record: ListRecord): readonly string[] {
  const filled = record.filter((cell) => clean(cell) !== '');
  return filled.length > 1 && filled.every((cell) => cell.includes('@')) ? filled : [];
}

/** The readers of one record: one, or one for each mailbox. */
function readersOf(record: ListRecord, columns: Columns): readonly Omit<ListedReader, 'line'>[] {
  const mailboxes = mailboxesOf(record);
  if (mailboxes.length === 0) return [{ ...readerOf(record, columns), place: null }];
  const alone = { email: 0, civility: null, firstName: null, lastName: null, fullName: null, isUnclear: false };
  return mailboxes.map((cell, index) => ({ ...readerOf([cell], alone), place: index + 1 }));
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
  /** Columns of one line. */
  readonly columnsOf: (record: ListRecord) => Columns;
}

/** Whether a line has addresses beyond those of its readers: two in one cell, or a second cell next to names. */
function hasManyAddresses(record: ListRecord, hasHeader: boolean): boolean {
  if (record.some((cell) => addressIn(cell)?.rest.includes('@'))) return true;
  return !hasHeader && addressCells(record).length > 1 && mailboxesOf(record).length === 0;
}

/** Why a line that is neither blank nor a comment has no reader; `null` if it has one. */
function refusalOf(each: Line, { header, hasHeader, columns, roles, columnsOf }: Table): RefusedLine['why'] | null {
  const { record } = each;
  if (excludesReader(record, header, roles)) return 'exclusion';
  if (hasHeader && record.slice(header.length).some((cell) => cell.trim() !== '')) return 'moreCells';
  if (hasManyAddresses(record, hasHeader)) return 'manyAddresses';
  if (!hasHeader && hasAddress(each) && columnsOf(record).isUnclear) return 'otherOrder';
  const isFilled = (index: number | null) => index !== null && (record[index] ?? '').trim() !== '';
  const hasReader =
    hasHeader && [columns.email, columns.firstName, columns.lastName, columns.fullName?.index ?? null].some(isFilled);
  // A line with only one of its cells filled is a title or a sum, not a person.
  const isTitle = record.length > 1 && record.filter((cell) => cell.trim() !== '').length === 1;
  return hasAddress(each) || (hasReader && !isTitle) ? null : 'noAddress';
}

function tableOf(records: readonly ListRecord[], header: ListRecord | null, chosen: readonly ColumnRole[]): Table {
  const typical = header ? records : typicalRecords(records);
  const width = Math.max(header?.length ?? 0, ...typical.slice(0, 200).map(({ length }) => length));
  const read = header ? columnsOfHeader(header, records) : columnsOfContent(typical);
  const isChosen = chosen.length === width;
  const columns = isChosen ? columnsOfRoles(chosen) : read;
  const hasOrder = (record: ListRecord) => header !== null || isInOrder(record, columns, width);
  const ofOthers = columnsByShape(records.filter((record) => !hasOrder(record)));
  return {
    header: header ?? [],
    hasHeader: header !== null,
    columns,
    roles: isChosen ? chosen : rolesOf(columns, width),
    columnsOf: (record) => (hasOrder(record) || mailboxesOf(record).length > 0 ? columns : ofOthers(record)),
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
    else
      readers.push(
        ...readersOf(each.record, table.columnsOf(each.record)).map((reader) => ({ ...reader, line: each.line })),
      );
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
