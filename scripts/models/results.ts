/** What a run of the charts found: in Node, and in a browser by Playwright's report. */
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Infer, Struct } from 'superstruct';
import { array, create, defaulted, lazy, number, optional, string, type } from 'superstruct';
import type { Edge } from '../../machines/engine/edges.ts';
import { edgesOf } from '../../machines/engine/edges.ts';
import { check } from '../../machines/engine/model/check.ts';
import type { Issue } from '../../machines/engine/model/issue.ts';
import { replayLine } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import type { Tally } from '../../machines/engine/model/tally.ts';
import { tallyOf } from '../../machines/engine/model/tally.ts';
import type { Coverage } from '../../machines/engine/model/walk.ts';
import { driverOf } from '../../tests/models/browser/drivers.ts';
import { refusals } from '../../tests/models/browser/way.ts';
import { reproductionOf } from '../charts/reproduction.ts';

/** The file of Playwright's report. */
export const playwrightFile = 'reports/models.json';

/** A way that a browser has played. */
export interface PlayedWay {
  readonly line: string;
  /** What is wrong; `null` if it passed. */
  readonly fault: string | null;
  /** Files that show it: a picture, a trace, the way drawn. */
  readonly files: readonly { readonly name: string; readonly path: string }[];
  readonly seconds: number;
}

/** The result of one chart. */
export interface ChartResult {
  readonly chart: Chart;
  readonly seconds: number;
  readonly issues: readonly Issue[];
  /** The issues as text, with how to see each again. */
  readonly texts: readonly string[];
  /** `null` if the chart could not be explored. */
  readonly coverage: Coverage | null;
  readonly tally: Tally;
  readonly ways: readonly PlayedWay[];
  readonly playedStates: ReadonlySet<string>;
  readonly playedEdges: ReadonlySet<string>;
}

const attachment = type({ name: string(), path: optional(string()) });
const run = type({
  status: string(),
  duration: number(),
  errors: defaulted(array(type({ message: optional(string()) })), []),
  attachments: defaulted(array(attachment), []),
});
const spec = type({ title: string(), tests: array(type({ results: array(run) })) });

interface Suite {
  specs?: Infer<typeof spec>[] | undefined;
  suites?: Suite[] | undefined;
}
const suite: Struct<Suite, unknown> = lazy(() =>
  type({ specs: optional(array(spec)), suites: optional(array(suite)) }),
);

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The ways of a chart in Playwright's report; none without a run. Skipped ways are not played. */
function playedWays({ name }: Chart): readonly PlayedWay[] {
  if (!existsSync(playwrightFile)) return [];
  const report = create(JSON.parse(readFileSync(playwrightFile, 'utf8')), type({ suites: array(suite) }));
  return report.suites.flatMap(specsOf).flatMap(({ title, tests }) => {
    const result = tests[0]?.results.at(-1);
    if (!title.startsWith(`${name}: `) || !result || result.status === 'skipped') return [];
    const said = result.errors.map(({ message = '' }) => stripVTControlCharacters(message)).join('\n');
    return [
      {
        line: title.slice(name.length + 2),
        fault: result.status === 'passed' ? null : said || result.status,
        files: result.attachments.flatMap(({ name: what, path }) => (path === undefined ? [] : [{ name: what, path }])),
        seconds: result.duration / 1000,
      },
    ];
  });
}

/** Explores a chart in Node, and reads what a browser has played of it. */
export async function resultOf(chart: Chart): Promise<ChartResult> {
  const start = performance.now();
  const { findings, issues, configurations, coverage } = await check(chart, reproductionOf);
  const tally = coverage ? tallyOf(chart, configurations, coverage) : { guards: [], answers: [] };
  const seconds = (performance.now() - start) / 1000;
  const ways = playedWays(chart);
  const playedStates = new Set<string>();
  const playedEdges = new Set<string>();
  for (const { line } of ways.filter(({ fault }) => fault === null)) {
    const replay = await replayLine(chart, line);
    replay.stop();
    for (const state of replay.states) playedStates.add(state);
    for (const edge of replay.edges) playedEdges.add(edge);
  }
  return { chart, seconds, issues: findings, texts: issues, coverage, tally, ways, playedStates, playedEdges };
}

/** Why a browser does not play an edge that its driver has not refused, by what causes the edge. */
const causes = {
  answer: 'no way that the driver plays asks this',
  wait: 'no way that the driver plays waits there',
  route: 'a typed address begins another visit',
  always: 'it follows by itself',
  event: 'no way that the driver plays leads there, or none was chosen',
} as const;

function causeOf({ event }: Edge): keyof typeof causes {
  if (/^(done|failed) /.test(event)) return 'answer';
  if (event.startsWith('after ')) return 'wait';
  return event === 'route' || event === 'always' ? event : 'event';
}

/** The edges of a chart that Node has walked and no browser, by the driver's reason, else by what causes the edge. */
export function unplayed({ chart, coverage, playedEdges }: ChartResult): ReadonlyMap<string, readonly string[]> {
  const walked = new Set(coverage?.walked);
  const driver = driverOf(chart);
  const why = driver ? refusals(driver) : new Map<string, string>();
  const missed = edgesOf(chart.machine).filter(({ id }) => walked.has(id) && !playedEdges.has(id));
  const byCause = Map.groupBy(missed, (edge) => why.get(edge.id) ?? causes[causeOf(edge)]);
  return new Map([...byCause].map(([cause, edges]) => [cause, edges.map(({ id }) => id)]));
}
