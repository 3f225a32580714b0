/** Collapsible parts of a diagram: a reader opens a whole chart state by state. */
import type { Box, Diagram, Line } from './diagram.ts';

/** The open parts of a diagram. States are named by their paths; the chart itself is always open. */
export interface Folding {
  /** States whose inner states are drawn. */
  readonly shown: readonly string[];
  /** States drawn in full: addresses, requests, actions, and complete labels of their lines. */
  readonly received: readonly string[];
  /** Whether the other lines have truncated labels. */
  readonly hasWords: boolean;
}

const union = (one: readonly string[], other: readonly string[]): readonly string[] => [...new Set([...one, ...other])];

/** Paths of the states around one, the chart itself among them. */
function around(path: string): readonly string[] {
  const names = path.split('.');
  return path === '' ? [] : names.map((_, depth) => names.slice(0, depth).join('.'));
}

/** Whether one path lies within another. */
function isWithin(path: string, outer: string): boolean {
  return path !== outer && (outer === '' || path.startsWith(`${outer}.`));
}

function isGroup({ boxes }: Diagram, { id }: Box): boolean {
  return boxes.some(({ parent }) => parent === id);
}

function hasDetails({ asks, addresses, stays }: Box): boolean {
  return asks.length + addresses.length + stays.length > 0;
}

/** Everything open. */
export function allOpen({ boxes }: Diagram): Folding {
  const paths = boxes.map(({ path }) => path);
  return { shown: paths, received: paths, hasWords: true };
}

/** Open down to a depth: 1 shows the chart's own states and nothing within them. */
export function openTo({ boxes }: Diagram, depth: number, hasWords: boolean): Folding {
  const isAbove = (path: string): boolean => around(path).length < depth;
  return { shown: boxes.map(({ path }) => path).filter(isAbove), received: [], hasWords };
}

/** Opens or closes a state. An opened state is drawn in full, and so are its direct children that are leaves. */
export function toggled(diagram: Diagram, folding: Folding, path: string): Folding {
  const box = diagram.boxes.find((each) => each.path === path);
  if (!box) return folding;
  const inner = isGroup(diagram, box);
  if ((inner ? folding.shown : folding.received).includes(path)) {
    const outside = (each: string): boolean => each !== path && !isWithin(each, path);
    return { ...folding, shown: folding.shown.filter(outside), received: folding.received.filter(outside) };
  }
  const leaves = diagram.boxes.filter((each) => each.parent === box.id && !isGroup(diagram, each));
  return {
    ...folding,
    shown: inner ? union(folding.shown, [path]) : folding.shown,
    received: union(folding.received, [path, ...leaves.map((leaf) => leaf.path)]),
  };
}

/** Opens the ancestors of some states, so that they are drawn. */
export function revealed(folding: Folding, paths: readonly string[]): Folding {
  return { ...folding, shown: union(folding.shown, paths.flatMap(around)) };
}

/** Opens the current states and their ancestors in full, even if they were closed. */
export function standingOpen(folding: Folding, paths: readonly string[]): Folding {
  const outer = paths.flatMap(around);
  return { ...folding, shown: union(folding.shown, outer), received: union(folding.received, [...paths, ...outer]) };
}

/** A diagram without the inner states of closed states; their lines move to the closed state. */
export function folded(diagram: Diagram, { shown, received, hasWords }: Folding): Diagram {
  const drawn = new Map<string, Box>();
  /** For each state the one drawn in its place: itself, or the closed ancestor. */
  const places = new Map<string, string>();
  const parents = new Set(diagram.boxes.map(({ parent }) => parent));
  for (const box of diagram.boxes) {
    const outer = box.parent === null ? undefined : drawn.get(box.parent);
    const isDrawn = box.parent === null || (outer !== undefined && (outer.path === '' || shown.includes(outer.path)));
    places.set(box.id, isDrawn ? box.id : (places.get(box.parent ?? '') ?? box.id));
    if (!isDrawn) continue;
    const isOuter = parents.has(box.id);
    const isOpen = isOuter ? shown.includes(box.path) : received.includes(box.path);
    const isFoldable = box.path !== '' && (isOuter || hasDetails(box));
    const details = received.includes(box.path) ? {} : { asks: [], addresses: [], stays: [] };
    drawn.set(box.id, { ...box, ...details, isOpen: isFoldable ? isOpen : null });
  }
  const isReceived = (id: string): boolean => received.includes(drawn.get(id)?.path ?? '');
  const led = diagram.lines.flatMap((line) => {
    const [from = '', to = ''] = [places.get(line.from), places.get(line.to)];
    // Transitions within a closed state are not drawn.
    return from === to && line.from !== line.to ? [] : [{ ...line, id: `${from} -> ${to}`, from, to }];
  });
  const lines = [...Map.groupBy(led, ({ id }) => id).values()].flatMap((same): readonly Line[] => {
    const [first] = same;
    if (!first) return [];
    const words = isReceived(first.from) || isReceived(first.to) ? 'full' : hasWords ? 'cut' : 'none';
    const main = same.flatMap((line) => line.main);
    return [{ ...first, words, main, edges: same.flatMap(({ edges }) => edges) }];
  });
  const boxes = [...drawn.values()].map((box) => {
    if (box.isOpen !== false) return box;
    return { ...box, folded: diagram.boxes.filter(({ path }) => isWithin(path, box.path)).length };
  });
  return { boxes, lines };
}
