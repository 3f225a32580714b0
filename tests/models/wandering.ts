/** Random walks of charts in Node: reproducible by a seed; a failing walk is shrunk to a line. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Finding } from '../../machines/engine/model/causes.ts';
import { causesOf, suspectsOf } from '../../machines/engine/model/causes.ts';
import type { Issue } from '../../machines/engine/model/issue.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import { lastMoveOf } from '../../machines/engine/model/check.ts';
import type { Move } from '../../machines/engine/model/moves.ts';
import { lineOf, replayPath } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { shrink } from '../../machines/engine/model/shrink.ts';
import type { Violation, Next, PathWalk } from '../../machines/engine/model/path-walk.ts';
import { byChance, byTokens, walkPath } from '../../machines/engine/model/path-walk.ts';
import { stateName } from '../../machines/engine/step.ts';
import * as engine from '../../src/engine/model/laws.ts';
import { funnelsAmong } from './line.ts';
import { isLeft, laws } from './laws.ts';

/** The maximum of moves of a walk in Node. */
const LONGEST = 60;

/** The maximum of shrunk causes per chart: each takes seconds, and the first ones are fixed first. */
const MOST_CAUSES = 10;

/** The results of random walks of a chart. */
export interface Wandered {
  readonly chart: Chart;
  readonly walks: number;
  readonly moves: number;
  readonly states: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
  /** One issue for each cause. */
  readonly issues: readonly Issue[];
}

/** The random choices of one walk: the input, and a number for each move. Equal for the same seed, chart and place. */
export function chosenBy(
  seed: number,
  { name, inputs }: { readonly name: string; readonly inputs: readonly string[] },
  place: number,
  longest = LONGEST,
): { readonly input: string; readonly choices: readonly number[] } {
  const own = createHash('sha256').update(`${seed} ${name} ${place}`).digest().readInt32LE();
  const choices = fc.noBias(fc.array(fc.nat(), { minLength: 1, maxLength: longest, size: 'max' }));
  const [chosen] = fc.sample(fc.tuple(fc.noBias(fc.constantFrom(...inputs)), choices), {
    seed: own,
    numRuns: 1,
  });
  const [input = '', numbers = []] = chosen ?? [];
  return { input, choices: numbers };
}

const isFunnel = (chart: Chart): boolean => funnelsAmong([chart]).length > 0;

/** Chooses a move by numbers, within a tab: the next address may have other moves. */
function byChanceInTab(chart: Chart, input: string, choices: readonly number[]): Next {
  const led = new engine.Led(chart, input);
  const left = [...choices];
  return async (replay) => {
    // The tab follows once a move has done no harm.
    const last = replay.made.at(-1);
    if (last) await led.make(last);
    for (let choice = left.shift(); choice !== undefined; choice = left.shift()) {
      const move = replay.moveBy(choice);
      if (move && led.can(move)) return move;
    }
    return undefined;
  };
}

/** The common name of the paths that break a law in a state. */
const causeOf = (law: engine.Law, state: string, wrong: string): string => `${law.name} ${state} ${wrong}`;

/** The laws of addresses that the end of a path violates. */
async function lawViolation(
  chart: Chart,
  { input, path }: PathWalk,
  asked: readonly engine.Law[],
): Promise<Violation | null> {
  if (!isFunnel(chart) || !(await engine.isForTabs(chart, { input, path }))) return null;
  const replay = await replayPath(chart, input, path);
  replay.stop();
  const state = stateName(replay.snapshot().value);
  if (isLeft(chart, state)) return null;
  for (const law of asked) {
    const [wrong] = await engine.violationsAt(law, chart, { input, path }, () => '');
    if (wrong !== undefined) return { what: wrong.trim(), cause: causeOf(law, state, wrong) };
  }
  return null;
}

/** A path, and the fault on it or at its end. */
async function judged(chart: Chart, going: Promise<PathWalk>, asked = laws): Promise<PathWalk> {
  const gone = await going;
  return gone.violation ? gone : { ...gone, violation: await lawViolation(chart, gone, asked) };
}

/** The shortest path that breaks like another one: by the shortest path to its state, or by leaving out moves. */
async function shortest(chart: Chart, { input, path, violation }: PathWalk): Promise<PathWalk> {
  let best: PathWalk = { input, path, violation, states: [], edges: [] };
  const asked = laws.filter(({ name }) => violation?.cause.startsWith(name));
  const breaksBy = async (from: string, tokens: readonly string[]): Promise<boolean> => {
    const gone = await judged(chart, walkPath(chart, from, byTokens(tokens)), asked);
    const isSame = gone.violation?.cause === violation?.cause;
    if (isSame) best = gone;
    return isSame;
  };
  const tokens = path.map(({ token }) => token);
  const last = tokens.slice(-1);
  // A law broken at the end belongs to the state after the last move; another fault to the move that causes it.
  const state = await stateBefore(chart, input, path);
  for (const at of explore(chart).filter((each) => each.state === state && each.path.length + 1 < path.length)) {
    if (await breaksBy(at.input, [...at.path.map(({ token }) => token), ...last])) break;
  }
  const { input: begin } = best;
  await shrink(
    best.path.map(({ token }) => token),
    async (shorter) => ((await breaksBy(begin, shorter)) ? best.path.map(({ token }) => token) : null),
  );
  return best;
}

/** The name of the chart’s state before the last move of a path. */
async function stateBefore(chart: Chart, input: string, path: readonly Move[]): Promise<string> {
  const replay = await replayPath(chart, input, path.slice(0, -1));
  replay.stop();
  return stateName(replay.snapshot().value);
}

/** The report of a broken path, and its possible cause. */
async function findingOf(chart: Chart, { input, path, violation }: PathWalk): Promise<Finding> {
  const line = lineOf(input, path);
  const what = violation?.what ?? '';
  const token = path.at(-1)?.token ?? '';
  // A chart that throws cannot be replayed to its end.
  if (what.startsWith('throws ')) return { what, suspects: [what], seen: { line, token, edge: null } };
  const { seen, edges } = await lastMoveOf(chart, line);
  return { what, suspects: suspectsOf(chart.machine, edges), seen };
}

/** Random walks of one chart, in turn. */
class Wanderer {
  readonly #chart: Chart;
  readonly #seed: number;
  readonly #states = new Set<string>();
  readonly #edges = new Set<string>();
  readonly #broken = new Map<string, PathWalk>();
  #walks = 0;
  #moves = 0;

  constructor(chart: Chart, seed: number) {
    this.#chart = chart;
    this.#seed = seed;
  }

  /** Makes the next walk. */
  async walk(): Promise<void> {
    const { name, inputs } = this.#chart;
    const { input, choices } = chosenBy(this.#seed, { name, inputs: Object.keys(inputs) }, this.#walks);
    // Every other walk of a funnel stays within a tab, so that the laws of addresses are checked at its end.
    const isInTab = isFunnel(this.#chart) && this.#walks % 2 === 1;
    const next = isInTab ? byChanceInTab(this.#chart, input, choices) : byChance(choices);
    const gone = await judged(this.#chart, walkPath(this.#chart, input, next));
    this.#walks += 1;
    this.#moves += gone.path.length;
    for (const state of gone.states) this.#states.add(state);
    for (const edge of gone.edges) this.#edges.add(edge);
    const { violation } = gone;
    if (!violation) return;
    const known = this.#broken.get(violation.cause);
    if (!known || known.path.length > gone.path.length) this.#broken.set(violation.cause, gone);
  }

  /** The combined result of all walks; shrinks the failing ones. */
  async result(): Promise<Wandered> {
    const broken = [...this.#broken.values()].toSorted((one, other) => one.path.length - other.path.length);
    const findings: Finding[] = [];
    for (const [place, gone] of broken.entries())
      findings.push(await findingOf(this.#chart, place < MOST_CAUSES ? await shortest(this.#chart, gone) : gone));
    return {
      chart: this.#chart,
      walks: this.#walks,
      moves: this.#moves,
      states: this.#states,
      edges: this.#edges,
      issues: causesOf(findings),
    };
  }
}

/**
 * Walks charts at random, one after the other.
 * @param isOver Whether to stop; called before each walk with the number of walks per chart.
 */
export async function walkAllRandomly(
  charts: readonly Chart[],
  seed: number,
  isOver: (walks: number) => boolean,
): Promise<readonly Wandered[]> {
  const wanderers = charts.map((chart) => new Wanderer(chart, seed));
  rounds: for (let walks = 0; ; walks += 1) {
    for (const wanderer of wanderers) {
      if (isOver(walks)) break rounds;
      await wanderer.walk();
    }
  }
  const all: Wandered[] = [];
  for (const wanderer of wanderers) all.push(await wanderer.result());
  return all;
}
