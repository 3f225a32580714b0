/**
 * What the page of a licence's networks knows: what the server tells of them, and which the person wants deleted, or a
 * request about them taken back. Either is asked of the publisher; the networks are read again then, for the server's word
 * says what has become of them.
 */
import type { LicenceRange, RangeBook, RangeDeletion, SubscriptionName } from '../../domain/licence.ts';
import { subjectOfRange } from '../../domain/range-book.ts';
import type { Modification } from '../../domain/modification.ts';
import type { Params } from '../../engine/path.ts';
import type { Listing, ListingContext, ListPage, Wished } from '../../shared/list/listing.ts';
import { listingOf, oldest } from '../../shared/list/listing.ts';

/** What a person wants: a network deleted, or a request taken back, with all networks that it is about. */
export type RangeChange =
  | { readonly kind: 'deleted'; readonly subscriptionId: number }
  | { readonly kind: 'takenBack'; readonly request: number };

/** A network, and what is wanted of it that the server has not told yet: it stays in its place until then. */
export interface RangeRow extends Omit<LicenceRange, 'id'> {
  readonly id: string;
  readonly changed: RangeChange['kind'] | null;
}

export type RangeListing = Listing<RangeRow, RangeChange>;

/** A request that was to be taken back and had been decided meanwhile. */
export type DecidedRequest = Pick<Modification, 'id' | 'reference'>;

export interface RangesContext extends ListingContext<RangeRow, RangeChange> {
  /** The number of the subscription, as the place says it. */
  readonly aboId: string;
  /** `null` before it was told. */
  readonly subscription: SubscriptionName | null;
  /** Where the person is; `null` where nobody knows. */
  readonly presentAddress: string | null;
  /** Until the person has seen it. */
  readonly decided: DecidedRequest | null;
}

/** With what a visit begins. */
export interface RangesInput {
  readonly params: Params;
  /** What this person was told last. */
  readonly cached: RangeBook | null;
}

/** Everything that happens to the rows. */
export const rangesList = listingOf<RangeRow, RangeChange>({
  subjectOf: subjectOfRange,
  apply: (row, { kind }) => (row.changed === kind ? row : { ...row, changed: kind }),
});

/** The whole list, as the server tells it. */
export function pageOf({ ranges }: RangeBook): ListPage<RangeRow> {
  return { rows: ranges.map((range) => ({ ...range, id: String(range.id), changed: null })), next: null };
}

/** What of the page is kept beside its rows. */
export function headOf({ subscription, presentAddress }: RangeBook) {
  return { subscription, presentAddress };
}

export function openingOf({ params, cached }: RangesInput): RangesContext {
  return {
    listing: rangesList.begin({ cached: cached && pageOf(cached) }),
    aboId: params['aboId'] ?? '',
    subscription: cached?.subscription ?? null,
    presentAddress: cached?.presentAddress ?? null,
    decided: null,
  };
}

/** Where one stands: of another licence nothing is known yet; what is still to be sent about the one before is kept. */
export function placed({ aboId, listing }: RangesContext, params: Params): Partial<RangesContext> {
  const opening = openingOf({ params, cached: null });
  if (opening.aboId === aboId) return {};
  const { queue, isSending } = listing;
  return { ...opening, listing: { ...opening.listing, queue, isSending } };
}

/** Which network is to be deleted. Throws where something else leaves next: a chart's bug. */
export function deletionOf({ rowId, pendingChange }: Wished<RangeChange>): RangeDeletion {
  if (pendingChange.kind !== 'deleted') throw new Error('A network is to be deleted, but something else leaves next');
  return { subscriptionId: pendingChange.subscriptionId, rangeId: Number(rowId) };
}

/** Which request is to be taken back. Throws where something else leaves next: a chart's bug. */
export function cancellationOf({ listing }: RangesContext): { readonly id: number } {
  const { pendingChange } = oldest(listing);
  if (pendingChange.kind !== 'takenBack')
    throw new Error('A request is to be taken back, but something else leaves next');
  return { id: pendingChange.request };
}

/** The publisher was asked: what has become of the networks is read. */
export function asked({ listing }: RangesContext) {
  return { listing: { ...rangesList.settle(listing), isDoubtful: true } };
}

/** A request was taken back, or had been decided meanwhile: then that is told, and is what counts. */
export function takenBack(context: RangesContext, { id, reference, state }: Modification) {
  return { ...asked(context), decided: state === 'cancelled' ? null : { id, reference } };
}
