/** Filters of the list of subscriptions. */
import type { HeldSubscription } from './subscription.ts';
import { subscriptionStatuses } from './subscription.ts';

/** Query parameters without filters; they may hold any text. */
export const noSubscriptionFilter = { status: '', text: '' };

export type SubscriptionFilterName = keyof typeof noSubscriptionFilter;

export type SubscriptionFilters = Readonly<Record<SubscriptionFilterName, string>>;

export type StatusFilter = HeldSubscription['status'];

/** The part of a subscription that the filters read. */
interface Standing {
  readonly subscription: HeldSubscription;
}

const statuses: readonly StatusFilter[] = [...subscriptionStatuses, 'unknown'];

/** The status in the address; `null` if it names none. */
export function statusNamed(name: string): StatusFilter | null {
  return statuses.find((status) => status === name) ?? null;
}

/** Statuses of the list and the selected one, in the order of the specification. */
export function statusesAmong(rows: readonly Standing[], asked: StatusFilter | null): readonly StatusFilter[] {
  return statuses.filter(
    (status) => status === asked || rows.some(({ subscription }) => subscription.status === status),
  );
}

/** Text normalized for comparison: without case and accents. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The subscriptions that match: of the status, with every word of the text in their publications or reference. */
export function foundAmong<Row extends Standing>(
  rows: readonly Row[],
  { status, text }: SubscriptionFilters,
): readonly Row[] {
  const asked = statusNamed(status);
  const words = plainText(text).split(/\s+/u).filter(Boolean);
  return rows.filter(({ subscription }) => {
    const searched = plainText([...subscription.publications, subscription.reference].join(' '));
    return (asked === null || subscription.status === asked) && words.every((word) => searched.includes(word));
  });
}
