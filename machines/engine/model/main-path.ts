/** The way through a chart on which everything succeeds. */
import type { Configuration } from './explore.ts';
import { explore } from './explore.ts';
import type { Move } from './moves.ts';
import { replayPath } from './replay.ts';
import type { Chart } from './samples.ts';

/** A failure, or an answer that is reported as one, is not on the way. */
const succeeds = (move: Move): boolean =>
  move.kind !== 'wait' && move.kind !== 'route' && !/:failed\./.test(move.token);

/** Whether a chart ends well there: at the outcome of a funnel, or with a finished chart. */
function isGoal({ step, snapshot }: Configuration, { steps }: Chart): boolean {
  return snapshot.status === 'done' || Object.values(steps).some((each) => each.name === step && each.isOutcome);
}

interface Way {
  readonly at: Configuration;
  readonly moves: readonly Move[];
  /** The marks of the progress list that it has passed. */
  readonly marks: readonly string[];
}

/** A shortest way from the first input to an outcome that passes as many marks of the progress list as one can. */
function movesToGoal(chart: Chart): readonly Move[] {
  const configurations = explore(chart);
  const byId = new Map(configurations.map((each) => [each.id, each]));
  const markOf = new Map(Object.values(chart.steps).map(({ name, progress }) => [name, progress]));
  const [input] = Object.keys(chart.inputs);
  const start = configurations.find((each) => each.input === input && each.path.length === 0);
  const ways: Way[] = start ? [{ at: start, moves: [], marks: [] }] : [];
  const seen = new Set<string>();
  let best: Way | null = null;
  for (const way of ways) {
    const { at, moves } = way;
    const mark = markOf.get(at.step) ?? null;
    const marks = mark === null || way.marks.includes(mark) ? way.marks : [...way.marks, mark].toSorted();
    const key = `${at.id} ${marks.join(' ')}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (moves.length > 0 && isGoal(at, chart)) {
      if (best === null || marks.length > best.marks.length) best = { at, moves, marks };
      continue;
    }
    for (const { move, to } of at.moves) {
      const next = byId.get(to);
      if (next && succeeds(move)) ways.push({ at: next, moves: [...moves, move], marks });
    }
  }
  return best?.moves ?? [];
}

/** Ids of the edges on the main path, in order. */
export async function mainPathOf(chart: Chart): Promise<readonly string[]> {
  const [input] = Object.keys(chart.inputs);
  const moves = movesToGoal(chart);
  if (input === undefined || moves.length === 0) return [];
  const replay = await replayPath(chart, input, moves);
  replay.stop();
  return replay.edges;
}
