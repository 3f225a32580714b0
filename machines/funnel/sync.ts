/** What to do about the URL after a transition, as data: the React half carries it out. */
import type { ChartRoute } from './chart.ts';
import type { Place } from './path.ts';
import { formatPath, matchPath, queryKeys } from './path.ts';
import type { Step } from './step.ts';

/** The part of a place's query that a funnel's addresses are made of; all other keys are left alone. */
function ownSearch(routes: readonly ChartRoute[], search: string): string {
  const keys = new Set(routes.flatMap(({ pattern }) => queryKeys(pattern)));
  const own = [...new URLSearchParams(search)].filter(([key]) => keys.has(key));
  return new URLSearchParams(own.toSorted(([left], [right]) => left.localeCompare(right))).toString();
}

function isSamePlace(routes: readonly ChartRoute[], left: Place, right: Place): boolean {
  return left.path === right.path && ownSearch(routes, left.search) === ownSearch(routes, right.search);
}

/**
 * Where a step stands: at the present place if that is one of its own, with the parameters that the context has; else
 * at its first address; at the present place if it has none.
 */
function placeOf(step: Step, context: object, routes: readonly ChartRoute[], present: Place): Place {
  const [first] = step.paths;
  if (first === undefined) return present;
  const kept = step.paths
    .filter((pattern) => matchPath(pattern, present) !== null)
    .map((pattern) => formatPath(pattern, context))
    .find((place) => isSamePlace(routes, place, present));
  return kept ? present : formatPath(first, context);
}

/** What moved the chart: the person or the world, or an address (the visit's first one, Back, Forward, a link). */
export type Cause = 'event' | 'address';

/** How the URL follows the chart. */
export type Correction = { readonly kind: 'none' } | { readonly kind: 'push' | 'replace'; readonly place: Place };

/** Acts only on a difference: push for a step that the person goes to, replace for a correction or an outcome. */
export function correctionOf(
  step: Step,
  context: object,
  routes: readonly ChartRoute[],
  present: Place,
  cause: Cause,
): Correction {
  const place = placeOf(step, context, routes, present);
  if (isSamePlace(routes, place, present)) return { kind: 'none' };
  return { kind: cause === 'event' && !step.isOutcome ? 'push' : 'replace', place };
}
