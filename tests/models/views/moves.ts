/** What the world and the address do to a page that is there: where another step comes, and where something fails. */
import { is, string, type as having } from 'superstruct';
import { ApiError } from '../../../machines/failure.ts';
import type { Configuration } from '../../../machines/engine/model/explore.ts';
import type { Move } from '../../../machines/engine/model/moves.ts';
import { lookAtComplaints } from './complaints.ts';
import { judgeArrival, judgeFilters } from './deeds.ts';
import { leavesOf } from '../../../machines/engine/state-name.ts';
import type { Violation, Subject } from './law.ts';
import { noteAt } from './law.ts';
import type { Stage } from './stage.tsx';
import { withStage } from './with-stage.ts';

/** Words of a server that nobody else uses. */
const WORDS = 'Caiman 4711 has eaten the answer.';

type Answer = Move & { readonly kind: 'answer' };

const withFeedback = having({ feedback: string() });

/** A failure in words of its own; anything else as it is. */
function inWords(move: Move): Move {
  if (move.kind !== 'answer' || !(move.answer instanceof ApiError)) return move;
  const { kind, request, fields } = move.answer;
  return { ...move, answer: new ApiError(kind, request, { feedback: WORDS, fields }) };
}

/** A failure of which the server says nothing. */
function isWordless(move: Move): move is Answer {
  return (
    move.kind === 'answer' &&
    move.answer instanceof ApiError &&
    move.answer.kind !== 'unauthorised' &&
    move.answer.feedback === null
  );
}

/** What the page says beside its ordinary text: alerts, what is announced, errors of fields. */
function receivedBy(stage: Stage): readonly string[] {
  return stage
    .all('[role=alert], [role=status], [id$="-error"], [slot=errorMessage]')
    .map(({ textContent }) => textContent ?? '');
}

/** Whether the page says why something was refused: the server's words, or all that it has against single fields. */
function isReasonReceived(stage: Stage, words: string, fields: readonly string[]): boolean {
  const page = stage.container.textContent ?? '';
  return page.includes(words) || (fields.length > 0 && fields.every((each) => page.includes(each)));
}

/** What the page says in whole sentences. */
function sentencesOf(stage: Stage): readonly string[] {
  return stage.all('main p').map(({ textContent }) => textContent ?? '');
}

/** What is told just now, and was not before. */
function isNews(stage: Stage, before: readonly string[]): boolean {
  return stage.said.length > 0 || receivedBy(stage).some((text) => text !== '' && !before.includes(text));
}

/** Lets the chart read what it needs on the way to the screen on which it tells. */
async function rest(stage: Stage): Promise<void> {
  for (let reads = 0; reads < 3 && stage.snapshot().hasTag('busy'); reads += 1) {
    const answer = stage.replay.moves().find((move) => move.kind === 'answer' && move.isDone);
    if (answer) await stage.make(answer);
  }
}

/** What a page must say of an answer; `null`: it says it. */
function silenceAbout(stage: Stage, { answer }: Answer, before: readonly string[], screen: string): string | null {
  if (!(answer instanceof ApiError)) {
    return is(answer, withFeedback) && !isReasonReceived(stage, answer.feedback, [])
      ? `“${answer.feedback}” is not said`
      : null;
  }
  // The session takes over, and asks to sign in again.
  if (answer.kind === 'unauthorised') return null;
  const isReceived = isReasonReceived(stage, WORDS, Object.values(answer.fields));
  const isKept = JSON.stringify(stage.snapshot().context).includes(WORDS);
  // One message at a time: what stood there before still does, and this one comes after it.
  const hasOther =
    isKept &&
    stage.all('[role=alert]').some(({ textContent }) => textContent !== '' && before.includes(textContent ?? ''));
  if (isReceived || hasOther) return null;
  if (isKept) return 'is kept, and why it failed is not said';
  // Nobody loads a page in the midst of sending: here its own address is asked for once more, which ends the message.
  const isAskedAgain = stage.sentByEngine.includes('xstate.route');
  return stage.screen === screen && !isNews(stage, before) && !isAskedAgain ? 'fails, and nothing is said' : null;
}

/** Why a move is worth a look: another step comes, or something fails. `null`: it is not. */
function subjectOf(from: Configuration, move: Move, to: Configuration | undefined): string | null {
  if (move.event.type === 'place.changed') return `${from.step} ${move.token}`;
  if (move.kind === 'event') return null;
  if (move.kind === 'answer' && (!move.isDone || is(move.answer, withFeedback))) return `${from.step} ${move.token}`;
  return to && to.step !== from.step ? `${move.kind} ${from.step} > ${to.step}` : null;
}

/** Plays each such move once, and judges what the page makes of it. */
export async function playMoves(
  subject: Subject,
  configurations: readonly Configuration[],
  isExcused: (leaves: readonly string[], port: string) => boolean,
  violations: Violation[],
): Promise<void> {
  const byId = new Map(configurations.map((each) => [each.id, each]));
  const seen = new Set<string>();
  for (const from of configurations.toSorted((left, right) => Number(right.isStory) - Number(left.isStory))) {
    const note = noteAt(violations, from);
    for (const { move, to } of from.moves) {
      const reason = subjectOf(from, move, byId.get(to));
      if (reason === null || seen.has(reason)) continue;
      seen.add(reason);
      await withStage(subject, from, note, async (stage) => {
        const received = inWords(move);
        const before = receivedBy(stage);
        const { screen } = stage;
        stage.shown.length = 0;
        await stage.make(received);
        judgeArrival(stage, screen, note, move.token);
        if (stage.screen !== screen) await rest(stage);
        const silence = received.kind === 'answer' ? silenceAbout(stage, received, before, screen) : null;
        lookAtComplaints(stage, note);
        if (move.event.type === 'place.changed') judgeFilters(stage, note);
        if (
          silence !== null &&
          received.kind === 'answer' &&
          !isExcused(leavesOf(from.snapshot.value), received.port)
        ) {
          note('failures', silence, move.token);
        }
      });
      if (!isWordless(move) || isExcused(leavesOf(from.snapshot.value), move.port)) continue;
      await withStage(subject, from, note, async (stage) => {
        const [before, sentences] = [receivedBy(stage), sentencesOf(stage)];
        await stage.make(move);
        const isSaid = isNews(stage, before) || sentencesOf(stage).some((each) => !sentences.includes(each));
        if (stage.screen === from.step && !isSaid)
          note('failures', 'fails without words of the server, and nothing is said', move.token);
      });
    }
  }
}
