import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Chart } from './samples.ts';

/** The word of charts for a state in which nothing could be read: no outcome was told. */
const UNREADABLE = 'unreadable';

/** The chart stands there until something happens: nothing is asked, and nothing leads on by itself. */
function rests({ tags, invoke, always }: AnyStateNode): boolean {
  return !tags.includes('busy') && invoke.length === 0 && !always?.some(({ guard }) => guard === undefined);
}

/** Nothing that happens there leads on; another place is another visit. */
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
 * The states in which visits of a chart come to something: those whose screen the table of steps calls an outcome, and those
 * from which nothing leads on (in a chart with regions those that have the whole page, not a region). Read from the chart, without walking it.
 */
export function outcomesOf({
  machine,
}: { readonly machine: AnyStateMachine } & Pick<Chart, 'name'>): readonly string[] {
  return [...outcomes(machine.root, true)];
}
