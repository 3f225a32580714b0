/** What a request about a reader leaves of the reader and of the marker on them (specification §4). */
import { modificationType } from './enumerations.ts';
import type { LineState, ReaderModification } from './modification.ts';

/** What becomes of a reader who is marked with a request once it is settled: they stay, without a marker, or leave the list. */
export type MarkedReader = 'cleared' | 'removed';

/**
 * What the settling of a line makes of its reader (specification §4). Taken back or rejected: one who was to be added
 * leaves, of one who was to be changed or deleted the marker is cleared. Accepted: one who was to be deleted leaves, of
 * the others the marker is cleared. `null` while it awaits the publisher.
 */
export function markedReaderAfter(type: ReaderModification, state: LineState): MarkedReader | null {
  const { readerAddition, readerDeletion } = modificationType;
  switch (state) {
    case 'accepted':
      return type === readerDeletion ? 'removed' : 'cleared';
    case 'cancelled':
    case 'rejected':
      return type === readerAddition ? 'removed' : 'cleared';
    case 'pending':
    case 'unknown':
      return null;
  }
}
