/** The context of the list of subscriptions: all of them, and the filters of the address. */
import type { RowsRead } from '../../../domain/completeness.ts';
import type { HeldSubscription, RenewalKind } from '../../../domain/subscription.ts';
import { renewalsAmong } from '../../../domain/subscription.ts';
import type { StatusFilter, SubscriptionFilters } from '../../../domain/subscription-filter.ts';
import { noSubscriptionFilter } from '../../../domain/subscription-filter.ts';
import type { Params } from '../../engine/path.ts';
import { filtersFrom } from '../../shared/list/listing-filters.ts';
import type { ListingContext, ListPage } from '../../shared/list/listing.ts';
import { listingOf } from '../../shared/list/listing.ts';

/** A subscription, with the action that it requires of the person. */
export interface SubscriptionRow {
  readonly id: string;
  readonly subscription: HeldSubscription;
  readonly renewal: RenewalKind | null;
}

export interface SubscriptionsContext extends ListingContext<SubscriptionRow, never>, SubscriptionFilters {}

/** The input of the chart. */
export interface SubscriptionsInput {
  readonly params: Params;
  /** This person's cached answer. */
  readonly cached: RowsRead<HeldSubscription> | null;
}

/** Transitions of the subscriptions, which have no changes. */
export const subscriptionList = listingOf<SubscriptionRow, never>({ apply: (row) => row });

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

/** The context at the start of a visit. */
export function openingOf({ params, cached }: SubscriptionsInput): SubscriptionsContext {
  return {
    listing: subscriptionList.begin({ cached: cached && pageOf(cached) }),
    ...filtersFrom(noSubscriptionFilter, params),
  };
}
