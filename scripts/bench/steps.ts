/**
 * Cost of a step of a funnel, driven by the engine, by hand-written code, and by the least code with the same result.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Leader, ViewsName } from '../../tests/bench/main.tsx';
import { quantile } from '../quantile.ts';
import type { BenchPage, MeasuredWalk } from './page.ts';

/** Rounds of walks, one per driver, and steps of each: short, so that all three meet the same load of the machine. */
const ROUNDS = 30;
const STEPS = 24;

/** Warm-up steps of each driver, until the browser has compiled hot code. */
const WARM_UP = 100;

/** Steps of a long walk, and the samples at its start and at its end. */
const LONG_WALK = 2_000;
const SAMPLE = 100;

const leaders = { engine: 'engine', hand: 'hand-written React', floor: 'equal-work floor' } as const;

const names = ['engine', 'hand', 'floor'] as const satisfies readonly Leader[];

/** The first quartile: steps that no other load delayed. */
const quiet = (values: readonly number[]): number => quantile(values, 0.25);

const microseconds = (milliseconds: number): string => `${(milliseconds * 1_000).toFixed(0)} µs`;

/**
 * Throws if the three have different observable results. Only the draft of hand-written code differs: it has a form
 * state of its own.
 */
export async function assertEqualWork(bench: BenchPage, views: ViewsName): Promise<void> {
  const tracesOf = async (leader: Leader) => {
    await bench.show(leader, views);
    return bench.trace(7);
  };
  const left = { engine: await tracesOf('engine'), hand: await tracesOf('hand'), floor: await tracesOf('floor') };
  for (const [index, trace] of left.engine.entries()) {
    for (const [leader, other] of [
      ['hand', { ...left.hand[index], draft: trace.draft }],
      ['floor', left.floor[index]],
    ] as const) {
      if (isDeepStrictEqual(trace, other)) continue;
      const both = JSON.stringify({ engine: trace, [leader]: other }, null, 2);
      throw new Error(`Step ${index + 1} with ${views} views is not the same for the ${leaders[leader]}:\n${both}`);
    }
  }
}

async function walkFreshPage(bench: BenchPage, leader: Leader, views: ViewsName, steps: number): Promise<MeasuredWalk> {
  await bench.show(leader, views);
  return bench.walk(steps);
}

/**
 * Prints two tables: the cost of a step for each, and the ratios. Work is measured by the main thread's own clock, so
 * that it is meaningful on a busy machine; the other times are elapsed times.
 */
export async function compare(bench: BenchPage, views: ViewsName): Promise<void> {
  const walks: Record<Leader, MeasuredWalk[]> = { engine: [], hand: [], floor: [] };
  for (const name of names) await walkFreshPage(bench, name, views, WARM_UP);
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = round % names.length;
    for (const name of [...names.slice(first), ...names.slice(0, first)])
      walks[name].push(await walkFreshPage(bench, name, views, STEPS));
  }
  const rowOf = (leader: Leader) => {
    const commits = walks[leader].flatMap((walk) => walk.commits);
    const wholes = walks[leader].flatMap((walk) => walk.wholes);
    const works = walks[leader].map(({ work }) => work);
    return {
      'work of scripts, median': microseconds(quantile(works, 0.5)),
      'click to commit, quartile': microseconds(quiet(commits)),
      median: microseconds(quantile(commits, 0.5)),
      'whole step, quartile': microseconds(quiet(wholes)),
      'its median': microseconds(quantile(wholes, 0.5)),
      '95 of 100 within': microseconds(quantile(wholes, 0.95)),
      'commits a step': [...new Set(walks[leader].flatMap(({ counts }) => counts))].join(' or '),
    };
  };
  console.log(`\nStep to step with ${views} views, ${ROUNDS} interleaved rounds of ${STEPS} steps each`);
  console.table(Object.fromEntries(names.map((name) => [leaders[name], rowOf(name)])));

  const ratio = (over: Leader, under: Leader, cost: (walk: MeasuredWalk) => number): string => {
    const unders = walks[under].map(cost);
    const ratios = walks[over].map((walk, index) => cost(walk) / (unders[index] ?? Number.NaN));
    const [low, middle, high] = [0.25, 0.5, 0.75].map((at) => quantile(ratios, at).toFixed(2));
    return `${middle} (${low} to ${high})`;
  };
  const ratios = (over: Leader, under: Leader) => ({
    'work of scripts': ratio(over, under, ({ work }) => work),
    'click to commit': ratio(over, under, ({ commits }) => quiet(commits)),
    'whole step': ratio(over, under, ({ wholes }) => quiet(wholes)),
  });
  console.log('Ratios: median of the rounds, and where the middle half of them lies');
  console.table({
    'engine / hand-written': ratios('engine', 'hand'),
    'engine / floor': ratios('engine', 'floor'),
    'hand-written / floor': ratios('hand', 'floor'),
  });
}

/** Prints whether a visit slows down over time, and the growth of its heap. */
export async function grow(bench: BenchPage): Promise<void> {
  const rows: Record<string, object> = {};
  for (const views of ['real', 'trivial'] as const) {
    const first = await walkFreshPage(bench, 'engine', views, SAMPLE);
    const before = await bench.heap();
    const { counts } = await bench.walk(LONG_WALK - 2 * SAMPLE);
    const last = await bench.walk(SAMPLE);
    const after = await bench.heap();
    // A new visit right after the old one, under the same load of the machine.
    const fresh = await walkFreshPage(bench, 'engine', views, SAMPLE);
    rows[`engine, ${views} views`] = {
      [`first ${SAMPLE}`]: microseconds(first.work),
      [`last ${SAMPLE}`]: microseconds(last.work),
      'of a new visit': microseconds(fresh.work),
      'last / first': (last.work / first.work).toFixed(2),
      'last / new': (last.work / fresh.work).toFixed(2),
      'commits a step': [...new Set(counts)].join(' or '),
      'heap growth': `${(after - before).toFixed(0)} kB`,
    };
  }
  console.log(`\nOne visit, ${LONG_WALK} steps: work of scripts for a step`);
  console.table(rows);
}
