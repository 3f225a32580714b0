/** A chart read as data: its states, its edges, its routes and the hash of its structure. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { type as having, is, string } from 'superstruct';
import type { Place, Params } from './path.ts';
import { matchPath, specificity } from './path.ts';
import type { Step } from './step.ts';

/** One way from a state to another, as it stands in the chart. */
export interface Edge {
  /** `choice.choosing | selection.confirmed [hasCart] -> check`: the same for every actor of the machine. */
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly guard: string | null;
  /** Empty for an edge that stays and only acts. */
  readonly targets: readonly string[];
}

/** All states of a chart, parents before their children, the root left out. */
export function statesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const below = (node: AnyStateNode): readonly AnyStateNode[] =>
    Object.values(node.states).flatMap((child: AnyStateNode) => [child, ...below(child)]);
  return below(machine.root);
}

/** The part of XState's definition of a transition that is read here. */
export interface Transition {
  readonly eventType: string;
  readonly source: AnyStateNode;
  readonly target?: readonly AnyStateNode[] | undefined;
  readonly guard?: unknown;
}

const named = having({ type: string() });

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (is(guard, named)) return guard.type;
  return typeof guard === 'function' ? 'inline' : null;
}

/** The question that a transition follows when its answer comes, if it is one that does. */
export function questionOf({ eventType, source }: Transition): { port: string; isDone: boolean } | null {
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType) ?? [];
  const asked = source.invoke.find((invoked) => invoked.id === id);
  if (!asked) return null;
  if (typeof asked.src !== 'string') throw new Error(`${source.id} asks something else than a named port`);
  return { port: asked.src, isDone: outcome === 'done' };
}

/** An event's name for people: what a port answered, which delay ran out, or the event itself. */
function eventName(transition: Transition): string {
  const { eventType, source } = transition;
  if (eventType === '') return 'always';
  const question = questionOf(transition);
  if (question) return `${question.isDone ? 'done' : 'failed'} ${question.port}`;
  return eventType.replace('xstate.after.', 'after ').replace(`.${source.id}`, '').replace('xstate.route', 'route');
}

/** The edge that a transition is. */
export function edgeOf(transition: Transition): Edge {
  const source = transition.source.id;
  const event = eventName(transition);
  const guard = event === 'route' ? null : guardName(transition.guard);
  const targets = (transition.target ?? []).map(({ id }) => id);
  const label = `${source} | ${event}${guard === null ? '' : ` [${guard}]`} -> ${targets.join(' + ') || 'stays'}`;
  return { id: label, source, event, guard, targets };
}

/** All edges of a chart, in the order of its states. */
export function edgesOf(machine: AnyStateMachine): readonly Edge[] {
  return [machine.root, ...statesOf(machine)].flatMap((node) => {
    const handled = [...node.transitions.values()].flat();
    return [...handled, ...(node.always ?? [])].map((transition: Transition) => edgeOf(transition));
  });
}

/** The step of a state's own meta, if it has one. */
function ownStep({ meta }: { readonly meta?: { readonly step?: Step } | undefined }): Step | null {
  return meta?.step ?? null;
}

/** A way into a chart from an address. */
export interface ChartRoute {
  readonly pattern: string;
  /** Id of the state that XState's `route` event enters. */
  readonly stateId: string;
  /** The mark of the progress list that leads here, if the state's step counts. */
  readonly progress: string | null;
}

/** The addresses of a chart: each pattern of a state that has a `route`. */
export function routesOf(machine: AnyStateMachine): readonly ChartRoute[] {
  return statesOf(machine)
    .filter((node) => node.config.route !== undefined)
    .flatMap((node) => {
      const own = ownStep(node);
      return (own?.paths ?? []).map((pattern) => ({ pattern, stateId: node.id, progress: own?.progress ?? null }));
    });
}

/** Where an address leads in a chart; the pattern that names most of its query wins. `null`: not an address of it. */
export function locate(routes: readonly ChartRoute[], place: Place): (ChartRoute & { readonly params: Params }) | null {
  const found = routes.flatMap((route) => {
    const params = matchPath(route.pattern, place);
    return params === null ? [] : [{ ...route, params }];
  });
  return found.toSorted((left, right) => specificity(right.pattern) - specificity(left.pattern))[0] ?? null;
}

/** A short text that changes whenever the chart's states, edges or addresses change (FNV-1a, 32 bits). */
export function structureHash(machine: AnyStateMachine): string {
  const text = [...edgesOf(machine).map(({ id }) => id), ...routesOf(machine).map(({ pattern }) => pattern)].join('\n');
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
