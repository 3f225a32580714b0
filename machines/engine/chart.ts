/** A chart read as data at run time: its states, its routes and the hash of its structure. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Place, Params } from './path.ts';
import { matchPath, specificity } from './path.ts';
import type { Standing, Step } from './step.ts';
import { stepOf } from './step.ts';

/** All states of a chart, parents before their children, the root left out. */
export function statesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const below = (node: AnyStateNode): readonly AnyStateNode[] =>
    Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...below(child)]);
  return below(machine.root);
}

/** A route of a chart: a pattern of addresses and the state that it enters. */
export interface ChartRoute {
  readonly pattern: string;
  /** Id of the state that XState's `route` event enters; `null`: the chart receives `place.changed` instead. */
  readonly stateId: string | null;
  /** The step to which it leads. */
  readonly step: Step;
}

/** The addresses of a state's own step. */
function addressesOf(
  { meta }: { readonly meta?: { readonly step?: Step } | undefined },
  stateId: string | null,
): readonly ChartRoute[] {
  const step = meta?.step;
  return step ? step.paths.map((pattern) => ({ pattern, stateId, step })) : [];
}

/**
 * The addresses of a chart: each pattern of a state that has a `route`. A chart that takes `place.changed` adds those
 * of its other steps.
 */
export function routesOf(machine: AnyStateMachine): readonly ChartRoute[] {
  const states = statesOf(machine);
  const entered = states
    .filter(({ config }) => config.route !== undefined)
    .flatMap((node) => addressesOf(node, node.id));
  if (!machine.events.includes('place.changed')) return entered;
  const placeRoutes = new Map(states.flatMap((node) => addressesOf(node, null)).map((route) => [route.pattern, route]));
  for (const { pattern } of entered) placeRoutes.delete(pattern);
  return [...entered, ...placeRoutes.values()];
}

/** Bundlers replace it with a constant. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * In development and tests: throws where an outcome has an address from which no state can be entered. Its reload would
 * show the first step, silently.
 */
export function checkOutcomes(machine: AnyStateMachine): void {
  if (process.env.NODE_ENV === 'production') return;
  const known = new Set(routesOf(machine).map(({ pattern }) => pattern));
  for (const node of statesOf(machine)) {
    const lost = addressesOf(node, null).find(({ pattern, step }) => step.isOutcome && !known.has(pattern));
    if (!lost) continue;
    const { pattern, step } = lost;
    throw new Error(
      `A reload of ${pattern} shows the first step instead of the outcome "${step.name}": spread routed(steps.${step.name}) into the state ${node.id}, or give another state of a step with that path a route`,
    );
  }
}

/**
 * The route that an address matches; the pattern that names most of its query wins. `null`: not an address of the
 * chart.
 */
export function locate(routes: readonly ChartRoute[], place: Place): (ChartRoute & { readonly params: Params }) | null {
  const found = routes.flatMap((route) => {
    const params = matchPath(route.pattern, place);
    return params === null ? [] : [{ ...route, params }];
  });
  return found.toSorted((left, right) => specificity(right.pattern) - specificity(left.pattern))[0] ?? null;
}

/**
 * The step that provides the title and the progress mark of a snapshot. A placeholder step (`standsIn`) takes those of
 * the step that the address names, so that they do not change when it loads.
 */
export function announcedStep(snapshot: Standing, routes: readonly ChartRoute[], place: Place): Step {
  const step = stepOf(snapshot);
  return (step.standsIn && locate(routes, place)?.step) || step;
}

/** A state's transitions as text. */
function structureOf(node: AnyStateNode): string {
  const edges = [...node.transitions].map(([event, transitions]) => {
    const targets = transitions.flatMap(({ target = [] }) => target.map(({ id }) => id));
    return `${event}>${targets.join()}`;
  });
  return [node.id, ...edges].join();
}

/** A short text that changes whenever the chart's states, edges or addresses change (FNV-1a, 32 bits). */
export function structureHash(machine: AnyStateMachine): string {
  const text = [...statesOf(machine).map(structureOf), ...routesOf(machine).map(({ pattern }) => pattern)].join();
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

/**
 * Names a type where XState wants a value that carries it (`setup({ types: typed<…>() })`). The value is never read.
 */
export function typed<Type extends object>(): Type {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- XState reads the type and never the value
  return {} as Type;
}
