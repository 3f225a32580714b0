/**
 * What the page of a licence's readers knows: its seats, its readers as the server tells them, and which of them the person
 * wants deleted, or a request about them taken back. Both are asked of the publisher, and the server's word says what
 * becomes of the reader (specification §4).
 */
import type {
  LicenceReader,
  ReaderDeletion,
  ReaderPage,
  ReaderQuestion,
  Seats,
  SubscriptionName,
} from '../../domain/licence.ts';
import { subjectOfReader } from '../../domain/licence.ts';
import type { LineState, Modification, ModificationSummary } from '../../domain/modification.ts';
import { isAboutReader } from '../../domain/modification.ts';
import { LONGEST_SEARCH } from '../../domain/reading.ts';
import type { Failure } from '../../failure.ts';
import type { Params } from '../../engine/path.ts';
import { filtersFrom } from '../../shared/list/listing-filters.ts';
import type { Listing, ListingContext, ListPage, Wished } from '../../shared/list/listing.ts';
import { listingOf, oldest } from '../../shared/list/listing.ts';
import { markedReaderAfter } from '../../domain/reader-marker.ts';

/** A reader, and what is wanted of them that the server has not answered yet: they stay in their place until then. */
export interface ReaderRow {
  readonly id: string;
  readonly reader: LicenceReader;
  readonly changed: ReaderChange['kind'] | null;
}

/** What a person wants: a reader deleted, or a request taken back, with all readers that it is about. */
export type ReaderChange =
  | {
      readonly kind: 'deleted';
      readonly subscriptionId: number;
      /** What was asked for then; absent before the server has answered, here and below. */
      readonly received?: ModificationSummary;
    }
  | { readonly kind: 'takenBack'; readonly request: number; readonly received?: Modification };

export type ReaderListing = Listing<ReaderRow, ReaderChange>;

/** The filters, none of them set. */
export const noReaderFilter = { text: '', state: '' };

export type ReaderFilterName = keyof typeof noReaderFilter;

export interface ReadersContext
  extends ListingContext<ReaderRow, ReaderChange>, Readonly<Record<ReaderFilterName, string>> {
  /** The number of the subscription, as the place says it. */
  readonly aboId: string;
  /** `null` before it was told. */
  readonly subscription: SubscriptionName | null;
  readonly seats: Seats | null;
  /** A request that was to be taken back and had been decided meanwhile, until the person has seen it. */
  readonly decided: Pick<Modification, 'id' | 'reference' | 'state'> | null;
  /** All readers are being read for a file. */
  readonly isCollecting: boolean;
  /** Why there is no file. */
  readonly fileFailure: Failure | null;
}

/** With what a visit begins. */
export interface ReadersInput {
  readonly params: Params;
  /** What this person was told last. */
  readonly cached: ReaderPage | null;
}

/** Where the only line of a request stands, by the request's own state. */
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

/** The reader whose deletion was asked for: marked with the request while it awaits. */
function asked(row: ReaderRow, request: ModificationSummary): ReaderRow | null {
  const { id, type } = request;
  const becomes = isAboutReader(type) ? markedReaderAfter(type, onlyLineOf(request)) : null;
  if (becomes === 'removed') return null;
  const pending = becomes === 'cleared' ? null : { id, type, position: 1 };
  return { ...row, reader: { ...row.reader, pending }, changed: null };
}

/** A marked reader as the server's word about their request leaves them. */
function answered(row: ReaderRow, { type, lines }: Modification): ReaderRow | null {
  const { reader } = row;
  const line = lines.find(({ position }) => position === reader.pending?.position);
  const becomes = line && isAboutReader(type) ? markedReaderAfter(type, line.state) : null;
  if (becomes === 'removed') return null;
  if (becomes === null) return { ...row, changed: null };
  const changed = line?.state === 'accepted' && line.after?.kind === 'reader' ? line.after.reader : {};
  return { ...row, reader: { ...reader, ...changed, pending: null }, changed: null };
}

/** Everything that happens to the rows. */
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

/** A page of rows, as the server tells it. */
export function pageOf({ readers, next }: Pick<ReaderPage, 'readers' | 'next'>): ListPage<ReaderRow> {
  return { rows: readers.map((reader) => ({ id: String(reader.id), reader, changed: null })), next };
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

/** Where one stands: of another licence nothing is known yet; what is still to be sent about the one before is kept. */
export function placed({ aboId, listing }: Pick<ReadersContext, 'aboId' | 'listing'>, params: Params) {
  const opening = openingOf({ params, cached: null });
  if (opening.aboId === aboId) return filtersFrom(noReaderFilter, params);
  const { queue, isSending } = listing;
  return { ...opening, listing: { ...opening.listing, queue, isSending } };
}

/** What is asked. */
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

/** What of the page is kept beside its rows. */
export function headOf({ subscription, seats }: ReaderPage): Pick<ReadersContext, 'subscription' | 'seats'> {
  return { subscription, seats };
}

/** Which reader is to be deleted. Throws where something else leaves next: a chart's bug. */
export function deletionOf({ rowId, pendingChange }: Wished<ReaderChange>): ReaderDeletion {
  if (pendingChange.kind !== 'deleted') throw new Error('A reader is to be deleted, but something else leaves next');
  return { subscriptionId: pendingChange.subscriptionId, readerId: Number(rowId) };
}

/** Which request is to be taken back. Throws where something else leaves next: a chart's bug. */
export function cancellationOf({ pendingChange }: Wished<ReaderChange>): { readonly id: number } {
  if (pendingChange.kind !== 'takenBack')
    throw new Error('A request is to be taken back, but something else leaves next');
  return { id: pendingChange.request };
}

/** The list after the server's word about its oldest change. */
function settledBy(listing: ReaderListing, pendingChange: ReaderChange): ReaderListing {
  const change = { ...oldest(listing), pendingChange };
  return readersList.settle({ ...listing, queue: listing.queue.with(0, change) });
}

/** The seats once some readers of a licence have left; those of another licence are what they are. */
function seatsWithout({ aboId, seats }: Pick<ReadersContext, 'aboId' | 'seats'>, of: number | null, leaving: number) {
  return seats && of === Number(aboId) ? { ...seats, taken: seats.taken - leaving } : seats;
}

/** A deletion was asked for; the reader left at once where nobody had to decide about it. */
export function afterDeletion(context: ReadersContext, received: ModificationSummary) {
  const { pendingChange } = oldest(context.listing);
  if (pendingChange.kind !== 'deleted') throw new Error('A deletion is answered, but something else was sent');
  const leaving = onlyLineOf(received) === 'accepted' ? 1 : 0;
  return {
    listing: settledBy(context.listing, { ...pendingChange, received }),
    seats: seatsWithout(context, pendingChange.subscriptionId, leaving),
  };
}

/** A request was taken back, or had been decided meanwhile: then that is told, and is what counts. */
export function afterCancellation(context: ReadersContext, received: Modification) {
  const { pendingChange } = oldest(context.listing);
  if (pendingChange.kind !== 'takenBack') throw new Error('A request was taken back, but something else was sent');
  const { id, reference, state, type, lines, subscription } = received;
  const leaving = isAboutReader(type)
    ? lines.filter((line) => markedReaderAfter(type, line.state) === 'removed').length
    : 0;
  return {
    listing: settledBy(context.listing, { ...pendingChange, received }),
    seats: seatsWithout(context, subscription?.id ?? null, leaving),
    decided: state === 'cancelled' ? null : { id, reference, state },
  };
}
