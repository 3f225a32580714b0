/** What a request about a reader leaves of the reader and of the marker on them (specification §4). */
import { modificationType } from './enumerations.ts';
import type { LineState, ReaderModification, Modification } from './modification.ts';
import { isAboutReader } from './modification.ts';

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

/** How many readers a request has left in the list with nothing that awaits, and how many are not in it any more (specification §4). */
export function readersAfter({
  type,
  lines,
}: Pick<Modification, 'type' | 'lines'>): Readonly<Record<MarkedReader, number>> {
  const after = isAboutReader(type) ? lines.map(({ state }) => markedReaderAfter(type, state)) : [];
  const count = (marked: MarkedReader): number => after.filter((each) => each === marked).length;
  return { cleared: count('cleared'), removed: count('removed') };
}
