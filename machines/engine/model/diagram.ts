/** A chart as boxes and lines; the drawing lays them out. */
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { ChartRoute } from '../chart.ts';
import { routesOf, statesOf } from '../chart.ts';
import type { Edge, Transition } from '../edges.ts';
import { edgeOf, edgesOf } from '../edges.ts';
import type { Move } from './moves.ts';

/** An edge with the words of the control that sends its event; `null` where none does, or none is known. */
export interface SpokenEdge extends Edge {
  readonly says: string | null;
}

/** A state, as a box. */
export interface Box {
  /** Id of the state in the chart. */
  readonly id: string;
  readonly name: string;
  /** Path of state names from the root: `choice.reading`; empty for the chart itself. */
  readonly path: string;
  /** Id of the box around it; `null` for the chart itself. */
  readonly parent: string | null;
  readonly isInitial: boolean;
  readonly isEnd: boolean;
  /** The chart does not rest here: an eventless transition leaves it. */
  readonly isPassing: boolean;
  /** Ports that this state invokes. */
  readonly asks: readonly string[];
  /** First heading of its screen, where it is known. */
  readonly heading: string | null;
  /** Patterns of the addresses that enter the state, and the edge that all of them take. */
  readonly addresses: readonly string[];
  readonly route: SpokenEdge | null;
  /** Edges that act and stay. */
  readonly stays: readonly SpokenEdge[];
  /** Number of inner states that are not drawn. */
  readonly folded: number;
  /** Whether its inner states are drawn; `null` if it cannot be closed. */
  readonly isOpen: boolean | null;
}

/** All edges from one state to another, as one line. */
export interface Line {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly edges: readonly SpokenEdge[];
  /** Ids of its edges on the main path (`main-path.ts`). */
  readonly main: readonly string[];
  /** Length of the labels of its edges: all, the first one truncated, none. */
  readonly words: 'full' | 'cut' | 'none';
}

export interface Diagram {
  /** Parents before their children. */
  readonly boxes: readonly Box[];
  readonly lines: readonly Line[];
}

/** What a person reads on the screens of a chart. */
export interface ScreenWords {
  /** The first heading of a state's screen, by the path of the state. */
  readonly headings: Readonly<Record<string, string>>;
  /** The controls that send events, as the screens of their states have them. */
  readonly controls: readonly { readonly path: string; readonly event: string; readonly says: string }[];
}

const noWords: ScreenWords = { headings: {}, controls: [] };

/** The edge with the words of the first control that sends its event in its state, or in a state within it. */
function spoken(edge: Edge, path: string, { controls }: ScreenWords): SpokenEdge {
  const isWithin = (inner: string): boolean => path === '' || `${inner}.`.startsWith(`${path}.`);
  const control = controls.find(({ path: inner, event }) => event === edge.event && isWithin(inner));
  return { ...edge, says: control?.says ?? null };
}

function boxOf(
  node: AnyStateNode,
  edges: readonly SpokenEdge[],
  routes: readonly ChartRoute[],
  { headings }: ScreenWords,
): Box {
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
    heading: headings[node.path.join('.')] ?? null,
    addresses: routes.filter(({ stateId }) => stateId === node.id).map(({ pattern }) => pattern),
    route: edges.find(({ event, targets }) => event === 'route' && targets.includes(node.id)) ?? null,
    stays: edges.filter(({ source, targets }) => source === node.id && targets.length === 0),
    folded: 0,
    isOpen: null,
  };
}

/** The whole chart. Routes appear in the box of the state that they enter, not as lines. */
export function diagramOf(
  machine: AnyStateMachine,
  words: ScreenWords = noWords,
  mainPath: readonly string[] = [],
): Diagram {
  const routes = routesOf(machine);
  const nodes = [machine.root, ...statesOf(machine)];
  const paths = new Map(nodes.map(({ id, path }) => [id, path.join('.')]));
  const edges = edgesOf(machine).map((edge) => spoken(edge, paths.get(edge.source) ?? '', words));
  const boxes = nodes.map((node) => boxOf(node, edges, routes, words));
  const drawn = edges.filter(({ event }) => event !== 'route');
  const ends = drawn.flatMap((edge) => edge.targets.map((to) => ({ id: `${edge.source} -> ${to}`, to, edge })));
  const lines = [...Map.groupBy(ends, ({ id }) => id)].flatMap(([id, group]) =>
    group.slice(0, 1).map(({ to, edge }): Line => ({
      id,
      from: edge.source,
      to,
      edges: group.map((each) => each.edge),
      main: group.flatMap((each) => (mainPath.includes(each.edge.id) ? [each.edge.id] : [])),
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

/** The lines that leave a box, and those taken right after them from states that do not rest. */
function linesOn(diagram: Diagram, from: string, seen: ReadonlySet<string> = new Set()): readonly Line[] {
  return diagram.lines
    .filter((line) => line.from === from && !seen.has(line.id))
    .flatMap((line) => {
      const isPassing = diagram.boxes.some(({ id, isPassing: passes }) => id === line.to && passes);
      return [line, ...(isPassing ? linesOn(diagram, line.to, new Set([...seen, line.id])) : [])];
    });
}

/** The neighbourhood of some states, named by their paths: their sources and targets. */
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

/** Ids of the edges that a move takes first from a state; the eventless ones that follow are excluded. */
export function edgesOfMove(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  { event }: Move,
): readonly string[] {
  return machine.getTransitionData(snapshot, event).map((transition: Transition) => edgeOf(transition).id);
}
