/** The playable moves of the quotation funnel: the real server’s answers, and the visitor’s events. */
import type { Ending } from './calls.ts';
import { answered, complained, cut, failed, lost } from './calls.ts';
import type { Segment, Way, Playability } from './way.ts';
import { answersOf, endOf, unanswerable, elsewhere, tooSoon } from './way.ts';

/** The failures that a walk causes; all other answers are the real server's own. */
export const failures: Readonly<Record<string, Ending>> = {
  'simulateOffer:failed.offline': cut,
  'startQuotation:failed.timeout': lost,
  'startQuotation:failed.tooMany': failed(429),
  'readQuotation:failed.offline': cut,
  'readQuotationByReference:failed.offline': cut,
  'readAddresses:failed.offline': cut,
  'changeOffer:failed.offline': cut,
  'saveDetails:failed.offline': cut,
  'saveAddress:failed.offline': cut,
  'saveDetails:failed.siret': complained('coordonnees.acheteurPublic.siret'),
  'decideQuotation:failed.timeout': lost,
  'decideQuotation:failed.tooMany': failed(429),
  'decideQuotation:failed.incomplete': complained('coordonnees.facturation.ville'),
  'orderQuotation:failed.timeout': lost,
  'shareQuotation:failed.offline': cut,
};

/** The ending of an answer on a path: a decision that was not found afterwards has not arrived. */
export function endingOf(way: Way, segment: Segment): Ending {
  const { token } = segment.move;
  if (token !== 'decideQuotation:failed.timeout') return failures[token] ?? answered;
  const later = { ...way, segments: way.segments.slice(way.segments.indexOf(segment)) };
  const [found = 'accepted'] = answersOf(later, 'readQuotation');
  return found === 'accepted' ? lost : cut;
}

/** The state of a quotation after an answer with another name. */
const stands: Readonly<Record<string, string>> = {
  made: 'open',
  revised: 'open',
  saved: 'detailed',
  savedElsewhere: 'detailed',
  corrected: 'detailed',
};

const aboutQuotations =
  /^(startQuotation|readQuotation|readQuotationByReference|changeOffer|saveDetails|decideQuotation|orderQuotation):done\.(?<sample>.+)$/;

/** The quotation’s state at the server after a path; `null` before any answer about it. */
function standing({ segments }: Way): string | null {
  const samples = segments.flatMap(({ move }) => aboutQuotations.exec(move.token)?.groups?.['sample'] ?? []);
  const last = samples.at(-1);
  return last === undefined ? null : (stands[last] ?? last);
}

/** Whether it can still be accepted, and so can expire. */
const isUndecided = (stand: string): boolean => ['open', 'office', 'expiring', 'detailed'].includes(stand);

/** Whether the last unanswered request was an acceptance. */
function wasAccepting({ segments }: Way): boolean {
  const last = segments.findLast(({ move }) => move.kind === 'event' && move.token !== 'retried');
  return last?.move.token === 'quotation.accepted';
}

/** Whether the real server would give this answer after all events of the path. */
function isTrue(way: Way, token: string): boolean {
  const [port = '', answer = ''] = token.split(':done.');
  const stand = standing(way);
  switch (port) {
    case 'readAddresses':
      return answersOf(way, port).length === 0;
    case 'readQuotation':
      if (stand === null || answer === stand) return true;
      return isUndecided(stand) && (answer === 'expired' || (answer === 'accepted' && wasAccepting(way)));
    case 'readQuotationByReference':
      return stand === null || answer === stand;
    case 'changeOffer':
      // The samples' changed quotation has no details.
      return answer !== 'revised' || stand === 'open';
    case 'orderQuotation':
      // No path orders for a public body.
      return answer !== 'invoiced';
    case 'saveDetails':
      // The samples' quotation with details is the buyer's own.
      return answer === 'expired' || stand !== 'office';
    default:
      return true;
  }
}

/** The targets of Back right after a link; other addresses would be typed, which starts another visit. */
function behind({ segments }: Way): string | null {
  const { move, from, to } = segments.at(-1) ?? {};
  if (move?.kind !== 'event' || !from || !to) return null;
  if (move.token === 'quote.begun') return from.state.startsWith('outcome.') ? 'route #quotation.outcome' : null;
  const isBetween = ['quotation.reopened', 'offer.reopened', 'details.reopened'].includes(move.token);
  return isBetween && from.state.startsWith('open.') && to.step !== 'loading'
    ? `route #quotation.open.${from.step}`
    : null;
}

/** Completed marks of the list of steps, by the present step. */
const marks: Readonly<Record<string, readonly string[]>> = {
  details: ['offer'],
  check: ['offer', 'details'],
};

/** The mark of the list of steps for a route; `null` without one. */
export function markOf({ from, move }: Segment): 'Offer' | 'Details' | null {
  const to = move.token.split('.').at(-1) ?? '';
  if (!marks[from.step]?.includes(to)) return null;
  return to === 'offer' ? 'Offer' : 'Details';
}

/** Whether the visitor can do this in this state: a field reports a change only when its value differs. */
function canDo({ from: { words, step, state, snapshot }, move: { token } }: Segment): boolean {
  switch (token) {
    case 'offer.changed:team':
      return !words.includes('chosen');
    case 'offer.changed:larger':
      return !words.includes('revisedToMore');
    case 'offer.changed:none':
      return step === 'newOffer' ? words.includes('chosen') : !words.includes('revisedToNothing');
    case 'offer.confirmed':
      return step !== 'revision' || words.includes('revisedToMore');
    case 'details.changed:complete':
      return words.includes('incomplete');
    case 'details.changed:typed':
      return !words.includes('toKeepTwo');
    case 'details.changed:incomplete':
      return words.includes('complete');
    case 'terms.agreed:yes':
      return !words.includes('agreed');
    case 'terms.agreed:no':
      return words.includes('agreed');
    case 'change.written:nothing':
      return words.includes('change');
    case 'change.written:readers':
      return !words.includes('change');
    case 'decline.written:budget':
      return !words.includes('refusal');
    case 'decline.written:nothing':
      // A chosen reason cannot be cleared.
      return false;
    case 'site.received:english':
      // The session's walk switches languages.
      return false;
    case 'retried':
      // The message about the expiry appears while nothing is being sent.
      return !state.startsWith('open.') || !(snapshot.hasTag('busy') || step === 'revision');
    default:
      return true;
  }
}

/** Whether visitor and server can cause one more move on a path. */
export function canPlay(way: Way, segment: Segment): Playability {
  const { from, move } = segment;
  switch (move.kind) {
    case 'answer':
      return (move.isDone ? isTrue(way, move.token) : move.token in failures) || unanswerable;
    case 'event':
      return canDo(segment) || 'its screen offers it in another state only';
    case 'route':
      return markOf(segment) !== null || move.token === behind(way) || elsewhere;
    case 'wait':
      // The pause after typing would end, too, or the wait for a price would time out.
      return move.token === 'wait typingPause' || !/price\.(settling|pricing)/.test(from.state) || tooSoon;
  }
}

/** The part of a path’s past that later moves depend on: the quotation’s state, where a later call can return it. */
export function memory(way: Way): string {
  const { words, state } = endOf(way);
  const back = behind(way);
  const canAsk = words.includes('unread') && (back !== null || !state.startsWith('newOffer'));
  return canAsk ? `${back} ${standing(way)} ${wasAccepting(way)}` : String(back);
}
