/** Users of a licence: its readers, and the networks with access. */
import type { Read, Unread } from './completeness.ts';
import type { ModificationType } from './enumerations.ts';
import type { Day } from './day.ts';
import type { Invoice } from './invoice.ts';
import type { Moment } from './moment.ts';
import type { IpRangeEntry, ReaderIdentity } from './licence-entries.ts';
import type { ListedRequest, ModificationSummary } from './modification.ts';
import type { Money } from './money.ts';
import type { PricedSeats } from './price.ts';
import { sumOfSeats } from './price.ts';
import type { HeldSubscription, SubscriptionNumber } from './subscription.ts';

/** A reader of a licence, as its administrator sees them. */
export interface LicenceReader extends ReaderIdentity {
  /** `docIId` on the wire. */
  readonly id: number;
  /** The pending request, if there is one: an added reader is listed, and has no access yet. */
  readonly pending: PendingModification | null;
  /** The last change of their email address; `null` if there was none. */
  readonly addressChange: AddressChange | null;
}

/** A change of a reader’s email address. */
export interface AddressChange {
  /** The address until then. */
  readonly before: string;
  readonly at: Moment;
  /** By the reader in their account, or by the administrator with a request. */
  readonly by: 'reader' | 'administrator' | 'unknown';
}

/** A pending request, as a reader or range refers to it. */
export interface PendingModification {
  /** Id of the request. */
  readonly id: number;
  readonly type: ModificationType | 'unknown';
  /** Line of the request that concerns this reader or range. */
  readonly position: number;
}

/** A network with access to a licence without a sign-in. */
export interface LicenceRange extends IpRangeEntry {
  readonly id: number;
  readonly pending: PendingModification | null;
}

/** What a further seat costs from its number on, for the rest of the term, before tax. */
export interface SeatPrice {
  readonly from: number;
  readonly price: Money;
}

/** Seats of a licence. */
export interface Seats {
  readonly bought: number;
  /** By readers who read, and by those whose addition is pending. */
  readonly taken: number;
  /** Of the taken ones: pending additions. */
  readonly pending: number;
  /** Prices of further seats, the next seat’s first; `null` if none can be added. */
  readonly extra: readonly SeatPrice[] | null;
}

/** An event in the history of a subscription: an order, an invoice, a request. */
export type SubscriptionEntry =
  | { readonly kind: 'ordered' | 'begun' | 'ending' | 'ended'; readonly on: Day }
  | {
      readonly kind: 'invoiced' | 'credited';
      readonly on: Day;
      readonly reference: string;
      readonly total: Money;
      /** As in the list of invoices; `null` if the back end does not send it: then its state is not known. */
      readonly invoice: Invoice | null;
    }
  | { readonly kind: 'paid'; readonly on: Day; readonly reference: string; readonly amount: Money }
  | { readonly kind: 'requested'; readonly on: Day; readonly request: ListedRequest }
  | { readonly kind: 'unknown'; readonly on: Day };

/** The details of a subscription for its owner; a reader gets the titles and the end date. */
export interface SubscriptionDetail {
  readonly subscription: HeldSubscription;
  /** `null` unless the person administers the licence. */
  readonly licence:
    | {
        readonly seats: Seats;
        /** Networks with access; `null` where the server did not say it readably. */
        readonly rangeCount: number | null;
        /** Networks whose addition is pending. */
        readonly pendingRangeCount: number;
        /** Pending requests. */
        readonly pendingCount: number;
      }
    | Unread
    | null;
  /** Newest first; empty for a reader. */
  readonly timeline: readonly SubscriptionEntry[];
  /** The server's time; `null` if it does not say. */
  readonly readAt: Moment | null;
}

/** A subscription as a call answers it. */
export type ReadSubscription = SubscriptionDetail & { readonly readAt: Moment } & Read;

/** Query for readers of a licence. */
export interface ReaderQuestion {
  readonly subscriptionId: number;
  /** Part of a name or of an email address; empty for all. */
  readonly text: string;
  /** `pending`: only readers with a pending request. */
  readonly state: '' | 'pending';
  readonly cursor: string | null;
}

/** A page of readers, by surname, first name and number. */
export interface ReaderPage {
  readonly subscription: SubscriptionName;
  readonly seats: Seats;
  readonly readers: readonly LicenceReader[];
  /** `null` on the last page. */
  readonly next: string | null;
}

/** Heading of the pages of a subscription. */
export interface SubscriptionName extends SubscriptionNumber {
  readonly id: number;
  readonly publications: readonly string[];
}

/** The networks of a licence, in the order of their addresses. */
export interface RangeBook {
  readonly subscription: SubscriptionName;
  readonly ranges: readonly LicenceRange[];
  /** The caller's address, canonical; `null` if unknown. */
  readonly presentAddress: string | null;
}

/** Readers to add in one request, with the charge for readers beyond the free seats that the person saw. */
export interface ReaderAddition {
  readonly subscriptionId: number;
  readonly readers: readonly ReaderIdentity[];
  /** `null` if all of them have a seat. */
  readonly charge: Money | null;
  /** The buyer's own number for the order of further seats; empty without one. */
  readonly purchaseOrder: string;
}

/** A change of a reader's identity, or the replacement by another reader. */
export interface ReaderEdit {
  readonly subscriptionId: number;
  readonly readerId: number;
  readonly reader: ReaderIdentity;
}

export interface ReaderDeletion {
  readonly subscriptionId: number;
  readonly readerId: number;
}

export interface RangeAddition {
  readonly subscriptionId: number;
  readonly ranges: readonly IpRangeEntry[];
}

export interface RangeEdit {
  readonly subscriptionId: number;
  readonly rangeId: number;
  readonly range: IpRangeEntry;
}

export interface RangeDeletion {
  readonly subscriptionId: number;
  readonly rangeId: number;
}

/** The answer to an addition of readers: a request, or the new charge. */
export type ReaderAdditionAnswer =
  | { readonly kind: 'asked'; readonly request: ModificationSummary }
  | { readonly kind: 'chargeChanged'; readonly seats: Seats };

/** Maximum of readers in one request. */
export const MOST_ADDED_READERS = 3_000;

/** Maximum of ranges of a licence. */
export const MOST_RANGES = 500;

/** The further seats that added readers need, in order: those beyond the free seats; empty if all have a seat. */
export function extraSeatsFor({ bought, taken, extra }: Omit<Seats, 'pending'>, added: number): readonly PricedSeats[] {
  const first = Math.max(bought, taken) + 1;
  return (extra ?? []).flatMap(({ from, price }, index) => {
    const next = extra?.[index + 1]?.from ?? Number.POSITIVE_INFINITY;
    const last = Math.min(taken + added, next - 1);
    const count = last + 1 - (index === 0 ? first : Math.max(first, from));
    return count > 0 ? [{ count, price }] : [];
  });
}

/** The charge for further readers: those beyond the free seats, for the rest of the term; `null` if all have a seat. */
export function chargeOf(seats: Omit<Seats, 'pending'>, added: number): Money | null {
  const further = extraSeatsFor(seats, added);
  const [first] = further;
  return first ? sumOfSeats(further, first.price.currency) : null;
}

/** Whether the licence can take that many more readers. */
export function hasRoomFor({ bought, taken, extra }: Omit<Seats, 'pending'>, added: number): boolean {
  return extra !== null || taken + added <= bought;
}

/** Subject of changes: a pending request, whose readers change together, or a reader alone. */
export function subjectOfReader({ id, pending }: Pick<LicenceReader, 'id' | 'pending'>): string {
  return pending ? `request-${pending.id}` : String(id);
}
