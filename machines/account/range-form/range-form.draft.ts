import type { Infer } from 'superstruct';
import { array, boolean, integer, nullable, object, string } from 'superstruct';
import type { DraftRules } from '../../funnel/funnel.ts';

const rangeRow = object({ range: string(), label: string() });

/** What a tab remembers of networks that are added or changed. */
export const rangeDraft = object({
  /** The licence, and what of it is changed or corrected: what the place says. */
  of: string(),
  /** Random text (at least 122 bits) that makes this tab's idempotency keys its own. */
  seed: string(),
  /** Counts requests; part of the key: one that was changed is another one. */
  attempt: integer(),
  /** The request went out under the present key, and may have arrived whatever was answered. */
  submitted: boolean(),
  /** What was typed or pasted and is not among the rows yet. */
  rangeList: string(),
  /** One for each network, as it was written; `null` before the form was seen: it begins with what is known. */
  rows: nullable(array(rangeRow)),
  /** The latest request that arrived. */
  receipt: nullable(
    object({
      id: integer(),
      reference: string(),
      /** How many networks it adds; 0: it changes one. */
      added: integer(),
      /** Nobody had to decide about it. */
      isLetThrough: boolean(),
    }),
  ),
});

export type RangeDraft = Infer<typeof rangeDraft>;

/** A network as somebody writes it. */
export type RangeRow = Infer<typeof rangeRow>;

export type RangeReceipt = NonNullable<RangeDraft['receipt']>;

/** The draft of a visit that remembers nothing. */
export function freshRanges(seed: string): RangeDraft {
  return { of: '', seed, attempt: 1, submitted: false, rangeList: '', rows: null, receipt: null };
}

/** A day. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const rangeDraftRules: DraftRules<RangeDraft> = { version: 1, struct: rangeDraft, lifetime: LIFETIME };
