/** A random walk through a chart: each number selects one of the possible moves. */
import type { Move } from './moves.ts';
import type { Replay } from './replay.ts';
import { lineOf, startReplay } from './replay.ts';
import type { Chart } from './samples.ts';

interface Stage<Context extends object> {
  readonly replay: Replay<Context>;
  /** The next move. */
  readonly move: Move;
  /** Replays everything up to and with that move. */
  readonly line: string;
}

/** Walks a chart at random, and yields before each move. */
export async function* walkRandomly<Context extends object>(
  chart: Chart<Context>,
  input: string,
  choices: readonly number[],
): AsyncGenerator<Stage<Context>> {
  const replay = startReplay(chart, input);
  const path: Move[] = [];
  for (const choice of choices) {
    const move = replay.moveBy(choice);
    if (!move) return;
    path.push(move);
    yield { replay, move, line: lineOf(input, path) };
    await replay.make(move);
  }
}
