/** Runs a chart with real actors: scripted answers, delays that elapse on demand, and a record of its actions. */
import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate';
import { createActor, fromPromise } from 'xstate';
import { edgeOf } from '../edges.ts';
import type { ChartSnapshot } from '../funnel.ts';
import { leavesOf, stateName } from '../step.ts';
import type { Move } from './moves.ts';
import { canHappen, moveBy, movesFrom } from './moves.ts';
import type { Chart } from './samples.ts';

/** The record of a running chart. */
interface Recorded {
  /** Ids of the edges taken, in order. */
  readonly edges: readonly string[];
  /** Leaves of the states in which it came to rest, in order. */
  readonly states: readonly string[];
  /** Requests to ports, in order. */
  readonly asked: readonly { readonly port: string; readonly input: unknown }[];
  /** Other effects on the outside world. */
  readonly effects: readonly { readonly name: string; readonly params: unknown }[];
  /** The delays that it started, in milliseconds. */
  readonly waits: readonly number[];
  /** The moves made, in order. */
  readonly made: readonly Move[];
}

/** A running chart. */
export interface Replay<Context extends object = object> extends Recorded {
  snapshot(): ChartSnapshot<Context, EventObject>;
  /** All moves that are possible now. */
  moves(): readonly Move[];
  /** Whether a move is possible now. */
  canMake(move: Move): boolean;
  /** The possible move that a number selects. */
  moveBy(choice: number): Move | undefined;
  /** Makes one move, and waits until the chart has taken it. */
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
  /** Running delays, with the event of each. */
  readonly timers = new Map<number, { readonly says: string | undefined; readonly ring: () => void }>();
  /** Requests without an answer yet. */
  readonly open = new Map<string, PromiseWithResolvers<unknown>>();
  /** Called after each transition. */
  onStep = (): void => undefined;
}

type System = AnyActorRef['system'];

/**
 * Records by actor system. One machine with recorders serves all runs of its chart: `provide` takes longer than a run.
 */
const books = new WeakMap<System, Book>();
const machines = new WeakMap<Chart, AnyStateMachine>();

function bookOf(system: System): Book {
  const book = books.get(system);
  if (!book) throw new Error('This actor was not started by a replay');
  return book;
}

/** The chart's machine with ports that wait for scripted answers, and effects that are only recorded. */
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

/** A replay with its actor, which the caller starts. */
export interface OpenReplay<Context extends object = object> extends Replay<Context> {
  readonly actor: AnyActorRef;
  start(): void;
}

/** Creates a running chart with an input, not started yet. Its requests stay open until a move answers them. */
export function openReplay<Context extends object>(chart: Chart<Context>, input: object): OpenReplay<Context> {
  const book = new Book();
  const actor = createActor(recording(chart), {
    input,
    clock: {
      setTimeout: (ring, milliseconds) => {
        book.waits.push(milliseconds);
        // XState records the scheduled event before it sets the clock's timeout.
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

  /** Lets one delay elapse, and no other: regions of a chart wait independently. */
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

/** The input with this name. Throws an error that lists the names if there is none. */
export function inputOf({ name, inputs }: Chart, input: string): object {
  const found = inputs[input];
  if (!found) throw new Error(`"${input}" is no input of ${name}; there are ${Object.keys(inputs).join(', ')}`);
  return found;
}

/** The move with this token in a state. Throws an error that lists the possible moves if it is not one of them. */
export function moveOf(moves: readonly Move[], token: string, value: unknown): Move {
  const found = moves.find((move) => move.token === token);
  if (found) return found;
  const possible = moves.map((move) => move.token).join(', ');
  throw new Error(`"${token}" cannot happen in ${stateName(value)}; possible are ${possible}`);
}

/**
 * Runs a replay line: an input, then tokens of moves, all separated by ` > `. Throws an error that lists the possible
 * moves if one is not possible.
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
