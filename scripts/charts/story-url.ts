/** Ids and links of a chart's stories in Storybook, derived from names alone. */
import type { Locale } from '../../domain/locale.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';

/** Address of `npm run storybook`. */
const STORYBOOK = 'http://localhost:6006';

/** Query key of a replay line. */
export const LINE_KEY = 'line';

/** Query key of the state that the comparison shows. */
export const STATE_KEY = 'state';

/** The pages of a chart in addition to the stories of its configurations. */
export const chartPages = ['overview', 'diagram', 'replay'] as const;

export type ChartPage = (typeof chartPages)[number];

type Named = Pick<Chart, 'name'>;

/** The display name of `quoteRequest`: `Quote request`. */
export function chartTitleOf({ name }: Named): string {
  const words = name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The part of a story's id that Storybook derives from a title. */
function slug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

/** The part derived from a name: camel-case humps and numbers become words. */
function nameSlug(name: string): string {
  return slug(name.replace(/[a-z0-9](?=[A-Z])|[a-zA-Z](?=\d)|\d(?=[a-zA-Z])/g, (hump) => `${hump} `));
}

/** The name of a state's story without facets. */
const USUAL = 'usual';

/** Title and name of a configuration's story: independent of its screen's texts. */
export function storyOf(chart: Named, configuration: string): { title: string; name: string } {
  const [state = '', words = ''] = configuration.split('~');
  const facets = words.split('+').filter((word) => word !== '');
  return { title: `Funnels/${chartTitleOf(chart)}/${state}`, name: facets.join(' ') || USUAL };
}

/** The common prefix of story ids of one state. */
export function storyFolderOf(chart: Named, configuration: string): string {
  return slug(storyOf(chart, configuration).title);
}

/** Id of the story of a configuration. */
export function storyIdOf(chart: Named, configuration: string): string {
  const { name } = storyOf(chart, configuration);
  return `${storyFolderOf(chart, configuration)}--${nameSlug(name)}`;
}

/** The part of a link to a story that sets the toolbar's language. */
export function languageQuery(language: Locale): string {
  return `&globals=language:${language}`;
}

/** Configurations in the order of their screens: the chart's table of steps follows the funnel. */
export function inStepOrder<Shown extends { readonly step: string }>(
  { steps }: Pick<Chart, 'steps'>,
  configurations: readonly Shown[],
): readonly Shown[] {
  const order = Object.keys(steps);
  return configurations.toSorted((left, right) => order.indexOf(left.step) - order.indexOf(right.step));
}

/** Title of a chart's pages in the sidebar. */
export function pagesTitleOf(chart: Named): string {
  return `Charts/${chartTitleOf(chart)}`;
}

/** Id of a page of a chart. */
export function pageIdOf(chart: Named, page: ChartPage): string {
  return `${slug(pagesTitleOf(chart))}--${page}`;
}

/** Whether a story id belongs to a page about the product, without controls or events. */
export function isPageId(storyId: string): boolean {
  return /^(?:charts|compare|foundations|start-here)-/.test(storyId) && !storyId.endsWith('--replay');
}

/** Whether a story id belongs to a state of a chart. */
export function isStateId(storyId: string | undefined): boolean {
  return storyId?.startsWith('funnels-') ?? false;
}

/** Whether a story runs a chart: a state, or a replay. */
export function hasEvents(storyId: string): boolean {
  return isStateId(storyId) || storyId.endsWith('--replay');
}

/** The link that opens a replay line as a story: the chart is shown at the line's end. */
export function storyUrlOf(chart: Named, line: string, storybook: string = STORYBOOK): string {
  return `${storybook}/?path=/story/${pageIdOf(chart, 'replay')}&${LINE_KEY}=${encodeURIComponent(line)}`;
}
