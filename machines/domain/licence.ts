/** Whom a licence serves: its readers, and the networks from which it is read. */
import type { ModificationType } from './enumerations.ts';
import type { Day, Moment } from './invoice.ts';
import type { IpRangeEntry } from './ip-range.ts';
import type { ModificationSummary } from './modification.ts';
import type { Money } from './money.ts';
import type { HeldSubscription } from './subscription.ts';

/** Who a reader is: the least that is known of somebody (specification §5), and where to write to. */
export interface ReaderIdentity {
  /** Civilité; 41 is unset (specification §3). */
  readonly civility: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A reader of a licence, as its administrator is told. */
export interface LicenceReader extends ReaderIdentity {
  /** `docIId` on the wire. */
  readonly id: number;
  /** The request that awaits the publisher, if there is one: an added reader is listed, and does not read yet. */
  readonly pending: PendingModification | null;
  /** The last change of their e-mail address; `null` where there was none. */
  readonly addressChange: AddressChange | null;
}

/** A change of a reader’s e-mail address. */
export interface AddressChange {
  /** The address until then. */
  readonly before: string;
  readonly at: Moment;
  /** The reader, in their account; or the administrator, by a request. */
  readonly by: 'reader' | 'administrator' | 'unknown';
}

/** A request that awaits the publisher, as what it is about is marked with it. */
export interface PendingModification {
  /** Of the request. */
  readonly id: number;
  readonly type: ModificationType | 'unknown';
  /** The line of the request that is about this one. */
  readonly position: number;
}

/** A network from which a licence is read without signing in. */
export interface LicenceRange extends IpRangeEntry {
  readonly id: number;
  readonly pending: PendingModification | null;
}

/** How many may read, and how many do, those who are about to included. */
export interface Seats {
  readonly bought: number;
  readonly taken: number;
  /** What a reader beyond those costs for the rest of the term, before tax; `null` where none can be added so. */
  readonly extra: Money | null;
}

/** Something in the life of a subscription: an order, an invoice, a request. */
export type SubscriptionEntry =
  | { readonly kind: 'ordered' | 'begun' | 'ending' | 'ended'; readonly on: Day }
  | {
      readonly kind: 'invoiced' | 'credited';
      readonly on: Day;
      readonly reference: string;
      readonly total: Money;
      readonly isSettled: boolean;
    }
  | { readonly kind: 'paid'; readonly on: Day; readonly reference: string; readonly amount: Money }
  | { readonly kind: 'requested'; readonly on: Day; readonly request: ModificationSummary }
  | { readonly kind: 'unknown'; readonly on: Day };

/** A subscription with all that its owner is told of it; a reader is told what they read, and until when. */
export interface SubscriptionDetail {
  readonly subscription: HeldSubscription;
  /** `null` for whoever does not administer the licence. */
  readonly licence: {
    readonly seats: Seats;
    readonly rangeCount: number;
    /** Of requests that await the publisher. */
    readonly pendingCount: number;
  } | null;
  /** The newest first; empty for whoever only reads. */
  readonly timeline: readonly SubscriptionEntry[];
}

/** What of a licence's readers is looked at. */
export interface ReaderQuestion {
  readonly subscriptionId: number;
  /** Part of a name or of an e-mail address; empty for all. */
  readonly text: string;
  /** `pending`: only those about whom a request awaits the publisher. */
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

/** What a subscription is called on the pages that belong to it. */
export interface SubscriptionName {
  readonly id: number;
  readonly reference: string;
  readonly publications: readonly string[];
}

/** The networks of a licence, in the order of their addresses. */
export interface RangeBook {
  readonly subscription: SubscriptionName;
  readonly ranges: readonly LicenceRange[];
  /** From where the question came, canonical; `null` where that is not known. */
  readonly presentAddress: string | null;
}

/** Readers to be added, as one request; what they cost beyond the seats that are left is what the person was told. */
export interface ReaderAddition {
  readonly subscriptionId: number;
  readonly readers: readonly ReaderIdentity[];
  /** `null` where all of them have a seat. */
  readonly charge: Money | null;
}

/** A reader who is somebody else, or called otherwise. */
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

/** What an addition of readers came to: a request, or the charge that it has by now. */
export type ReaderAdditionAnswer =
  | { readonly kind: 'asked'; readonly request: ModificationSummary }
  | { readonly kind: 'chargeChanged'; readonly seats: Seats };

/** The most readers that one request adds. */
export const MOST_ADDED_READERS = 3_000;

/** The most ranges that a licence has. */
export const MOST_RANGES = 500;

/** What further readers cost: those beyond the seats that are left, for the rest of the term; `null` where all have a seat. */
export function chargeOf({ bought, taken, extra }: Seats, added: number): Money | null {
  const beyond = Math.max(0, taken + added - Math.max(bought, taken));
  return extra === null || beyond === 0 ? null : { ...extra, minor: extra.minor * beyond };
}

/** Whether so many more can be asked for. */
export function hasRoomFor({ bought, taken, extra }: Seats, added: number): boolean {
  return extra !== null || taken + added <= bought;
}

/** What changes together: the readers of a request that awaits, or else a reader alone. */
export function subjectOfReader({ id, pending }: Pick<LicenceReader, 'id' | 'pending'>): string {
  return pending ? `request-${pending.id}` : String(id);
}
