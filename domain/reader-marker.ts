/** The effect of a request on its reader and on the reader's marker (specification §4). */
import type { WholeRead } from './completeness.ts';
import { modificationType } from './enumerations.ts';
import type { LineState, ReaderModification, Modification } from './modification.ts';
import { isAboutReader } from './modification.ts';

/** A marked reader once the request is settled: stays without a marker, or leaves the list. */
export type MarkedReader = 'cleared' | 'removed';

/**
 * The effect of a line on its marked reader (specification §4). Canceled or rejected: an added reader leaves, of a
 * changed or deleted one the marker is cleared. Accepted: a deleted reader leaves, of the others the marker is cleared.
 * `null` while it awaits the publisher, or in an unknown state.
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

/** Number of readers whose marker a request clears, and of those that it removes from the list (specification §4). */
export function readersAfter({
  type,
  lines,
}: Pick<Modification, 'type' | 'lines'> & WholeRead): Readonly<Record<MarkedReader, number>> {
  const after = isAboutReader(type) ? lines.map(({ state }) => markedReaderAfter(type, state)) : [];
  const count = (marked: MarkedReader): number => after.filter((each) => each === marked).length;
  return { cleared: count('cleared'), removed: count('removed') };
}
