/**
 * Checks that every chart's folder follows the pattern of `machines/README.md`. Each issue is a sentence that says what
 * to do.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** A folder of `machines` that has a chart. */
export interface ChartFolder {
  /** `machines/invoice` */
  readonly path: string;
  /** Names of its files, without those in `drafts`. */
  readonly files: readonly string[];
  /** Names of the files above it: charts of one noun share their table of screens there. */
  readonly above: readonly string[];
  /** Number of lines with code in a file. */
  readonly lengthOf: (file: string) => number;
}

/** The facts about a chart that decide which files it must have. */
export interface ListedChart {
  /** `quoteRequest` */
  readonly name: string;
  /** The chart is a funnel, with a draft saved in the tab. */
  readonly draft?: object | undefined;
}

/** Longest file in lines with code; the linter's limit for every file. */
const LONGEST = 300;

const MACHINE = '.machine.ts';

/** The roles that a file can have in a chart's folder, after the chart's name. */
const roles = ['context', 'machine', 'states', 'paths', 'steps', 'draft', 'samples', 'facets', 'fixtures'];

/** All folders with a chart under a root of the project. */
export function chartFolders(root: string): readonly ChartFolder[] {
  const paths = new Set(globSync(`machines/**/*${MACHINE}`, { cwd: root }).map((file) => dirname(file)));
  return [...paths].toSorted().map((path) => ({
    path,
    files: globSync('*.ts', { cwd: join(root, path) }).toSorted(),
    above: globSync('*.ts', { cwd: join(root, dirname(path)) }),
    lengthOf: (file) => linesOfCode(readFileSync(join(root, path, file), 'utf8')),
  }));
}

function linesOfCode(text: string): number {
  return text.split('\n').filter((line) => !/^\s*(\/\/|\/?\*|$)/.test(line)).length;
}

/** The name of a chart as in its file names: `quote-request`. */
export function fileName(chart: string): string {
  return chart.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** The charts of a folder, as in their file names. */
export function chartsOf({ files }: ChartFolder): readonly string[] {
  return files.filter((file) => file.endsWith(MACHINE)).map((file) => file.slice(0, -MACHINE.length));
}

/** Deviations of a folder from the pattern. */
export function folderIssues(folder: ChartFolder, listed: readonly ListedChart[]): readonly string[] {
  const { path, files, lengthOf } = folder;
  const charts = chartsOf(folder);
  // Files shared by several charts of one folder have the folder's name.
  const names = [...charts, basename(path)];
  const own = new RegExp(`^(${names.join('|')})\\.(${roles.join('|')})\\.ts$`);
  const isOfPattern = (file: string): boolean => own.test(file) || /^[a-z-]+\.(paths|states|steps)\.ts$/.test(file);
  return [
    ...charts.flatMap((name) => chartIssues(folder, name, listed)),
    ...files
      .filter((file) => !file.endsWith('.test.ts') && !isOfPattern(file))
      .map(
        (file) =>
          `${path}/${file} has no place in the pattern: what is known and changed belongs to ${names[0]}.context.ts, states of a region to <region>.states.ts, invented values to ${names[0]}.fixtures.ts; what several charts share has a room of its own`,
      ),
    ...(files.some((file) => file.endsWith('.test.ts'))
      ? []
      : [`${path} has no test: write ${charts[0]}.test.ts with its laws and business paths as replay lines`]),
    ...files
      .filter((file) => file.endsWith(MACHINE) && lengthOf(file) > LONGEST)
      .map(
        (file) =>
          `${path}/${file} has ${lengthOf(file)} lines, more than ${LONGEST}: move changes to ${file.replace(MACHINE, '.context.ts')}, and a region that stands alone to <region>.states.ts, spread among the chart's states`,
      ),
  ];
}

function chartIssues(
  { path, files, above }: ChartFolder,
  name: string,
  listed: readonly ListedChart[],
): readonly string[] {
  const chart = listed.find((each) => fileName(each.name) === name);
  const has = (role: string): boolean =>
    files.includes(`${name}.${role}.ts`) ||
    files.includes(`${basename(path)}.${role}.ts`) ||
    above.includes(`${basename(dirname(path))}.${role}.ts`);
  const needed = [
    ['context', 'what is known, and the pure functions that change it'],
    ['steps', 'the table of its screens: where each lives and what it needs'],
    ['samples', 'what can happen to it'],
    ...(chart?.draft ? [['draft', 'what a tab remembers of it, its defaults and its version']] : []),
  ];
  return [
    ...needed.flatMap(([role = '', content]) =>
      has(role) ? [] : [`${path}/${name}.${role}.ts is missing: ${content}`],
    ),
    ...(chart
      ? []
      : [
          `${path}/${name}${MACHINE} is in no list: add its chart to machines/charts.ts, or nothing tests and draws it`,
        ]),
  ];
}
