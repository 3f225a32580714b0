import type { Infer } from 'superstruct';
import { array, boolean, defaulted, enums, integer, nullable, number, object, string } from 'superstruct';
import { modificationStates } from '../../../domain/modification.ts';
import { currencies } from '../../../domain/money.ts';
import type { DraftRules } from '../../engine/funnel.ts';
import { columnRoles } from '../../../validation/reader-list/columns.ts';
import { readerRefusals } from '../../../validation/reader-list/reader-list.ts';

const money = object({ minor: integer(), currency: enums(currencies) });

/** A row of the list in the form. */
const row = object({
  /** From 1, in the order of parsing, unique across lists. */
  id: integer(),
  /** Line in its text. */
  line: integer(),
  /** Place among several readers of its line, from 1; `null` if it is the only one. */
  place: defaulted(nullable(integer()), null),
  civility: number(),
  firstName: string(),
  lastName: string(),
  email: string(),
  /** Its fields are open: it was wrong, or the person edits it. */
  isOpen: boolean(),
  isLeftOut: boolean(),
});

/** Outcome of columns and lines of the list parsed last. */
const listReport = object({
  columns: array(object({ header: string(), example: string(), role: enums(columnRoles) })),
  comments: integer(),
  /** Number of faulty rows that a list replaced which was given again. */
  replaced: defaulted(integer(), 0),
  refused: array(object({ line: integer(), text: string(), why: enums(readerRefusals) })),
});

/** The tab's draft of the import of readers. */
export const readerImportDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys unique. */
  seed: string(),
  /** Number of the request; part of the key: a changed request has a new number. */
  attempt: integer(),
  /** The request was sent under the present key; even after a failure it may have arrived. */
  submitted: boolean(),
  /** The charge it was sent with; stated as long as it may have arrived. `null`: all have a seat. */
  charge: nullable(money),
  /** The buyer's number for the order of further seats. */
  purchaseOrder: defaulted(string(), ''),
  /** The number of the subscription. */
  of: string(),
  /** Pasted text that is not parsed yet. */
  text: string(),
  /** Roles that the person assigned to the columns of the text; empty: detected. */
  roles: defaulted(array(enums(columnRoles)), []),
  /** `null` before a list was parsed. */
  report: defaulted(nullable(listReport), null),
  /** The rows, by `id`, that were sent as new readers under the present key. */
  sent: defaulted(array(integer()), []),
  /** In the order of the page. */
  rows: array(row),
  /** Skipped blank lines. */
  blankLines: integer(),
  /** The latest request; `null` once another list is begun. */
  receipt: nullable(
    object({
      id: integer(),
      reference: string(),
      state: enums([...modificationStates, 'unknown']),
      readers: integer(),
      /** Number of readers that it changes, each by its own request. */
      changed: defaulted(integer(), 0),
      charge: nullable(money),
    }),
  ),
});

export type ReaderImportDraft = Infer<typeof readerImportDraft>;

export type ImportedRow = Infer<typeof row>;

export type ListReport = Infer<typeof listReport>;

export type ImportReceipt = NonNullable<ReaderImportDraft['receipt']>;

/** The draft of a fresh visit. */
export function freshReaderImport(seed: string, of = '', attempt = 1): ReaderImportDraft {
  return {
    seed,
    attempt,
    submitted: false,
    charge: null,
    purchaseOrder: '',
    of,
    text: '',
    roles: [],
    report: null,
    sent: [],
    rows: [],
    blankLines: 0,
    receipt: null,
  };
}

/** One day, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const readerImportDraftRules: DraftRules<ReaderImportDraft> = {
  version: 4,
  struct: readerImportDraft,
  lifetime: LIFETIME,
};
