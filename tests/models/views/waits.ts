/** A page shows that it is busy while its chart waits for the world. */
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Configuration } from '../../../machines/engine/model/explore.ts';
import { leavesOf } from '../../../machines/engine/step.ts';
import { unheeded, unheededAnywhere } from './exceptions.ts';
import type { Note } from './law.ts';
import type { Stage } from './stage.tsx';

/** A state that waits for the answer of a port. */
interface Wait {
  /** `records.reading`, without its substates. */
  readonly state: string;
  readonly port: string;
}

/** The states on the path from the root to a leaf, both included. */
function nodesTo(machine: AnyStateMachine, leaf: string): readonly AnyStateNode[] {
  const nodes: AnyStateNode[] = [machine.root];
  for (const key of leaf.split('.')) {
    const node = nodes.at(-1)?.states[key];
    if (node) nodes.push(node);
  }
  return nodes;
}

/** Ports that the chart waits for in its current states. */
function waitsAt(machine: AnyStateMachine, { snapshot }: Pick<Configuration, 'snapshot'>): readonly Wait[] {
  const nodes = new Set(leavesOf(snapshot.value).flatMap((leaf) => nodesTo(machine, leaf)));
  return [...nodes].flatMap((node) =>
    node.invoke.map(({ src }) => ({ state: node.path.join('.'), port: typeof src === 'string' ? src : '' })),
  );
}

/**
 * Whether the page shows that it is busy: by a text that ends in an ellipsis, as in “Loading…”, in a live region or
 * in a part marked as busy.
 */
function isAtWork(stage: Stage): boolean {
  const said = stage.all('main [role=status], [aria-busy=true] p, header [role=status]');
  return said.some(({ textContent }) => (textContent ?? '').trim().endsWith('…'));
}

/** Visible changes of a page: its text, and the states of its switches and boxes. */
export function seenOn(stage: Stage): string {
  const checked = stage
    .all('input:checked, [aria-checked=true]')
    .map(({ id, textContent }) => id + (textContent ?? ''));
  return [stage.container.textContent, ...checked].join('\n');
}

/** Notes each wait that the page does not show, unless it is an exception; returns the exceptions used. */
export function lookAtWaits(stage: Stage, chart: { name: string; machine: AnyStateMachine }, note: Note): string[] {
  const needed: string[] = [];
  if (isAtWork(stage)) return needed;
  for (const { state, port } of waitsAt(chart.machine, { snapshot: stage.snapshot() })) {
    const excuse = `${chart.name}: ${state} | ${port}`;
    if (Object.hasOwn(unheeded, excuse)) needed.push(excuse);
    else if (!unheededAnywhere.some(({ states }) => states.test(state)))
      note('waiting', `waits for ${port}, and does not say so`);
  }
  return needed;
}
