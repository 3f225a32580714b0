/** Brings together what the pages of foundations show: all of it is read from the sources. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import { importersIn } from '../affected/imports.ts';
import { chartTitleOf, storyIdOf } from '../charts/story-url.ts';
import type { SentenceIndex } from '../sentences/index-file.ts';
import type { Component, ComponentStory } from './components.ts';
import { componentsIn, componentStoriesIn } from './components.ts';
import { standingsOf } from './contrast.ts';
import type { Foundations, Screen, Whereabouts, Word } from './file.ts';
import { aroundChart } from './layouts.ts';
import type { DrawnStep } from './screens.ts';
import { drawnSteps, importsOf, reachedFrom } from './screens.ts';
import { tokensIn } from './tokens.ts';
import type { Tree } from './tree.ts';
import { pageCode, rulesOf } from './tree.ts';
import { typeStylesIn } from './type-styles.ts';
import type { Message, SaidLine } from './words.ts';
import { isFilledIn, lengthOf, messagesIn, storiesSaying } from './words.ts';

/** A chart with its stories, the plainest first. */
export interface StoriedChart {
  readonly chart: string;
  readonly stories: readonly { readonly id: string; readonly step: string }[];
}

/** The stylesheets that every page starts with. */
const everywhere = ['src/ui/base.css', 'src/ui/tokens.css', 'src/ui/fonts.css'];

/** Which steps of which charts draw which files. */
export function stepsIn({ code }: Tree, charts: readonly StoriedChart[]): readonly DrawnStep[] {
  const imports = importsOf(importersIn(code, { isLateToo: true }));
  const steps = new Map(charts.map(({ chart, stories }) => [chart, [...new Set(stories.map(({ step }) => step))]]));
  return drawnSteps(code, imports, steps, (chart) => {
    const { entries, others } = aroundChart(chart);
    return { entries: [...entries, ...everywhere], others };
  });
}

/** Stylesheets of the live panel are the tester’s: no page of the product has them. */
const isOfPanel = (file: string): boolean => file.startsWith('src/panel/');

/** Stories with the components that they are about: those of a file beside a component’s are about it, whatever draws them. */
function storiesAbout(components: readonly Component[], stories: readonly ComponentStory[]): readonly ComponentStory[] {
  return stories.map((story) => {
    if (components.some(({ name }) => name === story.component)) return story;
    const beside = components.find(({ file }) => file === story.file.replace('.stories.tsx', '.tsx'));
    return { ...story, component: beside?.name ?? null };
  });
}

/** What is shown of tokens, styles of type and components. */
export function foundationsOf(root: string, tree: Tree, charts: readonly StoriedChart[]): Foundations {
  const { code, styles } = tree;
  const rules = rulesOf(styles);
  const own = rules.filter(({ file }) => !isOfPanel(file));
  const page = pageCode(tree);
  const tokens = tokensIn(rules, page);
  const components = componentsIn(root, code);
  const stories = storiesAbout(components, componentStoriesIn(code));
  const steps = stepsIn(tree, charts);
  const importers = importersIn(code, { isLateToo: true });
  const imports = importsOf(importers);
  const storyFiles = new Map(
    [...new Set(stories.map(({ file }) => file))].map((file) => [file, reachedFrom(imports, [file])]),
  );

  /** Stories of what shows a file most directly: of itself or its importers first, then of whatever has it. */
  const storiesOf = (file: string): readonly number[] => {
    const names = new Set(
      [file, ...(importers.get(file) ?? [])].flatMap((each) =>
        components.filter((component) => component.file === each).map(({ name }) => name),
      ),
    );
    const numbers = stories.map((_, number) => number);
    const about = numbers.filter((number) => names.has(stories[number]?.component ?? ''));
    if (about.length > 0) return about;
    const drawing = numbers.filter((number) => stories[number]?.draws.some((name) => names.has(name)));
    if (drawing.length > 0) return drawing;
    return numbers.filter((number) => storyFiles.get(stories[number]?.file ?? '')?.has(file) === true);
  };
  const whereabouts = (file: string): Whereabouts => {
    const by = [...(importers.get(file) ?? [])].filter((each) => page.has(each)).toSorted();
    return {
      importers: by,
      components: components.filter((component) => by.includes(component.file)).map(({ name }) => name),
      stories: [...storiesOf(file)],
      screens: steps.flatMap(({ files }, number) => (files.has(file) ? [number] : [])),
    };
  };
  const files = [...styles.keys(), ...components.map(({ file }) => file)];
  return {
    screens: steps.map(({ chart, step }): Screen => {
      const first = charts.find((each) => each.chart === chart)?.stories.find((each) => each.step === step);
      return {
        chart,
        title: chartTitleOf({ name: chart }),
        step,
        story: storyIdOf({ name: chart }, first?.id ?? '', 'en'),
      };
    }),
    stories: stories.map((story) => ({ ...story, draws: [...story.draws] })),
    files: Object.fromEntries(files.map((file) => [file, whereabouts(file)])),
    tokens: tokens.map((token) => ({
      ...token,
      values: [...token.values],
      uses: [...token.uses],
      code: [...token.code],
    })),
    standings: [...standingsOf(tokens, own)],
    styles: typeStylesIn(own).map((style) => ({ declared: { ...style.declared }, uses: [...style.uses] })),
    components: components.map((component) => ({ ...component, props: [...component.props] })),
  };
}

/** Every catalogue in every language. */
export async function readMessages(root: string): Promise<readonly Message[]> {
  const read = async (name: string, locale: Locale) => {
    const filename = join(root, 'locales', locale, `${name}.po`);
    return formatter({ lineNumbers: false }).parse(await readFile(filename, 'utf8'), {
      locale,
      sourceLocale: 'en',
      filename,
    });
  };
  const catalogues = ['messages', 'panel', 'server'].map(async (name) => {
    const [fr, en] = await Promise.all(locales.map((locale) => read(name, locale)));
    return [name, { fr: fr ?? {}, en: en ?? {} }] as const;
  });
  return messagesIn(Object.fromEntries(await Promise.all(catalogues)));
}

/** All words, with the stories that say them: of the screens that draw a file which has them. */
export function wordsOf(
  messages: readonly Message[],
  steps: readonly DrawnStep[],
  charts: readonly StoriedChart[],
  { stories, sentences }: SentenceIndex,
): readonly Word[] {
  const stepOfStory = new Map(
    charts.flatMap(({ chart, stories: own }) =>
      own.map(({ id, step }) => [`${chartTitleOf({ name: chart })} ${id}`, `${chart} ${step}`] as const),
    ),
  );
  const stepOf = stories.map(({ chart, configuration }) => stepOfStory.get(`${chart} ${configuration}`) ?? '');
  const linesOfCharts = Map.groupBy(
    sentences.map(({ text, stories: numbers }): SaidLine & { readonly chart: string } => {
      const first = stories[numbers[0] ?? -1];
      return { text, stories: numbers, locale: first?.locale ?? 'fr', chart: first?.chart ?? '' };
    }),
    ({ chart }) => chart,
  );
  return messages.map(({ id, texts, note, catalogues, files }) => {
    // Words of rules are named by the rules, and not imported: any form may say them.
    const isOfRules = files.every((file) => file.startsWith('machines/'));
    const drawn = steps.filter((each) => isOfRules || files.some((file) => each.files.has(file)));
    const names = new Set(drawn.map(({ chart, step }) => `${chart} ${step}`));
    const titles = [...new Set(drawn.map(({ chart }) => chartTitleOf({ name: chart })))];
    const lines = titles.flatMap((title) => linesOfCharts.get(title) ?? []);
    const saying = (locale: Locale): number[] =>
      storiesSaying(
        texts[locale],
        lines.filter((line) => line.locale === locale),
      ).filter((number) => names.has(stepOf[number] ?? ''));
    const said = { fr: saying('fr'), en: saying('en') };
    const saidOn = new Set([...said.fr, ...said.en].map((number) => stories[number]?.chart ?? ''));
    return {
      id,
      ...texts,
      note,
      catalogues: [...catalogues],
      files: [...files],
      ratio: Math.round((100 * lengthOf(texts.fr)) / Math.max(1, lengthOf(texts.en))) / 100,
      isFilledIn: isFilledIn(texts.en),
      said,
      charts: isOfRules ? titles.filter((title) => saidOn.has(title)) : titles,
    };
  });
}
