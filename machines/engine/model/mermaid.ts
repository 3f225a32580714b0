/** A chart's outline as a Mermaid diagram: its outermost states and what leads from one to another. */
import type { AnyStateMachine } from 'xstate';
import { edgesOf } from '../edges.ts';

/** Markdown that GitHub and most editors draw. Edges inside an outermost state are left out. */
export function outlineOf(machine: AnyStateMachine): string {
  const outermost = (id: string): string => id.split('.')[1] ?? '';
  const labels = new Map<string, Set<string>>();
  for (const { source, event, guard, targets } of edgesOf(machine)) {
    for (const target of targets) {
      const [from, to] = [outermost(source), outermost(target)];
      if (from === to || from === '') continue;
      const arrow = `${from} --> ${to}`;
      const what = event === 'always' ? '' : event;
      const label = [what, guard === null ? '' : `[${guard}]`].filter(Boolean).join(' ');
      labels.set(arrow, (labels.get(arrow) ?? new Set()).add(label));
    }
  }
  const first = machine.root.initial.target.map(({ key }) => `  [*] --> ${key}`);
  const arrows = [...labels].map(([arrow, words]) => {
    const text = [...words].filter(Boolean).join(' / ');
    return text === '' ? `  ${arrow}` : `  ${arrow} : ${text}`;
  });
  return ['```mermaid', 'stateDiagram-v2', ...first, ...arrows, '```', ''].join('\n');
}
