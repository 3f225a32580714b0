/** Emails requested on a path: the real server sends a few to one address, and then answers 429. */
import type { Segment } from './way.ts';

/** The server’s limit of emails to one address within ten minutes. */
const MOST_EMAILS = 3;

/**
 * Whether the server would refuse the next email.
 * @param earlier The number of emails requested before the path starts.
 * @param sent Matches the answers after which an email has been sent.
 */
export function isHeldUp(segments: readonly Segment[], earlier: number, sent: RegExp): boolean {
  return earlier + segments.filter(({ move }) => sent.test(move.token)).length >= MOST_EMAILS;
}
