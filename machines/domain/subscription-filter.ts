/** Which of somebody's subscriptions a list shows. */
import type { HeldSubscription } from './subscription.ts';
import { subscriptionStatuses } from './subscription.ts';

/** The filters, none of them set: texts of the address, whatever they say. */
export const noSubscriptionFilter = { status: '', text: '' };

export type SubscriptionFilterName = keyof typeof noSubscriptionFilter;

export type SubscriptionFilters = Readonly<Record<SubscriptionFilterName, string>>;

export type StatusFilter = HeldSubscription['status'];

/** A subscription on a list. */
interface Standing {
  readonly subscription: HeldSubscription;
}

const statuses: readonly StatusFilter[] = [...subscriptionStatuses, 'unknown'];

/** The status that an address names; `null` where it names none that there is. */
export function statusNamed(name: string): StatusFilter | null {
  return statuses.find((status) => status === name) ?? null;
}

/** Statuses that the list has, and the one that is asked for, in the order of the specification. */
export function statusesAmong(rows: readonly Standing[], asked: StatusFilter | null): readonly StatusFilter[] {
  return statuses.filter(
    (status) => status === asked || rows.some(({ subscription }) => subscription.status === status),
  );
}

/** A text as it is compared: without case and accents. */
function plainText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The subscriptions that the filters leave: of the status, with every word of the text in their publications or reference. */
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
