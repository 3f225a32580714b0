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
  /** It begins once the person has paid for it. */
  readonly isPayable: boolean;
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
