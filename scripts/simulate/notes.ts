/** The simulator's own records, of which the laws compare the books with what buyers, office and mail server saw. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { AccountId } from '../../server/core/db/account-id.ts';
import type { Schema } from '../../server/core/db/schema.ts';

/** The answer to an order under an idempotency key. */
interface NotedAnswer {
  readonly key: string;
  readonly kind: string;
  readonly reference: string;
  /** The amount that the buyer confirmed, in the smallest units. */
  readonly due: number;
}

/** A received transfer that the office has settled. */
interface NotedTransfer {
  readonly reference: string;
  readonly currency: string;
  readonly minor: number;
}

/** The outcome that a buyer saw for an order. */
interface NotedOutcome {
  readonly reference: string;
  readonly kind: string;
  /** What was booked for the order when it was asked for, and what of it had gone back when it was answered. */
  readonly booked: number;
  readonly back: number;
  /** Whether everything had healed. */
  readonly final: boolean;
}

/** A message that the mail server has accepted. */
interface NotedEmail {
  readonly addressee: string;
}

/** What a place says of an invoice or a transfer. */
interface NotedWords {
  /** Number of acts that the buyer has performed. */
  readonly moment: number;
  readonly account: AccountId;
  /** Number of the invoice, or reference of the transfer. */
  readonly about: string;
  readonly place: string;
  readonly words: string;
}

/** A file of an issued document, as it was exported at some moment. */
interface NotedFile {
  readonly account: AccountId;
  /** The number of the document. */
  readonly about: string;
  readonly form: 'PDF' | 'XML';
  /** SHA-256 of its bytes. */
  readonly hash: string;
}

export const noNotes = () => ({
  answers: new Array<NotedAnswer>(),
  transfers: new Array<NotedTransfer>(),
  outcomes: new Array<NotedOutcome>(),
  emails: new Array<NotedEmail>(),
  shown: new Array<NotedWords>(),
  files: new Array<NotedFile>(),
});

export type Notes = ReturnType<typeof noNotes>;

const tables: Readonly<Record<keyof Notes, string>> = {
  answers: 'key text, kind text, reference text, due bigint',
  transfers: 'reference text, currency text, minor bigint',
  outcomes: 'reference text, kind text, booked bigint, back bigint, final boolean',
  emails: 'addressee text',
  shown: 'moment integer, account bigint, about text, place text, words text',
  files: 'account bigint, about text, form text, hash text',
};

/** Writes the records into tables of the schema `simulator`, for the laws: in memory they survive every fault. */
export async function writeNotes(db: Kysely<Schema>, notes: Notes): Promise<void> {
  for (const [name, columns] of Object.entries(tables)) {
    const rows = JSON.stringify(Object.entries(notes).find(([each]) => each === name)?.[1]);
    await sql.raw(`create table simulator.${name} (${columns})`).execute(db);
    await sql`insert into ${sql.table(`simulator.${name}`)}
      select * from jsonb_to_recordset(${rows}::jsonb) as rows(${sql.raw(columns)})`.execute(db);
  }
}
