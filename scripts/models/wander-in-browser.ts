/** Random walks in a browser: as many as there is time for; each cause of what fails is shrunk, played again and again. */
import type { Chart } from '../../machines/funnel/model/samples.ts';
import type { AskedLine } from '../../tests/models/browser/asked.ts';
import { lineOfWay } from '../../tests/models/browser/perform.ts';
import { playerOf } from '../../tests/models/browser/players.ts';
import { Strolls } from '../../tests/models/browser/stroll.ts';
import { chosenBy } from '../../tests/models/wandering.ts';
import type { BrowserWay } from './browser-ways.ts';
import type { Told } from './complaints.ts';
import { breaksAmong } from './complaints.ts';
import { walkInBrowser } from './in-browser.ts';
import type { Options, Wander } from './options.ts';
import { shrinkInBrowser } from './shrink-in-browser.ts';

/** How many moves a walk in a browser makes at most: each takes a hundred times as long as in Node. */
const LONGEST = 20;

/** How long a walk takes at least, with another beside it, in milliseconds: so many are made ready. */
const SHORTEST = 1_000;

/** Random walks of several charts, each in its turn, by a seed; none twice. */
export function randomLines(charts: readonly Chart[], seed: number, count: number): readonly AskedLine[] {
  const strollers = charts.flatMap((chart) => {
    const player = playerOf(chart);
    return player ? [{ name: chart.name, inputs: player.inputs, strolls: new Strolls(player) }] : [];
  });
  const lines = new Map<string, AskedLine>();
  for (let walk = 0; walk * strollers.length < count; walk += 1) {
    for (const { name, inputs, strolls } of strollers) {
      const { input, choices } = chosenBy(seed, { name, inputs }, walk, LONGEST);
      const way = strolls.next(input, choices);
      if (!way) continue;
      const line = lineOfWay(way);
      lines.set(`${name}: ${line}`, { chart: name, line, setting: null });
    }
  }
  return [...lines.values()];
}

/** What random walks in a browser have come to, and what is wrong. */
export interface BrowserWander {
  readonly ways: readonly BrowserWay[];
  readonly complaints: ReadonlyMap<Chart, readonly Told[]>;
}

/** Walks charts at random in the browser that was prepared. */
export async function wanderInBrowser(
  charts: readonly Chart[],
  options: Options,
  { seed, time }: Wander,
): Promise<BrowserWander> {
  const lines = randomLines(charts, seed, Math.max(charts.length, Math.ceil(time / SHORTEST)));
  const ways = await walkInBrowser(options, { lines, time });
  if (ways.length === 0) throw new Error('There was no time for a single walk: ask for more of it with --wander');
  const causes = (await Promise.all(charts.map((chart) => breaksAmong(chart, ways)))).flat();
  const told = await shrinkInBrowser(causes, {
    play: (asked, left) => walkInBrowser({ ...options, chart: undefined }, { lines: asked, time: left }),
    playerOf,
    now: Date.now,
  });
  const complaints = charts.map(
    (chart) => [chart, told.filter((each) => each.chart === chart).map(({ complaint }) => complaint)] as const,
  );
  return { ways, complaints: new Map(complaints) };
}
