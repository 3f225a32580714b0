/** Roles of a list's columns: by their header, in French or English, or by their content. */
import { UNSET_CIVILITY } from '../../domain/enumerations.ts';
import { folded } from '../folded.ts';
import { civilityNamed, isInCapitals } from './names.ts';

/** Roles of a column: `firstLast` and `lastFirst` are whole names, `unused` is anything that a reader does not need. */
export const columnRoles = ['civility', 'firstName', 'lastName', 'email', 'firstLast', 'lastFirst', 'unused'] as const;

export type ColumnRole = (typeof columnRoles)[number];

/** The meaning of a header; `address` is an email address if the column contains one. */
type Role = Exclude<ColumnRole, 'unused'> | 'address';

/** Index of the column for each field; `null` if there is none. */
export interface Columns {
  readonly email: number | null;
  readonly civility: number | null;
  readonly firstName: number | null;
  readonly lastName: number | null;
  readonly fullName: { readonly index: number; readonly order: 'firstLast' | 'lastFirst' } | null;
  /** Several columns may have the names: the person must assign them. */
  readonly isUnclear: boolean;
}

/** The role of each column. */
export function rolesOf(columns: Columns, width: number): readonly ColumnRole[] {
  return Array.from({ length: width }, (_, index): ColumnRole => {
    if (columns.fullName?.index === index) return columns.fullName.order;
    const roles = ['email', 'civility', 'firstName', 'lastName'] as const;
    return roles.find((role) => columns[role] === index) ?? 'unused';
  });
}

/** Columns by the roles that a person assigned; of two with the same role the first counts. */
export function columnsOfRoles(roles: readonly ColumnRole[]): Columns {
  const at = (role: ColumnRole): number | null => {
    const index = roles.indexOf(role);
    return index === -1 ? null : index;
  };
  const fullAt = roles.findIndex((role) => role === 'firstLast' || role === 'lastFirst');
  return {
    email: at('email'),
    civility: at('civility'),
    firstName: at('firstName'),
    lastName: at('lastName'),
    fullName:
      fullAt === -1 ? null : { index: fullAt, order: roles[fullAt] === 'lastFirst' ? 'lastFirst' : 'firstLast' },
    isUnclear: false,
  };
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const email = words('email mail mel courriel messagerie electronique');
const first = words('prenom prenoms firstname first given forename');
const last = words('nom noms lastname last surname family patronyme');
const whole = words('name fullname lecteur lectrice reader contact display complet');
const title = words('civilite civility civ titre title salutation genre gender sexe sex honorific');
/** Headers of other data that contain a known word: a company's name, a job title, a street. */
const foreign = words(
  'societe organisation organization organisme entreprise company user utilisateur username job poste fonction service file fichier rue street ville city postal postale',
);

/** The role that a header names; `null` for an unknown one. */
export function headerRole(header: string): Role | null {
  const parts = folded(header).split(' ');
  const has = (among: ReadonlySet<string>) => parts.findIndex((part) => among.has(part));
  if (header.includes('@') || header.length > 60 || has(foreign) !== -1) return null;
  if (has(email) !== -1) return 'email';
  if (has(title) !== -1) return 'civility';
  const [firstAt, lastAt] = [has(first), has(last)];
  if (firstAt !== -1 && lastAt !== -1) return firstAt < lastAt ? 'firstLast' : 'lastFirst';
  if (firstAt !== -1) return 'firstName';
  if (lastAt !== -1) return parts.includes('complet') ? 'firstLast' : 'lastName';
  if (has(whole) !== -1) return 'firstLast';
  return parts.some((part) => part === 'adresse' || part === 'address') ? 'address' : null;
}

type Rows = readonly (readonly string[])[];

const cellOf = (record: readonly string[], index: number): string => record[index]?.trim() ?? '';

/** Number of records whose cell in the column matches. */
function countOf(rows: Rows, index: number, is: (cell: string) => boolean): number {
  return rows.reduce((count, record) => count + (is(cellOf(record, index)) ? 1 : 0), 0);
}

function mostOf(candidates: readonly number[], countAt: (index: number) => number): number | null {
  const counted = candidates.map((index) => ({ index, count: countAt(index) })).filter(({ count }) => count > 0);
  return counted.toSorted((left, right) => right.count - left.count)[0]?.index ?? null;
}

const hasAt = (cell: string): boolean => cell.includes('@');
/** Whether a cell is a title, `Mme`. */
export const isTitle = (cell: string): boolean => civilityNamed(cell) !== UNSET_CIVILITY;

/** Whether the first record is a header: it has no address, and names roles. */
export function isHeader(record: readonly string[]): boolean {
  const roles = record.map(headerRole);
  const named = roles.filter((role) => role !== null).length;
  const filled = record.filter((cell) => cell.trim() !== '').length;
  return !record.some(hasAt) && (named > 1 || roles.includes('email') || (named === 1 && filled === 1));
}

/** Columns by their header. An e-mail column without addresses is ignored if another has some. */
export function columnsOfHeader(header: readonly string[], rows: Rows): Columns {
  const roles = header.map(headerRole);
  const at = (...wanted: readonly Role[]): number | null => {
    const index = roles.findIndex((role) => role !== null && wanted.includes(role));
    return index === -1 ? null : index;
  };
  const called = roles.flatMap((role, index) => (role === 'email' || role === 'address' ? [index] : []));
  const byContent = (candidates: readonly number[]) => mostOf(candidates, (index) => countOf(rows, index, hasAt));
  const firstName = at('firstName');
  const lastName = at('lastName');
  // “Nom” may head whole names, “Name” may follow a first name: the other columns decide.
  const full = at('firstLast', 'lastFirst');
  const isSplit = firstName !== null;
  const fullAt = full ?? (isSplit ? null : lastName);
  const isNamed = firstName !== null || fullAt !== null;
  const hasUnknown = header.some((cell, index) => cell.trim() !== '' && roles[index] === null);
  return {
    // An unknown header may be that of the names.
    isUnclear: !isNamed && hasUnknown,
    email: byContent(called) ?? byContent([...header.keys()]) ?? at('email'),
    civility: at('civility'),
    firstName,
    lastName: isSplit ? (lastName ?? full) : null,
    fullName:
      isSplit || fullAt === null
        ? null
        : { index: fullAt, order: roles[fullAt] === 'lastFirst' ? 'lastFirst' : 'firstLast' },
  };
}

/**
 * Which of two columns has the first names, by the beginnings of the addresses and by surnames in capitals; `null` if
 * undecided.
 */
function namesBetween(rows: Rows, email: number | null, left: number, right: number): readonly [number, number] | null {
  const votes = rows.reduce((sum, record) => {
    const [one, other] = [cellOf(record, left), cellOf(record, right)];
    const local = email === null ? '' : folded(cellOf(record, email).split('@')[0] ?? '').replaceAll(' ', '');
    const speaksFor = (given: string, surname: string): number => {
      const [begin, end] = [folded(given).replaceAll(' ', ''), folded(surname).replaceAll(' ', '')];
      if (begin === '' || end === '' || begin === end) return 0;
      return (
        (local.startsWith(begin) ? 1 : 0) +
        (local !== end && local.endsWith(end) ? 1 : 0) +
        (isInCapitals(surname) ? 1 : 0)
      );
    };
    return sum + speaksFor(one, other) - speaksFor(other, one);
  }, 0);
  if (votes === 0) return null;
  return votes < 0 ? [right, left] : [left, right];
}

/** Most records read to guess columns without a header. */
const SAMPLE = 200;

/** Columns of a list without header, by their content. */
export function columnsOfContent(records: Rows): Columns {
  const rows = records.slice(0, SAMPLE);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const all = Array.from({ length: Math.min(width, 50) }, (_, index) => index);
  const emailAt = mostOf(all, (index) => countOf(rows, index, hasAt));
  const others = all.filter((index) => index !== emailAt);
  const civilityAt = mostOf(others, (index) => {
    const filled = countOf(rows, index, (cell) => cell !== '');
    const titles = countOf(rows, index, isTitle);
    return titles * 2 > filled ? titles : 0;
  });
  const [one, two, ...further] = others.filter(
    (index) =>
      index !== civilityAt &&
      countOf(rows, index, (cell) => /\p{L}/u.test(cell)) * 2 > countOf(rows, index, (cell) => cell !== ''),
  );
  const base = { email: emailAt, civility: civilityAt, firstName: null, lastName: null, fullName: null };
  if (one === undefined) return { ...base, isUnclear: false };
  if (two === undefined) return { ...base, fullName: { index: one, order: 'firstLast' }, isUnclear: false };
  const names = further.length > 0 ? null : namesBetween(rows, emailAt, one, two);
  if (names === null) return { ...base, isUnclear: true };
  const [firstName, lastName] = names;
  return { ...base, firstName, lastName, isUnclear: false };
}
