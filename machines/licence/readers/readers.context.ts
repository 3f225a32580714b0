/**
 * The context of the page of a licence's readers: seats, readers, and those that the person wants deleted or whose
 * pending request is to be cancelled. Both are requests to the publisher, whose answer decides what becomes of the
 * reader (specification §4).
 */
import type { Read } from '../../../domain/completeness.ts';
import { isWhole } from '../../../domain/completeness.ts';
import { modificationType } from '../../../domain/enumerations.ts';
import type {
  LicenceReader,
  ReaderDeletion,
  ReaderPage,
  ReaderQuestion,
  Seats,
  SubscriptionName,
} from '../../../domain/licence.ts';
import { subjectOfReader } from '../../../domain/licence.ts';
import type { LineState, ModificationSummary, ReadModification } from '../../../domain/modification.ts';
import { isAboutReader } from '../../../domain/modification.ts';
import { LONGEST_SEARCH } from '../../../domain/reading.ts';
import type { Failure } from '../../failure.ts';
import type { Params } from '../../engine/path.ts';
import { filtersFrom } from '../../shared/list/listing-filters.ts';
import type { Listing, ListingContext, ListPage, RowChange } from '../../shared/list/listing.ts';
import { listingOf, oldest } from '../../shared/list/listing.ts';
import { markedReaderAfter } from '../../../domain/reader-marker.ts';

/** A reader with their unanswered change: the row stays in its place until then. */
export interface ReaderRow {
  readonly id: string;
  readonly reader: LicenceReader;
  readonly changed: ReaderChange['kind'] | null;
}

/** A change: deletes a reader, or cancels a pending request with all its readers. */
export type ReaderChange =
  | {
      readonly kind: 'deleted';
      readonly subscriptionId: number;
      /** The request that the server returned; absent before its answer, here and below. */
      readonly received?: ModificationSummary;
    }
  | { readonly kind: 'takenBack'; readonly request: number; readonly received?: ReadModification };

export type ReaderListing = Listing<ReaderRow, ReaderChange>;

/** The query parameters without filters. */
export const noReaderFilter = { text: '', state: '' };

export type ReaderFilterName = keyof typeof noReaderFilter;

export interface ReadersContext
  extends ListingContext<ReaderRow, ReaderChange>, Readonly<Record<ReaderFilterName, string>> {
  /** The number of the subscription in the address. */
  readonly aboId: string;
  /** `null` before the first answer. */
  readonly subscription: SubscriptionName | null;
  readonly seats: Seats | null;
  /** A request that the publisher had decided before it could be cancelled, until the person dismisses it. */
  readonly decided: Pick<ReadModification, 'id' | 'reference' | 'state'> | null;
  /** All readers are being read for a file. */
  readonly isCollecting: boolean;
  /** Why there is no file. */
  readonly fileFailure: Failure | null;
}

/** The input of the page's chart. */
export interface ReadersInput {
  readonly params: Params;
  /** This person's cached answer. */
  readonly cached: (ReaderPage & Read) | null;
}

/** State of the only line of a request, from the request's own state. */
function onlyLineOf({ state }: ModificationSummary): LineState {
  switch (state) {
    case 'accepted':
    case 'automaticallyAccepted':
      return 'accepted';
    case 'cancelled':
    case 'rejected':
    case 'pending':
      return state;
    case 'partlyAccepted':
    case 'unknown':
      return 'unknown';
  }
}

/** The reader whose deletion was requested: marked while it is pending. */
function asked(row: ReaderRow, request: ModificationSummary): ReaderRow | null {
  const { id, type } = request;
  const becomes = isAboutReader(type) ? markedReaderAfter(type, onlyLineOf(request)) : null;
  if (becomes === 'removed') return null;
  const pending = becomes === 'cleared' ? null : { id, type, position: 1 };
  return { ...row, reader: { ...row.reader, pending }, changed: null };
}

/** A marked reader after the answer about their request. */
function answered(row: ReaderRow, { type, lines }: ReadModification): ReaderRow | null {
  const { reader } = row;
  const line = lines.find(({ position }) => position === reader.pending?.position);
  const becomes = line && isAboutReader(type) ? markedReaderAfter(type, line.state) : null;
  if (becomes === 'removed') return null;
  if (becomes === null) return { ...row, changed: null };
  const changed = line?.state === 'accepted' && line.after?.kind === 'reader' ? line.after.reader : {};
  return { ...row, reader: { ...reader, ...changed, pending: null }, changed: null };
}

/** Transitions of the rows. */
export const readersList = listingOf<ReaderRow, ReaderChange>({
  subjectOf: ({ reader }) => subjectOfReader(reader),
  apply: (row, pendingChange) => {
    if (!pendingChange.received)
      return row.changed === pendingChange.kind ? row : { ...row, changed: pendingChange.kind };
    return pendingChange.kind === 'deleted'
      ? asked(row, pendingChange.received)
      : answered(row, pendingChange.received);
  },
});

/** A page of rows from the server's answer. */
export function pageOf({
  readers,
  completeness,
  next,
}: Pick<ReaderPage, 'readers' | 'next'> & Read): ListPage<ReaderRow> {
  const rows = readers.map((reader) => ({ id: String(reader.id), reader, changed: null }));
  return { rows, completeness, next };
}

export function openingOf({ params, cached }: ReadersInput): ReadersContext {
  return {
    listing: readersList.begin({ cached: cached && pageOf(cached) }),
    ...filtersFrom(noReaderFilter, params),
    aboId: params['aboId'] ?? '',
    subscription: cached?.subscription ?? null,
    seats: cached?.seats ?? null,
    decided: null,
    isCollecting: false,
    fileFailure: null,
  };
}

/** The context at an address: nothing is known of another licence; unsent changes of the former one stay. */
export function placed({ aboId, listing }: Pick<ReadersContext, 'aboId' | 'listing'>, params: Params) {
  const opening = openingOf({ params, cached: null });
  if (opening.aboId === aboId) return filtersFrom(noReaderFilter, params);
  const { queue, isSending } = listing;
  return { ...opening, listing: { ...opening.listing, queue, isSending } };
}

/** The query for readers. */
export function readersQuestion(
  { aboId, text, state }: Pick<ReadersContext, 'aboId' | ReaderFilterName>,
  cursor: string | null,
): ReaderQuestion {
  return {
    subscriptionId: Number(aboId),
    text: text.slice(0, LONGEST_SEARCH),
    state: state === 'pending' ? state : '',
    cursor,
  };
}

/** The page's data in addition to its rows. */
export function headOf({ subscription, seats }: ReaderPage): Pick<ReadersContext, 'subscription' | 'seats'> {
  return { subscription, seats };
}

/** The deletion to send. Throws if the next change is another: a bug of the chart. */
export function deletionOf({ rowId, pendingChange }: RowChange<ReaderChange>): ReaderDeletion {
  if (pendingChange.kind !== 'deleted') throw new Error('A reader is to be deleted, but something else leaves next');
  return { subscriptionId: pendingChange.subscriptionId, readerId: Number(rowId) };
}

/** The request to cancel. Throws if the next change is another: a bug of the chart. */
export function cancellationOf({ pendingChange }: RowChange<ReaderChange>): { readonly id: number } {
  if (pendingChange.kind !== 'takenBack')
    throw new Error('A request is to be taken back, but something else leaves next');
  return { id: pendingChange.request };
}

/** The list after the answer to its oldest change. */
function settledBy(listing: ReaderListing, pendingChange: ReaderChange): ReaderListing {
  const change = { ...oldest(listing), pendingChange };
  return readersList.settle({ ...listing, queue: listing.queue.with(0, change) });
}

/** The seats after some readers have left and some additions are not pending any more; another licence’s stay. */
function seatsWithout(
  { aboId, seats }: Pick<ReadersContext, 'aboId' | 'seats'>,
  of: number | null,
  { leaving, decided }: { readonly leaving: number; readonly decided: number },
) {
  if (!seats || of !== Number(aboId)) return seats;
  return { ...seats, taken: seats.taken - leaving, pending: Math.max(0, seats.pending - decided) };
}

/** A deletion was requested; the reader is removed at once if it needs no decision. */
export function afterDeletion(context: ReadersContext, received: ModificationSummary) {
  const { pendingChange } = oldest(context.listing);
  if (pendingChange.kind !== 'deleted') throw new Error('A deletion is answered, but something else was sent');
  const leaving = onlyLineOf(received) === 'accepted' ? 1 : 0;
  return {
    listing: settledBy(context.listing, { ...pendingChange, received }),
    seats: seatsWithout(context, pendingChange.subscriptionId, { leaving, decided: 0 }),
  };
}

/** The request was cancelled, or decided meanwhile: then the decision counts and is reported. */
export function afterCancellation(context: ReadersContext, received: ReadModification) {
  const { pendingChange } = oldest(context.listing);
  if (pendingChange.kind !== 'takenBack') throw new Error('A request was taken back, but something else was sent');
  const { id, reference, state, type, lines, subscription } = received;
  const decision = state === 'cancelled' ? null : { id, reference, state };
  const listing = settledBy(context.listing, { ...pendingChange, received });
  // Without all its lines, only a further read tells who has left.
  if (!isWhole(received)) return { listing: { ...listing, isDoubtful: true }, seats: context.seats, decided: decision };
  const leaving = isAboutReader(type)
    ? lines.filter((line) => markedReaderAfter(type, line.state) === 'removed').length
    : 0;
  const isAddition = type === modificationType.readerAddition;
  const decided = isAddition ? lines.filter((line) => line.state !== 'pending').length : 0;
  return {
    listing,
    seats: seatsWithout(context, subscription?.id ?? null, { leaving, decided }),
    decided: decision,
  };
}
