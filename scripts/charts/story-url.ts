/** Where Storybook shows a chart: ids and links of its stories, made from names alone. */
import type { Locale } from '../../machines/domain/locale.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';

/** Where `npm run storybook` serves. */
const STORYBOOK = 'http://localhost:6006';

/** The key of an address's query that holds a replay line. */
export const LINE_KEY = 'line';

/** The pages of a chart beside the stories of its configurations. */
export const chartPages = ['diagram', 'replay'] as const;

export type ChartPage = (typeof chartPages)[number];

type Named = Pick<Chart, 'name'>;

/** `quoteRequest` as people read it: `Quote request`. */
export function chartTitleOf({ name }: Named): string {
  const words = name.replace(/[A-Z]/g, (email) => ` ${email.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The part of a story's id that Storybook makes from a title. */
function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The part that it makes from a name: humps and numbers are words there. */
function nameSlug(name: string): string {
  return slug(name.replace(/[a-z0-9](?=[A-Z])|[a-zA-Z](?=\d)|\d(?=[a-zA-Z])/g, (hump) => `${hump} `));
}

/** What the id of a configuration's story is made of: it stays the same whatever words its screen has. */
export function storyOf(chart: Named, configuration: string, locale: Locale): { title: string; name: string } {
  const [state = '', words = ''] = configuration.split('~');
  const received = words.split('+').filter((word) => word !== '');
  return { title: `Funnels/${chartTitleOf(chart)}/${state}`, name: [...received, locale].join(' ') };
}

/** The part of a story's id that the stories of one state share. */
export function storyFolderOf(chart: Named, configuration: string): string {
  return slug(storyOf(chart, configuration, 'fr').title);
}

/** Id of the story of a configuration. */
export function storyIdOf(chart: Named, configuration: string, locale: Locale): string {
  const { name } = storyOf(chart, configuration, locale);
  return `${storyFolderOf(chart, configuration)}--${nameSlug(name)}`;
}

/** Configurations in the order of the screens that they show: the chart's table of steps follows the funnel. */
export function inStepOrder<Shown extends { readonly step: string }>(
  { steps }: Pick<Chart, 'steps'>,
  configurations: readonly Shown[],
): readonly Shown[] {
  const order = Object.keys(steps);
  return configurations.toSorted((left, right) => order.indexOf(left.step) - order.indexOf(right.step));
}

/** Where the pages of a chart stand in the sidebar. */
export function pagesTitleOf(chart: Named): string {
  return `Charts/${chartTitleOf(chart)}`;
}

/** Id of a page of a chart. */
export function pageIdOf(chart: Named, page: ChartPage): string {
  return `${slug(pagesTitleOf(chart))}--${page}`;
}

/** Whether a story of this id is a page about a chart on which nothing runs. */
export function isPageId(storyId: string): boolean {
  return storyId.startsWith('charts-') && !storyId.endsWith('--replay');
}

/** The link that opens a replay line as a story: the chart is drawn where the line ends. */
export function storyUrlOf(chart: Named, line: string, storybook: string = STORYBOOK): string {
  return `${storybook}/?path=/story/${pageIdOf(chart, 'replay')}&${LINE_KEY}=${encodeURIComponent(line)}`;
}
