/** The moves that a chart can receive where it stands: what the exploration tries and replay lines are made of. */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { getNextTransitions } from 'xstate';
import { routesOf } from '../chart.ts';
import type { Transition } from '../edges.ts';
import { questionOf } from '../edges.ts';
import type { ChartSnapshot } from '../funnel.ts';
import { formatPath, matchPath } from '../path.ts';
import type { Chart } from './samples.ts';

/** One thing that happens to a chart. */
export type Move = {
  /** As a replay line writes it: `selection.changed:none`, `checkOut:done.hosted`, `wait patience`, `route #invoice.help`. */
  readonly token: string;
  /** What the chart receives. */
  readonly event: EventObject;
} & (
  | { readonly kind: 'event' }
  /** The world answers what the chart asks through a port. */
  | { readonly kind: 'answer'; readonly port: string; readonly isDone: boolean; readonly answer: unknown }
  /** A delay of the chart runs out. */
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
  return Object.entries(chart.world[port]?.[outcome] ?? {}).map(([sample, answer]) => ({
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

function movesBy(chart: Chart, transition: Transition): readonly Move[] {
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

/**
 * Everything that can happen to a chart where it stands. As in the engine, an address waits while the chart is busy.
 *
 * @param isWanted Leaves out moves that the caller has no use for, before they are tried: that takes time.
 */
export function movesFrom(
  chart: Chart,
  snapshot: AnyMachineSnapshot,
  isWanted: (move: Move) => boolean = () => true,
): readonly Move[] {
  const standing: ChartSnapshot<object, EventObject> = snapshot;
  const possible = getNextTransitions(snapshot).flatMap((transition: Transition) => movesBy(chart, transition));
  const offered = possible.filter(isWanted);
  const byToken = new Map(offered.map((move) => [move.token, move]));
  return [...byToken.values()].filter(({ kind, token, event }) => {
    if (kind === 'route' && standing.hasTag('busy')) return false;
    return standing.can(event) && (chart.isPossible?.(token, standing.context) ?? true);
  });
}
