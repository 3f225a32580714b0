/** Charts walked at random in Node: by a seed, so that the same walks can be had again; what breaks is shrunk to a line. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Finding } from '../../machines/engine/model/causes.ts';
import { causesOf, suspectsOf } from '../../machines/engine/model/causes.ts';
import type { Complaint } from '../../machines/engine/model/complaint.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import { lastMoveOf } from '../../machines/engine/model/last-move.ts';
import type { Move } from '../../machines/engine/model/moves.ts';
import { lineOf, replayPath } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { shrink } from '../../machines/engine/model/shrink.ts';
import type { Violation, Next, RandomWalk } from '../../machines/engine/model/stroll.ts';
import { byChance, byTokens, randomWalk } from '../../machines/engine/model/stroll.ts';
import { stateName } from '../../machines/engine/state-name.ts';
import * as engine from '../../src/engine/model/laws.ts';
import { funnelsAmong } from './funnels.ts';
import { isLeft, laws } from './laws.ts';

/** How many moves a walk in Node makes at most. */
const LONGEST = 60;

/** How many causes of one chart are shrunk: each takes seconds, and the first ones are mended first. */
const MOST_CAUSES = 10;

/** What random walks have come to of a chart. */
export interface Wandered {
  readonly chart: Chart;
  readonly walks: number;
  readonly moves: number;
  readonly states: ReadonlySet<string>;
  readonly edges: ReadonlySet<string>;
  /** One for each cause. */
  readonly complaints: readonly Complaint[];
}

/** What chance chooses on one walk: the input, and a number for each move. The same by the same seed, chart and place. */
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

/** Chooses, as numbers say, among what a tab can do as well: where its address leads, that is not all. */
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

/** What the ways have in common that break a law in a state. */
const causeOf = (law: engine.Law, state: string, wrong: string): string => `${law.name} ${state} ${wrong}`;

/** How the end of a way breaks laws of addresses. */
async function lawViolation(
  chart: Chart,
  { input, path }: RandomWalk,
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

/** A way, and what is wrong on it or at its end. */
async function judged(chart: Chart, going: Promise<RandomWalk>, asked = laws): Promise<RandomWalk> {
  const gone = await going;
  return gone.violation ? gone : { ...gone, violation: await lawViolation(chart, gone, asked) };
}

/** The shortest way that breaks as another one does: by the shortest way to where it stood, or by what can be left out of it. */
async function shortest(chart: Chart, { input, path, violation }: RandomWalk): Promise<RandomWalk> {
  let best: RandomWalk = { input, path, violation, states: [], edges: [] };
  const asked = laws.filter(({ name }) => violation?.cause.startsWith(name));
  const breaksBy = async (from: string, tokens: readonly string[]): Promise<boolean> => {
    const gone = await judged(chart, randomWalk(chart, from, byTokens(tokens)), asked);
    const isSame = gone.violation?.cause === violation?.cause;
    if (isSame) best = gone;
    return isSame;
  };
  const tokens = path.map(({ token }) => token);
  const last = tokens.slice(-1);
  // Of a law that is broken at the end of the way the last move leads there; else it is the one that breaks.
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

/** The name of the state in which a chart stands before the last move of a way. */
async function stateBefore(chart: Chart, input: string, path: readonly Move[]): Promise<string> {
  const replay = await replayPath(chart, input, path.slice(0, -1));
  replay.stop();
  return stateName(replay.snapshot().value);
}

/** What is told of a way that breaks, and what it may come of. */
async function findingOf(chart: Chart, { input, path, violation }: RandomWalk): Promise<Finding> {
  const line = lineOf(input, path);
  const what = violation?.what ?? '';
  const token = path.at(-1)?.token ?? '';
  // A chart that throws cannot be replayed to its end.
  if (what.startsWith('throws ')) return { what, suspects: [what], seen: { line, token, edge: null } };
  const { seen, edges } = await lastMoveOf(chart, line);
  return { what, suspects: suspectsOf(chart.machine, edges), seen };
}

/** Random walks of one chart, one after another. */
class Wanderer {
  readonly #chart: Chart;
  readonly #seed: number;
  readonly #states = new Set<string>();
  readonly #edges = new Set<string>();
  readonly #broken = new Map<string, RandomWalk>();
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
    // Every other walk of a funnel is one that a tab can go, so that the laws of addresses are judged on its end.
    const isInTab = isFunnel(this.#chart) && this.#walks % 2 === 1;
    const next = isInTab ? byChanceInTab(this.#chart, input, choices) : byChance(choices);
    const gone = await judged(this.#chart, randomWalk(this.#chart, input, next));
    this.#walks += 1;
    this.#moves += gone.path.length;
    for (const state of gone.states) this.#states.add(state);
    for (const edge of gone.edges) this.#edges.add(edge);
    const { violation } = gone;
    if (!violation) return;
    const known = this.#broken.get(violation.cause);
    if (!known || known.path.length > gone.path.length) this.#broken.set(violation.cause, gone);
  }

  /** What all walks together have come to; what breaks is shrunk now. */
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
      complaints: causesOf(findings),
    };
  }
}

/**
 * Walks charts at random, each in its turn.
 * @param isOver Whether to stop, asked before each walk with how many there were of every chart.
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
