/**
 * The paths through a chart that are walked in the browser: few, playable, and together reaching all reachable states.
 */
import { initialTransition } from 'xstate';
import { edgesOfMove } from '../../../machines/engine/model/diagram.ts';
import type { Configuration, Onward } from '../../../machines/engine/model/explore.ts';
import { describe, explore, nextSnapshot } from '../../../machines/engine/model/explore.ts';
import type { Move } from '../../../machines/engine/model/moves.ts';
import { movesFrom } from '../../../machines/engine/model/moves.ts';
import { inputOf, moveOf, readLine, replayPath, startReplay } from '../../../machines/engine/model/replay.ts';
import type { Chart } from '../../../machines/engine/model/samples.ts';

/** A chart’s place on a path: a configuration without the results of an exploration. */
export interface Standing extends Pick<Configuration, 'state' | 'step' | 'words' | 'context' | 'snapshot'> {
  readonly moves: readonly Pick<Onward, 'move'>[];
}

/** One move of a path, with its start and its target. */
export interface Segment<At extends Standing = Standing> {
  readonly from: At;
  readonly move: Move;
  readonly to: At;
}

/** A path from the start of a visit. */
export interface Way<At extends Standing = Standing> {
  readonly input: string;
  readonly start: At;
  readonly segments: readonly Segment<At>[];
}

/** The answers of a port on a path, in order: names of samples. */
export function answersOf({ segments }: Way, port: string): readonly string[] {
  const start = `${port}:done.`;
  return segments
    .map(({ move }) => move.token)
    .flatMap((token) => (token.startsWith(start) ? [token.slice(start.length)] : []));
}

/** The segments of a path before one of them. */
export function segmentsBefore({ segments }: Way, segment: Segment): readonly Segment[] {
  return segments.slice(0, segments.indexOf(segment));
}

/** Whether a move is on a path. */
export function hasMove({ segments }: Way, token: string): boolean {
  return segments.some(({ move }) => move.token === token);
}

/** The chart’s place at the end of a path. */
export function endOf<At extends Standing>({ start, segments }: Way<At>): At {
  return segments.at(-1)?.to ?? start;
}

/** The number of a chart’s requests by port, after a number of moves of a path. */
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

/** `true`, or why visitor and server cannot cause a move, as an end of “not played: ”. */
export type Playability = true | string;

/** Why most answers are not played. */
export const unanswerable = 'the server of the driver’s scenarios does not answer so';

/** Why a change of a field is not played. */
export const unchanged = 'a field reports a change only, and holds this value already';

/** Why a form is not sent. */
export const blocked = 'the screen keeps back values that were refused or are incomplete';

/** Why an address is not opened. */
export const elsewhere = 'no link and no Back leads there, and a typed address begins another visit';

/** Why a delay does not end. */
export const tooSoon = 'another delay ends before it';

/** Why an event is not played for which the driver has no act. */
export const undriven = 'the driver has no act for it';

/** The part of a driver that finding its paths needs. */
export interface Playable {
  readonly chart: Chart;
  /** Inputs with which a visit can start. */
  readonly inputs: readonly string[];
  /** Whether visitor and server can cause one more move on a path, or why not. */
  readonly canPlay: (way: Way, segment: Segment<Configuration>) => Playability;
  /** The part of a path’s past on which later moves depend, besides its last configuration. */
  readonly memory: (way: Way) => string;
}

/** Receives each move that is not played, with the reason. */
type OnRefused = (way: Way, move: Move, why: string) => void;

/** The shortest playable path to every configuration and memory, and from there every playable move. */
export function playableWays(
  { chart, inputs, canPlay, memory }: Playable,
  onRefused: OnRefused = () => undefined,
): readonly Way<Configuration>[] {
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
    for (const segment of segments) {
      const why = canPlay(way, segment);
      if (why === true) ways.push({ ...way, segments: [...way.segments, segment] });
      else onRefused(way, segment.move, why);
    }
  }
  return ways;
}

/** Why a driver has no act for a move, by its kind. */
const withoutAct = { answer: unanswerable, event: undriven, route: elsewhere, wait: tooSoon } as const;

/** Why no path of a driver takes an edge, by the id of the edge: the reason of its last move. */
export function refusals(playable: Playable): ReadonlyMap<string, string> {
  const { chart } = playable;
  const why = new Map<string, string>();
  playableWays(playable, ({ input, segments }, move, reason) => {
    let [snapshot] = initialTransition(chart.machine, inputOf(chart, input));
    for (const segment of segments) snapshot = nextSnapshot(chart.machine, snapshot, segment.move.event);
    for (const edge of edgesOfMove(chart.machine, snapshot, move))
      why.set(edge, reason === undriven ? withoutAct[move.kind] : reason);
  });
  return why;
}

/** The path of a replay line. Throws where there is none. */
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
    snapshot = nextSnapshot(chart.machine, snapshot, move.event);
    segments.push({ from, move, to: stand() });
  }
  return { input, start, segments };
}

interface Candidate {
  readonly way: Way;
  /** The states that a path reaches and its events; or its states and edges. */
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
 * A few of the playable paths, which together reach all states and all events of a person: repeatedly the one that adds
 * most. Every edge is walked in Node; here, where a move costs a hundred times more, on demand.
 * @param options.hasEveryEdge Whether the paths also cover all playable edges.
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

/** Emails requested on a path: the real server sends a few to one address, and then answers 429. */
/** The server’s limit of emails to one address within ten minutes. */
const MOST_EMAILS = 3;

/**
 * Whether the server would refuse the next email.
 * @param earlier The number of emails requested before the path starts.
 * @param sent Matches the answers after which an email has been sent.
 */
export function isHeldUp(segments: readonly Segment[], earlier: number, sent: RegExp): boolean {
  return earlier + segments.filter(({ move }) => sent.test(move.token)).length >= MOST_EMAILS;
}
