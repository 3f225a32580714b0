/** The page about a run of the charts: each chart drawn, marked by what was tried and played, and every fault. */
import { relative } from 'node:path';
import type { ReactElement } from 'react';
import { createElement as element, Fragment } from 'react';
import { statesOf } from '../../machines/engine/chart.ts';
import { diagramOf } from '../../machines/engine/model/diagram.ts';
import { replayLine } from '../../machines/engine/model/replay.ts';
import { layOut } from '../diagram/lay-out.ts';
import type { Marks } from '../diagram/svg.ts';
import { svgOf } from '../diagram/svg.ts';
import { reportOf } from '../report-document.ts';
import type { ChartResult, PlayedWay } from './results.ts';
import { unplayed } from './results.ts';

/** The page's folder, from which its links start. */
const folder = 'reports';

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 100rem; margin: 2rem auto; padding: 0 1.5rem; }
pre, td:first-child { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .875rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; } th, td { text-align: start; padding: .25rem 1rem .25rem 0; vertical-align: top; }
td.number, th.number { text-align: end; font-variant-numeric: tabular-nums; }
.picture { overflow: auto; max-height: 44rem; border: 1px solid #8886; } .fault { border-inline-start: 4px solid #b3261e; padding-inline-start: 1rem; }
`;

/** The edges of the ways that failed. */
async function failedEdges({ chart, ways }: ChartResult): Promise<ReadonlySet<string>> {
  const edges = new Set<string>();
  for (const { line } of ways.filter(({ fault }) => fault !== null)) {
    const replay = await replayLine(chart, line);
    replay.stop();
    for (const edge of replay.edges) edges.add(edge);
  }
  return edges;
}

/** A chart’s marks: played by a browser, missed by all samples, on a way that failed. */
function marksOf({ coverage, playedStates, playedEdges }: ChartResult, failed: ReadonlySet<string>): Marks {
  const reached = new Set(coverage?.reached);
  const resting = new Set(coverage?.states);
  const walked = new Set(coverage?.walked);
  return {
    state: (path) => {
      if (playedStates.has(path)) return 'played';
      return resting.has(path) && !reached.has(path) ? 'missed' : null;
    },
    edge: (id) => {
      if (failed.has(id)) return 'failed';
      if (playedEdges.has(id)) return 'played';
      return walked.has(id) ? null : 'missed';
    },
  };
}

/** A way that failed: what is wrong, how to see it again, and the files that show it. */
function faultOf({ line, fault, files }: PlayedWay): ReactElement {
  return element(
    'div',
    { key: line, className: 'fault' },
    element('pre', null, fault),
    files.map(({ name, path }) => {
      const address = relative(folder, path);
      return element(
        'p',
        { key: path },
        /\.(png|svg)$/.test(path)
          ? element('img', { src: address, alt: name, width: 640 })
          : element('a', { href: address }, name),
      );
    }),
  );
}

function listOf(title: string, items: readonly string[]): ReactElement | null {
  if (items.length === 0) return null;
  return element(
    'details',
    { key: title },
    element('summary', null, `${title} (${items.length})`),
    element('pre', null, items.join('\n')),
  );
}

/** The part about one chart. */
async function partOf(result: ChartResult): Promise<ReactElement> {
  const { chart, texts, tally, ways } = result;
  const drawing = await layOut(diagramOf(chart.machine));
  const picture = svgOf(drawing, `Chart ${chart.name}`, marksOf(result, await failedEdges(result)));
  const notRefused = tally.guards.filter(({ isRefused }) => !isRefused).map(({ edge }) => edge);
  return element(
    'section',
    { key: chart.name, id: chart.name },
    element('h2', null, chart.name),
    texts.map((text) => element('pre', { key: text, className: 'fault' }, text)),
    ways.filter(({ fault }) => fault !== null).map(faultOf),
    element('div', { className: 'picture', dangerouslySetInnerHTML: { __html: picture } }),
    listOf('Guards that have refused nothing', notRefused),
    [...unplayed(result)].map(([cause, edges]) => listOf(`Not played in a browser: ${cause}`, edges)),
  );
}

function rowOf({ chart, coverage, tally, ways, playedStates, seconds }: ChartResult): ReactElement {
  const failed = ways.filter(({ fault }) => fault !== null).length;
  const bothWays = tally.guards.filter(({ isTaken, isRefused }) => isTaken && isRefused).length;
  const cells = [
    `${coverage?.reached.length ?? 0} of ${coverage?.states.length ?? statesOf(chart.machine).length}`,
    `${coverage?.walked.length ?? 0} of ${coverage?.edges.length ?? 0}`,
    `${bothWays} of ${tally.guards.length}`,
    `${tally.answers.filter(({ isGiven }) => isGiven).length} of ${tally.answers.length}`,
    ways.length === 0 ? '' : `${playedStates.size}`,
    ways.length === 0 ? '' : `${ways.length - failed} of ${ways.length}`,
    seconds.toFixed(1),
  ];
  return element(
    'tr',
    { key: chart.name },
    element('td', null, element('a', { href: `#${chart.name}` }, chart.name)),
    cells.map((cell, index) => element('td', { key: index, className: 'number' }, cell)),
  );
}

const heads = ['States', 'Edges', 'Guards both ways', 'Answers', 'States played', 'Ways passed', 'Seconds in Node'];

/** The page, as a document of its own. */
export async function pageOf(results: readonly ChartResult[], summary: readonly string[]): Promise<string> {
  const parts: ReactElement[] = [];
  for (const result of results) parts.push(await partOf(result));
  return reportOf(
    'Charts: what was tried and played',
    style,
    element(
      Fragment,
      null,
      element('pre', null, summary.join('\n')),
      element(
        'p',
        null,
        'Green: played in a browser. Orange, dashed: reached by no sample. Red: on a way that failed. The rest was tried in Node only.',
      ),
      element(
        'table',
        null,
        element(
          'thead',
          null,
          element(
            'tr',
            null,
            element('th', { scope: 'col' }, 'Chart'),
            heads.map((head) => element('th', { key: head, scope: 'col', className: 'number' }, head)),
          ),
        ),
        element('tbody', null, results.map(rowOf)),
      ),
      parts,
    ),
  );
}
