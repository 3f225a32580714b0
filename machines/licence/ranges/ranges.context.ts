/**
 * The context of the page of a licence's networks: the networks, and those that the person wants deleted or whose
 * pending request is to be cancelled. Both are requests to the publisher; the networks are read again after the answer,
 * which decides the result.
 */
import type { Read } from '../../../domain/completeness.ts';
import type { LicenceRange, RangeBook, RangeDeletion, SubscriptionName } from '../../../domain/licence.ts';
import { subjectOfRange } from '../../../domain/ip-range.ts';
import type { ReadModification } from '../../../domain/modification.ts';
import type { Params } from '../../engine/path.ts';
import type { Listing, ListingContext, ListPage, RowChange } from '../../shared/list/listing.ts';
import { listingOf, oldest } from '../../shared/list/listing.ts';

/** A change: deletes a network, or cancels a pending request with all its networks. */
export type RangeChange =
  | { readonly kind: 'deleted'; readonly subscriptionId: number }
  | { readonly kind: 'takenBack'; readonly request: number };

/** A network with its unanswered change: it stays in its place until then. */
export interface RangeRow extends Omit<LicenceRange, 'id'> {
  readonly id: string;
  readonly changed: RangeChange['kind'] | null;
}

export type RangeListing = Listing<RangeRow, RangeChange>;

/** A request that the publisher had decided before it could be cancelled. */
export type DecidedRequest = Pick<ReadModification, 'id' | 'reference'>;

export interface RangesContext extends ListingContext<RangeRow, RangeChange> {
  /** The number of the subscription in the address. */
  readonly aboId: string;
  /** `null` before the first answer. */
  readonly subscription: SubscriptionName | null;
  /** The caller's network address; `null` if unknown. */
  readonly presentAddress: string | null;
  /** Until the person dismisses it. */
  readonly decided: DecidedRequest | null;
}

/** The input of the page's chart. */
export interface RangesInput {
  readonly params: Params;
  /** This person's cached answer. */
  readonly cached: (RangeBook & Read) | null;
}

/** Transitions of the rows. */
export const rangesList = listingOf<RangeRow, RangeChange>({
  subjectOf: subjectOfRange,
  apply: (row, { kind }) => (row.changed === kind ? row : { ...row, changed: kind }),
});

/** The whole list as one page. */
export function pageOf({ ranges, completeness }: RangeBook & Read): ListPage<RangeRow> {
  const rows = ranges.map((range) => ({ ...range, id: String(range.id), changed: null }));
  return { rows, completeness, next: null };
}

/** The page's data in addition to its rows. */
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

/** The context at an address: nothing is known of another licence; unsent changes of the former one stay. */
export function placed({ aboId, listing }: RangesContext, params: Params): Partial<RangesContext> {
  const opening = openingOf({ params, cached: null });
  if (opening.aboId === aboId) return {};
  const { queue, isSending } = listing;
  return { ...opening, listing: { ...opening.listing, queue, isSending } };
}

/** The deletion to send. Throws if the next change is another: a bug of the chart. */
export function deletionOf({ rowId, pendingChange }: RowChange<RangeChange>): RangeDeletion {
  if (pendingChange.kind !== 'deleted') throw new Error('A network is to be deleted, but something else leaves next');
  return { subscriptionId: pendingChange.subscriptionId, rangeId: Number(rowId) };
}

/** The request to cancel. Throws if the next change is another: a bug of the chart. */
export function cancellationOf({ listing }: RangesContext): { readonly id: number } {
  const { pendingChange } = oldest(listing);
  if (pendingChange.kind !== 'takenBack')
    throw new Error('A request is to be taken back, but something else leaves next');
  return { id: pendingChange.request };
}

/** The request was sent: the networks must be read again. */
export function asked({ listing }: RangesContext) {
  return { listing: { ...rangesList.settle(listing), isDoubtful: true } };
}

/** The request was cancelled, or decided meanwhile: then the decision counts and is reported. */
export function takenBack(context: RangesContext, { id, reference, state }: ReadModification) {
  return { ...asked(context), decided: state === 'cancelled' ? null : { id, reference } };
}
