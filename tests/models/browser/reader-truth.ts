/** What the real server would say to readers who are asked for on a way: it knows its own seats, and each reader once. */
import type { Segment, Way } from './way.ts';
import { segmentsBefore } from './way.ts';

/** The answers about seats under their names in a chart. */
interface SeatAnswers {
  /** The seats as the server really has them. */
  readonly own: string;
  /** Others, because the charge has changed. */
  readonly changed: string;
}

/** What may come between a request whose answer was lost and the same one again: the key stays. */
const sameAgain: readonly string[] = [
  'place.changed',
  'reader.confirmed',
  'readers.confirmed',
  'addReaders:failed.timeout',
  'readAllReaders:',
];

/** What has happened since the server may have taken the readers; `null`: it has never been asked for them. */
function sinceTaken(tokens: readonly string[]): readonly string[] | null {
  const place = tokens.findIndex((token) => /^addReaders:(?:done\.asked|failed\.timeout)$/.test(token));
  return place < 0 ? null : tokens.slice(place + 1);
}

/**
 * Whether the server would take the readers at a leg of a way: the charge is that of its own seats, and it has not taken
 * them already, unless under the same key. Else somebody must answer in its place.
 */
export function areTaken(way: Way, segment: Segment, { own, changed }: SeatAnswers): boolean {
  const tokens = segmentsBefore(way, segment).map(({ move }) => move.token);
  const seats = tokens.findLast((token) => token.startsWith('readReaders:done.') || token === changed);
  const isAgain = (token: string): boolean => token === own || sameAgain.some((each) => token.startsWith(each));
  return seats === own && (sinceTaken(tokens)?.every(isAgain) ?? true);
}
