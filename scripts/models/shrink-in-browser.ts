/** What has failed on random walks in a browser, made shorter for as long as there is time: a move there costs a hundred times more. */
import { readLine } from '../../machines/funnel/model/replay.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { shorterThan } from '../../machines/funnel/model/shrink.ts';
import type { AskedLine } from '../../tests/models/browser/asked.ts';
import { lineOfWay } from '../../tests/models/browser/perform.ts';
import { playedBy } from '../../tests/models/browser/stroll.ts';
import type { Playable, Way } from '../../tests/models/browser/way.ts';
import { endOf, playableWays } from '../../tests/models/browser/way.ts';
import type { BrowserWay } from './browser-ways.ts';
import type { Break, Told } from './complaints.ts';
import { breaksAmong } from './complaints.ts';

/** How long one cause is shrunk at most, in milliseconds; several share the time of all. */
const TIME_FOR_ONE = 60_000;

/** With less time than that no further lines are begun, in milliseconds: a browser has to be started for them. */
const LEAST = 5_000;

/** How many shorter lines of one cause are tried before the shortest that breaks is shrunk further. */
const AT_ONCE = 5;

/** Who plays lines while causes are shrunk. */
export interface Shrinking {
  /** Plays lines, in their order; none is begun after that many milliseconds, and one that is not is not told of. */
  readonly play: (lines: readonly AskedLine[], time: number) => Promise<readonly BrowserWay[]>;
  readonly playerOf: (chart: Chart) => Playable | null;
  /** The present time, in milliseconds since some moment. */
  readonly now: () => number;
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

/** Up to so many lines that are shorter than one that breaks, could break alike and were not tried: the shortest first. */
function shorterLines(player: Playable, { best, tried }: Case): readonly string[] {
  const { input, before, last } = movesOf(best.seen.line);
  if (last === undefined) return [];
  const parts = [...shorterThan(before)].map((tokens) => ({ input, tokens }));
  const direct = playableWays(player)
    .filter((way) => endOf(way).state === best.place && way.legs.length < before.length)
    .map((way) => ({ input: way.input, tokens: way.legs.map(({ move }) => move.token) }));
  const found = new Set<string>();
  for (const each of [...parts, ...direct].toSorted((one, other) => one.tokens.length - other.tokens.length)) {
    if (found.size === AT_ONCE) break;
    const way = playedBy(player, each.input, [...each.tokens, last]);
    const line = way && leadsTo(way, best) ? lineOfWay(way) : null;
    if (line !== null && !tried.has(line)) found.add(line);
  }
  return [...found];
}

/** What is still to be played for a case: the line itself until it was played again, and shorter ones if that has failed. */
function linesOf(each: Case, { playerOf }: Shrinking): readonly string[] {
  const player = playerOf(each.best.chart);
  if (!player) return [];
  const { line } = each.best.seen;
  if (!each.tried.has(line)) return [line, ...shorterLines(player, each)];
  return each.hasFailedAgain ? shorterLines(player, each) : [];
}

/** The first lines of all, then the second ones: where the time ends, each has had its share. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list.slice(place, place + 1))).flat();
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
    tried: new Set([...each.tried, ...own.map(({ line }) => line)]),
    hasFailedAgain: each.hasFailedAgain || alike !== undefined,
  };
}

/** Plays shorter and shorter lines of each case, until none is left or the time is over. */
async function shrink(cases: readonly Case[], shrinking: Shrinking): Promise<readonly Case[]> {
  const until = shrinking.now() + cases.length * TIME_FOR_ONE;
  let present = cases;
  for (;;) {
    const asked = present.map((each) => ({ each, lines: linesOf(each, shrinking) }));
    const lines = inTurn(
      asked.map(({ each: { best }, lines: own }) =>
        own.map((line) => ({ chart: best.chart.name, line, setting: best.setting })),
      ),
    );
    const time = until - shrinking.now();
    if (lines.length === 0 || time < LEAST) return present;
    console.log(`What fails is shrunk: ${lines.length} lines`);
    const ways = await shrinking.play(lines, time);
    present = await Promise.all(asked.map(({ each, lines: own }) => after(each, own, ways)));
  }
}

/** What is wrong, and how far that is to be trusted: whether it failed again, and whether there was time to shrink it. */
function sentenceOf({ best, tried, hasFailedAgain }: Case, isShort: boolean): string {
  if (tried.size === 0) return `${best.what} – there was no time to play it once more`;
  if (!hasFailedAgain) return `${best.what} – but not when it was played once more`;
  return isShort ? best.what : `${best.what} – shrunk as far as ${tried.size} lines tell, there was no time for more`;
}

/**
 * What is wrong by causes, each on the shortest line that still breaks by it: as short as can be found in a minute for each.
 * A complaint says so where shorter lines were left that could break alike.
 * @param causes The ways that break by each, the shortest first.
 */
export async function shrinkInBrowser(
  causes: readonly (readonly [Break, ...Break[]])[],
  shrinking: Shrinking,
): Promise<readonly { readonly chart: Chart; readonly complaint: Told }[]> {
  const begun = causes.map(([best, ...others]): Case => ({ best, others, tried: new Set(), hasFailedAgain: false }));
  const cases = await shrink(begun, shrinking);
  return cases.map((each) => ({
    chart: each.best.chart,
    complaint: {
      what: sentenceOf(each, linesOf(each, shrinking).length === 0),
      guard: null,
      seen: each.best.seen,
      setting: each.best.setting,
      follows: each.others.map((other) => `fails alike: ${other.seen.line}`),
    },
  }));
}
