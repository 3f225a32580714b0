/** What the guides tell somebody to type is there: scripts, options, files, settings, replay lines, scenarios. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { record, string, type } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { allCharts } from '../../machines/charts.ts';
import { replayLine } from '../../machines/funnel/model/replay.ts';
import { scenarioNames } from '../../server/test-control/scenarios.ts';

const folder = 'docs/guides';

const { scripts } = type({ scripts: record(string(), string()) }).create(
  JSON.parse(readFileSync('package.json', 'utf8')),
);

const settings = readFileSync('server/settings.ts', 'utf8');

const names: readonly string[] = scenarioNames;

/** The sources of an npm script: its file, and those of the folder of its name. */
function sourcesOf(script: string): string {
  const file = /^node (scripts\/([\w-]+)\.ts)$/.exec(scripts[script] ?? '');
  const files = file ? [file[1] ?? '', ...globSync(`scripts/${file[2]}/*.ts`)] : [];
  return files.map((path) => readFileSync(path, 'utf8')).join('\n');
}

/** Whether a script reads an option: as `parseArgs` is told of it, or by its name. */
function readsOption(script: string, option: string): boolean {
  const sources = sourcesOf(script);
  return new RegExp(`(?:^|[\\s{,])'?${option}'?: \\{\\s*type:`).test(sources) || sources.includes(`'--${option}'`);
}

/** A text that begins as code: `npm run models -- --chart invoice`. */
function commandFaults(text: string): readonly string[] {
  return [...text.matchAll(/npm run ([\w:]+)((?: -- [^`\n]*)?)/g)].flatMap(([, script = '', rest = '']) => {
    if (!(script in scripts)) return [`there is no npm run ${script}`];
    const options = [...rest.replace(/'[^']*'/g, '').matchAll(/ --([\w-]+)/g)].map(([, option = '']) => option);
    return options
      .filter((option) => !readsOption(script, option))
      .map((option) => `npm run ${script} has no option --${option}`);
  });
}

/** Paths of the tree that are named in code or in a command, and links to other pages. */
function pathFaults(text: string, at: string): readonly string[] {
  const named = /(?<![\w/.:-])((?:src|machines|server|scripts|tests|docs)\/[\w./-]*\w\/?)/g;
  const paths = [...text.matchAll(named)].map(([, path = '']) => path);
  const links = [...text.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, link = '']) => join(at, link));
  return [...paths, ...links].filter((path) => !existsSync(path)).map((path) => `there is no ${path}`);
}

/** Settings in capitals, and scenarios by their names. */
function wordFaults(text: string): readonly string[] {
  const asked = [...text.matchAll(/(?:`|^\s*|(?<=\w) )([A-Z]{2,}(?:_[A-Z]+)*)(?=`|=)/gm)].map(([, name = '']) => name);
  const arranged = [...text.matchAll(/(?:\?scenario=|"name":")(\w+)/g)].map(([, name = '']) => name);
  return [
    ...asked.filter((name) => !settings.includes(`${name}:`)).map((name) => `nothing reads ${name}`),
    ...arranged.filter((name) => !names.includes(name)).map((name) => `there is no scenario ${name}`),
  ];
}

/** Replay lines of commands, with the names of their charts. */
function linesIn(text: string): readonly { readonly chart: string; readonly line: string }[] {
  return [...text.matchAll(/--chart (\w+)(?: --line '([^']+)')?/g)].map(([, chart = '', line = '']) => ({
    chart,
    line,
  }));
}

async function lineFaults(text: string): Promise<readonly string[]> {
  const found = linesIn(text).map(async ({ chart: name, line }) => {
    const chart = allCharts.find((each) => each.name === name);
    if (!chart) return [`there is no chart ${name}`];
    if (line === '') return [];
    return replayLine(chart, line).then(
      () => [],
      (error: unknown) => [String(error)],
    );
  });
  return (await Promise.all(found)).flat();
}

async function faultsOf(text: string, at = folder): Promise<readonly string[]> {
  return [...commandFaults(text), ...pathFaults(text, at), ...wordFaults(text), ...(await lineFaults(text))];
}

const guides = globSync(`${folder}/*.md`).toSorted();

test.each(guides)('%s names what is there', async (guide) => {
  expect(await faultsOf(readFileSync(guide, 'utf8'), dirname(guide))).toEqual([]);
});

test('each guide is in the list of guides, and is a page', () => {
  const list = readFileSync(`${folder}/README.md`, 'utf8');
  const others = guides.filter((guide) => basename(guide) !== 'README.md');
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter((guide) => !list.includes(`(${basename(guide)})`))).toEqual([]);
  expect(others.filter((guide) => readFileSync(guide, 'utf8').split('\n').length > 60)).toEqual([]);
});

describe('a planted fault is found', () => {
  test.each<readonly [text: string, fault: string]>([
    ['`npm run modells`', 'there is no npm run modells'],
    ['npm run models -- --chart invoice --sead 7', 'npm run models has no option --sead'],
    ['npx vitest run machines/invoices', 'there is no machines/invoices'],
    ['see [it](nowhere.md)', 'there is no docs/guides/nowhere.md'],
    ['TEST_CONTROLS=on npm start', 'nothing reads TEST_CONTROLS'],
    ['/fr?scenario=invoice-refused', 'there is no scenario invoice'],
    ["--chart invoice --line 'link > payment.confirmed'", 'cannot happen'],
    ['--chart invoices', 'there is no chart invoices'],
  ])('%s', async (text, fault) => {
    expect(await faultsOf(text)).toEqual([expect.stringContaining(fault)]);
  });
});
