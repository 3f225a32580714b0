/** The change of the URL after a transition, as data; the React half applies it. */
import type { ChartRoute } from './chart.ts';
import type { Place } from './path.ts';
import { formatPath, matchPath, queryKeys } from './path.ts';
import type { Step } from './step.ts';

/** Which query keys: all by default; `required`: without those that only change how a step is shown. */
type Which = Parameters<typeof queryKeys>[1];

/** The pairs of a query whose keys the chart's addresses name, or do not name. */
function pairsOf(search: string, routes: readonly ChartRoute[], isNamed: boolean, which?: Which) {
  return [...new URLSearchParams(search)].filter(
    ([key]) => routes.some(({ pattern }) => queryKeys(pattern, which).includes(key)) === isNamed,
  );
}

function isSamePlace(left: Place, right: Place, routes: readonly ChartRoute[], which?: Which): boolean {
  const own = ({ search }: Place): string => {
    const query = new URLSearchParams(pairsOf(search, routes, true, which));
    query.sort();
    return `${query}`;
  };
  return left.path === right.path && (left.search === right.search || own(left) === own(right));
}

/** A place of a chart with the query keys of the present one that no address of the chart names. */
export function carriedAlong(routes: readonly ChartRoute[], to: Place, { search }: Place): Place {
  const foreign = pairsOf(search, routes, false);
  return foreign[0]
    ? { ...to, search: `?${new URLSearchParams([...new URLSearchParams(to.search), ...foreign])}` }
    : to;
}

/**
 * The place of a step: the present one if it is one of the step's addresses with the context's parameters, else its
 * first address; the present one if the step has no address.
 */
function placeOf(step: Step, context: object, routes: readonly ChartRoute[], present: Place): Place {
  const [first] = step.paths;
  if (first === undefined) return present;
  const isKept = step.paths.some(
    (pattern) => matchPath(pattern, present) && isSamePlace(formatPath(pattern, context), present, routes),
  );
  return isKept ? present : formatPath(first, context);
}

/** The cause of a transition: an event, or an address (the first of a visit, Back, Forward, a link). */
export type Cause = 'event' | 'address';

/** The URL's change after a transition: another place, replacing the present history entry or pushed. */
export interface Correction {
  readonly place: Place;
  readonly replace: boolean;
}

/**
 * Acts only on a difference (`null` where there is none): push for a step that the person goes to; replace for a
 * correction, for an outcome, and for the same step shown otherwise (its optional keys: filters, an order).
 */
export function correctionOf(
  step: Step,
  context: object,
  routes: readonly ChartRoute[],
  present: Place,
  cause: Cause,
): Correction | null {
  const place = placeOf(step, context, routes, present);
  if (isSamePlace(place, present, routes)) return null;
  const replace = cause === 'address' || step.isOutcome || isSamePlace(place, present, routes, 'required');
  return { replace, place: carriedAlong(routes, place, present) };
}
