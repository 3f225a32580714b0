/** What has failed in a browser, one complaint for one cause: all ways that break by the same move from the same place. */
import type { Complaint } from '../../machines/funnel/model/complaint.ts';
import { lastMoveOf } from '../../machines/funnel/model/last-move.ts';
import { replayLine } from '../../machines/funnel/model/replay.ts';
import type { Chart } from '../../machines/funnel/model/samples.ts';
import { stateName } from '../../machines/funnel/state-name.ts';
import type { BrowserWay } from './browser-ways.ts';

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

/** A way that has failed, the move that breaks it, and where the chart stood before that. */
async function breakOf(chart: Chart, { line, brokenMove, said }: BrowserWay) {
  const moves = brokenMove ?? line.split(' > ').length - 1;
  const { seen } = await lastMoveOf(chart, partOf(line, moves));
  const before = await replayLine(chart, partOf(line, Math.max(0, moves - 1)));
  before.stop();
  const place = stateName(before.snapshot().value);
  return { cause: `${place} ${seen.token}`, what: `in a browser, from ${place}: ${reasonOf(said)}`, seen };
}

/** What has failed of a chart's ways in a browser; each complaint on the shortest line that ends with the move that broke. */
export async function browserComplaints(chart: Chart, ways: readonly BrowserWay[]): Promise<readonly Complaint[]> {
  const failed = ways.filter(({ chart: name, outcome }) => name === chart.name && outcome === 'failed');
  const breaks = await Promise.all(failed.map((way) => breakOf(chart, way)));
  const groups = Map.groupBy(breaks, ({ cause }) => cause);
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group.toSorted((one, other) => one.seen.line.length - other.seen.line.length);
    if (!first) return [];
    const { what, seen } = first;
    return [{ what, guard: null, seen, follows: others.map((other) => `fails alike: ${other.seen.line}`) }];
  });
}
