/** What can be played of the quotation funnel: what the real server would answer, and what a person can do. */
import type { Ending } from './calls.ts';
import { answered, complained, cut, failed, lost } from './calls.ts';
import type { Segment, Way } from './way.ts';
import { answersOf, endOf } from './way.ts';

/** How the world fails; all that it answers are the real server's own words. */
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

/** How an answer ends on a way: a decision that was not found afterwards has not arrived. */
export function endingOf(way: Way, segment: Segment): Ending {
  const { token } = segment.move;
  if (token !== 'decideQuotation:failed.timeout') return failures[token] ?? answered;
  const later = { ...way, segments: way.segments.slice(way.segments.indexOf(segment)) };
  const [found = 'accepted'] = answersOf(later, 'readQuotation');
  return found === 'accepted' ? lost : cut;
}

/** How a quotation stands after an answer that is not named so. */
const stands: Readonly<Record<string, string>> = {
  made: 'open',
  revised: 'open',
  saved: 'detailed',
  savedElsewhere: 'detailed',
  corrected: 'detailed',
};

const aboutQuotations =
  /^(startQuotation|readQuotation|readQuotationByReference|changeOffer|saveDetails|decideQuotation|orderQuotation):done\.(?<sample>.+)$/;

/** How the quotation stands at the server after a way; `null` where nothing was said of it yet. */
function standing({ segments }: Way): string | null {
  const samples = segments.flatMap(({ move }) => aboutQuotations.exec(move.token)?.groups?.['sample'] ?? []);
  const last = samples.at(-1);
  return last === undefined ? null : (stands[last] ?? last);
}

/** Whether it can still be accepted, and so can run out. */
const isUndecided = (stand: string): boolean => ['open', 'office', 'expiring', 'detailed'].includes(stand);

/** Whether what the server was told last, and did not answer, was yes. */
function wasAccepting({ segments }: Way): boolean {
  const received = segments.findLast(({ move }) => move.kind === 'event' && move.token !== 'retried');
  return received?.move.token === 'quotation.accepted';
}

/** Whether the real server would answer so after all that has happened on the way. */
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
    case 'saveDetails':
      // The samples' quotation with details is the buyer's own.
      return answer === 'expired' || stand !== 'office';
    default:
      return true;
  }
}

/** Where Back leads from where a link has just led; other addresses are typed, and that begins another visit. */
function behind({ segments }: Way): string | null {
  const { move, from, to } = segments.at(-1) ?? {};
  if (move?.kind !== 'event' || !from || !to) return null;
  if (move.token === 'quote.begun') return from.state.startsWith('outcome.') ? 'route #quotation.outcome' : null;
  const isBetween = ['quotation.reopened', 'offer.reopened', 'details.reopened'].includes(move.token);
  return isBetween && from.state.startsWith('open.') && to.step !== 'loading'
    ? `route #quotation.open.${from.step}`
    : null;
}

/** Marks of the list of steps that lead back, by the step at which they stand. */
const marks: Readonly<Record<string, readonly string[]>> = {
  details: ['offer'],
  check: ['offer', 'details'],
};

/** The mark of the list of steps that leads where a route does; `null` where none does. */
export function markOf({ from, move }: Segment): 'Offer' | 'Details' | null {
  const to = move.token.split('.').at(-1) ?? '';
  if (!marks[from.step]?.includes(to)) return null;
  return to === 'offer' ? 'Offer' : 'Details';
}

/** Whether somebody can do this where they stand: fields take a change only where there is one. */
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
      // Nobody takes back a reason that they chose.
      return false;
    case 'site.received:english':
      // Another language is chosen in the session's walk.
      return false;
    case 'retried':
      // That it has run out is said where nothing is being sent.
      return !state.startsWith('open.') || !(snapshot.hasTag('busy') || step === 'revision');
    default:
      return true;
  }
}

/** Whether a person and the server can bring about one more move on a way. */
export function canPlay(way: Way, segment: Segment): boolean {
  const { from, move } = segment;
  switch (move.kind) {
    case 'answer':
      return move.isDone ? isTrue(way, move.token) : move.token in failures;
    case 'event':
      return canDo(segment);
    case 'route':
      return markOf(segment) !== null || move.token === behind(way);
    case 'wait':
      // The pause after typing would be over, too, or a price waited for too long.
      return move.token === 'wait typingPause' || !/price\.(settling|pricing)/.test(from.state);
  }
}

/** What of a way's past matters to what can be played: how the quotation stands, where that can be asked next. */
export function memory(way: Way): string {
  const { words, state } = endOf(way);
  const back = behind(way);
  const canAsk = words.includes('unread') && (back !== null || !state.startsWith('newOffer'));
  return canAsk ? `${back} ${standing(way)} ${wasAccepting(way)}` : String(back);
}
