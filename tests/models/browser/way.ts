/** Which ways through a chart are walked in the browser: few, playable, and together wherever one can come. */
import type { Configuration } from '../../../machines/funnel/model/explore.ts';
import { explore } from '../../../machines/funnel/model/explore.ts';
import type { Move } from '../../../machines/funnel/model/moves.ts';
import { readLine, replayPath, startReplay } from '../../../machines/funnel/model/replay.ts';
import type { Chart } from '../../../machines/funnel/model/samples.ts';

/** One move on a way, and where it starts and leads. */
export interface Leg {
  readonly from: Configuration;
  readonly move: Move;
  readonly to: Configuration;
}

/** A way from the beginning of a visit. */
export interface Way {
  readonly input: string;
  readonly start: Configuration;
  readonly legs: readonly Leg[];
}

/** The answers of a port on a way, in order: names of samples. */
export function answersOf({ legs }: Way, port: string): readonly string[] {
  const start = `${port}:done.`;
  return legs
    .map(({ move }) => move.token)
    .flatMap((token) => (token.startsWith(start) ? [token.slice(start.length)] : []));
}

/** The legs of a way before one of them. */
export function legsBefore({ legs }: Way, leg: Leg): readonly Leg[] {
  return legs.slice(0, legs.indexOf(leg));
}

/** Whether a move is on a way. */
export function hasMove({ legs }: Way, token: string): boolean {
  return legs.some(({ move }) => move.token === token);
}

/** The configuration in which a way ends. */
export function endOf({ start, legs }: Way): Configuration {
  return legs.at(-1)?.to ?? start;
}

/** How often a chart has asked each of its ports after so many moves of a way. */
export async function askedOn(
  chart: Chart,
  { input, legs }: Way,
): Promise<(moves: number) => ReadonlyMap<string, number>> {
  const replay = startReplay(chart, input);
  const lengths = [replay.asked.length];
  for (const { move } of legs) {
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
  readonly canPlay: (way: Way, leg: Leg) => boolean;
  /** What of a way's past still matters to what can be played, beside the configuration that it has come to. */
  readonly memory: (way: Way) => string;
}

/** The shortest playable way to every configuration and memory, and from there every playable move. */
export function playableWays({ chart, inputs, canPlay, memory }: Playable): readonly Way[] {
  const configurations = explore(chart);
  const byId = new Map(configurations.map((each) => [each.id, each]));
  const seen = new Set<string>();
  const starts = configurations.filter(({ path, input }) => path.length === 0 && inputs.includes(input));
  const ways = starts.map((start): Way => ({ input: start.input, start, legs: [] }));
  for (const way of ways) {
    const from = endOf(way);
    const key = `${from.id} ${memory(way)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const legs = from.moves.flatMap(({ move, to }) => {
      const next = byId.get(to);
      return next ? [{ from, move, to: next }] : [];
    });
    for (const leg of legs) if (canPlay(way, leg)) ways.push({ ...way, legs: [...way.legs, leg] });
  }
  return ways;
}

/** The way that a replay line describes. Throws where there is no such way. */
export function wayOf(chart: Chart, line: string): Way {
  const { input, tokens } = readLine(line);
  const configurations = explore(chart);
  const start = configurations.find((each) => each.path.length === 0 && each.input === input);
  if (!start)
    throw new Error(`"${input}" is no beginning of ${chart.name}; there are ${Object.keys(chart.inputs).join(', ')}`);
  const legs: Leg[] = [];
  for (const token of tokens) {
    const from = legs.at(-1)?.to ?? start;
    const onward = from.moves.find(({ move }) => move.token === token);
    const to = configurations.find(({ id }) => id === onward?.to);
    if (!onward || !to) {
      const possible = from.moves.map(({ move }) => move.token).join(', ');
      throw new Error(`"${token}" cannot happen in ${from.id}; possible are ${possible}`);
    }
    legs.push({ from, move: onward.move, to });
  }
  return { input, start, legs };
}

interface Candidate {
  readonly way: Way;
  /** States that it comes to and what a person does on it; or states, and edges that it takes. */
  readonly sights: readonly string[];
}

async function candidateOf(chart: Chart, way: Way, hasEveryEdge: boolean): Promise<Candidate> {
  const moves = way.legs.map(({ move }) => move);
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
  const ways = playableWays(playable).toSorted((left, right) => left.legs.length - right.legs.length);
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
