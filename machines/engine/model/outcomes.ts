import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Chart } from './samples.ts';

/** Name that charts give the state of a failed read: no outcome is known. */
const UNREADABLE = 'unreadable';

/** The chart rests there until an event: no request runs, and no eventless transition leaves. */
function rests({ tags, invoke, always }: AnyStateNode): boolean {
  return !tags.includes('busy') && invoke.length === 0 && !always?.some(({ guard }) => guard === undefined);
}

/** No event leaves this state; another address is another visit. */
function isEnd({ ownEvents }: AnyStateNode): boolean {
  return ownEvents.every((event) => event === 'place.changed');
}

function* outcomes(node: AnyStateNode, isAlone: boolean): Generator<string> {
  const children = Object.values(node.states);
  for (const child of children) yield* outcomes(child, isAlone && node.type !== 'parallel');
  const meta: unknown = node.meta;
  const step = typeof meta === 'object' && meta !== null && 'step' in meta ? meta.step : null;
  if (children.length > 0 || typeof step !== 'object' || step === null || node.key === UNREADABLE) return;
  const isOutcome = 'isOutcome' in step && step.isOutcome === true;
  if (rests(node) && (isOutcome || (isAlone && isEnd(node)))) yield node.path.join('.');
}

/**
 * The states in which visits of a chart end: those whose step is an outcome, and those that no event leaves (in a chart
 * with regions, those of the whole page). Read from the chart, without walking it.
 */
export function outcomesOf({
  machine,
}: { readonly machine: AnyStateMachine } & Pick<Chart, 'name'>): readonly string[] {
  return [...outcomes(machine.root, true)];
}
