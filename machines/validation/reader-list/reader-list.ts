/** A pasted or dropped list of readers: text → rows, as far as they can be told. What is wrong with a row is for the form's rules. */
import { UNSET_CIVILITY } from '../../domain/enumerations.ts';
import type { ReaderIdentity } from '../../domain/licence.ts';
import { MOST_ADDED_READERS } from '../../domain/licence.ts';
import { addressIn } from './address-in.ts';
import type { Columns } from './columns.ts';
import { columnsOfContent, columnsOfHeader, isHeader } from './columns.ts';
import { civilityNamed, namesOf } from './names.ts';
import type { ListRecord } from './records.ts';
import { recordsOf } from './records.ts';

/** A row of a list, and the line of the text on which it stands, from 1. */
export interface ListedReader extends ReaderIdentity {
  readonly line: number;
}

/** Why nothing can be made of a text. */
export type ListProblem =
  | { readonly kind: 'empty' | 'tooLong' | 'noAddress' }
  /** With how many readers it has. */
  | { readonly kind: 'tooMany'; readonly count: number };

export type ReadList =
  | { readonly kind: 'read'; readonly readers: readonly ListedReader[]; readonly blankLines: number }
  | { readonly kind: 'refused'; readonly problem: ListProblem };

/** The most characters of a list: far more than 3,000 readers need, and what a tab can keep. */
export const LONGEST_LIST = 1_000_000;

/** The text of a cell: one line without signs that no field takes. */
function clean(cell: string): string {
  return cell
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Zs}]+/gu, ' ')
    .trim();
}

/** Signs alone say nothing: the delimiters of a row without cells, a rule between two parts. */
const isBlank = (record: ListRecord): boolean => !record.some((cell) => /[\p{L}\p{N}@]/u.test(cell));

/** The reader of one record, as its columns say. A name beside an address in one cell fills in for names that are missing. */
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
    readerOf([cell], { email: 0, civility: null, firstName: null, lastName: null, fullName: null }),
  );
}

const refused = (problem: ListProblem): ReadList => ({ kind: 'refused', problem });

/** Reads a list. Never throws, whatever is pasted. */
export function readReaderList(text: string): ReadList {
  if (text.length > LONGEST_LIST) return refused({ kind: 'tooLong' });
  const lines = recordsOf(text).map((record, index) => ({ record, line: index + 1 }));
  const [first, ...others] = lines.filter(({ record }) => !isBlank(record));
  if (first === undefined) return refused({ kind: 'empty' });
  const hasHeader = isHeader(first.record);
  const rows = hasHeader ? others : [first, ...others];
  const records = rows.map(({ record }) => record);
  if (!records.some((record) => record.some((cell) => cell.includes('@')))) return refused({ kind: 'noAddress' });
  const columns = hasHeader ? columnsOfHeader(first.record, records) : columnsOfContent(records);
  const readers = rows.flatMap(({ record, line }) => readersOf(record, columns).map((reader) => ({ ...reader, line })));
  if (readers.length > MOST_ADDED_READERS) return refused({ kind: 'tooMany', count: readers.length });
  // The end of the last line is no line.
  const end = lines.findLastIndex(({ record }) => !isBlank(record)) + 1;
  return { kind: 'read', readers, blankLines: end - rows.length - (hasHeader ? 1 : 0) };
}
