import type { ProviderRefund, Reversals } from '../../core/payments/provider.ts';
import { refundReference } from '../invoice/refunds.ts';

/** A booked refund of a charge, as far as it matters here. */
export interface BookedRefund {
  readonly id: number;
  readonly state: string;
  readonly amount_minor: number;
  readonly reference: string | null;
  readonly refusal: string | null;
  readonly provider_session: string | null;
}

type Reversal = Pick<ProviderRefund, 'reference' | 'amount' | 'at'>;

/** Money that went back without a request of this server: all of a reversal, or a part. */
export interface Reported {
  readonly why: 'byOffice' | 'disputed';
  readonly reversal: Reversal;
  readonly minor: number;
}

/** A part of a refund: of which of the provider's reversals, and how much. */
export interface RefundPart {
  readonly reversal: Reversal;
  readonly minor: number;
  /** Whether this server did not ask for the reversal. */
  readonly isReported: boolean;
}

/** How the reversals of a charge are to be booked. */
interface ReversalPlan<Row> {
  /** Refunds that were asked for, and the parts in which they went back: at least one each. */
  readonly covered: readonly { readonly row: Row; readonly parts: readonly [RefundPart, ...RefundPart[]] }[];
  /** Money of its own that went back without a request. */
  readonly reported: readonly Reported[];
}

const total = (rows: readonly { readonly minor: number }[]) => rows.reduce((all, { minor }) => all + minor, 0);

/** What is not booked yet of the money that went back without a request, oldest first. */
function unbookedOf(rows: readonly BookedRefund[], { refunds, disputes }: Reversals): readonly Reported[] {
  const byOffice = refunds.filter(({ state, key }) => state === 'done' && key === null);
  const lost = disputes.filter(({ state }) => state === 'lost');
  return [
    ...byOffice.map((reversal) => ({ reversal, why: 'byOffice' as const })),
    ...lost.map((reversal) => ({ reversal, why: 'disputed' as const })),
  ].map(({ reversal, why }) => {
    const booked = rows.filter(({ reference, refusal }) => reference === reversal.reference && refusal === null);
    const left = booked.reduce((rest, row) => rest - row.amount_minor, reversal.amount.minor);
    return { reversal, why, minor: Math.max(0, left) };
  });
}

const isAtProvider = ({ state, refusal, provider_session: session }: BookedRefund) =>
  refusal === null && session !== null && (state === 'toAsk' || state === 'done');

/** Takes at most so much of reported money; returns what is taken, and what remains. */
function take(from: readonly Reported[], most: number) {
  let left = Math.max(0, most);
  const parts = from.map((each) => {
    const minor = Math.min(left, each.minor);
    left -= minor;
    return { taken: { ...each, minor }, rest: { ...each, minor: each.minor - minor } };
  });
  return { taken: parts.flatMap(({ taken }) => (taken.minor > 0 ? [taken] : [])), rest: parts.map(({ rest }) => rest) };
}

/**
 * Decides how to book the reversals of a charge. A refund may return less than was asked for, if less was left of the
 * charge: refunds in the provider's dashboard and lost disputes cover the difference. The rest of these is booked as it
 * is, but for an amount that is still to be asked for, since it may have to cover that. `answered`: the refund that the
 * provider has just answered.
 */
export function coverRefunds<Row extends BookedRefund>(
  rows: readonly Row[],
  reversals: Reversals,
  answered: number | null,
): ReversalPlan<Row> {
  const done = reversals.refunds.filter(({ state }) => state === 'done');
  const lost = reversals.disputes.filter(({ state }) => state === 'lost');
  const claims = rows.filter(isAtProvider).map((row) => {
    const own = done.find(({ key }) => key === refundReference(row.id)) ?? null;
    const isAnswered = own !== null || (row.id === answered && row.state === 'toAsk');
    const minor = isAnswered ? Math.min(row.amount_minor, own?.amount.minor ?? 0) : row.amount_minor;
    return { row, own, isAnswered, minor };
  });
  let missing = [...done, ...lost].reduce((all, { amount }) => all + amount.minor, 0) - total(claims);
  let unbooked = unbookedOf(rows, reversals);
  const covered: ReversalPlan<Row>['covered'][number][] = [];
  for (const { row, own, isAnswered, minor } of claims) {
    const { taken, rest } = take(unbooked, Math.min(missing, row.amount_minor - minor));
    if (!isAnswered || (row.state === 'done' && taken.length === 0)) continue;
    const others = taken.map(({ reversal, minor: part }) => ({ reversal, minor: part, isReported: true }));
    const [first, ...more] = own ? [{ reversal: own, minor, isReported: false }, ...others] : others;
    if (!first) continue;
    unbooked = rest;
    missing -= total(taken);
    // An amount that nothing covers stays in the books, where the audit finds it.
    const uncovered = row.amount_minor - minor - total(taken);
    covered.push({ row, parts: [{ ...first, minor: first.minor + uncovered }, ...more] });
  }
  return { covered, reported: take(unbooked, missing).taken };
}
