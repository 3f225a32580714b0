/**
 * The real server’s answers about requested readers on a path: it knows its own seats, and accepts each reader once.
 */
import type { Segment, Way } from './way.ts';
import { segmentsBefore } from './way.ts';

/** The names of the answers about seats in a chart. */
interface SeatAnswers {
  /** The server’s actual seats. */
  readonly own: string;
  /** Other seats, because the charge has changed. */
  readonly changed: string;
}

/** Tokens that may occur between a request with a lost answer and its repetition: the key stays. */
const sameAgain: readonly string[] = [
  'place.changed',
  'reader.confirmed',
  'readers.confirmed',
  'addReaders:failed.timeout',
  'readAllReaders:',
];

/** The tokens since the server may have accepted the readers; `null` before any request. */
function sinceTaken(tokens: readonly string[]): readonly string[] | null {
  const place = tokens.findIndex((token) => /^addReaders:(?:done\.asked|failed\.timeout)$/.test(token));
  return place < 0 ? null : tokens.slice(place + 1);
}

/**
 * Whether the server would accept the readers at a segment of a path: the charge is that of its own seats, and it has
 * not accepted them already, unless under the same key. Else a made-up answer is needed.
 */
export function areTaken(way: Way, segment: Segment, { own, changed }: SeatAnswers): boolean {
  const tokens = segmentsBefore(way, segment).map(({ move }) => move.token);
  const seats = tokens.findLast((token) => token.startsWith('readReaders:done.') || token === changed);
  const isAgain = (token: string): boolean => token === own || sameAgain.some((each) => token.startsWith(each));
  return seats === own && (sinceTaken(tokens)?.every(isAgain) ?? true);
}
