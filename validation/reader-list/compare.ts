/** Compares a list of readers with a licence's readers: on the page before pricing, and again on the server. */
import { displayedSurname } from '../../domain/account.ts';
import { modificationType, UNSET_CIVILITY } from '../../domain/enumerations.ts';
import type { LicenceReader } from '../../domain/licence.ts';
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import type { ReaderRow, RowVerdict } from './verdict.ts';
import { judgeReaders, sameAddress } from './verdict.ts';

/** Meaning of a line for the licence. */
export type ReaderStanding =
  | { readonly kind: 'new' }
  /** The licence has this reader, or their addition is pending. */
  | { readonly kind: 'there'; readonly reader: LicenceReader }
  /** The licence has the address with another name. */
  | { readonly kind: 'changed'; readonly reader: LicenceReader }
  /** The same, while a request about that reader is pending. */
  | { readonly kind: 'pending'; readonly reader: LicenceReader };

const nameText = (text: string): string => displayedSurname(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim());

/** Whether the listed name matches the licence's, ignoring case; an empty one matches any. */
const isSameName = (listed: string, kept: string): boolean =>
  listed.trim() === '' || nameText(listed) === nameText(kept);

/** Whether a line agrees with the licence's data of a reader. */
function agrees(listed: ReaderIdentity, reader: LicenceReader): boolean {
  return (
    isSameName(listed.firstName, reader.firstName) &&
    isSameName(listed.lastName, reader.lastName) &&
    (listed.civility === UNSET_CIVILITY || listed.civility === reader.civility)
  );
}

function standingOf(listed: ReaderIdentity, reader: LicenceReader | undefined): ReaderStanding {
  if (!reader) return { kind: 'new' };
  const isFree = reader.pending === null;
  const isAsked = reader.pending?.type === modificationType.readerAddition;
  if (agrees(listed, reader)) return { kind: isFree || isAsked ? 'there' : 'pending', reader };
  return { kind: isFree ? 'changed' : 'pending', reader };
}

/** The licence's readers by address. */
function readersByAddress(present: readonly LicenceReader[]): ReadonlyMap<string, LicenceReader> {
  return new Map(present.map((reader) => [sameAddress(reader.email), reader]));
}

/** The meaning of each line for a licence, in the order of the lines, and the readers without a line. */
export function compareReaders<Row extends ReaderIdentity>(
  rows: readonly Row[],
  present: readonly LicenceReader[],
): {
  readonly standings: ReadonlyMap<Row, ReaderStanding>;
  readonly unlisted: readonly LicenceReader[];
} {
  const byAddress = readersByAddress(present);
  const standings = new Map(rows.map((row) => [row, standingOf(row, byAddress.get(sameAddress(row.email)))] as const));
  const listed = new Set(rows.map(({ email }) => sameAddress(email)));
  return { standings, unlisted: present.filter(({ email }) => !listed.has(sameAddress(email))) };
}

/** A reader after the change by a line: empty fields keep their value. */
export function merged(
  listed: ReaderIdentity,
  { civility, firstName, lastName, email }: LicenceReader,
): ReaderIdentity {
  return {
    civility: listed.civility === UNSET_CIVILITY ? civility : listed.civility,
    firstName: listed.firstName.trim() === '' ? firstName : listed.firstName,
    lastName: isSameName(listed.lastName, lastName) ? lastName : listed.lastName,
    email,
  };
}

/** The parts of a list, without the rows that are left out; all in the order of the list. */
export interface ListComparison<Row extends ReaderRow> {
  /** By `id` of the row. */
  readonly standings: ReadonlyMap<number, ReaderStanding['kind']>;
  readonly added: readonly Row[];
  /** Rows as sent, their empty fields filled in. */
  readonly changes: readonly { readonly row: Row; readonly reader: LicenceReader }[];
  readonly there: number;
  readonly pending: number;
  readonly unlisted: readonly LicenceReader[];
  /** Rows to send that break a rule, by `id`. */
  readonly wrong: ReadonlyMap<number, RowVerdict>;
}

/**
 * Compares a list with its licence. Rows in `sent`, by `id`, may have arrived: they stay new, whether or not the
 * licence has them by now.
 */
export function compareList<Row extends ReaderRow>(
  list: readonly Row[],
  present: readonly LicenceReader[],
  sent: readonly number[],
): ListComparison<Row> {
  const rows = list.filter(({ isLeftOut }) => !isLeftOut).toSorted((one, other) => one.id - other.id);
  const { standings, unlisted } = compareReaders(rows, present);
  const underWay = new Set(sent);
  const standingOf = (row: Row): ReaderStanding =>
    underWay.has(row.id) ? { kind: 'new' } : (standings.get(row) ?? { kind: 'new' });
  const rowsAs = (kind: ReaderStanding['kind']) => rows.filter((row) => standingOf(row).kind === kind);
  const added = rowsAs('new');
  const changes = rows.flatMap((row) => {
    const standing = standingOf(row);
    return standing.kind === 'changed'
      ? [{ row: { ...row, ...merged(row, standing.reader) }, reader: standing.reader }]
      : [];
  });
  return {
    standings: new Map(rows.map((row) => [row.id, standingOf(row).kind])),
    added,
    changes,
    there: rowsAs('there').length,
    pending: rowsAs('pending').length,
    unlisted,
    wrong: judgeReaders([...added, ...changes.map(({ row }) => row)]).wrong,
  };
}
