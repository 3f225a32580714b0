/** A way through a chart that somebody chooses move by move, and the first thing on it that is not as it should be. */
import { stateName } from '../state-name.ts';
import { stepOf } from '../step.ts';
import { unnamed } from './draft-debts.ts';
import { wroteBetween } from './explore.ts';
import type { Move } from './moves.ts';
import { promisedBy } from './promises.ts';
import type { Replay } from './replay.ts';
import { inputOf, openReplay } from './replay.ts';
import type { Chart } from './samples.ts';

/** What goes wrong with a move. */
export interface Violation {
  /** A sentence. */
  readonly what: string;
  /** What every way has in common that breaks by it: which law, and where it is broken. */
  readonly cause: string;
}

/** Chooses the next move where a replay stands that has made so many; `undefined`: the way ends there. */
export type Next = (replay: Replay, made: number) => Move | undefined | Promise<Move | undefined>;

/** A way that was gone. */
export interface RandomWalk {
  readonly input: string;
  /** Its moves; the last one is that which breaks. */
  readonly path: readonly Move[];
  /** `null` where all is as it should be. */
  readonly violation: Violation | null;
  /** Leaves of the states in which the chart came to rest, and ids of the edges that it took. */
  readonly states: readonly string[];
  readonly edges: readonly string[];
}

/** What is wrong with the step at which a chart has come to stand. */
function unready(replay: Replay, token: string): Violation | null {
  const snapshot = replay.snapshot();
  const { name, isReady } = stepOf(snapshot);
  if (isReady(snapshot.context)) return null;
  const what = `step ${name} is shown without what it needs: guard what leads there`;
  return { what, cause: `unready ${stateName(snapshot.value)} ${token}` };
}

/** Makes a move, and says what is wrong with it. What the chart throws meanwhile is thrown. */
async function make(chart: Chart, replay: Replay, move: Move): Promise<Violation | null> {
  const before = replay.snapshot();
  const from = stateName(before.value);
  const promised = promisedBy(chart, before, move);
  await replay.make(move);
  const after = replay.snapshot();
  const actual = stateName(after.value);
  const { token } = move;
  const cause = `${from} ${token}`;
  if (promised === null)
    return {
      what: `nobody has explored ${token} in ${from} as it stands here: let decides of ${chart.name}.samples.ts tell it apart`,
      cause: `unexplored ${cause}`,
    };
  if (actual !== promised)
    return {
      what: `leads from ${from} to ${actual} instead of ${promised}: what decides it stands in no facet of ${chart.name}.samples.ts`,
      cause: `astray ${cause} ${actual}`,
    };
  const [field] = unnamed(chart, move, wroteBetween(before.context, after.context));
  if (field !== undefined)
    return {
      what: `${token} changes "${field}" of the draft: let it stay, or name it in writes of ${chart.name}.samples.ts`,
      cause: `writes ${field} ${token}`,
    };
  return unready(replay, token);
}

/**
 * Walks a chart as it is told to, until nothing is chosen any more or something is wrong: a move leads elsewhere than
 * explored, to a step that is not ready, changes what was typed elsewhere, or makes the chart throw.
 */
export async function randomWalk(chart: Chart, input: string, next: Next): Promise<RandomWalk> {
  const replay = openReplay(chart, inputOf(chart, input));
  const thrown = Promise.withResolvers<never>();
  thrown.promise.catch(() => undefined);
  replay.actor.subscribe({ error: (error: unknown) => thrown.reject(error) });
  const path: Move[] = [];
  const judge = async (): Promise<Violation | null> => {
    replay.start();
    let violation = unready(replay, input);
    while (!violation) {
      const move = await next(replay, path.length);
      if (!move) return null;
      path.push(move);
      violation = await Promise.race([make(chart, replay, move), thrown.promise]);
    }
    return violation;
  };
  try {
    const violation = await judge();
    return { input, path, violation, states: replay.states, edges: replay.edges };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const violation = { what: `throws ${said}`, cause: `throws ${said} ${path.at(-1)?.token ?? input}` };
    return { input, path, violation, states: replay.states, edges: replay.edges };
  } finally {
    replay.stop();
  }
}

/** Chooses as numbers say, one for each move. */
export function byChance(choices: readonly number[]): Next {
  return (replay, made) => {
    const choice = choices[made];
    return choice === undefined ? undefined : replay.moveBy(choice);
  };
}

/** Chooses the moves of a line, by their tokens; ends where one cannot happen. */
export function byTokens(tokens: readonly string[]): Next {
  return (replay, made) => replay.moves().find(({ token }) => token === tokens[made]);
}
