/** A chart led by chance: each number chooses one of the moves that are possible there. */
import type { Move } from './moves.ts';
import type { Replay } from './replay.ts';
import { lineOf, startReplay } from './replay.ts';
import type { Chart } from './samples.ts';

interface Stage<Context extends object> {
  readonly replay: Replay<Context>;
  /** What will happen next. */
  readonly move: Move;
  /** Replays everything up to and with that move. */
  readonly line: string;
}

/** Wanders through a chart, and stops before each move to be looked at. */
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
