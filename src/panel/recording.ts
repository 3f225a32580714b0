/** Recordings of running charts: they change nothing in a chart, and send nothing anywhere. */
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import type { FollowedLine, Follower } from '../../machines/engine/model/follow.ts';
import { follow } from '../../machines/engine/model/follow.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';

/** A pending question. */
export interface Question {
  readonly port: string;
  /** Time of `performance.now()` at the question, in milliseconds. */
  readonly askedAt: number;
}

/** A recorded chart, with its line as far as it is computed. */
export interface Seen {
  readonly chart: Chart;
  readonly snapshot: AnyMachineSnapshot;
  readonly questions: readonly Question[];
  readonly line: FollowedLine;
}

/** The part of a running chart's actor that an observer needs. */
export interface Running {
  readonly system: Pick<AnyActorRef['system'], 'inspect'>;
  getSnapshot(): AnyMachineSnapshot;
}

/** Pending questions: the actors that the chart has invoked. */
interface Children {
  readonly children: Readonly<
    Partial<
      Record<string, { readonly src: unknown; readonly sessionId: string; getSnapshot(): { readonly status: string } }>
    >
  >;
}

interface Happening {
  readonly event: EventObject;
  readonly after: AnyMachineSnapshot;
}

function childrenOf({ children }: Children) {
  return Object.values(children);
}

/** Questions of a snapshot; those that are still pending keep their time. */
function questionsIn(snapshot: AnyMachineSnapshot, asked: Map<string, Question>): readonly Question[] {
  const open = childrenOf(snapshot).flatMap((child) => {
    if (!child || typeof child.src !== 'string' || child.getSnapshot().status !== 'active') return [];
    const question = asked.get(child.sessionId) ?? { port: child.src, askedAt: performance.now() };
    return [[child.sessionId, question] as const];
  });
  asked.clear();
  for (const [id, question] of open) asked.set(id, question);
  return open.map(([, question]) => question);
}

/** Records one chart for as long as it runs. */
export class Recording {
  readonly #follower: Follower;
  readonly #happened: Happening[] = [];
  readonly #asked = new Map<string, Question>();
  readonly #tell: () => void;
  #seen: Seen;

  /**
   * @param actor Not started yet, so that nothing is missed.
   * @param tell Called whenever the view must render again.
   */
  constructor(chart: Chart, actor: Running, tell: () => void) {
    const snapshot = actor.getSnapshot();
    this.#follower = follow(chart, snapshot);
    this.#tell = tell;
    this.#seen = { chart, snapshot, questions: [], line: this.#follower.line() };
    const root: unknown = actor;
    actor.system.inspect((inspected) => {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef !== root) return;
      this.#note({ event: inspected.event, after: actor.getSnapshot() });
    });
  }

  get seen(): Seen {
    return this.#seen;
  }

  /** Computing the line takes longer than a transition may: it is deferred to a task of its own. */
  #note(happening: Happening): void {
    const { after } = happening;
    this.#seen = { ...this.#seen, snapshot: after, questions: questionsIn(after, this.#asked) };
    this.#happened.push(happening);
    if (this.#happened.length === 1) setTimeout(() => this.#workOut());
    this.#tell();
  }

  #workOut(): void {
    const [first, ...more] = this.#happened;
    if (first) this.#follower.take(first.event, first.after);
    this.#happened.shift();
    if (more.length > 0) setTimeout(() => this.#workOut());
    this.#seen = { ...this.#seen, line: this.#follower.line() };
    this.#tell();
  }
}
