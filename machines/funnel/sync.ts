/** What to do about the URL after a transition, as data: the React half carries it out. */
import type { ChartRoute } from './chart.ts';
import type { Place } from './path.ts';
import { formatPath, matchPath, queryKeys } from './path.ts';
import type { Step } from './step.ts';

type Keys = ReadonlySet<string>;

/** The query keys that a chart's addresses are made of; `required`: without those that only say how a step is shown. */
function keysOf(routes: readonly ChartRoute[], which: 'all' | 'required'): Keys {
  return new Set(routes.flatMap(({ pattern }) => queryKeys(pattern, which)));
}

/** The part of a query that has, or has not, these keys. */
function part(search: string, keys: Keys, has: boolean): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => keys.has(key) === has));
}

function isSamePlace(left: Place, right: Place, keys: Keys): boolean {
  const own = ({ search }: Place): string => {
    const query = part(search, keys, true);
    query.sort();
    return `${query}`;
  };
  return left.path === right.path && own(left) === own(right);
}

/** A place of a chart with the query keys of the present one that no address of the chart names. */
export function carriedAlong(routes: readonly ChartRoute[], to: Place, { search }: Place): Place {
  const foreign = part(search, keysOf(routes, 'all'), false);
  const query = new URLSearchParams([...new URLSearchParams(to.search), ...foreign]);
  return { path: to.path, search: query.size ? `?${query}` : '' };
}

/**
 * Where a step stands: at the present place if that is one of its own, with the parameters that the context has; else
 * at its first address; at the present place if it has none.
 */
function placeOf(step: Step, context: object, keys: Keys, present: Place): Place {
  const [first] = step.paths;
  if (first === undefined) return present;
  const isKept = step.paths.some(
    (pattern) => matchPath(pattern, present) && isSamePlace(formatPath(pattern, context), present, keys),
  );
  return isKept ? present : formatPath(first, context);
}

/** What moved the chart: the person or the world, or an address (the visit's first one, Back, Forward, a link). */
export type Cause = 'event' | 'address';

/** How the URL follows the chart: to another place, in the history's present entry or in one of its own. */
export interface Correction {
  readonly place: Place;
  readonly replace: boolean;
}

/**
 * Acts only on a difference (`null` where there is none): push for a step that the person goes to; replace for a correction, for an outcome, and for
 * the same step shown otherwise (its optional keys: filters, an order).
 */
export function correctionOf(
  step: Step,
  context: object,
  routes: readonly ChartRoute[],
  present: Place,
  cause: Cause,
): Correction | null {
  const keys = keysOf(routes, 'all');
  const place = placeOf(step, context, keys, present);
  if (isSamePlace(place, present, keys)) return null;
  const replace = cause === 'address' || step.isOutcome || isSamePlace(place, present, keysOf(routes, 'required'));
  return { replace, place: carriedAlong(routes, place, present) };
}
