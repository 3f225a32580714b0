/** A chart run with real actors: scripted answers, delays that run out when told, and a record of what it did. */
import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { edgeOf } from '../edges.ts';
import type { ChartSnapshot } from '../funnel.ts';
import { leavesOf, stateName } from '../state-name.ts';
import type { Move } from './moves.ts';
import { canHappen, moveBy, movesFrom } from './moves.ts';
import type { Chart } from './samples.ts';

/** What a running chart has done since it began. */
interface Recorded {
  /** Ids of the edges taken, in order. */
  readonly edges: readonly string[];
  /** Leaves of the states in which it came to rest, in order. */
  readonly states: readonly string[];
  /** Questions to the world, in order. */
  readonly asked: readonly { readonly port: string; readonly input: unknown }[];
  /** What was done to the world besides. */
  readonly effects: readonly { readonly name: string; readonly params: unknown }[];
  /** How long it meant to wait each time that it began to, in milliseconds. */
  readonly waits: readonly number[];
  /** What was made happen, in order. */
  readonly made: readonly Move[];
}

/** A running chart. */
export interface Replay<Context extends object = object> extends Recorded {
  snapshot(): ChartSnapshot<Context, EventObject>;
  /** Everything that can happen now. */
  moves(): readonly Move[];
  /** Whether this can happen now. */
  canMake(move: Move): boolean;
  /** One of the moves that can happen now, as a number chooses. */
  moveBy(choice: number): Move | undefined;
  /** Lets one thing happen, and waits until the chart has taken it. */
  make(move: Move): Promise<void>;
  stop(): void;
}

class Book implements Recorded {
  readonly edges: string[] = [];
  readonly states: string[] = [];
  readonly asked: { port: string; input: unknown }[] = [];
  readonly effects: { name: string; params: unknown }[] = [];
  readonly waits: number[] = [];
  readonly made: Move[] = [];
  /** Delays that run: what each says when it is over. */
  readonly timers = new Map<number, { readonly says: string | undefined; readonly ring: () => void }>();
  /** Questions that wait for their answer. */
  readonly open = new Map<string, PromiseWithResolvers<unknown>>();
  /** Told after each transition. */
  onStep = (): void => undefined;
}

type System = AnyActorRef['system'];

/** Who runs where. One machine with recorders serves all runs of its chart: to provide one takes longer than a run. */
const books = new WeakMap<System, Book>();
const machines = new WeakMap<Chart, AnyStateMachine>();

function bookOf(system: System): Book {
  const book = books.get(system);
  if (!book) throw new Error('This actor was not started by a replay');
  return book;
}

/** The chart's machine with ports that wait to be answered, and effects that are only written down. */
function recording(chart: Chart): AnyStateMachine {
  const known = machines.get(chart);
  if (known) return known;
  const ports = Object.keys(chart.actorResponses).map((port) => {
    const ask = fromPromise<unknown, unknown>(({ input, system }) => {
      const { asked, open } = bookOf(system);
      asked.push({ port, input });
      const answer = Promise.withResolvers<unknown>();
      open.set(port, answer);
      return answer.promise;
    });
    return [port, ask] as const;
  });
  const effects = chart.effects.map((name) => {
    const note = ({ system }: { readonly system: System }, params: unknown): void => {
      bookOf(system).effects.push({ name, params });
    };
    return [name, note] as const;
  });
  const machine = chart.machine.provide({ actors: Object.fromEntries(ports), actions: Object.fromEntries(effects) });
  machines.set(chart, machine);
  return machine;
}

/** A replay and the actor that it runs, which somebody else starts. */
export interface OpenReplay<Context extends object = object> extends Replay<Context> {
  readonly actor: AnyActorRef;
  start(): void;
}

/** Makes a running chart with an input, not started yet. Its questions stay open until a move answers them. */
export function openReplay<Context extends object>(chart: Chart<Context>, input: object): OpenReplay<Context> {
  const book = new Book();
  const actor = createActor(recording(chart), {
    input,
    clock: {
      setTimeout: (ring, milliseconds) => {
        book.waits.push(milliseconds);
        // XState notes what it has scheduled before it asks the clock to ring.
        const says = Object.values(actor.system.getSnapshot()._scheduledEvents).at(-1)?.event.type;
        book.timers.set(book.waits.length, { says, ring });
        return book.waits.length;
      },
      clearTimeout: (id: number) => book.timers.delete(id),
    },
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      book.edges.push(...event._transitions.map((transition) => edgeOf(transition).id));
      book.onStep();
    },
  });
  books.set(actor.system, book);

  function rest(): void {
    const snapshot: ChartSnapshot<Context, EventObject> = actor.getSnapshot();
    book.states.push(...leavesOf(snapshot.value));
  }

  async function answer(port: string, isDone: boolean, value: unknown): Promise<void> {
    const question = book.open.get(port);
    if (!question) throw new Error(`Nothing is asked through ${port}`);
    const taken = new Promise<void>((resolve) => {
      book.onStep = resolve;
    });
    if (isDone) question.resolve(value);
    else question.reject(value);
    await taken;
  }

  /** Lets one delay run out, and no other: regions of a chart wait each for themselves. */
  function runOut({ type }: EventObject): void {
    const [id, timer] = [...book.timers].find(([, { says }]) => says === type) ?? [];
    if (id === undefined || !timer) throw new Error(`Nothing waits for ${type}`);
    book.timers.delete(id);
    timer.ring();
  }

  return {
    actor,
    edges: book.edges,
    states: book.states,
    asked: book.asked,
    effects: book.effects,
    waits: book.waits,
    made: book.made,
    snapshot: () => actor.getSnapshot(),
    moves: () => movesFrom(chart, actor.getSnapshot()),
    canMake: (move) =>
      canHappen(chart, actor.getSnapshot(), move) && (move.kind !== 'answer' || book.open.has(move.port)),
    moveBy: (choice) => moveBy(chart, actor.getSnapshot(), choice),
    make: async (move) => {
      if (move.kind === 'answer') await answer(move.port, move.isDone, move.answer);
      else if (move.kind === 'wait') runOut(move.event);
      else actor.send(move.event);
      book.made.push(move);
      rest();
    },
    start: () => {
      actor.start();
      rest();
    },
    stop: () => actor.stop(),
  };
}

/** Starts a chart with one of its inputs. */
export function startReplay<Context extends object>(chart: Chart<Context>, input: string): Replay<Context> {
  const replay = openReplay(chart, chart.inputs[input] ?? {});
  replay.start();
  return replay;
}

/** Runs a path from an input. */
export async function replayPath<Context extends object>(
  chart: Chart<Context>,
  input: string,
  path: readonly Move[],
): Promise<Replay<Context>> {
  const replay = startReplay(chart, input);
  for (const move of path) await replay.make(move);
  return replay;
}

/** The parts of a replay line: the name of its input, and the tokens of its moves. */
export function readLine(line: string): { readonly input: string; readonly tokens: readonly string[] } {
  const [input = '', ...tokens] = line.split('>').map((part) => part.trim());
  return { input, tokens };
}

/** The input with this name. Throws with those that there are where it is none. */
export function inputOf({ name, inputs }: Chart, input: string): object {
  const found = inputs[input];
  if (!found) throw new Error(`"${input}" is no input of ${name}; there are ${Object.keys(inputs).join(', ')}`);
  return found;
}

/** The move with this token in a state. Throws with those that are possible there where it is none of them. */
export function moveOf(moves: readonly Move[], token: string, value: unknown): Move {
  const found = moves.find((move) => move.token === token);
  if (found) return found;
  const possible = moves.map((move) => move.token).join(', ');
  throw new Error(`"${token}" cannot happen in ${stateName(value)}; possible are ${possible}`);
}

/**
 * Runs a replay line: an input, then tokens of moves, all separated by ` > `. Throws with the moves that were possible
 * where one is not.
 */
export async function replayLine<Context extends object>(
  chart: Chart<Context>,
  line: string,
): Promise<Replay<Context>> {
  const { input, tokens } = readLine(line);
  const replay = openReplay(chart, inputOf(chart, input));
  replay.start();
  for (const token of tokens) await replay.make(moveOf(replay.moves(), token, replay.snapshot().value));
  return replay;
}

/** The line that replays a path. */
export function lineOf(input: string, path: readonly Move[]): string {
  return [input, ...path.map(({ token }) => token)].join(' > ');
}
