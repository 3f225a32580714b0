/** What the samples of a chart try: each guard both ways, each answer and each failure of its ports. */
import type { StateValue } from 'xstate';
import { getNextTransitions } from 'xstate';
import type { Edge, Transition } from '../edges.ts';
import { edgeOf, edgesOf } from '../edges.ts';
import { leavesOf } from '../step.ts';
import type { Configuration } from './explore.ts';
import { movesBy } from './moves.ts';
import type { Chart } from './samples.ts';
import type { Coverage } from './walk.ts';

/** A guarded edge. */
export interface GuardTally {
  readonly edge: string;
  /** Whether it has been taken. */
  readonly isTaken: boolean;
  /** Whether its guard has refused an event, or left it to the next edge. */
  readonly isRefused: boolean;
}

/** An answer or a failure of a port. */
export interface AnswerTally {
  /** As a replay line writes it: `checkOut:done.hosted`. */
  readonly token: string;
  readonly isFailure: boolean;
  /** Whether a path contains it. */
  readonly isGiven: boolean;
}

export interface Tally {
  readonly guards: readonly GuardTally[];
  readonly answers: readonly AnswerTally[];
}

/** Edges after which another edge of the same state and event has been taken: their guards have refused. */
function passedOver(edges: readonly Edge[], walked: ReadonlySet<string>): ReadonlySet<string> {
  const groups = Map.groupBy(edges, ({ source, event }) => `${source} ${event}`);
  const passed = [...groups.values()].flatMap((group) => {
    const last = group.findLastIndex(({ id }) => walked.has(id));
    return group.slice(0, Math.max(last, 0)).map(({ id }) => id);
  });
  return new Set(passed);
}

function isStateValue(value: unknown): value is StateValue {
  if (typeof value === 'string') return true;
  return typeof value === 'object' && value !== null && Object.values(value).every(isStateValue);
}

/** Guarded edges of a configuration whose guards refuse a sample of their event there. */
function refusedAt(chart: Chart, { snapshot }: Configuration, isOpen: (edge: string) => boolean): readonly string[] {
  const { value, context } = snapshot;
  if (!isStateValue(value)) return [];
  const resolved = chart.machine.resolveState({ value, context });
  return getNextTransitions(resolved).flatMap((transition: Transition) => {
    const { id, guard } = edgeOf(transition);
    if (guard === null || !isOpen(id)) return [];
    return movesBy(chart, transition).some(({ event }) => !snapshot.can(event)) ? [id] : [];
  });
}

/** Counts what an exploration and a walk of a chart have tried. */
export function tallyOf(chart: Chart, configurations: readonly Configuration[], { walked }: Coverage): Tally {
  const edges = edgesOf(chart.machine);
  const taken = new Set(walked);
  const refused = new Set(passedOver(edges, taken));
  for (const configuration of configurations)
    for (const edge of refusedAt(chart, configuration, (id) => !refused.has(id))) refused.add(edge);
  const leaves = new Set(configurations.flatMap(({ snapshot }) => leavesOf(snapshot.value)));
  const resting = [...leaves].map((leaf) => `${chart.machine.id}.${leaf}`);
  const given = new Set(configurations.flatMap(({ moves }) => moves.map(({ move }) => move.token)));
  return {
    guards: edges
      .filter(({ guard }) => guard !== null)
      .map(({ id, source, event }) => ({
        edge: id,
        isTaken: taken.has(id),
        // A chart that rests in a state has been refused by the edges that leave it at once.
        isRefused:
          refused.has(id) || (event === 'always' && resting.some((state) => `${state}.`.startsWith(`${source}.`))),
      })),
    answers: Object.entries(chart.actorResponses).flatMap(([port, samples]) =>
      (['done', 'failed'] as const).flatMap((outcome) =>
        Object.keys(samples?.[outcome] ?? {}).map((sample) => {
          const token = `${port}:${outcome}.${sample}`;
          return { token, isFailure: outcome === 'failed', isGiven: given.has(token) };
        }),
      ),
    ),
  };
}
