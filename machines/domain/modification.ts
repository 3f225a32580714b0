import type { ModificationType } from './enumerations.ts';
import { modificationType } from './enumerations.ts';
import type { Moment } from './invoice.ts';
import type { IpRangeEntry } from './ip-range.ts';
import type { ReaderIdentity } from './licence.ts';

/** Where a request for a modification stands (specification §3, request state). */
export const modificationStates = [
  'pending',
  'cancelled',
  'accepted',
  'automaticallyAccepted',
  'rejected',
  'partlyAccepted',
] as const;

export type ModificationState = (typeof modificationStates)[number];

/** What a line of a request is about, as it is before and as it would be after. */
export type ModificationSubject =
  | { readonly kind: 'reader'; readonly reader: ReaderIdentity }
  | { readonly kind: 'ipRange'; readonly range: IpRangeEntry }
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'text'; readonly text: string };

/** Where one line stands: the desk decides about each. */
export type LineState = 'pending' | 'accepted' | 'rejected' | 'cancelled' | 'unknown';

/** One thing that a request asks for: a pasted list of readers has a line for each. */
export interface ModificationLine {
  /** From 1, in the order in which they were asked for. */
  readonly position: number;
  /** `null` where something is added. */
  readonly before: ModificationSubject | null;
  /** `null` where something is deleted. */
  readonly after: ModificationSubject | null;
  readonly state: LineState;
  /** Why it was rejected, in the desk's words; else empty. */
  readonly reason: string;
}

/** Who brought a request to where it stands: who asked, the desk, or a rule of the publisher's. */
export type ModificationActor = 'person' | 'desk' | 'rule' | 'unknown';

/** Something that happened to a request. */
export interface ModificationEntry {
  readonly state: ModificationState | 'unknown';
  readonly at: Moment;
  readonly by: ModificationActor;
  /** The person's name; empty where it was not a person. */
  readonly name: string;
  /** What the desk said; else empty. */
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
  /** How many things it asks for, and how many of them were rejected. */
  readonly lineCount: number;
  readonly rejectedCount: number;
}

/** A request, with all that is known of it. */
export interface Modification extends ModificationSummary {
  /** `null` where it is about the account. */
  readonly subscription: { readonly id: number; readonly reference: string } | null;
  readonly lines: readonly ModificationLine[];
  /** What happened to it, the first first. */
  readonly history: readonly ModificationEntry[];
}

/** A request that changed the marker of a reader or left it alone; see `machines/domain/reader-marker.ts`. */
export type ReaderModification = Extract<ModificationType, 5 | 6 | 7>;

/** Whether a request is about a reader of a licence. */
export function isAboutReader(type: ModificationType | 'unknown'): type is ReaderModification {
  const { readerAddition, readerEdit, readerDeletion } = modificationType;
  return type === readerAddition || type === readerEdit || type === readerDeletion;
}

/** The most characters of a reason. */
export const LONGEST_REASON = 500;

/** How many lines of a request stand so. */
export function countOf({ lines }: Pick<Modification, 'lines'>, state: LineState): number {
  return lines.filter((line) => line.state === state).length;
}

/** What needs the person comes first, else in the order in which things were asked for. */
const order: readonly LineState[] = ['rejected', 'unknown', 'pending', 'accepted', 'cancelled'];

/** The lines as they are shown: rejected ones first. */
export function sortedLines({ lines }: Pick<Modification, 'lines'>): readonly ModificationLine[] {
  return lines.toSorted(
    (left, right) => order.indexOf(left.state) - order.indexOf(right.state) || left.position - right.position,
  );
}
