/** The effects of answers and addresses on a page: changes of step, and failures. */
import { is, string, type as having } from 'superstruct';
import { ApiError } from '../../../machines/failure.ts';
import type { Configuration } from '../../../machines/engine/model/explore.ts';
import type { Move } from '../../../machines/engine/model/moves.ts';
import { lookAtComplaints } from './complaints.ts';
import { judgeArrival, judgeFilters } from './deeds.ts';
import { leavesOf } from '../../../machines/engine/step.ts';
import type { Violation, Subject } from './law.ts';
import { noteAt } from './law.ts';
import type { Stage } from './stage.tsx';
import { withStage } from './with-stage.ts';

/** A feedback text that no fixture contains. */
const WORDS = 'Caiman 4711 has eaten the answer.';

type Answer = Move & { readonly kind: 'answer' };

const withFeedback = having({ feedback: string() });

/** A failure with a unique feedback; other answers unchanged. */
function inWords(move: Move): Move {
  if (move.kind !== 'answer' || !(move.answer instanceof ApiError)) return move;
  const { kind, request, fields } = move.answer;
  return { ...move, answer: new ApiError(kind, request, { feedback: WORDS, fields }) };
}

/** A failure without feedback. */
function isWordless(move: Move): move is Answer {
  return (
    move.kind === 'answer' &&
    move.answer instanceof ApiError &&
    move.answer.kind !== 'unauthorised' &&
    move.answer.feedback === null
  );
}

/** The page’s messages outside its ordinary text: alerts, announcements, errors of fields. */
function messagesOf(stage: Stage): readonly string[] {
  return stage
    .all('[role=alert], [role=status], [id$="-error"], [slot=errorMessage]')
    .map(({ textContent }) => textContent ?? '');
}

/** Whether the page shows the reason of a refusal: the server's feedback, or all errors of fields. */
function showsReason(stage: Stage, words: string, fields: readonly string[]): boolean {
  const page = stage.container.textContent ?? '';
  return page.includes(words) || (fields.length > 0 && fields.every((each) => page.includes(each)));
}

/** The paragraphs of the page. */
function sentencesOf(stage: Stage): readonly string[] {
  return stage.all('main p').map(({ textContent }) => textContent ?? '');
}

/** Whether the page has a new message. */
function isNews(stage: Stage, before: readonly string[]): boolean {
  return stage.said.length > 0 || messagesOf(stage).some((text) => text !== '' && !before.includes(text));
}

/** Answers the chart’s reads up to the screen that shows the message. */
async function rest(stage: Stage): Promise<void> {
  for (let reads = 0; reads < 3 && stage.snapshot().hasTag('busy'); reads += 1) {
    const answer = stage.replay.moves().find((move) => move.kind === 'answer' && move.isDone);
    if (answer) await stage.make(answer);
  }
}

/** The missing message about an answer; `null`: none is missing. */
function silenceAbout(stage: Stage, { answer }: Answer, before: readonly string[], screen: string): string | null {
  if (!(answer instanceof ApiError)) {
    return is(answer, withFeedback) && !showsReason(stage, answer.feedback, [])
      ? `“${answer.feedback}” is not shown`
      : null;
  }
  // The session takes over, and asks to sign in again.
  if (answer.kind === 'unauthorised') return null;
  const isReasonShown = showsReason(stage, WORDS, Object.values(answer.fields));
  const isKept = JSON.stringify(stage.snapshot().context).includes(WORDS);
  // One message at a time: an earlier message stays, and this one follows it.
  const hasOther =
    isKept &&
    stage.all('[role=alert]').some(({ textContent }) => textContent !== '' && before.includes(textContent ?? ''));
  if (isReasonShown || hasOther) return null;
  if (isKept) return 'is in the context, and the page does not show it';
  // No visitor loads a page during a send: here its own address is requested again, which ends the message.
  const isAskedAgain = stage.sentByEngine.includes('xstate.route');
  return stage.screen === screen && !isNews(stage, before) && !isAskedAgain ? 'fails, and no message appears' : null;
}

/** The reason for checking a move: a change of step, or a failure. `null`: none. */
function subjectOf(from: Configuration, move: Move, to: Configuration | undefined): string | null {
  if (move.event.type === 'place.changed') return `${from.step} ${move.token}`;
  if (move.kind === 'event') return null;
  if (move.kind === 'answer' && (!move.isDone || is(move.answer, withFeedback))) return `${from.step} ${move.token}`;
  return to && to.step !== from.step ? `${move.kind} ${from.step} > ${to.step}` : null;
}

/** Plays each such move once, and checks the page’s reaction. */
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
        const before = messagesOf(stage);
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
        const [before, sentences] = [messagesOf(stage), sentencesOf(stage)];
        await stage.make(move);
        const isSaid = isNews(stage, before) || sentencesOf(stage).some((each) => !sentences.includes(each));
        if (stage.screen === from.step && !isSaid)
          note('failures', 'fails without feedback, and no message appears', move.token);
      });
    }
  }
}
