import type { Moment } from './moment.ts';
import type { Money } from './money.ts';
import { money } from './money.ts';
import type { ReadArticle } from './reading.ts';

/** Kind of an operation (specification §3, wallet operation). `unknown`: a code of a newer version. */
export const operationKinds = ['purchase', 'free', 'debit', 'transformation', 'unknown'] as const;

export type OperationKind = (typeof operationKinds)[number];

/** A year or a month by the publisher's clock: `2026`, `2026-03`. */
export type Period = string;

/** Format of a period. */
export const periodPattern = /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?$/;

/** Filter of operations; `null` matches all. */
export interface OperationFilter {
  readonly kind: OperationKind | null;
  readonly period: Period | null;
}

/** A query for operations, newest first, from a cursor on. */
export interface WalletQuestion {
  readonly filter: OperationFilter;
  /** End of the page before; `null` for the first page. */
  readonly cursor: string | null;
}

/** Credits that came in or went out. */
export interface WalletOperation {
  readonly id: string;
  readonly kind: OperationKind;
  readonly at: Moment;
  /** Positive for incoming credits, negative for outgoing ones. */
  readonly amount: Money;
  /** Balance after the operation. */
  readonly balance: Money;
  /** The payment that the credits were used for; `null` if there is none. */
  readonly paymentReference: string | null;
  /** The article that was read with the credits; `null` if none is known. */
  readonly article: ReadArticle | null;
}

/** Totals of all kinds in a month. */
export interface MonthTotals {
  /** `2026-03` */
  readonly month: Period;
  readonly cameIn: Money;
  readonly wentOut: Money;
}

/** The present state of a wallet. */
export interface WalletSummary {
  readonly balance: Money;
  /** Whether it can pay; `null` where the server did not say it readably. */
  readonly isActive: boolean | null;
  /** The months of the selected year, else the last twelve; oldest first, none before the first operation. */
  readonly months: readonly MonthTotals[];
  /** From the newest year to that of the first operation. */
  readonly years: readonly Period[];
}

/** Number of months that the recent pace is computed from. */
const PACE_MONTHS = 3;

/** The recent pace of spending, and for how many months the balance lasts at it. */
export interface Pace {
  /** In `PACE_MONTHS` months. */
  readonly spent: Money;
  /** Whole months, rounded down. */
  readonly monthsLeft: number;
}

/**
 * The pace of the last three full months, or of the last three with the present month where more was spent in them;
 * `null` before three full months, or where nothing was spent. `months` ends with the present month.
 */
export function paceOf({ balance, months }: Pick<WalletSummary, 'balance' | 'months'>): Pace | null {
  const full = months.slice(0, -1);
  if (full.length < PACE_MONTHS) return null;
  const spentIn = (some: readonly MonthTotals[]) =>
    some.slice(-PACE_MONTHS).reduce((all, { wentOut }) => all + wentOut.minor, 0);
  const spent = Math.max(spentIn(full), spentIn(months));
  if (spent <= 0) return null;
  return { spent: money(spent, balance.currency), monthsLeft: Math.floor((balance.minor * PACE_MONTHS) / spent) };
}

/** A page of operations and their wallet; `wallet` is `null` if the person has none. */
export interface WalletPage {
  readonly wallet: WalletSummary | null;
  readonly rows: readonly WalletOperation[];
  /** Cursor of the next page; `null` on the last. */
  readonly next: string | null;
}

/** The kind in the address; any other text sets no filter. */
export function operationKindNamed(text: string): OperationKind | null {
  return operationKinds.find((kind) => kind === text) ?? null;
}

/** The period in the address. */
export function periodNamed(text: string): Period | null {
  return periodPattern.test(text) ? text : null;
}
