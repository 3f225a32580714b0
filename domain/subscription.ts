import type { LicenceType } from './catalogue.ts';
import { byDay, daysBetween } from './day.ts';
import type { Day } from './day.ts';
import type { Money } from './money.ts';
import type { QuotationState } from './quotation.ts';

/** Status of a subscription (specification §3). `unknown`: a code of a newer version, here and below. */
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

/** The caller's relation to the licence (specification §3): sole owner, administrator, reader. */
export const subscriptionTypes = ['normal', 'administratorLicence', 'userLicence'] as const;

export type SubscriptionType = (typeof subscriptionTypes)[number];

/** Relation of an order to the subscription before it (specification §3); `unknown` if none is recorded. */
export const orderNatures = ['unknown', 'new', 'renewal', 'conversion', 'upgrade', 'downgrade'] as const;

export type OrderNature = (typeof orderNatures)[number];

/** The number of a subscription, by which people speak of it. Pages say of a quote's that it is one. */
export interface SubscriptionNumber {
  readonly reference: string;
  /** Whether the reference is of the quote that was, or would be, ordered. */
  readonly isFromQuotation: boolean;
}

/** A subscription in the list of its owner or reader. */
export interface HeldSubscription extends SubscriptionNumber {
  /** `aboIId` on the wire. */
  readonly id: number;
  readonly status: SubscriptionStatus | 'unknown';
  readonly type: SubscriptionType | 'unknown';
  readonly nature: OrderNature;
  readonly licence: LicenceType | 'unknown';
  readonly readers: number;
  /** Purchased duration. */
  readonly months: number;
  /** First and last day of access; `null` before it has begun. */
  readonly startsOn: Day | null;
  readonly endsOn: Day | null;
  /** Titles, in the caller's language. */
  readonly publications: readonly string[];
  /** The person can pay for it now: it then begins, or is renewed at list prices; `null` where the back end does not say. */
  readonly isPayable: boolean | null;
  /** The person can accept or decline it: of a quote; `null` where the back end does not say. */
  readonly isDecidable: boolean | null;
  /** A later subscription of its owner covers all its titles: it needs no renewal. */
  readonly isFollowed: boolean;
  /** What is left to pay for it is on an open invoice, which is listed with the invoices; `null` where the back end does not say. */
  readonly isInvoiced: boolean | null;
  /** By when that invoice, or its next instalment, is to be paid; `null` where it is not only a matter of time, or unknown. */
  readonly dueOn: Day | null;
  /** Price of its order, before tax; `null` where the back end does not say. */
  readonly net: Money | null;
  /** No VAT is due on it, so far as its buyer is known. */
  readonly isUntaxed: boolean;
}

/** Days before the last one from which a subscription is about to end. */
const DAYS_BEFORE_END = 30;

interface Dated {
  readonly status: SubscriptionStatus;
  readonly endsOn: Day | null;
  /** State of its quotation; `null` without one. */
  readonly quotation?: QuotationState | null;
}

/** States of a quotation that no decision changes. */
const closed: readonly QuotationState[] = ['expired', 'declined', 'withdrawn'];

/** Whether a quotation awaits the buyer: a decision, or the order of an accepted one. */
export function isQuoteDecidable(state: QuotationState): boolean {
  return state === 'open' || state === 'accepted';
}

/** The status on a day: a quote expires and a running subscription ends by date, without an event. */
export function statusOn({ status, endsOn, quotation = null }: Dated, today: Day): SubscriptionStatus {
  if (status === 'quote') return quotation !== null && closed.includes(quotation) ? 'invalidQuote' : 'quote';
  if (endsOn === null || (status !== 'current' && status !== 'aboutToEnd' && status !== 'suspended')) return status;
  const left = daysBetween(today, endsOn);
  if (status === 'suspended') return left < 0 ? 'suspendedEnded' : 'suspended';
  if (left < 0) return 'ended';
  return left <= DAYS_BEFORE_END ? 'aboutToEnd' : 'current';
}

/** Statuses of subscriptions that are no more, and of quotes that came to nothing. */
const past: readonly HeldSubscription['status'][] = ['ended', 'suspendedEnded', 'invalid', 'invalidQuote'];

/** Whether a subscription is among past ones; a quote whose change was requested is among the current ones. */
export function isPast({ status }: Pick<HeldSubscription, 'status'>): boolean {
  return past.includes(status);
}

/** Action that a subscription requires of its owner: payment, payment of its invoice, maybe payment, renewal, decision. */
export type RenewalKind = 'unpaid' | 'invoiced' | 'maybeUnpaid' | 'aboutToEnd' | 'quote' | 'ended';

/** A subscription that requires an action of its owner. */
export interface Renewal {
  readonly kind: RenewalKind;
  readonly subscription: HeldSubscription;
}

/** The kinds by urgency. */
const urgency: readonly RenewalKind[] = ['unpaid', 'invoiced', 'maybeUnpaid', 'aboutToEnd', 'quote', 'ended'];

function renewalKind({
  status,
  startsOn,
  isPayable,
  isDecidable,
  isFollowed,
  isInvoiced,
}: HeldSubscription): RenewalKind | null {
  if (status === 'notBegun' && isInvoiced === true) return 'invoiced';
  // Once it is paid, its first day is known.
  if (status === 'notBegun' && isPayable === null) return startsOn === null ? 'maybeUnpaid' : null;
  if (status === 'notBegun') return isPayable ? 'unpaid' : null;
  if (status === 'aboutToEnd' || status === 'ended') return isFollowed ? null : status;
  return status === 'quote' && isDecidable !== false ? status : null;
}

/** The action that a subscription requires of the person; `null` for none, and for mere readers of a licence. */
export function renewalOf(subscription: HeldSubscription): Renewal | null {
  const kind = subscription.type === 'userLicence' ? null : renewalKind(subscription);
  return kind && { kind, subscription };
}

/**
 * The subscriptions that require an action, the most urgent first: those about to end by earliest end, those that have
 * ended by latest end.
 */
export function renewalsAmong(held: readonly HeldSubscription[]): readonly Renewal[] {
  const renewals = held.map(renewalOf).filter((renewal) => renewal !== null);
  return renewals.toSorted((left, right) => {
    const byKind = urgency.indexOf(left.kind) - urgency.indexOf(right.kind);
    const byEnd = byDay(left.subscription.endsOn, right.subscription.endsOn);
    return byKind || (left.kind === 'ended' ? -byEnd : byEnd) || left.subscription.id - right.subscription.id;
  });
}

/** Whether it is a quote that the publisher revises, as its owner asked: there is nothing to decide meanwhile. */
export function isBeingRevised(subscription: HeldSubscription): boolean {
  return subscription.status === 'quote' && subscription.type !== 'userLicence' && renewalOf(subscription) === null;
}

/** Renewals whose order is made, and whose price is that of the order: another one is priced when it is made. */
const ordered: readonly RenewalKind[] = ['unpaid', 'invoiced', 'maybeUnpaid', 'quote'];

/** What is to be paid or decided on costs, before tax; `null` where that is not known yet. */
export function priceOfRenewal({ kind, subscription: { net } }: Renewal): Money | null {
  return ordered.includes(kind) ? net : null;
}

/** The subscriptions that require an action of their own, or may: open invoices have a list, too. */
export function renewalsNotInvoiced(held: readonly HeldSubscription[]): readonly Renewal[] {
  return renewalsAmong(held).filter(({ kind }) => kind !== 'invoiced');
}
