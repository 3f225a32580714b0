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
  const query = new URLSearchParams(search);
  for (const key of new Set(query.keys())) if (keys.has(key) !== has) query.delete(key);
  return query;
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
  const query = new URLSearchParams(to.search);
  for (const [key, value] of foreign) query.append(key, value);
  return { path: to.path, search: query.size ? `?${query}` : '' };
}

/**
 * Where a step stands: at the present place if that is one of its own, with the parameters that the context has; else
 * at its first address; at the present place if it has none.
 */
function placeOf(step: Step, context: object, keys: Keys, present: Place): Place {
  const [first] = step.paths;
  if (first === undefined) return present;
  const kept = step.paths
    .filter((pattern) => matchPath(pattern, present) !== null)
    .map((pattern) => formatPath(pattern, context))
    .find((place) => isSamePlace(place, present, keys));
  return kept ? present : formatPath(first, context);
}

/** What moved the chart: the person or the world, or an address (the visit's first one, Back, Forward, a link). */
export type Cause = 'event' | 'address';

/** How the URL follows the chart. */
export type Correction = { readonly kind: 'none' } | { readonly kind: 'push' | 'replace'; readonly place: Place };

/**
 * Acts only on a difference: push for a step that the person goes to; replace for a correction, for an outcome, and for
 * the same step shown otherwise (its optional keys: filters, an order).
 */
export function correctionOf(
  step: Step,
  context: object,
  routes: readonly ChartRoute[],
  present: Place,
  cause: Cause,
): Correction {
  const keys = keysOf(routes, 'all');
  const place = placeOf(step, context, keys, present);
  if (isSamePlace(place, present, keys)) return { kind: 'none' };
  const isReplaced = cause === 'address' || step.isOutcome || isSamePlace(place, present, keysOf(routes, 'required'));
  return { kind: isReplaced ? 'replace' : 'push', place: carriedAlong(routes, place, present) };
}
