/** Addresses as text, and where visits of a chart begin. */
import type { Place } from '../../../machines/engine/index.ts';
import { formatPath, locate, routesOf, stepOf } from '../../../machines/engine/index.ts';
import { hasValues } from '../../../machines/engine/path.ts';
import { openReplay } from '../../../machines/engine/model/replay.ts';
import type { Chart } from '../../../machines/engine/model/samples.ts';

/** The context of a page's chart, as far as all of them have it: a funnel's has a draft. */
export interface PageContext {
  readonly draft: object | undefined;
}

/** A place as text. */
export const textOf = ({ path, search }: Place): string => path + search;

/** A text such as `/quote?step=you` as a place. */
export function placeOf(text: string): Place {
  const { pathname, search } = new URL(text, 'https://site.invalid');
  return { path: pathname, search };
}

/** First place of an input of a chart: an address of its first step that has the input's parameters. */
export function placeOfInput(chart: Chart<PageContext>, input: string): Place {
  const { params } = { params: {}, ...chart.inputs[input] };
  const first = openReplay(chart, chart.inputs[input] ?? {}).snapshot();
  const routes = routesOf(chart.machine);
  const values = { ...first.context, ...params };
  const { paths } = stepOf(first);
  // A step without addresses is shown at any: the visit begins at one of the chart's.
  const places =
    paths.length > 0
      ? paths.map((pattern) => formatPath(pattern, values))
      : routes.filter(({ pattern }) => hasValues(pattern, values)).map(({ pattern }) => formatPath(pattern, values));
  const place = places.find((each) => JSON.stringify(locate(routes, each)?.params) === JSON.stringify(params));
  if (!place)
    throw new Error(
      `No address begins like input "${input}" of ${chart.name}: give its first step one, or leave it out`,
    );
  return place;
}
