/** Judges a list before it is sent, row by row, by the rules of the server. */
import type { ReaderIdentity } from '../../domain/licence-entries.ts';
import type { Issue } from '../issue.ts';
import { validate } from '../form.ts';
import { readerForm } from '../forms/reader.ts';

/** A row of a list in the form. */
export interface ReaderRow extends ReaderIdentity {
  /** Unique in the list, from 1. */
  readonly id: number;
  readonly isLeftOut: boolean;
}

export interface RowVerdict {
  /** By field; empty if the rules accept the row. */
  readonly issues: ReadonlyMap<string, Issue>;
  /** The first row before it with the same address; `null` if there is none. */
  readonly repeats: number | null;
}

export interface ListVerdict {
  /** Rows with issues, by `id`, except those that are left out. */
  readonly wrong: ReadonlyMap<number, RowVerdict>;
  /** Number of rows to send. */
  readonly included: number;
}

const nothing: ReadonlyMap<string, Issue> = new Map();

/** Verdicts of unchanged rows: of thousands one changes at a time. */
const judged = new WeakMap<ReaderRow, ReadonlyMap<string, Issue>>();

/** What the form's rules say about a row, by field. */
export function issuesAbout(row: ReaderRow): ReadonlyMap<string, Issue> {
  const known = judged.get(row);
  if (known) return known;
  const { civility, firstName, lastName, email } = row;
  const issues = validate(readerForm, { civility, firstName, lastName, email }).issues ?? nothing;
  judged.set(row, issues);
  return issues;
}

/** Normalized address: two readers with the same one are the same reader; empty without an address. */
export function sameAddress(email: string): string {
  return email.trim().toLowerCase();
}

/** Judges a list: each row by the form's rules, and repeated addresses; the first of them is accepted. */
export function judgeReaders(rows: readonly ReaderRow[]): ListVerdict {
  const included = rows.filter(({ isLeftOut }) => !isLeftOut);
  const firstWith = new Map<string, number>();
  for (const { id, email } of included) {
    const key = sameAddress(email);
    firstWith.set(key, Math.min(id, firstWith.get(key) ?? id));
  }
  const wrong = new Map<number, RowVerdict>();
  for (const row of included) {
    const issues = issuesAbout(row);
    const key = sameAddress(row.email);
    const first = firstWith.get(key) ?? row.id;
    const repeats = key !== '' && first !== row.id ? first : null;
    if (issues.size > 0 || repeats !== null) wrong.set(row.id, { issues, repeats });
  }
  return { wrong, included: included.length };
}
