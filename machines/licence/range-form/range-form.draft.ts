import type { Infer } from 'superstruct';
import { array, boolean, defaulted, enums, integer, nullable, object, string } from 'superstruct';
import type { DraftRules } from '../../engine/funnel.ts';
import { rangeRefusals } from '../../validation/rules/ip-list.ts';

const rangeRow = object({ range: string(), label: string() });

/** What became of the lines of the text that was read last. */
const rangeReport = object({
  /** Lines whose ranges are among the rows. */
  used: integer(),
  comments: integer(),
  headings: integer(),
  /** They are still in the text. */
  refused: array(object({ line: integer(), text: string(), why: enums(rangeRefusals) })),
});

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
  /** `null` before a text was read. */
  report: defaulted(nullable(rangeReport), null),
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

export type RangeReport = Infer<typeof rangeReport>;

export type RangeReceipt = NonNullable<RangeDraft['receipt']>;

/** The draft of a visit that remembers nothing. */
export function freshRanges(seed: string): RangeDraft {
  return { of: '', seed, attempt: 1, submitted: false, rangeList: '', rows: null, report: null, receipt: null };
}

/** A day. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const rangeDraftRules: DraftRules<RangeDraft> = { version: 2, struct: rangeDraft, lifetime: LIFETIME };
