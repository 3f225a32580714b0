/** What the panel says of a chart: names of its states, events and ports, and never a value. */
import type { AnyMachineSnapshot } from 'xstate';
import { getNextTransitions } from 'xstate';
import type { Transition } from '../../machines/engine/edges.ts';
import { edgeOf } from '../../machines/engine/edges.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { leavesOf } from '../../machines/engine/state-name.ts';
import type { Step } from '../../machines/engine/step.ts';
import { stepOf } from '../../machines/engine/step.ts';

/** A mark of the progress list, counted from 1. */
interface Mark {
  readonly name: string;
  readonly index: number;
  readonly count: number;
}

export interface Facts {
  /** Each with its whole path; side by side where the chart is in several at once. */
  readonly states: readonly string[];
  readonly tags: readonly string[];
  readonly step: string;
  readonly mark: Mark | null;
  /** Events that the chart would take now, of those that people and pages send. */
  readonly events: readonly string[];
  /** Delays that run. */
  readonly delays: readonly string[];
}

function markOf({ steps }: Chart, { progress }: Step): Mark | null {
  if (progress === null) return null;
  const marks = [...new Set(Object.values(steps).flatMap((each) => each.progress ?? []))];
  return { name: progress, index: marks.indexOf(progress) + 1, count: marks.length };
}

/** Whether the chart takes an event, as far as one of its samples can tell. */
function isTaken({ events }: Chart, snapshot: AnyMachineSnapshot, type: string): boolean {
  return Object.values(events[type] ?? {}).some((payload) => snapshot.can({ type, ...payload }));
}

const AFTER = 'after ';

/** What there is to say of a chart that stands so. */
export function factsOf(chart: Chart, snapshot: AnyMachineSnapshot): Facts {
  const step = stepOf(snapshot);
  const names = new Set(getNextTransitions(snapshot).map((each: Transition) => edgeOf(each).event));
  const next = [...names];
  return {
    states: leavesOf(snapshot.value),
    tags: [...snapshot.tags].map(String),
    step: step.name,
    mark: markOf(chart, step),
    events: next.filter((name) => isTaken(chart, snapshot, name)),
    delays: next.filter((name) => name.startsWith(AFTER)).map((name) => name.slice(AFTER.length)),
  };
}
