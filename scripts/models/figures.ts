/** How much of a chart is reached: by samples in Node, by a person in a browser, by stories. */
import { charts } from '../../machines/charts.ts';
import { examine } from '../../machines/funnel/model/check.ts';
import { explore } from '../../machines/funnel/model/explore.ts';
import { edgesOf } from '../../machines/funnel/edges.ts';
import { replayLine } from '../../machines/funnel/model/replay.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { restingStates } from '../../machines/funnel/model/walk.ts';
import { leavesOf } from '../../machines/funnel/state-name.ts';
import type { Wandered } from '../../tests/models/wandering.ts';
import type { BrowserWay } from './browser-ways.ts';
import type { Told } from './complaints.ts';
import { browserComplaints } from './complaints.ts';
import type { BrowserWander } from './wander-in-browser.ts';

/** What a walk in a browser has come to of a chart. */
interface BrowserFigures {
  readonly ways: readonly BrowserWay[];
  readonly states: readonly string[];
  readonly edges: readonly string[];
  readonly unseenStates: readonly string[];
  readonly unseenEdges: readonly string[];
  /** Percent of the states that nothing but a browser could have come to. */
  readonly share: number;
}

/** Everything that is told of a chart. */
export interface Figures {
  readonly chart: Chart;
  readonly states: readonly string[];
  readonly edges: readonly string[];
  /** `null` where Node has not walked now. */
  readonly inNode: { readonly states: readonly string[]; readonly edges: readonly string[] } | null;
  /** `null` where no browser has walked. */
  readonly inBrowser: BrowserFigures | null;
  readonly statesWithStory: readonly string[];
  /** How many random walks there were, and moves on them; `null` where none was asked for. */
  readonly wandered: { readonly walks: number; readonly moves: number } | null;
  readonly complaints: readonly Told[];
}

/** What the passed ways of a walk have seen of a chart. */
async function seenBy(chart: Chart, ways: readonly BrowserWay[]) {
  const passed = ways.filter((way) => way.chart === chart.name && way.outcome === 'passed');
  const replays = await Promise.all(passed.map(({ line }) => replayLine(chart, line)));
  for (const replay of replays) replay.stop();
  return {
    states: new Set(replays.flatMap(({ states }) => states)),
    edges: new Set(replays.flatMap(({ edges }) => edges)),
  };
}

/**
 * What a browser has come to. Sections have states and steps from one place, so one of them comes to all, and the others to
 * what they show themselves.
 */
async function browserFigures(
  chart: Chart,
  states: readonly string[],
  edges: readonly string[],
  all: readonly BrowserWay[],
): Promise<BrowserFigures> {
  const ways = all.filter((way) => way.chart === chart.name);
  const alike = charts.filter(({ steps }) => steps === chart.steps);
  const seen = await seenBy(chart, ways);
  const others = await Promise.all(alike.map((each) => seenBy(each, all)));
  // One section alone may leave to the others what all do alike.
  const isAlone = alike.length > 1 && all.every((way) => way.chart === chart.name);
  const isSeen = (state: string): boolean =>
    seen.states.has(state) || isAlone || others.some((each) => each.states.has(state));
  const unseenStates = states.filter((state) => !isSeen(state));
  return {
    ways,
    states: states.filter((state) => seen.states.has(state)),
    edges: edges.filter((edge) => seen.edges.has(edge)),
    unseenStates,
    unseenEdges: edges.filter((edge) => !seen.edges.has(edge)),
    share: states.length === 0 ? 100 : (100 * (states.length - unseenStates.length)) / states.length,
  };
}

/** What is there to be seen of a chart, whoever walks it. */
function groundOf(chart: Chart): Pick<Figures, 'chart' | 'states' | 'edges' | 'statesWithStory'> {
  const states = restingStates(chart.machine);
  const stories = explore(chart).filter(({ isStory }) => isStory);
  const shown = new Set(stories.flatMap(({ snapshot }) => leavesOf(snapshot.value)));
  return {
    chart,
    states,
    edges: edgesOf(chart.machine).map(({ id }) => id),
    statesWithStory: states.filter((state) => shown.has(state)),
  };
}

/** What random walks in Node have come to. */
export function figuresOfWandered({ chart, walks, moves, states, edges, complaints }: Wandered): Figures {
  const ground = groundOf(chart);
  return {
    ...ground,
    inNode: {
      states: ground.states.filter((state) => states.has(state)),
      edges: ground.edges.filter((edge) => edges.has(edge)),
    },
    inBrowser: null,
    wandered: { walks, moves },
    complaints,
  };
}

/** What random walks in a browser have come to. */
export async function figuresOfBrowserWander(chart: Chart, { ways, complaints }: BrowserWander): Promise<Figures> {
  const ground = groundOf(chart);
  const own = ways.filter((way) => way.chart === chart.name);
  const movesOf = ({ line, brokenMove }: BrowserWay): number => brokenMove ?? line.split(' > ').length - 1;
  return {
    ...ground,
    inNode: null,
    inBrowser: await browserFigures(chart, ground.states, ground.edges, ways),
    wandered: { walks: own.length, moves: own.reduce((sum, way) => sum + movesOf(way), 0) },
    complaints: complaints.get(chart) ?? [],
  };
}

/** Looks one chart through. */
export async function figuresOf(chart: Chart, ways: readonly BrowserWay[] | null): Promise<Figures> {
  const { coverage, complaints } = await examine(chart);
  const ground = groundOf(chart);
  return {
    ...ground,
    inNode: coverage && { states: coverage.reached, edges: coverage.walked },
    inBrowser: ways && (await browserFigures(chart, ground.states, ground.edges, ways)),
    wandered: null,
    complaints: [...complaints, ...(ways === null ? [] : await browserComplaints(chart, ways))],
  };
}
