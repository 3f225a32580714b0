import type { ElkExtendedEdge, ElkNode, LayoutOptions } from 'elkjs';
import type { Edge } from '../../machines/funnel/edges.ts';
import type { Box, Diagram, Line } from '../../machines/funnel/model/diagram.ts';
import type { DrawnBox, DrawnLabel, DrawnLine, DrawnText, Drawing } from './drawing.ts';
import { type } from './drawing.ts';

const { letter, leading, padding } = type;

const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '2',
};

/** What an edge is called beside its line. */
function labelOf({ event, guard }: Edge): string {
  const name = event.replace('xstate.done.state', 'all ended');
  return guard === null ? name : `${name} [${guard}]`;
}

function textsOf({ asks, addresses, route, stays, folded }: Box): readonly DrawnText[] {
  return [
    ...addresses.map((text) => ({ text, edge: route?.id ?? null })),
    ...asks.map((port) => ({ text: `asks ${port}`, edge: null })),
    ...stays.map((edge) => ({ text: `${labelOf(edge)} ↺`, edge: edge.id })),
    ...(folded > 0 ? [{ text: `+ ${folded} more`, edge: null }] : []),
  ];
}

function widthOf(text: string): number {
  return Math.ceil(text.length * letter) + 2 * padding;
}

function sizeOf(box: Box): { width: number; height: number } {
  const texts = textsOf(box);
  return {
    // The mark of the current state stands before its name.
    width: Math.max(widthOf(`${box.name}    `), ...texts.map(({ text }) => widthOf(text))),
    height: (1 + texts.length) * leading + padding,
  };
}

function nodeOf(box: Box, boxes: readonly Box[]): ElkNode {
  const children = boxes.filter(({ parent }) => parent === box.id);
  const { width, height } = sizeOf(box);
  if (children.length === 0) return { id: box.id, width, height };
  return {
    id: box.id,
    children: children.map((child) => nodeOf(child, boxes)),
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + padding},left=14,bottom=14,right=14]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
  };
}

/** Whether a line leads up in the order in which the chart was written: the layout gets it turned round. */
function isUpward({ from, to }: Line, boxes: readonly Box[]): boolean {
  const placeOf = (state: string): number => boxes.findIndex(({ id }) => id === state);
  return placeOf(to) < placeOf(from);
}

function elkEdgeOf(line: Line, boxes: readonly Box[]): ElkExtendedEdge {
  const ends = [line.from, line.to];
  const [source = '', target = ''] = isUpward(line, boxes) ? ends.toReversed() : ends;
  const labels = line.edges.map((edge) => {
    const text = labelOf(edge);
    return { id: edge.id, text, width: widthOf(text), height: leading };
  });
  return { id: line.id, sources: [source], targets: [target], labels };
}

/** All nodes of a layout, parents before their children. */
function nodesOf(node: ElkNode): readonly ElkNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

function drawnBox(box: Box, { x = 0, y = 0, width = 0, height = 0, children = [] }: ElkNode): DrawnBox {
  const { id, path, name, isInitial, isEnd, isPassing } = box;
  const isGroup = children.length > 0;
  return { id, path, name, isGroup, isInitial, isEnd, isPassing, texts: textsOf(box), x, y, width, height };
}

function drawnLine({ id, edges }: Line, isTurned: boolean, { sections = [], labels = [] }: ElkExtendedEdge): DrawnLine {
  const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);
  return {
    id,
    edges: edges.map((edge) => edge.id),
    points: isTurned ? points.toReversed() : points,
    labels: labels.map(({ id: edge = '', text = '', x = 0, y = 0, width = 0, height = 0 }): DrawnLabel => ({
      edge,
      text,
      x,
      y,
      width,
      height,
    })),
  };
}

/** Gives every box and line of a diagram its place. */
export async function layOut({ boxes, lines }: Diagram): Promise<Drawing> {
  // One and a half megabytes that only a diagram needs.
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const placed: ElkNode = await new Elk().layout({
    id: ' ',
    layoutOptions: options,
    children: boxes.filter(({ parent }) => parent === null).map((root) => nodeOf(root, boxes)),
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
