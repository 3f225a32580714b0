/** What the list of subscriptions knows: all of them, and which of them the address asks for. */
import type { HeldSubscription, RenewalKind } from '../../domain/subscription.ts';
import { renewalsAmong } from '../../domain/subscription.ts';
import type { StatusFilter, SubscriptionFilters } from '../../domain/subscription-filter.ts';
import { noSubscriptionFilter } from '../../domain/subscription-filter.ts';
import type { Params } from '../../engine/path.ts';
import { filtersFrom } from '../../shared/list/listing-filters.ts';
import type { ListingContext, ListPage } from '../../shared/list/listing.ts';
import { listingOf } from '../../shared/list/listing.ts';

/** A subscription, and what it asks of the person, if anything. */
export interface SubscriptionRow {
  readonly id: string;
  readonly subscription: HeldSubscription;
  readonly renewal: RenewalKind | null;
}

export interface SubscriptionsContext extends ListingContext<SubscriptionRow, never>, SubscriptionFilters {}

/** With what a visit begins. */
export interface SubscriptionsInput {
  readonly params: Params;
  /** What this person was told last. */
  readonly cached: readonly HeldSubscription[] | null;
}

/** What happens to the subscriptions: they come, and stay as they are. */
export const subscriptionList = listingOf<SubscriptionRow, never>({ apply: (row) => row });

/** Statuses by how much there is to do with a subscription that asks nothing of the person. */
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
 * All subscriptions as they are listed: those that ask something of the person first, the most urgent before the others; then
 * those that are read, and at the end what is over, the newest first.
 */
export function pageOf(held: readonly HeldSubscription[]): ListPage<SubscriptionRow> {
  const renewals = renewalsAmong(held);
  const urgent = renewals.map(({ kind, subscription }) => ({
    id: String(subscription.id),
    subscription,
    renewal: kind,
  }));
  const others = held
    .filter(({ id }) => renewals.every(({ subscription }) => subscription.id !== id))
    .toSorted((left, right) => byUse.indexOf(left.status) - byUse.indexOf(right.status) || right.id - left.id)
    .map((subscription) => ({ id: String(subscription.id), subscription, renewal: null }));
  return { rows: [...urgent, ...others], next: null };
}

/** The beginning of a visit. */
export function openingOf({ params, cached }: SubscriptionsInput): SubscriptionsContext {
  return {
    listing: subscriptionList.begin({ cached: cached && pageOf(cached) }),
    ...filtersFrom(noSubscriptionFilter, params),
  };
}
