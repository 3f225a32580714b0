/** A chart's outline as a Mermaid diagram: its outermost states and what leads from one to another. */
import type { Diagram, SpokenEdge } from './diagram.ts';

/** Colons and semicolons end a text in Mermaid. */
const textOf = (words: string): string => words.replaceAll(/\s*[:;]/g, ',');

function labelOf({ event, guard, says }: SpokenEdge): string {
  const what = says === null ? event : `“${textOf(says)}”`;
  return [event === 'always' ? '' : what, guard === null ? '' : `[${guard}]`].filter(Boolean).join(' ');
}

/** Markdown that GitHub and most editors draw. Edges inside an outermost state are left out. */
export function outlineOf({ boxes, lines }: Diagram): string {
  const outermost = (id: string): string => id.split('.')[1] ?? '';
  const labels = new Map<string, Set<string>>();
  for (const { from, to, edges } of lines) {
    const [source, target] = [outermost(from), outermost(to)];
    if (source === target || source === '') continue;
    const arrow = `${source} --> ${target}`;
    labels.set(arrow, new Set([...(labels.get(arrow) ?? []), ...edges.map(labelOf)]));
  }
  const states = boxes.filter(({ id, path }) => path !== '' && outermost(id) === path);
  const first = states.filter(({ isInitial }) => isInitial).map(({ name }) => `  [*] --> ${name}`);
  const headings = states.flatMap(({ name, heading }) =>
    heading === null ? [] : [`  state "${name}<br>${textOf(heading).replaceAll('"', '')}" as ${name}`],
  );
  const arrows = [...labels].map(([arrow, words]) => {
    const text = [...words].filter(Boolean).join(' / ');
    return text === '' ? `  ${arrow}` : `  ${arrow} : ${text}`;
  });
  return ['```mermaid', 'stateDiagram-v2', ...headings, ...first, ...arrows, '```', ''].join('\n');
}
