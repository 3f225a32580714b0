import type { Plugin } from 'vite';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import { chartTitleOf, storyIdOf } from '../../scripts/charts/story-url.ts';
import type { FoundStory, SentenceIndex, StoryNames } from '../../scripts/sentences/index-file.ts';
import { NAMES_FILE, SENTENCES_FILE } from '../../scripts/sentences/index-file.ts';
import type { ListedChart } from '../charts/listed.ts';
import type { ChartTexts } from './state-texts.ts';
import type { StoryPlace } from './places.ts';
import { sentencesIn } from './state-texts.ts';

/** A chart's stories with their texts. */
export interface SpokenChart extends ListedChart {
  readonly received: ChartTexts;
  /** Places in the sidebar, by configuration. */
  readonly places: Readonly<Record<Locale, ReadonlyMap<string, StoryPlace>>>;
}

/** Sort key: a configuration with a shorter name has fewer facets; one that looks like an earlier one comes last. */
function plainness({ id }: { readonly id: string }, isAlike: boolean): number {
  return id.length + (isAlike ? 1_000 : 0);
}

/** A chart with its stories in that order. */
export function plainestFirst(chart: SpokenChart): SpokenChart {
  const isAlike = (id: string): boolean => chart.received.en.get(id)?.tags.includes('alike') ?? false;
  return {
    ...chart,
    stories: chart.stories.toSorted(
      (one, other) => plainness(one, isAlike(one.id)) - plainness(other, isAlike(other.id)),
    ),
  };
}

/** The file that a search in all screens reads. */
function sentenceIndexOf(charts: readonly SpokenChart[]): SentenceIndex {
  const stories: FoundStory[] = [];
  const sentences = charts.map(plainestFirst).flatMap(({ chart, stories: plainest, received }) => {
    const places = new Map<string, number>();
    for (const { id } of plainest) {
      for (const locale of locales) {
        const { heading = '', reason = '', tags = [] } = received[locale].get(id) ?? {};
        places.set(`${locale} ${id}`, stories.length);
        stories.push({
          id: storyIdOf({ name: chart }, id),
          locale,
          chart: chartTitleOf({ name: chart }),
          configuration: id,
          heading,
          reason,
          tags: [...tags],
        });
      }
    }
    return sentencesIn(received).map(({ text, weight, locale, configurations }) => ({
      text,
      weight,
      stories: configurations
        .flatMap((id) => places.get(`${locale} ${id}`) ?? [])
        .toSorted((one, other) => one - other),
    }));
  });
  return { stories, sentences };
}

/** The names of all stories and of their folders in French: the index of Storybook has the English ones. */
function frenchNamesOf(charts: readonly SpokenChart[]): StoryNames {
  return Object.fromEntries(
    charts.flatMap(({ chart, places }) =>
      [...places.fr].map(([id, { folder, name }]) => [storyIdOf({ name: chart }, id), { folder, name }]),
    ),
  );
}

/** Writes the files into the built Storybook, and serves them in development. */
export function sentenceFile(readCharts: () => Promise<readonly SpokenChart[]>): Plugin {
  const files: Readonly<Record<string, () => Promise<string>>> = {
    [SENTENCES_FILE]: async () => JSON.stringify(sentenceIndexOf(await readCharts())),
    [NAMES_FILE]: async () => JSON.stringify(frenchNamesOf(await readCharts())),
  };
  return {
    name: 'sentence-file',
    generateBundle: async function emit() {
      for (const [fileName, contents] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: await contents() });
    },
    configureServer: ({ middlewares }) => {
      for (const [fileName, contents] of Object.entries(files)) {
        middlewares.use(`/${fileName}`, (_, response) => {
          void contents().then(
            (text) => response.setHeader('content-type', 'application/json').end(text),
            (error: unknown) => {
              response.statusCode = 500;
              response.end(String(error));
            },
          );
        });
      }
    },
  };
}
