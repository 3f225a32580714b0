/** What is told of a walk on the console, and all of it in a file. */
import { mkdir, writeFile } from 'node:fs/promises';
import { tellComplaint } from '../../machines/funnel/model/complaint.ts';
import { reproductionFor } from './complaints.ts';
import type { Figures } from './figures.ts';
import type { Options, Wander } from './options.ts';

/** Everything that is wrong or was not seen, every sentence of it. */
const ALL = 'reports/models/complaints.txt';

/** How many complaints the console shows in full, and how many names of what was not seen. */
const MOST = { complaints: 5, names: 8 };

/** Names with commas, the first few of them. */
function someOf(names: readonly string[], most = MOST.names): string {
  const left = names.length - most;
  return [...names.slice(0, most), ...(left > 0 ? [`and ${left} more`] : [])].join(', ');
}

/** Whether a walk has come to less of a chart than asked for. */
export function isBelowFloor({ inBrowser, wandered }: Figures, { floor }: Options): boolean {
  return wandered === null && inBrowser !== null && inBrowser.share < floor;
}

/** What a walk in a browser has left out of a chart, and what that means. */
function unseenOf(figures: Figures, options: Options, most: number): readonly string[] {
  const { chart, inBrowser, wandered } = figures;
  // Chance comes to no end: how much it has seen stands in its table.
  if (!inBrowser || wandered) return [];
  const skipped = inBrowser.ways.filter(({ outcome }) => outcome === 'skipped');
  const { unseenStates, unseenEdges, share } = inBrowser;
  const floor = isBelowFloor(figures, options) ? `, below the floor of ${options.floor} %` : '';
  return [
    ...(skipped.length > 0
      ? [`${skipped.length} of ${inBrowser.ways.length} ways did not run: ${skipped[0]?.said ?? ''}`]
      : []),
    ...(unseenStates.length > 0
      ? [`no browser has come to ${someOf(unseenStates, most)} (${share.toFixed(0)} % of its states${floor})`]
      : []),
    ...(most > MOST.names ? unseenEdges.map((edge) => `no browser has taken ${edge}`) : []),
  ].map((sentence) => `${chart.name}: ${sentence}`);
}

/** The table: one row for each chart. */
export function tellTable(all: readonly Figures[]): void {
  console.table(
    Object.fromEntries(
      all.map(({ chart, states, edges, inNode, inBrowser, statesWithStory }) => [
        chart.name,
        {
          states: states.length,
          'reached in Node': inNode?.states.length ?? '–',
          'in a browser': inBrowser?.states.length ?? '–',
          'with a story': statesWithStory.length,
          edges: edges.length,
          'walked in Node': inNode?.edges.length ?? '–',
          'in a browser ': inBrowser?.edges.length ?? '–',
          ways: inBrowser?.ways.length ?? '–',
          'in French': inBrowser?.ways.filter(({ setting }) => setting.startsWith('fr')).length ?? '–',
          seconds: inBrowser ? Math.round(inBrowser.ways.reduce((sum, { seconds }) => sum + seconds, 0)) : '–',
        },
      ]),
    ),
  );
}

/** The table of random walks: one row for each chart. */
export function tellWandered(all: readonly Figures[]): void {
  console.table(
    Object.fromEntries(
      all.map(({ chart, states, edges, inNode, inBrowser, wandered, complaints }) => {
        const seen = inBrowser ?? inNode;
        return [
          chart.name,
          {
            walks: wandered?.walks ?? 0,
            moves: wandered?.moves ?? 0,
            states: states.length,
            seen: seen?.states.length ?? 0,
            edges: edges.length,
            taken: seen?.edges.length ?? 0,
            wrong: complaints.length,
          },
        ];
      }),
    ),
  );
}

/** How many walks and moves there were by a seed, and how to have them again. */
export function sumOf(all: readonly Figures[], { seed, isInBrowser }: Wander): string {
  const sum = (of: (figures: Figures) => number): string =>
    all.reduce((total, figures) => total + of(figures), 0).toLocaleString('en');
  const [walks, moves] = [sum(({ wandered }) => wandered?.walks ?? 0), sum(({ wandered }) => wandered?.moves ?? 0)];
  return `${walks} random walks with ${moves} moves in ${isInBrowser ? 'a browser' : 'Node'}: --seed ${seed} gives the same`;
}

/** Tells what is wrong and what was not seen: the first causes here, everything in a file. */
export async function tellWrong(all: readonly Figures[], options: Options): Promise<void> {
  const complaints = all.flatMap((figures) => figures.complaints.map((complaint) => ({ figures, complaint })));
  const told = ({ figures, complaint }: (typeof complaints)[number], most?: number): string => {
    const reproduce = (line: string): string => reproductionFor(figures.chart, complaint, options, line);
    return `✗ ${figures.chart.name}: ${tellComplaint(complaint, reproduce, most)}`;
  };
  for (const each of complaints.slice(0, MOST.complaints)) console.log(told(each));
  for (const figures of all) for (const sentence of unseenOf(figures, options, MOST.names)) console.log(sentence);
  const everything = [
    ...complaints.map((each) => told(each, Number.POSITIVE_INFINITY)),
    ...all.flatMap((figures) => unseenOf(figures, options, Number.POSITIVE_INFINITY)),
  ];
  await mkdir('reports/models', { recursive: true });
  await writeFile(ALL, everything.map((each) => `${each}\n`).join('\n'));
  if (everything.length === 0) return;
  const left = complaints.length - MOST.complaints;
  console.log(`${left > 0 ? `${left} more causes, and all` : 'All'} that was wrong or not seen: ${ALL}`);
}
