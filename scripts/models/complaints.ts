/** What has failed in a browser, one complaint for one cause: all ways that break by the same move from the same place. */
import type { BrokenMove, Complaint } from '../../machines/funnel/model/complaint.ts';
import { lastMoveOf } from '../../machines/funnel/model/last-move.ts';
import { replayLine } from '../../machines/funnel/model/replay.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { stateName } from '../../machines/funnel/state-name.ts';
import { optionsOf, settingNamed } from '../../tests/models/browser/setting.ts';
import { reproductionOf } from '../charts/reproduction.ts';
import type { BrowserWay } from './browser-ways.ts';
import type { Options } from './options.ts';
import { optionsOfWays } from './options.ts';

/** A complaint, and how what it tells of was played where a browser did it. */
export interface Told extends Complaint {
  /** `fr, 360 px, dark, chromium` */
  readonly setting?: string;
}

/** How to see again what a complaint tells of. */
export function reproductionFor(chart: Chart, { setting = '' }: Told, options: Options, line: string): string {
  const { baseUrl } = options;
  // Which way it was played decides what it shows: fixed by the setting, or as it was asked for.
  const played =
    setting === ''
      ? optionsOfWays(options)
      : [...(baseUrl === undefined ? [] : ['--base-url', baseUrl]), ...optionsOf(settingNamed(setting))];
  return reproductionOf(chart, line, played);
}

/** A line up to and with one of its moves. */
function partOf(line: string, moves: number): string {
  return line
    .split(' > ')
    .slice(0, moves + 1)
    .join(' > ');
}

/** The sentence of an error that says what was waited for, without the steps of the browser. */
function reasonOf(said: string): string {
  const cause = said.slice(said.lastIndexOf('[cause]') + 1);
  const [reason = ''] = (cause === '' ? said : cause).replace(/^cause\]:?\s*/, '').split('\n');
  return reason.trim() === '' ? 'it fails' : reason.trim();
}

/** A way that has failed: what all such ways have in common, and the move that breaks it. */
export interface Break {
  readonly chart: Chart;
  /** Where the chart stood, and the move. */
  readonly cause: string;
  readonly place: string;
  readonly what: string;
  readonly seen: BrokenMove;
  readonly setting: string;
}

/** A way that has failed, the move that breaks it, and where the chart stood before that. */
async function breakOf(chart: Chart, { line, brokenMove, said, setting }: BrowserWay): Promise<Break> {
  const moves = brokenMove ?? line.split(' > ').length - 1;
  const { seen } = await lastMoveOf(chart, partOf(line, moves));
  const before = await replayLine(chart, partOf(line, Math.max(0, moves - 1)));
  before.stop();
  const place = stateName(before.snapshot().value);
  const what = `in a browser, from ${place}: ${reasonOf(said)}`;
  return { chart, cause: `${place} ${seen.token}`, place, what, seen, setting };
}

/** How many moves the way of a break has. */
const lengthOf = ({ seen }: Break): number => seen.line.split(' > ').length;

/** What has failed of a chart's ways in a browser: the breaks of each cause, the shortest first. */
export async function breaksAmong(
  chart: Chart,
  ways: readonly BrowserWay[],
): Promise<readonly (readonly [Break, ...Break[]])[]> {
  const failed = ways.filter(({ chart: name, outcome }) => name === chart.name && outcome === 'failed');
  const breaks = await Promise.all(failed.map((way) => breakOf(chart, way)));
  return [...Map.groupBy(breaks, ({ cause }) => cause).values()].flatMap((group) => {
    const [first, ...others] = group.toSorted((one, other) => lengthOf(one) - lengthOf(other));
    return first ? [[first, ...others] as const] : [];
  });
}

/** What has failed of a chart's ways in a browser; each complaint on the shortest line that ends with the move that broke. */
export async function browserComplaints(chart: Chart, ways: readonly BrowserWay[]): Promise<readonly Told[]> {
  return (await breaksAmong(chart, ways)).map(([{ what, seen, setting }, ...others]) => ({
    what,
    guard: null,
    seen,
    setting,
    follows: others.map((other) => `fails alike: ${other.seen.line}`),
  }));
}
