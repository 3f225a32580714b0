/** Random walks in a browser: as many as there is time for; each cause of what fails is shrunk, played again and again. */
import { readLine } from '../../machines/funnel/model/replay.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { shorterThan } from '../../machines/funnel/model/shrink.ts';
import type { AskedLine } from '../../tests/models/browser/asked.ts';
import { lineOfWay } from '../../tests/models/browser/perform.ts';
import type { Player } from '../../tests/models/browser/player.ts';
import { playerOf } from '../../tests/models/browser/players.ts';
import { playedBy, Strolls } from '../../tests/models/browser/stroll.ts';
import type { Way } from '../../tests/models/browser/way.ts';
import { endOf, playableWays } from '../../tests/models/browser/way.ts';
import { chosenBy } from '../../tests/models/wandering.ts';
import type { BrowserWay } from './browser-ways.ts';
import type { Break, Told } from './complaints.ts';
import { breaksAmong } from './complaints.ts';
import { walkInBrowser } from './in-browser.ts';
import type { Options, Wander } from './options.ts';

/** How many moves a walk in a browser makes at most: each takes a hundred times as long as in Node. */
const LONGEST = 20;

/** How long a walk takes at least, with another beside it, in milliseconds: so many are made ready. */
const SHORTEST = 1_000;

/** How often shorter lines are tried, and how many of one cause each time. */
const MOST = { rounds: 4, lines: 5 };

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

/** What a random walk has met, while it is shrunk. */
interface Case {
  /** The shortest way that breaks so. */
  readonly best: Break;
  /** Other ways of the same cause. */
  readonly others: readonly Break[];
  /** Lines that were tried. */
  readonly tried: ReadonlySet<string>;
  readonly hasFailedAgain: boolean;
}

/** The tokens of a line before its last move, and that move. */
function movesOf(line: string) {
  const { input, tokens } = readLine(line);
  return { input, before: tokens.slice(0, -1), last: tokens.at(-1) };
}

/** Whether a way ends with the move that broke, from where it broke. */
function leadsTo(way: Way, { place }: Break): boolean {
  return way.legs.at(-1)?.from.state === place;
}

/** Lines that are shorter than one that breaks, and could break alike: the shortest first. */
function shorterLines(player: Player, { best, tried }: Case): readonly string[] {
  const { input, before, last } = movesOf(best.seen.line);
  if (last === undefined) return [];
  const parts = [...shorterThan(before)].map((shorter) => playedBy(player, input, [...shorter, last]));
  const direct = playableWays(player)
    .filter((way) => endOf(way).state === best.place)
    .map((way) => playedBy(player, way.input, [...way.legs.map(({ move }) => move.token), last]));
  const ways = [...parts, ...direct].flatMap((way) => (way && leadsTo(way, best) ? [way] : []));
  const shorter = ways
    .filter(({ legs }) => legs.length <= before.length)
    .toSorted((a, b) => a.legs.length - b.legs.length);
  return [...new Set(shorter.map(lineOfWay))].filter((line) => !tried.has(line)).slice(0, MOST.lines);
}

/** What is to be played for a case now: the line itself until it has failed again, and shorter ones. */
function linesOf(each: Case): readonly string[] {
  const player = playerOf(each.best.chart);
  if (!player) return [];
  const { line } = each.best.seen;
  return [...(each.tried.has(line) ? [] : [line]), ...shorterLines(player, each)];
}

/** A case after some of its lines were played. */
async function after(each: Case, lines: readonly string[], ways: readonly BrowserWay[]): Promise<Case> {
  const { best } = each;
  const own = ways.filter(({ chart, line }) => chart === best.chart.name && lines.includes(line));
  const alike = (await breaksAmong(best.chart, own)).find(([{ cause }]) => cause === best.cause)?.[0];
  const isShorter = alike && alike.seen.line.split(' > ').length < best.seen.line.split(' > ').length;
  return {
    ...each,
    best: isShorter ? alike : best,
    tried: new Set([...each.tried, ...lines]),
    hasFailedAgain: each.hasFailedAgain || alike !== undefined,
  };
}

/** Plays shorter and shorter lines of each case. */
async function shrunk(cases: readonly Case[], options: Options): Promise<readonly Case[]> {
  let present = cases;
  for (let round = 0; round < MOST.rounds; round += 1) {
    const asked = present.map((each) => ({ each, lines: linesOf(each) }));
    const lines = asked.flatMap(({ each: { best }, lines: own }) =>
      own.map((line) => ({ chart: best.chart.name, line, setting: best.setting })),
    );
    if (lines.length === 0) return present;
    console.log(`What fails is shrunk: ${lines.length} lines`);
    const ways = await walkInBrowser({ ...options, chart: undefined }, { lines, time: null });
    present = await Promise.all(asked.map(({ each, lines: own }) => after(each, own, ways)));
  }
  return present;
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
  const groups = (await Promise.all(charts.map((chart) => breaksAmong(chart, ways)))).flat();
  const cases = groups.map(([best, ...others]): Case => ({ best, others, tried: new Set(), hasFailedAgain: false }));
  const told = (await shrunk(cases, options)).map(({ best, others, hasFailedAgain }) => ({
    chart: best.chart,
    complaint: {
      what: hasFailedAgain ? best.what : `${best.what} – but not when it was played once more`,
      guard: null,
      seen: best.seen,
      setting: best.setting,
      follows: others.map((other) => `fails alike: ${other.seen.line}`),
    },
  }));
  const complaints = charts.map(
    (chart) => [chart, told.filter((each) => each.chart === chart).map(({ complaint }) => complaint)] as const,
  );
  return { ways, complaints: new Map(complaints) };
}
