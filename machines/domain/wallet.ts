import type { Moment } from './invoice.ts';
import type { Money } from './money.ts';

/**
 * What went in or out of a wallet (specification §3, wallet operation). `unknown` is a code that this version does not
 * know.
 */
export const operationKinds = ['purchase', 'free', 'debit', 'transformation', 'unknown'] as const;

export type OperationKind = (typeof operationKinds)[number];

/** A year or a month by the publisher's clock: `2026`, `2026-03`. */
export type Period = string;

/** What a period looks like. */
export const periodPattern = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;

/** Which operations; `null` leaves nothing out. */
export interface OperationFilter {
  readonly kind: OperationKind | null;
  readonly period: Period | null;
}

/** What operations, the newest first, from where. */
export interface WalletQuestion {
  readonly filter: OperationFilter;
  /** Where the page before ended; `null` for the first page. */
  readonly cursor: string | null;
}

/** Credits that went in or out. */
export interface WalletOperation {
  readonly id: string;
  readonly kind: OperationKind;
  readonly at: Moment;
  /** Positive for what came in, negative for what went out. */
  readonly amount: Money;
  /** What was in the wallet afterwards. */
  readonly balance: Money;
  /** The payment that the credits were taken for; `null` where there is none. */
  readonly paymentReference: string | null;
}

/** What came in and went out in a month, whatever the kind. */
export interface MonthTotals {
  /** `2026-03` */
  readonly month: Period;
  readonly cameIn: Money;
  readonly wentOut: Money;
}

/** A wallet as it stands. */
export interface WalletSummary {
  readonly balance: Money;
  /** Whether it can pay. */
  readonly isActive: boolean;
  /** The months of the year that is asked for, else the last twelve; the oldest first, none before the first operation. */
  readonly months: readonly MonthTotals[];
  /** From the newest year to that of the first operation. */
  readonly years: readonly Period[];
}

/** A page of operations, and the wallet that they are of; `wallet` is `null` where the person has none. */
export interface WalletPage {
  readonly wallet: WalletSummary | null;
  readonly rows: readonly WalletOperation[];
  /** Where the next page begins; `null` after the last. */
  readonly next: string | null;
}

/** The kind that an address names; what it says beside these sets no filter. */
export function operationKindNamed(text: string): OperationKind | null {
  return operationKinds.find((kind) => kind === text) ?? null;
}

/** The period that an address names. */
export function periodNamed(text: string): Period | null {
  return periodPattern.test(text) ? text : null;
}
