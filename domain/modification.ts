import type { ModificationType } from './enumerations.ts';
import { modificationType } from './enumerations.ts';
import type { Locale } from './locale.ts';
import type { Read, Unread, WholeRead } from './completeness.ts';
import { isUnread, isWhole } from './completeness.ts';
import type { Moment } from './moment.ts';
import type { IpRangeEntry, ReaderIdentity } from './licence-entries.ts';
import type { SubscriptionNumber } from './subscription.ts';

/** States of a modification request (specification §3, request state). */
export const modificationStates = [
  'pending',
  'cancelled',
  'accepted',
  'automaticallyAccepted',
  'rejected',
  'partlyAccepted',
] as const;

export type ModificationState = (typeof modificationStates)[number];

/** The subject of a request's line, as it is before or would be after the change. */
export type ModificationSubject =
  | { readonly kind: 'reader'; readonly reader: ReaderIdentity }
  | { readonly kind: 'ipRange'; readonly range: IpRangeEntry }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'text'; readonly text: string };

/** State of one line: the desk decides about each. */
export type LineState = 'pending' | 'accepted' | 'rejected' | 'cancelled' | 'unknown';

/** One thing that a request asks for: a pasted list of readers has a line for each. */
export interface ModificationLine {
  /** From 1, in the order in which they were asked for. */
  readonly position: number;
  /** `null` for an addition. */
  readonly before: ModificationSubject | null;
  /** `null` for a deletion. */
  readonly after: ModificationSubject | null;
  readonly state: LineState;
  /** The desk's reason for a rejection; else empty. */
  readonly reason: string;
}

/** The actor behind a request's state: the person who sent it, the desk, or a rule of the publisher's. */
export type ModificationActor = 'person' | 'desk' | 'rule' | 'unknown';

/** Something that happened to a request. */
export interface ModificationEntry {
  readonly state: ModificationState | 'unknown';
  readonly at: Moment;
  readonly by: ModificationActor;
  /** The person's name; empty for any other actor. */
  readonly name: string;
  /** The desk's explanation; else empty. */
  readonly reason: string;
}

/** A request to change something that the publisher keeps (specification §3), as it is listed. */
export interface ModificationSummary {
  readonly id: number;
  readonly reference: string;
  readonly type: ModificationType | 'unknown';
  readonly state: ModificationState | 'unknown';
  readonly askedAt: Moment;
  readonly decidedAt: Moment | null;
  /** Number of its lines, and of its rejected lines. */
  readonly lineCount: number;
  readonly rejectedCount: number;
}

/** A request in a list of several. */
export interface ListedRequest extends ModificationSummary {
  /** Name of the one reader or network that it is about; `null` for several, or where it is not sent. */
  readonly subject: string | null;
  /** The desk's one reason for what it rejected; `null` without one, for several, or where it is not sent. */
  readonly reason: string | null;
  /** Language of the reason; `null` without one, or where it is not known. */
  readonly reasonLocale: Locale | null;
}

/** A request with its lines and history. */
export interface Modification extends ModificationSummary {
  /** Language of the desk's reasons; `null` where there are none, or where it is not known. */
  readonly reasonLocale: Locale | null;
  /** `null` for a request about the account. */
  readonly subscription: ({ readonly id: number } & SubscriptionNumber) | null;
  /** The buyer's own number for an order of further seats; empty without one. */
  readonly purchaseOrder: string;
  readonly lines: readonly ModificationLine[];
  /** Oldest first. */
  readonly history: readonly ModificationEntry[];
}

/** A request as a call answers it. */
export interface AnsweredModification extends Omit<Modification, 'history'> {
  readonly history: Modification['history'] | Unread;
}

/** The same, with the completeness of its lines. */
export type ReadModification = AnsweredModification & Read;

/** Whether lines or history were not read whole. */
export function isIncomplete(modification: ReadModification): boolean {
  return !isWhole(modification) || isUnread(modification.history);
}

/** A request that changed the marker of a reader or left it alone; see `domain/reader-marker.ts`. */
export type ReaderModification = Extract<ModificationType, 5 | 6 | 7>;

/** Whether a request is about a reader of a licence. */
export function isAboutReader(type: ModificationType | 'unknown'): type is ReaderModification {
  const { readerAddition, readerEdit, readerDeletion } = modificationType;
  return type === readerAddition || type === readerEdit || type === readerDeletion;
}

/** Maximum length of a reason, in characters. */
export const LONGEST_REASON = 500;

/** Number of a request's lines in a state. */
export function countOf({ lines }: Pick<Modification, 'lines'> & WholeRead, state: LineState): number {
  return lines.filter((line) => line.state === state).length;
}

/** Display order: lines that need the person come first. */
const order: readonly LineState[] = ['rejected', 'unknown', 'pending', 'accepted', 'cancelled'];

/** Lines in display order; those in one state in the order of the request. */
export function sortedLines({ lines }: Pick<Modification, 'lines'>): readonly ModificationLine[] {
  return lines.toSorted(
    (left, right) => order.indexOf(left.state) - order.indexOf(right.state) || left.position - right.position,
  );
}

/** Days during which a rejection is brought to the administrator's attention. */
const REJECTION_DAYS = 30;

/** The last request that was rejected, in whole or in part, in the last thirty days; requests are the newest first. */
export function lastRejected(requests: readonly ListedRequest[], now: Moment): ListedRequest | null {
  const since = Date.parse(now) - REJECTION_DAYS * 24 * 3600 * 1000;
  const rejected = requests.filter(
    ({ state, decidedAt }) =>
      (state === 'rejected' || state === 'partlyAccepted') && decidedAt !== null && Date.parse(decidedAt) > since,
  );
  const [last] = rejected.toSorted((one, other) => (other.decidedAt ?? '').localeCompare(one.decidedAt ?? ''));
  return last ?? null;
}
