/** The effects of answers and addresses on a page: changes of step, and failures. */
import { is, string, type as having } from 'superstruct';
import { ApiError } from '../../../machines/failure.ts';
import type { Configuration } from '../../../machines/engine/model/explore.ts';
import type { Move } from '../../../machines/engine/model/moves.ts';
import { isExhaustive } from '../../contract/exhaustive.ts';
import { lookAtIssues } from './issues.ts';
import { controlsByName } from './controls.ts';
import { judgeArrival, judgeFilters } from './acts.ts';
import { leavesOf } from '../../../machines/engine/step.ts';
import type { Note, Violation, Subject } from './law.ts';
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

/** Whether an alert of before is still there. */
function hasStanding(stage: Stage, before: readonly string[]): boolean {
  return stage.all('[role=alert]').some(({ textContent }) => textContent !== '' && before.includes(textContent ?? ''));
}

/** Names of controls whose elements have been replaced by as many others. */
function replacedControls(stage: Stage, before: ReturnType<typeof controlsByName>): readonly string[] {
  return [...controlsByName(stage)].flatMap(([name, elements]) => {
    const former = before.get(name);
    const isReplaced =
      former?.length === elements.length && former.some((element, index) => element !== elements[index]);
    return isReplaced ? [name] : [];
  });
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
  const hasOther = isKept && hasStanding(stage, before);
  if (isReasonShown || hasOther) return null;
  if (isKept) return 'is in the context, and the page does not show it';
  // No visitor loads a page during a send: here its own address is requested again, which ends the message.
  const isAskedAgain = stage.sentByEngine.includes('xstate.route');
  return stage.screen === screen && !isNews(stage, before) && !isAskedAgain ? 'fails, and no message appears' : null;
}

/**
 * The reason for checking a move: a change of step, or a failure. `null`: none. A commit tries of each step's failures one for
 * each step that they lead to, and of the changes to a step one of each kind; an exhaustive run all.
 */
function subjectOf(from: Configuration, move: Move, to: Configuration | undefined): string | null {
  if (move.event.type === 'place.changed') return `${from.step} ${move.token}`;
  if (move.kind === 'event') return null;
  if (move.kind === 'answer' && !move.isDone && !isExhaustive) return `${from.step} ${move.port} > ${to?.step}`;
  if (move.kind === 'answer' && (!move.isDone || is(move.answer, withFeedback))) return `${from.step} ${move.token}`;
  if (!to || to.step === from.step) return null;
  return isExhaustive ? `${move.kind} ${from.step} > ${to.step}` : `${move.kind} > ${to.step}`;
}

/** The reason for checking that controls stay through an answer after which the step is the same; `null`: none. */
function stayOf(from: Configuration, move: Move, to: Configuration | undefined): string | null {
  return move.kind === 'answer' && move.isDone && to?.step === from.step ? `${from.step} ${move.port} stays` : null;
}

/** A move to play from a configuration, with feedback of the server or without. */
interface Play {
  readonly move: Move;
  readonly isWordless: boolean;
}

/** Whether a silence about a port is excused in some states. */
type IsExcused = (leaves: readonly string[], port: string) => boolean;

/** The moves of a chart to play, each once, and the page’s reactions to them. */
export class Plays {
  readonly #subject: Subject;
  readonly #violations: Violation[];
  readonly #isExcused: Readonly<Record<'unsaid' | 'replaced', IsExcused>>;
  readonly #configurations: ReadonlyMap<string, Configuration>;
  /** Moves of those played, to be played without feedback, too. */
  readonly #wordless: { readonly from: Configuration; readonly play: Play }[] = [];
  /** The reasons for which a move was played. */
  readonly #seen = new Set<string>();

  constructor(
    subject: Subject,
    configurations: readonly Configuration[],
    isExcused: Readonly<Record<'unsaid' | 'replaced', IsExcused>>,
    violations: Violation[],
  ) {
    this.#subject = subject;
    this.#violations = violations;
    this.#isExcused = isExcused;
    this.#configurations = new Map(configurations.map((each) => [each.id, each]));
  }

  /** Takes a move of a configuration that is still to be played; `null` without one. */
  #take(from: Configuration, reasonOf = subjectOf): Play | null {
    for (const { move, to } of from.moves) {
      const reason = reasonOf(from, move, this.#configurations.get(to));
      if (reason === null || this.#seen.has(reason)) continue;
      this.#seen.add(reason);
      if (isWordless(move) && !this.#isExcused.unsaid(leavesOf(from.snapshot.value), move.port))
        this.#wordless.push({ from, play: { move, isWordless: true } });
      return { move, isWordless: false };
    }
    return null;
  }

  async #make(play: Play, stage: Stage, from: Configuration): Promise<void> {
    const note = noteAt(this.#violations, from);
    if (play.isWordless) await this.#playWordless(stage, from, play.move, note);
    else await this.#play(stage, from, play.move, note);
  }

  /** Plays a move of a configuration, if one is still to be played, on a page that shows it. */
  async playNext(stage: Stage, from: Configuration): Promise<void> {
    const play = this.#take(from);
    if (play) await this.#make(play, stage, from);
  }

  /** Plays the other moves, each on a page of its own. */
  async playRest(): Promise<void> {
    const alone = ({ from, play }: { readonly from: Configuration; readonly play: Play }): Promise<Stage> =>
      withStage(this.#subject, from, noteAt(this.#violations, from), (stage) => this.#make(play, stage, from));
    for (const from of this.#configurations.values())
      for (let play = this.#take(from); play; play = this.#take(from)) await alone({ from, play });
    for (const from of this.#configurations.values())
      for (let play = this.#take(from, stayOf); play; play = this.#take(from, stayOf)) await alone({ from, play });
    for (const each of this.#wordless) await alone(each);
  }

  async #play(stage: Stage, from: Configuration, move: Move, note: Note): Promise<void> {
    const received = inWords(move);
    const before = messagesOf(stage);
    const { screen } = stage;
    const controls = controlsByName(stage);
    forget(stage);
    await stage.make(received);
    judgeArrival(stage, screen, note, move.token);
    const replaced = stage.screen === screen ? replacedControls(stage, controls) : [];
    if (
      replaced.length > 0 &&
      received.kind === 'answer' &&
      !this.#isExcused.replaced(leavesOf(from.snapshot.value), received.port)
    )
      for (const name of replaced) note('same', `is another element after ${move.token}`, name);
    if (stage.screen !== screen) await rest(stage);
    const silence = received.kind === 'answer' ? silenceAbout(stage, received, before, screen) : null;
    lookAtIssues(stage, note);
    if (move.event.type === 'place.changed') judgeFilters(stage, note);
    if (
      silence !== null &&
      received.kind === 'answer' &&
      !this.#isExcused.unsaid(leavesOf(from.snapshot.value), received.port)
    ) {
      note('failures', silence, move.token);
    }
  }

  async #playWordless(stage: Stage, from: Configuration, move: Move, note: Note): Promise<void> {
    const [before, sentences] = [messagesOf(stage), sentencesOf(stage)];
    forget(stage);
    await stage.make(move);
    const isSaid = isNews(stage, before) || sentencesOf(stage).some((each) => !sentences.includes(each));
    // A failure that follows one of the same kind: what was said of the first one still stands.
    if (stage.screen === from.step && !isSaid && !hasStanding(stage, before))
      note('failures', 'fails without feedback, and no message appears', move.token);
  }
}

/** Forgets what a page has announced, reported and sent before. */
function forget(stage: Stage): void {
  stage.announced.length = 0;
  stage.shown.length = 0;
  stage.said.length = 0;
  stage.sentByEngine.length = 0;
}
