import type { Infer } from 'superstruct';
import { boolean, integer, nullable, object, string } from 'superstruct';
import type { DraftRules } from '../../engine/funnel.ts';

/** What a tab remembers of a reader who is added or changed. */
export const readerDraft = object({
  /** The licence, and what of it is changed or corrected: what the place says. */
  of: string(),
  /** Random text (at least 122 bits) that makes this tab's idempotency keys its own. */
  seed: string(),
  /** Counts requests; part of the key: one that was changed is another one. */
  attempt: integer(),
  /** The request went out under the present key, and may have arrived whatever was answered. */
  submitted: boolean(),
  /** `null` before the form was seen: it begins with what is known. */
  typed: nullable(object({ civility: integer(), firstName: string(), lastName: string(), email: string() })),
  /** The latest request that arrived. */
  receipt: nullable(
    object({
      id: integer(),
      reference: string(),
      /** It was to add somebody; else to change them. */
      isAddition: boolean(),
      /** Nobody had to decide about it. */
      isLetThrough: boolean(),
      name: string(),
    }),
  ),
});

export type ReaderDraft = Infer<typeof readerDraft>;

export type ReaderReceipt = NonNullable<ReaderDraft['receipt']>;

/** The draft of a visit that remembers nothing. */
export function freshReader(seed: string): ReaderDraft {
  return { of: '', seed, attempt: 1, submitted: false, typed: null, receipt: null };
}

/** A day. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const readerDraftRules: DraftRules<ReaderDraft> = { version: 1, struct: readerDraft, lifetime: LIFETIME };
