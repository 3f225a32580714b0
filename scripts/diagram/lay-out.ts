import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs';
import type { Box, Diagram, Line, SpokenEdge } from '../../machines/engine/model/diagram.ts';
import type { DrawnBox, DrawnLabel, DrawnLine, DrawnText, Drawing, Size } from './drawing.ts';
import { foldButton, type } from './drawing.ts';

const { email, leading, padding } = type;

/** Options of the layout. */
export type Manner = LayoutOptions;

/** With room for every word. */
const roomy: Manner = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '2',
};

const tight: Manner = {
  ...roomy,
  'elk.layered.spacing.nodeNodeBetweenLayers': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '7',
  'elk.spacing.nodeNode': '16',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '8',
};

/** Compact options. The most compact differs by chart. */
export const tightManners: readonly Manner[] = [
  tight,
  // States in a row are stacked instead.
  { ...tight, 'elk.direction': 'RIGHT' },
  // Lines run close to each other.
  {
    ...tight,
    'elk.layered.spacing.nodeNodeBetweenLayers': '8',
    'elk.layered.spacing.edgeNodeBetweenLayers': '5',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '4',
  },
];

/** Options of the lines of the main path. */
const straight: Manner = {
  'elk.layered.priority.direction': '10',
  'elk.layered.priority.shortness': '10',
  'elk.layered.priority.straightness': '100',
};

/** The label of an edge: the words of its control, else the name of its event. */
export function labelOf({ event, guard, says }: SpokenEdge): string {
  const name = says === null ? event.replace('xstate.done.state', 'all ended') : `“${says}”`;
  return guard === null ? name : `${name} [${guard}]`;
}

function textsOf({ heading, asks, addresses, route, stays, folded, isOpen }: Box): readonly DrawnText[] {
  return [
    ...(heading === null ? [] : [{ text: `“${heading}”`, edge: null }]),
    ...addresses.map((text) => ({ text, edge: route?.id ?? null })),
    ...asks.map((port) => ({ text: `asks ${port}`, edge: null })),
    ...stays.map((edge) => ({ text: `${labelOf(edge)} ↺`, edge: edge.id })),
    // A box that can be expanded shows the number on its button instead.
    ...(folded > 0 && isOpen === null ? [{ text: `+ ${folded} more`, edge: null }] : []),
  ];
}

/** Characters shown of a truncated label. */
const CUT = 16;

/** The names of a line's edges, without duplicates. */
function wordsOf({ edges }: Line): readonly string[] {
  return [...new Set(edges.map(labelOf))];
}

/** The first event of a line and the number of others: `payment.confirm… +2`. */
function cutWords({ edges }: Line): string {
  const [first = '', ...others] = new Set(edges.map((edge) => labelOf({ ...edge, guard: null })));
  const cut = first.length > CUT ? `${first.slice(0, CUT - 1)}…` : first;
  return others.length === 0 ? cut : `${cut} +${others.length}`;
}

/** The labels of a line: one for each of its edges, a single one, or none; on the main path always its controls. */
function labelsOf(line: Line): readonly { readonly id: string; readonly text: string }[] {
  if (line.words === 'full') return line.edges.map((edge) => ({ id: edge.id, text: labelOf(edge) }));
  const [pressed] = line.edges.filter(({ id, says }) => says !== null && line.main.includes(id));
  if (pressed) return [{ id: line.id, text: labelOf({ ...pressed, guard: null }) }];
  return line.words === 'cut' ? [{ id: line.id, text: cutWords(line) }] : [];
}

/** The names that the labels omit. */
function untoldOf(line: Line): readonly string[] {
  if (line.words === 'full') return [];
  const words = wordsOf(line);
  return line.words === 'cut' && words.length === 1 && words[0] === cutWords(line) ? [] : words;
}

function widthOf(text: string): number {
  return Math.ceil(text.length * email) + 2 * padding;
}

function sizeOf(box: Box): Size {
  const texts = textsOf(box);
  // The mark of the current state precedes its name; the number of hidden states follows it.
  const head = `${box.name}    ${box.folded > 0 ? `+${box.folded} ` : ''}`;
  const button = box.isOpen === null ? 0 : foldButton;
  return {
    width: Math.max(widthOf(head) + button, ...texts.map(({ text }) => widthOf(text))),
    height: (1 + texts.length) * leading + padding + (box.isOpen === null ? 0 : foldButton - leading),
  };
}

function nodeOf(box: Box, boxes: readonly Box[], options: Manner): ElkNode {
  const children = boxes.filter(({ parent }) => parent === box.id);
  const { width, height } = sizeOf(box);
  if (children.length === 0) return { id: box.id, width, height };
  return {
    id: box.id,
    children: children.map((child) => nodeOf(child, boxes, options)),
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + padding},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

/** Whether a line goes up in the order of the chart's source: it is reversed for the layout. */
function isUpward({ from, to }: Line, boxes: readonly Box[]): boolean {
  const placeOf = (state: string): number => boxes.findIndex(({ id }) => id === state);
  return placeOf(to) < placeOf(from);
}

function elkEdgeOf(line: Line, boxes: readonly Box[]): ElkExtendedEdge {
  const ends = [line.from, line.to];
  const [source = '', target = ''] = isUpward(line, boxes) ? ends.toReversed() : ends;
  const labels = labelsOf(line).map((label) => ({ ...label, width: widthOf(label.text), height: leading }));
  return {
    id: line.id,
    sources: [source],
    targets: [target],
    labels,
    ...(line.main.length > 0 && { layoutOptions: straight }),
  };
}

/** All nodes of a layout, parents before their children. */
function nodesOf(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

function drawnBox(box: Box, { x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode): DrawnBox {
  const { id, path, name, isInitial, isEnd, isPassing, isOpen, folded } = box;
  const isGroup = children.length > 0;
  const texts = textsOf(box);
  return { id, path, name, isGroup, isInitial, isEnd, isPassing, isOpen, folded, texts, x, y, width, height };
}

function drawnLine(line: Line, isTurned: boolean, { sections = [], labels = [] }: ElkExtendedEdge): DrawnLine {
  const { id, from, to, edges, main, words } = line;
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
  return {
    id,
    from,
    to,
    edges: edges.map((edge) => edge.id),
    isMain: main.length > 0,
    untold: untoldOf(line),
    points: isTurned ? points.toReversed() : points,
    labels: labels.map(({ id: name = '', text = '', x = 0, y = 0, width = 0, height = 0 }): DrawnLabel => ({
      edge: words === 'full' ? name : null,
      text,
      x,
      y,
      width,
      height,
    })),
  };
}

/** Computes the position of every box and line of a diagram. */
export async function layOut({ boxes, lines }: Diagram, manner: Manner = roomy): Promise<Drawing> {
  // 1.5 MB, needed only for diagrams.
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const placed: ElkNode = await new Elk().layout({
    id: ' ',
    layoutOptions: manner,
    children: boxes.filter(({ parent }) => parent === null).map((root) => nodeOf(root, boxes, manner)),
    edges: lines.map((line) => elkEdgeOf(line, boxes)),
  });
  const nodes = new Map(nodesOf(placed).map((node) => [node.id, node]));
  const edges = new Map((placed.edges ?? []).map((edge) => [edge.id, edge]));
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    boxes: boxes.flatMap((box) => {
      const node = nodes.get(box.id);
      return node ? [drawnBox(box, node)] : [];
    }),
    lines: lines.flatMap((line) => {
      const edge = edges.get(line.id);
      return edge ? [drawnLine(line, isUpward(line, boxes), edge)] : [];
    }),
  };
}
