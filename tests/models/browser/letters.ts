/** Letters that are asked for on a way: the real server sends a few to one address, and then holds up whoever asks for more. */
import type { Segment } from './way.ts';

/** So many letters go to one address within ten minutes. */
const MOST_CHARACTERS = 3;

/**
 * Whether the server would hold up a letter that is asked for next.
 * @param earlier How many letters were asked for before the way has begun.
 * @param sent Ports whose answer says that a letter is on its way.
 */
export function isHeldUp(segments: readonly Segment[], earlier: number, sent: RegExp): boolean {
  return earlier + segments.filter(({ move }) => sent.test(move.token)).length >= MOST_CHARACTERS;
}
