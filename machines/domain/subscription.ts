import type { LicenceType } from './catalogue.ts';
import { daysBetween } from './day.ts';
import type { Day } from './invoice.ts';

/** Where a subscription stands (specification §3). `unknown` is a code that this version does not know, here and below. */
export const subscriptionStatuses = [
  'notSet',
  'current',
  'notBegun',
  'ended',
  'aboutToEnd',
  'suspended',
  'suspendedEnded',
  'invalid',
  'quote',
  'invalidQuote',
] as const;

export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Whose licence it is to the person who asks (specification §3): their own alone, one that they manage, one that they read by. */
export const subscriptionTypes = ['normal', 'administratorLicence', 'userLicence'] as const;

export type SubscriptionType = (typeof subscriptionTypes)[number];

/** What an order was to the subscription before it (specification §3); the first one is what nobody has said. */
export const orderNatures = ['unknown', 'new', 'renewal', 'conversion', 'upgrade', 'downgrade'] as const;

export type OrderNature = (typeof orderNatures)[number];

/** A subscription as the list of them tells it to somebody who owns it or reads by it. */
export interface HeldSubscription {
  /** `aboIId` on the wire. */
  readonly id: number;
  readonly reference: string;
  readonly status: SubscriptionStatus | 'unknown';
  readonly type: SubscriptionType | 'unknown';
  readonly nature: OrderNature;
  readonly licence: LicenceType | 'unknown';
  readonly readers: number;
  /** For how long it was bought. */
  readonly months: number;
  /** The first and the last day on which it is read; `null` before it has begun. */
  readonly startsOn: Day | null;
  readonly endsOn: Day | null;
  /** What publications are called, in the caller's language. */
  readonly publications: readonly string[];
  /** The person can pay for it now: then it begins, or goes on by a renewal at list prices. */
  readonly isPayable: boolean;
  /** A later subscription of its owner holds everything that this one does: nothing need be done about it. */
  readonly isFollowed: boolean;
}

/** From so many days before its last one a subscription is about to end. */
export const DAYS_BEFORE_END = 30;

/** Where a subscription stands on a day: one that runs comes to its end without anybody's doing. */
export function statusOn(
  { status, endsOn }: { readonly status: SubscriptionStatus; readonly endsOn: Day | null },
  today: Day,
): SubscriptionStatus {
  if (endsOn === null || (status !== 'current' && status !== 'aboutToEnd' && status !== 'suspended')) return status;
  const left = daysBetween(today, endsOn);
  if (status === 'suspended') return left < 0 ? 'suspendedEnded' : 'suspended';
  if (left < 0) return 'ended';
  return left <= DAYS_BEFORE_END ? 'aboutToEnd' : 'current';
}

/** What a subscription asks of its owner: to be paid before it begins, to be renewed, to be decided on. */
export type RenewalKind = 'unpaid' | 'aboutToEnd' | 'quote' | 'ended';

/** A subscription that goes on, or begins, only if its owner does something. */
export interface Renewal {
  readonly kind: RenewalKind;
  readonly subscription: HeldSubscription;
}

/** The kinds by how soon something is to be done. */
const urgency: readonly RenewalKind[] = ['unpaid', 'aboutToEnd', 'quote', 'ended'];

function renewalKind({ status, isPayable, isFollowed }: HeldSubscription): RenewalKind | null {
  if (status === 'notBegun') return isPayable ? 'unpaid' : null;
  if (status === 'aboutToEnd' || status === 'ended') return isFollowed ? null : status;
  return status === 'quote' ? status : null;
}

/** What a subscription asks of the person; `null`: nothing. Whoever only reads by a licence has nothing to do about it. */
export function renewalOf(subscription: HeldSubscription): Renewal | null {
  const kind = subscription.type === 'userLicence' ? null : renewalKind(subscription);
  return kind && { kind, subscription };
}

/**
 * What of somebody's subscriptions is to be renewed, paid or decided on, the most urgent first: of what ends, that which ends
 * first; of what has ended, that which was read last.
 */
export function renewalsAmong(held: readonly HeldSubscription[]): readonly Renewal[] {
  const renewals = held.map(renewalOf).filter((renewal) => renewal !== null);
  return renewals.toSorted((left, right) => {
    const byKind = urgency.indexOf(left.kind) - urgency.indexOf(right.kind);
    const byEnd = (left.subscription.endsOn ?? '').localeCompare(right.subscription.endsOn ?? '');
    return byKind || (left.kind === 'ended' ? -byEnd : byEnd) || left.subscription.id - right.subscription.id;
  });
}
