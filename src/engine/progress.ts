import type { ChartRoute, Place, Step } from '../../machines/engine/index.ts';
import { carriedAlong, formatPath } from '../../machines/engine/index.ts';
import type { Host, Words } from './host.ts';

/** One mark of a progress list. */
export interface ProgressMark {
  readonly label: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** Where a done mark leads back to; `null` where there is no way back. */
  readonly place: Place | null;
}

/**
 * The progress list of a chart: the registry names the marks in order, the step that is announced says which one is
 * current, the chart's routes say where a done mark leads, with what else the present address holds. No list for a step that does not count; no
 * way back from an outcome.
 */
export function progressOf(
  labels: Readonly<Record<string, Words>>,
  routes: readonly ChartRoute[],
  step: Step,
  context: object,
  present: Place,
  say: Host['say'],
): readonly ProgressMark[] {
  const marks = Object.entries(labels);
  const current = marks.findIndex(([name]) => name === step.progress);
  if (current < 0) return [];
  return marks.map(([name, label], index) => {
    const state = index < current ? 'done' : index === current ? 'current' : 'ahead';
    const route = routes.find((each) => state === 'done' && !step.isOutcome && each.step.progress === name);
    const place = route ? carriedAlong(routes, formatPath(route.pattern, context), present) : null;
    return { label: say(label), state, place };
  });
}
