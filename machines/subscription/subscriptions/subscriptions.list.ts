import type { ContextFrom, EventFromLogic } from 'xstate';
import type { RowsRead } from '../../../domain/completeness.ts';
import type { HeldSubscription, RenewalKind } from '../../../domain/subscription.ts';
import { renewalsAmong } from '../../../domain/subscription.ts';
import type { StatusFilter } from '../../../domain/subscription-filter.ts';
import { noSubscriptionFilter } from '../../../domain/subscription-filter.ts';
import { subscriptionsPaths as paths } from '../../../contract/pages/subscription.ts';
import type { ListPage } from '../../shared/list/listing.ts';
import { readOnlyList } from '../../shared/list/read-only-list.ts';

/** A subscription, with the action that it requires of the person. */
export interface SubscriptionRow {
  readonly id: string;
  readonly subscription: HeldSubscription;
  readonly renewal: RenewalKind | null;
}

/** Order of statuses for subscriptions that require no action. */
const byUse: readonly StatusFilter[] = [
  'current',
  'aboutToEnd',
  'notBegun',
  'suspended',
  'quote',
  'notSet',
  'unknown',
  'ended',
  'suspendedEnded',
  'invalid',
  'invalidQuote',
];

/**
 * All subscriptions in the order of the list: those that require an action by urgency; then running ones, and ended
 * ones at the end, newest first.
 */
export function pageOf({ rows: held, completeness }: RowsRead<HeldSubscription>): ListPage<SubscriptionRow> {
  const renewals = renewalsAmong(held);
  const urgent = renewals.map(({ kind, subscription }) => ({
    id: String(subscription.id),
    subscription,
    renewal: kind,
  }));
  const required = new Set(renewals.map(({ subscription }) => subscription));
  const others = held
    .filter((subscription) => !required.has(subscription))
    .toSorted((left, right) => byUse.indexOf(left.status) - byUse.indexOf(right.status) || right.id - left.id)
    .map((subscription) => ({ id: String(subscription.id), subscription, renewal: null }));
  return { rows: [...urgent, ...others], completeness, next: null };
}

/** A person's subscriptions (specification §2): filters select among its rows, without a request. */
export const subscriptionList = readOnlyList({
  name: 'subscriptions',
  paths,
  read: 'readSubscriptions',
  filters: noSubscriptionFilter,
  pageOf,
});

export type SubscriptionsContext = ContextFrom<typeof subscriptionList.machine>;
export type SubscriptionsEvent = EventFromLogic<typeof subscriptionList.machine>;
