import type { Infer } from 'superstruct';
import { array, boolean, defaulted, enums, integer, nullable, number, object, string } from 'superstruct';
import { modificationStates } from '../../domain/modification.ts';
import { currencies } from '../../domain/money.ts';
import type { DraftRules } from '../../engine/funnel.ts';
import { columnRoles } from '../../validation/reader-list/columns.ts';
import { readerRefusals } from '../../validation/reader-list/reader-list.ts';

const money = object({ minor: integer(), currency: enums(currencies) });

/** A row of the list as it is mended. */
const row = object({
  /** From 1, in the order in which rows were read, whatever list they came from. */
  id: integer(),
  /** Of the text in which it stood. */
  line: integer(),
  civility: number(),
  firstName: string(),
  lastName: string(),
  email: string(),
  /** Its fields are shown: it was wrong, or the person wants it otherwise. */
  isOpen: boolean(),
  isLeftOut: boolean(),
});

/** What became of columns and lines of the list that was read last. */
const listReport = object({
  columns: array(object({ header: string(), example: string(), role: enums(columnRoles) })),
  comments: integer(),
  refused: array(object({ line: integer(), text: string(), why: enums(readerRefusals) })),
});

/** What a tab remembers of readers that are added by a list. */
export const readerImportDraft = object({
  /** Random text (at least 122 bits) that makes this tab's idempotency keys its own. */
  seed: string(),
  /** Counts requests; part of the key: one that was changed is another one. */
  attempt: integer(),
  /** The request went out under the present key, and may have arrived whatever was answered. */
  submitted: boolean(),
  /** What it was sent with; stated as long as it may have arrived. `null`: all have a seat. */
  charge: nullable(money),
  /** The number of the subscription whose readers these are. */
  of: string(),
  /** What is pasted, until its rows are read. */
  text: string(),
  /** What each column of the text is used for, as somebody has said; empty: as it is read. */
  roles: defaulted(array(enums(columnRoles)), []),
  /** `null` before a list was read. */
  report: defaulted(nullable(listReport), null),
  /** The rows, by `id`, that went out as new readers under the present key. */
  sent: defaulted(array(integer()), []),
  /** As they stand on the page. */
  rows: array(row),
  /** Lines without anything that were passed over. */
  blankLines: integer(),
  /** The latest request; `null` once another list is begun. */
  receipt: nullable(
    object({
      id: integer(),
      reference: string(),
      state: enums([...modificationStates, 'unknown']),
      readers: integer(),
      /** How many readers it changes, by requests of their own. */
      changed: defaulted(integer(), 0),
      charge: nullable(money),
    }),
  ),
});

export type ReaderImportDraft = Infer<typeof readerImportDraft>;

export type ImportedRow = Infer<typeof row>;

export type ListReport = Infer<typeof listReport>;

export type ImportReceipt = NonNullable<ReaderImportDraft['receipt']>;

/** The draft of a visit that remembers nothing. */
export function freshReaderImport(seed: string, of = '', attempt = 1): ReaderImportDraft {
  return {
    seed,
    attempt,
    submitted: false,
    charge: null,
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

/** A day. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const readerImportDraftRules: DraftRules<ReaderImportDraft> = {
  version: 2,
  struct: readerImportDraft,
  lifetime: LIFETIME,
};
