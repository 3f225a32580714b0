import { execFile } from 'node:child_process';
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import type { Plugin } from 'vite';
import { chartPages, chartTitleOf, pagesTitleOf, storyFolderOf, storyOf } from '../../scripts/charts/story-url.ts';
import { screenWordsOf } from '../../scripts/diagram/screen-words.ts';
import type { SpokenChart } from '../words/sentence-file.ts';
import { placesOf } from '../words/places.ts';
import { approvedFolder, readChartTexts } from '../words/state-texts.ts';
import { OVERVIEW_PREFIX } from '../start/overview-data.ts';
import type { ListedStory } from './listed.ts';
import { listing } from './listed.ts';

/** `virtual:chart/invoice/stories/check~tooMany`: the story of one configuration. */
const STORIES = 'stories';

/** `virtual:chart/invoice/pages`: diagram and replay of a chart. */
const PAGES = 'pages';

/** `virtual:chart/invoice/drawn`: the chart, what draws it, and all its stories, as data. */
const DRAWN = 'drawn';

const PREFIX = 'virtual:chart/';

const machines = join(import.meta.dirname, '../../machines');

/** Time of the newest change to the files of charts or to their approved texts. */
async function age(): Promise<number> {
  let youngest = 0;
  for (const [cwd, pattern] of [
    [machines, '**/*.ts'],
    [approvedFolder, '**/*.txt'],
  ] as const) {
    for await (const path of glob(pattern, { cwd })) {
      youngest = Math.max(youngest, (await stat(join(cwd, path))).mtimeMs);
    }
  }
  return youngest;
}

async function readCharts(): Promise<readonly SpokenChart[]> {
  const script = join(import.meta.dirname, 'list-stories.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: Infinity });
  const charts = listing.create(JSON.parse(stdout));
  return Promise.all(
    charts.map(async (chart) => {
      const received = await readChartTexts(chart.chart);
      const places = { fr: placesOf(chart.stories, received, 'fr'), en: placesOf(chart.stories, received, 'en') };
      return { ...chart, received, places };
    }),
  );
}

/** The last look at the files: a build asks for each of 1,500 stories. */
let looked = { at: -Infinity, age: Promise.resolve(0) };

/** Milliseconds for which one look at the files serves. */
const FRESH = 1_000;

let known: { readonly age: number; readonly charts: Promise<readonly SpokenChart[]> } | null = null;

/** All charts with their stories: to explore a large chart takes seconds, so it is done once for each change. */
export async function listCharts(): Promise<readonly SpokenChart[]> {
  if (performance.now() - looked.at > FRESH) looked = { at: performance.now(), age: age() };
  const present = await looked.age;
  if (known?.age !== present) known = { age: present, charts: readCharts() };
  return known.charts;
}

/** The name under which a story is exported: `tooMany`, or `usual` for the ordinary case. */
function exportName(name: string): string {
  return name.replace(/\W/g, '_').replace(/^(?=\d)/, '_');
}

/**
 * A story in the index: it is listed under its screen's heading and named by what distinguishes it, in English. Its id
 * is made of the state alone.
 */
function storyEntry(
  { chart, received, places }: SpokenChart,
  { id, isOutcome }: ListedStory,
  tags: readonly string[],
): IndexInput & { readonly type: 'story' } {
  const { folder = id, name = id } = places.en.get(id) ?? {};
  return {
    type: 'story',
    importPath: `${PREFIX}${chart}/${STORIES}/${id}`,
    exportName: exportName(storyOf({ name: chart }, id).name),
    metaId: storyFolderOf({ name: chart }, id),
    title: `Funnels/${chartTitleOf({ name: chart })}/${folder}`,
    name,
    tags: [...tags, ...(isOutcome ? ['outcome'] : []), ...(received.en.get(id)?.tags ?? [])],
  };
}

/** Makes stories of a chart: its pages, and every configuration that looks different. */
export const chartIndexer: Indexer = {
  test: /\.(machine|list)\.ts$/,
  createIndex: async (fileName) => {
    const charts = await listCharts();
    const listed = charts.find(({ file }) => file === fileName);
    // A machine that is part of another has no stories of its own.
    if (!listed) return [];
    const chart = { name: listed.chart };
    const pages = chartPages.map((page) => ({
      type: 'story' as const,
      importPath: page === 'overview' ? `${OVERVIEW_PREFIX}${chart.name}` : `${PREFIX}${chart.name}/${PAGES}`,
      exportName: page,
      name: page,
      title: pagesTitleOf(chart),
    }));
    const screens = new Set<string>();
    const states = new Set<string>();
    const stories = listed.stories.map((story) => {
      // The first story of a screen represents it, and the first story of each state its state.
      const tags = [
        ...(screens.has(story.step) ? [] : ['screen']),
        ...(story.paths.every((path) => states.has(path)) ? [] : ['state']),
      ];
      screens.add(story.step);
      for (const path of story.paths) states.add(path);
      return storyEntry(listed, story, tags);
    });
    return [...pages, ...stories];
  },
};

/** The chart, what draws it, and its stories. Only a story of the chart imports them. */
function drawnModule({ chart, samples, stories, mainPath }: SpokenChart): string {
  return [
    `import { ${samples.name} as chart } from ${JSON.stringify(samples.file)};`,
    `import { drawingOf } from ${JSON.stringify(join(import.meta.dirname, 'drawing-of.ts'))};`,
    `const stories = ${JSON.stringify(stories)};`,
    `const words = ${JSON.stringify({ fr: screenWordsOf(chart, 'fr'), en: screenWordsOf(chart, 'en') })};`,
    `const mainPath = ${JSON.stringify(mainPath)};`,
    `export const drawn = { chart, stories, words, mainPath, drawing: await drawingOf(${JSON.stringify(chart)}) };`,
  ].join('\n');
}

function importsOf(chart: string, name: string, file: string, meta: object): readonly string[] {
  return [
    `import { ${name} } from ${JSON.stringify(join(import.meta.dirname, file))};`,
    `import { drawn } from '${PREFIX}${chart}/${DRAWN}';`,
    `export default ${JSON.stringify(meta)};`,
  ];
}

/** A running chart has events and a diagram, and no controls. */
const panels = { controls: { disable: true }, events: { disable: false }, diagram: { disable: false } };

/** The story of a configuration. Throws if the chart does not have it any more. */
function storiesModule({ chart, stories }: SpokenChart, configuration: string): string {
  const story = stories.find(({ id }) => id === configuration);
  if (!story) throw new Error(`Chart "${chart}" has no configuration "${configuration}" any more`);
  const name = exportName(storyOf({ name: chart }, configuration).name);
  const meta = { id: storyFolderOf({ name: chart }, configuration), parameters: panels };
  return [
    ...importsOf(chart, 'chartStory', 'chart-story.tsx', meta),
    `const story = chartStory(drawn, ${JSON.stringify(story.line)});`,
    // A reserved word may be exported, but not declared.
    `export { story as ${name} };`,
  ].join('\n');
}

/** Pages that need the chart itself. */
const drawnPages = ['diagram', 'replay'] as const;

function pagesModule({ chart }: SpokenChart): string {
  const exported = drawnPages.map((page) => `export const ${page} = chartPage(drawn, ${JSON.stringify(page)});`);
  return [...importsOf(chart, 'chartPage', 'chart-pages.tsx', { parameters: panels }), ...exported].join('\n');
}

/** Serves the modules that {@link chartIndexer} names; reloads them when a chart has changed. */
export function chartStories(): Plugin {
  return {
    name: 'chart-stories',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load: async (id) => {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [name, kind, configuration = ''] = id.slice(PREFIX.length + 1).split('/');
      const charts = await listCharts();
      const chart = charts.find((each) => each.chart === name);
      if (!chart) throw new Error(`machines/charts.ts has no chart "${name}" any more`);
      if (kind === PAGES) return pagesModule(chart);
      if (kind === DRAWN) return drawnModule(chart);
      return storiesModule(chart, configuration);
    },
    handleHotUpdate: ({ file, server: { moduleGraph, ws } }) => {
      if (!file.startsWith(machines)) return undefined;
      for (const [id, made] of moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${PREFIX}`)) moduleGraph.invalidateModule(made);
      }
      // A running chart keeps its old edges, so the page reloads.
      ws.send({ type: 'full-reload' });
      return [];
    },
  };
}
