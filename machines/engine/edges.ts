/** A chart's edges as data, for tests, drawings and reports; no runtime code imports them. */
import { is, record, string, type as having, unknown } from 'superstruct';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { statesOf } from './chart.ts';

/** One transition from a state to another, as the chart defines it. */
export interface Edge {
  /** `choice.choosing | selection.confirmed [hasCart] -> check`: the same for every actor of the machine. */
  readonly id: string;
  readonly source: string;
  readonly event: string;
  readonly guard: string | null;
  /** Empty for an edge that stays and only acts. */
  readonly targets: readonly string[];
  /** Names of the actions, with their params if the chart gives some: `say {"message":"signedOut"}`. */
  readonly actions: readonly string[];
}

/** The part of XState's definition of a transition that is read here. */
export interface Transition {
  readonly eventType: string;
  readonly source: AnyStateNode;
  readonly target?: readonly AnyStateNode[] | undefined;
  readonly guard?: unknown;
  readonly actions?: readonly unknown[];
}

const named = having({ type: string() });

function guardName(guard: unknown): string | null {
  if (guard === undefined) return null;
  if (typeof guard === 'string') return guard;
  if (is(guard, named)) return guard.type;
  return typeof guard === 'function' ? 'inline' : null;
}

const withParams = having({ type: string(), params: record(string(), unknown()) });

/** Names of actions, as charts write them. */
export function actionNames(actions: readonly unknown[] = []): readonly string[] {
  return actions.map((action) => {
    if (typeof action === 'string') return action;
    if (is(action, withParams)) return `${action.type} ${JSON.stringify(action.params)}`;
    return is(action, named) ? action.type : 'inline';
  });
}

/** The port whose answer or error a transition takes; `null` for any other transition. */
export function questionOf({ eventType, source }: Transition): { port: string; isDone: boolean } | null {
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.*)$/.exec(eventType) ?? [];
  const asked = source.invoke.find((invoked) => invoked.id === id);
  if (!asked) return null;
  if (typeof asked.src !== 'string') throw new Error(`${source.id} asks something else than a named port`);
  return { port: asked.src, isDone: outcome === 'done' };
}

/** An event's name for people: the port's answer, the elapsed delay, or the event itself. */
function eventName(transition: Transition): string {
  const { eventType, source } = transition;
  if (eventType === '') return 'always';
  const question = questionOf(transition);
  if (question) return `${question.isDone ? 'done' : 'failed'} ${question.port}`;
  return eventType.replace('xstate.after.', 'after ').replace(`.${source.id}`, '').replace('xstate.route', 'route');
}

/** Edges by transition: a replay asks for the same ones thousands of times. */
const known = new WeakMap<Transition, Edge>();

/** The edge of a transition. */
export function edgeOf(transition: Transition): Edge {
  const edge = known.get(transition) ?? readEdge(transition);
  known.set(transition, edge);
  return edge;
}

function readEdge(transition: Transition): Edge {
  const source = transition.source.id;
  const event = eventName(transition);
  const guard = event === 'route' ? null : guardName(transition.guard);
  const targets = (transition.target ?? []).map(({ id }) => id);
  const label = `${source} | ${event}${guard === null ? '' : ` [${guard}]`} -> ${targets.join(' + ') || 'stays'}`;
  return { id: label, source, event, guard, targets, actions: actionNames(transition.actions) };
}

/** All edges of a chart, in the order of its states. */
export function edgesOf(machine: AnyStateMachine): readonly Edge[] {
  return [machine.root, ...statesOf(machine)].flatMap((node) => {
    const handled = [...node.transitions.values()].flat();
    return [...handled, ...(node.always ?? [])].map((transition: Transition) => edgeOf(transition));
  });
}
