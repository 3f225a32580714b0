/** A chart run with real actors: scripted answers, a simulated clock, and a record of what it did. */
import type { AnyActorRef, AnyStateMachine, EventObject } from 'xstate';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { edgeOf } from '../edges.ts';
import type { ChartSnapshot } from '../funnel.ts';
import { leavesOf, stateName } from '../state-name.ts';
import type { Move } from './moves.ts';
import { movesFrom } from './moves.ts';
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
}

/** A running chart. */
export interface Replay<Context extends object = object> extends Recorded {
  snapshot(): ChartSnapshot<Context, EventObject>;
  /** Everything that can happen now. */
  moves(): readonly Move[];
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
  const ports = Object.keys(chart.world).map((port) => {
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

/** Starts a chart with one of its inputs. Its questions stay open until a move answers them. */
export function startReplay<Context extends object>(chart: Chart<Context>, input: string): Replay<Context> {
  const book = new Book();
  const clock = new SimulatedClock();
  const actor = createActor(recording(chart), {
    input: chart.inputs[input],
    clock: {
      setTimeout: (ring, milliseconds) => {
        book.waits.push(milliseconds);
        return clock.setTimeout(ring, milliseconds);
      },
      clearTimeout: (id: number) => clock.clearTimeout(id),
    },
    inspect: (event) => {
      if (event.type !== '@xstate.microstep') return;
      book.edges.push(...event._transitions.map((transition) => edgeOf(transition).id));
      book.onStep();
    },
  });
  books.set(actor.system, book);
  actor.start();

  function rest(): void {
    const snapshot: ChartSnapshot<Context, EventObject> = actor.getSnapshot();
    book.states.push(...leavesOf(snapshot.value));
  }
  rest();

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

  return {
    edges: book.edges,
    states: book.states,
    asked: book.asked,
    effects: book.effects,
    waits: book.waits,
    snapshot: () => actor.getSnapshot(),
    moves: () => movesFrom(chart, actor.getSnapshot()),
    make: async (move) => {
      if (move.kind === 'answer') await answer(move.port, move.isDone, move.answer);
      else if (move.kind === 'wait') clock.increment(Math.max(...book.waits));
      else actor.send(move.event);
      rest();
    },
    stop: () => actor.stop(),
  };
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

/**
 * Runs a replay line: an input, then tokens of moves, all separated by ` > `. Throws with the moves that were possible
 * where one is not.
 */
export async function replayLine<Context extends object>(
  chart: Chart<Context>,
  line: string,
): Promise<Replay<Context>> {
  const [input = '', ...tokens] = line.split('>').map((part) => part.trim());
  if (!(input in chart.inputs)) {
    throw new Error(`"${input}" is no input of ${chart.name}; there are ${Object.keys(chart.inputs).join(', ')}`);
  }
  const replay = startReplay(chart, input);
  for (const token of tokens) {
    const moves = replay.moves();
    const move = moves.find((each) => each.token === token);
    if (!move) {
      const possible = moves.map((each) => each.token).join(', ');
      throw new Error(`"${token}" cannot happen in ${stateName(replay.snapshot().value)}; possible are ${possible}`);
    }
    await replay.make(move);
  }
  return replay;
}

/** The line that replays a path. */
export function lineOf(input: string, path: readonly Move[]): string {
  return [input, ...path.map(({ token }) => token)].join(' > ');
}
