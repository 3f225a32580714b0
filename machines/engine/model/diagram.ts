/** A chart as a drawing needs it: boxes within boxes, lines between them. Where they lie is the drawing's business. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { ChartRoute } from '../chart.ts';
import { routesOf, statesOf } from '../chart.ts';
import type { Edge, Transition } from '../edges.ts';
import { edgeOf, edgesOf } from '../edges.ts';
import type { Move } from './moves.ts';

/** A state, as a box. */
export interface Box {
  /** Id of the state in the chart. */
  readonly id: string;
  readonly name: string;
  /** Names from the top, as a state's value tells them: `choice.reading`; empty for the chart itself. */
  readonly path: string;
  /** Id of the box around it; `null` for the chart itself. */
  readonly parent: string | null;
  readonly isInitial: boolean;
  readonly isEnd: boolean;
  /** The chart does not rest here: it goes on by itself. */
  readonly isPassing: boolean;
  /** Ports that are asked here. */
  readonly asks: readonly string[];
  /** Patterns of the addresses that lead here, and the edge that all of them take. */
  readonly addresses: readonly string[];
  readonly route: Edge | null;
  /** Edges that act and stay. */
  readonly stays: readonly Edge[];
  /** How many states lie within it that are not drawn. */
  readonly folded: number;
  /** Whether what it holds is drawn; `null` where it cannot be closed. */
  readonly isOpen: boolean | null;
}

/** All edges from one state to another, as one line. */
export interface Line {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly edges: readonly Edge[];
  /** How much of its edges' names is told: all, the first one cut short, nothing. */
  readonly words: 'full' | 'cut' | 'none';
}

export interface Diagram {
  /** Parents before their children. */
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

function boxOf(node: AnyStateNode, edges: readonly Edge[], routes: readonly ChartRoute[]): Box {
  const always: readonly Transition[] = node.always ?? [];
  return {
    id: node.id,
    name: node.key,
    path: node.path.join('.'),
    parent: node.parent?.id ?? null,
    isInitial: node.parent?.config.initial === node.key,
    isEnd: node.type === 'final',
    isPassing: always.some(({ guard }) => guard === undefined),
    asks: node.invoke.flatMap(({ src }) => (typeof src === 'string' ? [src] : [])),
    addresses: routes.filter(({ stateId }) => stateId === node.id).map(({ pattern }) => pattern),
    route: edges.find(({ event, targets }) => event === 'route' && targets.includes(node.id)) ?? null,
    stays: edges.filter(({ source, targets }) => source === node.id && targets.length === 0),
    folded: 0,
    isOpen: null,
  };
}

/** The whole chart. Ways in from an address are told in the box that they lead to, not drawn as lines. */
export function diagramOf(machine: AnyStateMachine): Diagram {
  const [routes, edges] = [routesOf(machine), edgesOf(machine)];
  const boxes = [machine.root, ...statesOf(machine)].map((node) => boxOf(node, edges, routes));
  const drawn = edges.filter(({ event }) => event !== 'route');
  const ends = drawn.flatMap((edge) => edge.targets.map((to) => ({ id: `${edge.source} -> ${to}`, to, edge })));
  const lines = [...Map.groupBy(ends, ({ id }) => id)].flatMap(([id, group]) =>
    group.slice(0, 1).map(({ to, edge }): Line => ({
      id,
      from: edge.source,
      to,
      edges: group.map((each) => each.edge),
      words: 'full',
    })),
  );
  return { boxes, lines };
}

/** The box with this id and all boxes around it, inmost first. */
function withParents({ boxes }: Diagram, id: string | null): readonly string[] {
  const box = boxes.find((each) => each.id === id);
  return box ? [box.id, ...withParents({ boxes, lines: [] }, box.parent)] : [];
}

/** The lines that leave a box, and those that are followed at once where they lead to a state that only passes on. */
function linesOn(diagram: Diagram, from: string, seen: ReadonlySet<string> = new Set()): readonly Line[] {
  return diagram.lines
    .filter((line) => line.from === from && !seen.has(line.id))
    .flatMap((line) => {
      const isPassing = diagram.boxes.some(({ id, isPassing: passes }) => id === line.to && passes);
      return [line, ...(isPassing ? linesOn(diagram, line.to, new Set([...seen, line.id])) : [])];
    });
}

/** What lies around some states, named by their paths: where one comes from, where one can go. */
export function around(diagram: Diagram, paths: readonly string[]): Diagram {
  const current = diagram.boxes.filter(({ path }) => paths.includes(path)).map(({ id }) => id);
  const active = new Set(current.flatMap((id) => withParents(diagram, id)));
  const onward = [...active].flatMap((id) =>
    current.includes(id) ? linesOn(diagram, id) : diagram.lines.filter(({ from }) => from === id),
  );
  const inward = diagram.lines.filter(({ to }) => current.includes(to));
  const lines = [...new Set([...inward, ...onward])];
  const shown = new Set(
    [...current, ...lines.flatMap(({ from, to }) => [from, to])].flatMap((id) => withParents(diagram, id)),
  );
  const boxes = diagram.boxes
    .filter(({ id }) => shown.has(id))
    .map((box) => {
      const children = diagram.boxes.filter(({ parent }) => parent === box.id);
      return { ...box, folded: children.filter(({ id }) => !shown.has(id)).length };
    });
  return { boxes, lines };
}

/** Ids of the edges that a move takes first where a chart stands; what follows by itself is not among them. */
export function edgesOfMove(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  { event }: Move,
): readonly string[] {
  return machine.getTransitionData(snapshot, event).map((transition: Transition) => edgeOf(transition).id);
}
