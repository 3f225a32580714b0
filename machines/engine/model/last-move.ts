import type { Edge } from '../edges.ts';
import { edgesOf } from '../edges.ts';
import type { BrokenMove } from './complaint.ts';
import { replayLine } from './replay.ts';
import type { Chart } from './samples.ts';

/** The last move of a line, and the edges that it takes, in their order. Throws where the line cannot happen. */
export async function lastMoveOf(
  chart: Chart,
  line: string,
): Promise<{ readonly seen: BrokenMove; readonly edges: readonly Edge[] }> {
  const replay = await replayLine(chart, line);
  replay.stop();
  const last = replay.made.at(-1);
  const before = last ? await replayLine(chart, line.slice(0, line.lastIndexOf(' > '))) : null;
  before?.stop();
  const taken = replay.edges.slice(before?.edges.length ?? 0);
  const edges = edgesOf(chart.machine)
    .filter(({ id }) => taken.includes(id))
    .toSorted((one, other) => taken.lastIndexOf(one.id) - taken.lastIndexOf(other.id));
  // What chose where it leads says more than what follows by itself.
  const telling = edges.findLast(({ guard }) => guard !== null) ?? edges.at(-1);
  return { seen: { line, token: last?.token ?? '', edge: telling?.id ?? null }, edges };
}
