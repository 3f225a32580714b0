import type { Infer } from 'superstruct';
import { array, boolean, defaulted, enums, integer, nullable, object, string } from 'superstruct';
import type { DraftRules } from '../../engine/funnel.ts';
import { rangeRefusals } from '../../../validation/rules/ip-list.ts';

const rangeRow = object({ range: string(), label: string() });

/** Outcome of the lines of the text parsed last. */
const rangeReport = object({
  /** Lines whose ranges are among the rows. */
  used: integer(),
  comments: integer(),
  headings: integer(),
  /** Lines whose ranges contain excluded ones, and the ranges that are left of them, among the rows. */
  reduced: defaulted(array(object({ line: integer(), text: string(), ranges: array(string()) })), []),
  /** Words before ranges that are a label or an instruction, with their lines, which are still in the text. */
  asked: defaulted(array(object({ word: string(), lines: array(object({ line: integer(), text: string() })) })), []),
  /** Refused lines, which are still in the text. */
  refused: array(object({ line: integer(), text: string(), why: enums(rangeRefusals) })),
});

/** The tab's draft of the form for networks. */
export const rangeDraft = object({
  /** The licence, and the network or line to change or correct, from the address. */
  of: string(),
  /** Random text (at least 122 bits) that makes this tab's idempotency keys unique. */
  seed: string(),
  /** Number of the request; part of the key: a changed request has a new number. */
  attempt: integer(),
  /** The request was sent under the present key; even after a failure it may have arrived. */
  submitted: boolean(),
  /** Typed or pasted text that is not among the rows yet. */
  rangeList: string(),
  /** Ranges that lines of the text excluded, while other lines of it wait. */
  excluded: defaulted(array(string()), []),
  /** One row for each network, as typed; `null` before the form was opened: it is prefilled then. */
  rows: nullable(array(rangeRow)),
  /** `null` before a text was parsed. */
  report: defaulted(nullable(rangeReport), null),
  /** The latest received request. */
  receipt: nullable(
    object({
      id: integer(),
      reference: string(),
      /** Number of networks that it adds; 0: it changes one. */
      added: integer(),
      /** Accepted without a decision of the publisher. */
      isLetThrough: boolean(),
    }),
  ),
});

export type RangeDraft = Infer<typeof rangeDraft>;

/** A network as typed. */
export type RangeRow = Infer<typeof rangeRow>;

export type RangeReport = Infer<typeof rangeReport>;

export type RangeReceipt = NonNullable<RangeDraft['receipt']>;

/** The draft of a fresh visit. */
export function freshRanges(seed: string): RangeDraft {
  return {
    of: '',
    seed,
    attempt: 1,
    submitted: false,
    rangeList: '',
    excluded: [],
    rows: null,
    report: null,
    receipt: null,
  };
}

/** One day, in milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1_000;

export const rangeDraftRules: DraftRules<RangeDraft> = { version: 3, struct: rangeDraft, lifetime: LIFETIME };
