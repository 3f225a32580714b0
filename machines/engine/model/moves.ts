/** Moves that a chart can receive in its present state, for the exploration and for replay lines. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { getNextTransitions } from 'xstate';
import { routesOf } from '../chart.ts';
import type { Transition } from '../edges.ts';
import { questionOf } from '../edges.ts';
import type { ChartSnapshot } from '../funnel.ts';
import { formatPath, matchPath } from '../path.ts';
import type { Chart } from './samples.ts';

/** One event of a chart, from the person, a port or a delay. */
export type Move = {
  /** As a replay line writes it: `selection.changed:none`, `checkOut:done.hosted`, `wait patience`, `route #invoice.help`. */
  readonly token: string;
  readonly event: EventObject;
} & (
  | { readonly kind: 'event' }
  /** A port's answer. */
  | { readonly kind: 'answer'; readonly port: string; readonly isDone: boolean; readonly answer: unknown }
  /** The end of a delay. */
  | { readonly kind: 'wait' }
  /** The person goes to an address of the chart. */
  | { readonly kind: 'route' }
);

const AFTER = 'xstate.after.';
const ROUTE = 'xstate.route';

function answers(chart: Chart, transition: Transition): readonly Move[] {
  const question = questionOf(transition);
  if (!question) return [];
  const { port, isDone } = question;
  const outcome = isDone ? 'done' : 'failed';
  return Object.entries(chart.actorResponses[port]?.[outcome] ?? {}).map(([sample, answer]) => ({
    kind: 'answer',
    token: `${port}:${outcome}.${sample}`,
    event: { type: transition.eventType, [isDone ? 'output' : 'error']: answer },
    port,
    isDone,
    answer,
  }));
}

function routes(chart: Chart, { target }: Transition): readonly Move[] {
  return routesOf(chart.machine)
    .filter(({ stateId }) => target?.some(({ id }) => id === stateId))
    .map(({ pattern, stateId }) => ({
      kind: 'route',
      token: `route #${stateId}`,
      event: { type: ROUTE, to: `#${stateId}`, params: matchPath(pattern, formatPath(pattern, chart.params)) },
    }));
}

/** The moves by which a transition may happen. */
export function movesBy(chart: Chart, transition: Transition): readonly Move[] {
  const { eventType: type, source } = transition;
  if (type.startsWith(AFTER)) {
    return [{ kind: 'wait', token: `wait ${type.slice(AFTER.length).replace(`.${source.id}`, '')}`, event: { type } }];
  }
  if (type === ROUTE) return routes(chart, transition);
  if (type.startsWith('xstate.')) return answers(chart, transition);
  return Object.entries(chart.events[type] ?? {}).map(([sample, payload]) => ({
    kind: 'event',
    token: sample === '' ? type : `${type}:${sample}`,
    event: { type, ...payload },
  }));
}

/** Moves for which the present state has a transition, each once; guards are not evaluated yet. */
function offeredBy(chart: Chart, snapshot: AnyMachineSnapshot): readonly Move[] {
  const offered = getNextTransitions(snapshot).flatMap((transition: Transition) => movesBy(chart, transition));
  return [...new Map(offered.map((move) => [move.token, move])).values()];
}

/** Whether a move is possible in the present state. As in the engine, an address waits while the chart is busy. */
export function canHappen(chart: Chart, snapshot: AnyMachineSnapshot, { kind, token, event }: Move): boolean {
  const standing: ChartSnapshot<object, EventObject> = snapshot;
  if (kind === 'route' && standing.hasTag('busy')) return false;
  return standing.can(event) && (chart.isPossible?.(token, standing.context) ?? true);
}

/**
 * All moves that are possible in the present state.
 *
 * @param isWanted Leaves out moves that the caller does not need, before they are tried, which takes time.
 */
export function movesFrom(
  chart: Chart,
  snapshot: AnyMachineSnapshot,
  isWanted: (move: Move) => boolean = () => true,
): readonly Move[] {
  return offeredBy(chart, snapshot).filter((move) => isWanted(move) && canHappen(chart, snapshot, move));
}

/** The possible move that a number selects; tries only as many moves as that takes. */
export function moveBy(chart: Chart, snapshot: AnyMachineSnapshot, choice: number): Move | undefined {
  const offered = offeredBy(chart, snapshot);
  const first = choice % Math.max(offered.length, 1);
  return [...offered.slice(first), ...offered.slice(0, first)].find((move) => canHappen(chart, snapshot, move));
}
