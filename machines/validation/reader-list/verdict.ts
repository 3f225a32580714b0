/** What the rules say of a list that is to be sent, row by row: the same as the server will say of each. */
import type { ReaderIdentity } from '../../domain/licence.ts';
import type { Complaint } from '../complaint.ts';
import { judge } from '../form.ts';
import { readerForm } from '../forms/reader.ts';

/** A row of a list as a person has it before them. */
export interface ReaderRow extends ReaderIdentity {
  /** Told apart by it, from 1. */
  readonly id: number;
  readonly isLeftOut: boolean;
}

export interface RowVerdict {
  /** By field; empty where the rules have nothing against the row. */
  readonly complaints: ReadonlyMap<string, Complaint>;
  /** The row before it that has the same address; `null`: none has. */
  readonly repeats: number | null;
}

export interface ListVerdict {
  /** The rows that are wrong, by `id`, of those that are not left out. */
  readonly wrong: ReadonlyMap<number, RowVerdict>;
  /** How many would be sent. */
  readonly included: number;
}

const nothing: ReadonlyMap<string, Complaint> = new Map();

/** A row that has not changed is not judged again: of thousands one changes at a time. */
const judged = new WeakMap<ReaderRow, ReadonlyMap<string, Complaint>>();

function complaintsAbout(row: ReaderRow): ReadonlyMap<string, Complaint> {
  const known = judged.get(row);
  if (known) return known;
  const { civility, firstName, lastName, email } = row;
  const complaints = judge(readerForm, { civility, firstName, lastName, email }).complaints ?? nothing;
  judged.set(row, complaints);
  return complaints;
}

/** An address as mail is sent to it, by which two are the same reader; empty where there is none. */
export function sameAddress(email: string): string {
  return email.trim().toLowerCase();
}

/** Judges a list: each row by the form's rules, and whether an address stands in it twice; the first one may stay. */
export function judgeReaders(rows: readonly ReaderRow[]): ListVerdict {
  const included = rows.filter(({ isLeftOut }) => !isLeftOut);
  const firstWith = new Map<string, number>();
  for (const { id, email } of included) {
    const key = sameAddress(email);
    firstWith.set(key, Math.min(id, firstWith.get(key) ?? id));
  }
  const wrong = new Map<number, RowVerdict>();
  for (const row of included) {
    const complaints = complaintsAbout(row);
    const key = sameAddress(row.email);
    const first = firstWith.get(key) ?? row.id;
    const repeats = key !== '' && first !== row.id ? first : null;
    if (complaints.size > 0 || repeats !== null) wrong.set(row.id, { complaints, repeats });
  }
  return { wrong, included: included.length };
}
