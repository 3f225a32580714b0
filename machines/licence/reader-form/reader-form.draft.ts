import type { Infer } from 'superstruct';
import { boolean, defaulted, integer, nullable, object, string } from 'superstruct';
import type { DraftRules } from '../../engine/funnel.ts';

/** The tab's draft of the form for a reader. */
export const readerDraft = object({
  /** The licence, and the reader or line to change or correct, from the address. */
  of: string(),
  /** Random text (at least 122 bits) that makes this tab's idempotency keys unique. */
  seed: string(),
  /** Number of the request; part of the key: a changed request has a new number. */
  attempt: integer(),
  /** The request was sent under the present key; even after a failure it may have arrived. */
  submitted: boolean(),
  /** `null` before the form was opened: it is prefilled then. */
  typed: nullable(
    object({
      civility: integer(),
      firstName: string(),
      lastName: string(),
      email: string(),
      /** The buyer's number for the order of a further seat. */
      purchaseOrder: defaulted(string(), ''),
    }),
  ),
  /** The latest received request. */
  receipt: nullable(
    object({
      id: integer(),
      reference: string(),
      /** The request adds a reader; otherwise it changes one. */
      isAddition: boolean(),
      /** Accepted without a decision of the publisher. */
      isLetThrough: boolean(),
      name: string(),
    }),
  ),
});

export type ReaderDraft = Infer<typeof readerDraft>;

/** The form as typed. */
export type TypedReader = NonNullable<ReaderDraft['typed']>;

export type ReaderReceipt = NonNullable<ReaderDraft['receipt']>;

/** The draft of a fresh visit. */
export function freshReader(seed: string): ReaderDraft {
  return { of: '', seed, attempt: 1, submitted: false, typed: null, receipt: null };
}

/** One day, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const readerDraftRules: DraftRules<ReaderDraft> = { version: 2, struct: readerDraft, lifetime: LIFETIME };
