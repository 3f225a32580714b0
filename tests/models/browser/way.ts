/** Which ways through a chart are walked in the browser: few, playable, and together wherever one can come. */
import { initialTransition, transition } from 'xstate';
import type { Configuration, Onward } from '../../../machines/engine/model/explore.ts';
import { describe, explore } from '../../../machines/engine/model/explore.ts';
import type { Move } from '../../../machines/engine/model/moves.ts';
import { movesFrom } from '../../../machines/engine/model/moves.ts';
import { inputOf, moveOf, readLine, replayPath, startReplay } from '../../../machines/engine/model/replay.ts';
import type { Chart } from '../../../machines/engine/model/samples.ts';

/** Where a chart stands on a way: a configuration without what takes an exploration to know. */
export interface Standing extends Pick<Configuration, 'state' | 'step' | 'words' | 'context' | 'snapshot'> {
  readonly moves: readonly Pick<Onward, 'move'>[];
}

/** One move on a way, and where it starts and leads. */
export interface Segment<At extends Standing = Standing> {
  readonly from: At;
  readonly move: Move;
  readonly to: At;
}

/** A way from the beginning of a visit. */
export interface Way<At extends Standing = Standing> {
  readonly input: string;
  readonly start: At;
  readonly segments: readonly Segment<At>[];
}

/** The answers of a port on a way, in order: names of samples. */
export function answersOf({ segments }: Way, port: string): readonly string[] {
  const start = `${port}:done.`;
  return segments
    .map(({ move }) => move.token)
    .flatMap((token) => (token.startsWith(start) ? [token.slice(start.length)] : []));
}

/** The legs of a way before one of them. */
export function segmentsBefore({ segments }: Way, segment: Segment): readonly Segment[] {
  return segments.slice(0, segments.indexOf(segment));
}

/** Whether a move is on a way. */
export function hasMove({ segments }: Way, token: string): boolean {
  return segments.some(({ move }) => move.token === token);
}

/** Where the chart stands at the end of a way. */
export function endOf<At extends Standing>({ start, segments }: Way<At>): At {
  return segments.at(-1)?.to ?? start;
}

/** How often a chart has asked each of its ports after so many moves of a way. */
export async function askedOn(
  chart: Chart,
  { input, segments }: Way,
): Promise<(moves: number) => ReadonlyMap<string, number>> {
  const replay = startReplay(chart, input);
  const lengths = [replay.asked.length];
  for (const { move } of segments) {
    await replay.make(move);
    lengths.push(replay.asked.length);
  }
  replay.stop();
  return (moves) => {
    const asked = Map.groupBy(replay.asked.slice(0, lengths[moves]), ({ port }) => port);
    return new Map([...asked].map(([port, all]) => [port, all.length]));
  };
}

/** What a player must say of itself for its ways to be found. */
export interface Playable {
  readonly chart: Chart;
  /** Inputs with which a person can begin. */
  readonly inputs: readonly string[];
  /** Whether a person and the server can bring about one more move on a way. */
  readonly canPlay: (way: Way, segment: Segment<Configuration>) => boolean;
  /** What of a way's past still matters to what can be played, beside the configuration that it has come to. */
  readonly memory: (way: Way) => string;
}

/** The shortest playable way to every configuration and memory, and from there every playable move. */
export function playableWays({ chart, inputs, canPlay, memory }: Playable): readonly Way<Configuration>[] {
  const configurations = explore(chart);
  const byId = new Map(configurations.map((each) => [each.id, each]));
  const seen = new Set<string>();
  const starts = configurations.filter(({ path, input }) => path.length === 0 && inputs.includes(input));
  const ways = starts.map((start): Way<Configuration> => ({ input: start.input, start, segments: [] }));
  for (const way of ways) {
    const from = endOf(way);
    const key = `${from.id} ${memory(way)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const segments = from.moves.flatMap(({ move, to }) => {
      const next = byId.get(to);
      return next ? [{ from, move, to: next }] : [];
    });
    for (const segment of segments)
      if (canPlay(way, segment)) ways.push({ ...way, segments: [...way.segments, segment] });
  }
  return ways;
}

/** The way that a replay line describes. Throws where there is no such way. */
export function wayOf(chart: Chart, line: string): Way {
  const { input, tokens } = readLine(line);
  let [snapshot] = initialTransition(chart.machine, inputOf(chart, input));
  const stand = (): Standing => ({
    ...describe(chart, snapshot),
    moves: movesFrom(chart, snapshot).map((move) => ({ move })),
  });
  const start = stand();
  const segments: Segment[] = [];
  for (const token of tokens) {
    const from = segments.at(-1)?.to ?? start;
    const move = moveOf(
      from.moves.map((onward) => onward.move),
      token,
      snapshot.value,
    );
    [snapshot] = transition(chart.machine, snapshot, move.event);
    segments.push({ from, move, to: stand() });
  }
  return { input, start, segments };
}

interface Candidate {
  readonly way: Way;
  /** States that it comes to and what a person does on it; or states, and edges that it takes. */
  readonly sights: readonly string[];
}

async function candidateOf(chart: Chart, way: Way, hasEveryEdge: boolean): Promise<Candidate> {
  const moves = way.segments.map(({ move }) => move);
  const replay = await replayPath(chart, way.input, moves);
  replay.stop();
  const done = moves.flatMap(({ kind, event }) => (kind === 'event' ? [event.type] : []));
  return { way, sights: [...replay.states, ...(hasEveryEdge ? replay.edges : done)] };
}

/**
 * A few of the playable ways, which together come to all states and do all that a person can do: again and again the one
 * that adds most. Every edge is walked in Node; here, where a move costs a hundred times more, on demand.
 * @param options.hasEveryEdge Whether they also take all edges that can be played.
 */
export async function waysThrough(
  playable: Playable,
  { hasEveryEdge = false }: { readonly hasEveryEdge?: boolean } = {},
): Promise<readonly Way[]> {
  const ways = playableWays(playable).toSorted((left, right) => left.segments.length - right.segments.length);
  const candidates = await Promise.all(ways.map((way) => candidateOf(playable.chart, way, hasEveryEdge)));
  const covered = new Set<string>();
  const chosen: Way[] = [];
  for (;;) {
    const gains = candidates.map(({ way, sights }) => ({
      way,
      gain: new Set(sights.filter((sight) => !covered.has(sight))),
    }));
    const best = gains.reduce((most, each) => (each.gain.size > most.gain.size ? each : most));
    if (best.gain.size === 0) return chosen;
    chosen.push(best.way);
    for (const sight of best.gain) covered.add(sight);
  }
}
