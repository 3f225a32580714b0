/** A drawn chart as an SVG picture. */
import type { ReactElement } from 'react';
import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawing, DrawnBox, DrawnLine } from './drawing.ts';
import { type } from './drawing.ts';

/** The classes of states, by path, and of edges, by id; `null` for none. */
export interface Marks {
  readonly state: (path: string) => string | null;
  readonly edge: (id: string) => string | null;
}

const noMarks: Marks = { state: () => null, edge: () => null };

const { leading, padding, size } = type;

/** Follows the reader's scheme; marks are `played`, `tried`, `missed` and `failed`. */
const style = `
svg { color-scheme: light dark; background: light-dark(#fbf9f4, #14130f);
  font: ${size}px/${leading}px ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; }
text { fill: light-dark(#1b1a17, #ede8dc); } .name { font-weight: bold; } .note { fill: light-dark(#5c574e, #b0a898); }
rect { fill: light-dark(#ffffff, #24211b); stroke: light-dark(#857e70, #8f8777); }
.group > rect { fill: light-dark(rgb(27 26 23 / 4%), rgb(237 232 220 / 5%)); } .passing > rect { stroke-dasharray: 4 3; }
.end > rect { stroke-width: 3; }
path { fill: none; stroke: light-dark(#857e70, #8f8777); } path.main { stroke: light-dark(#1b1a17, #ede8dc); stroke-width: 2.5; }
  marker path { fill: light-dark(#857e70, #8f8777); stroke: none; }
.played > rect, path.played { stroke: light-dark(#0b5d4b, #6ccbb0); stroke-width: 2; }
.missed > rect, path.missed { stroke: light-dark(#a15c00, #f0b35a); stroke-width: 2; stroke-dasharray: 6 3; }
.failed > rect, path.failed { stroke: light-dark(#b3261e, #ff8a80); stroke-width: 4; }
text.played { fill: light-dark(#0b5d4b, #6ccbb0); } text.missed { fill: light-dark(#a15c00, #f0b35a); }
text.failed { fill: light-dark(#b3261e, #ff8a80); font-weight: bold; }
`;

function boxOf(box: DrawnBox, { state, edge }: Marks): ReactElement {
  const { id, path, name, x, y, width, height, isInitial, isGroup, isEnd, isPassing, texts } = box;
  const classes = [isGroup && 'group', isEnd && 'end', isPassing && 'passing', !isGroup && state(path)];
  return element(
    'g',
    { key: id, className: classes.filter(Boolean).join(' ') || undefined },
    element('rect', { x, y, width, height, rx: 3 }),
    element('text', { x: x + padding, y: y + leading, className: 'name' }, `${isInitial ? '● ' : ''}${name}`),
    texts.map(({ text, edge: named }, index) =>
      element(
        'text',
        {
          key: text,
          x: x + padding,
          y: y + (index + 2) * leading,
          className: (named === null ? null : edge(named)) ?? 'note',
        },
        text,
      ),
    ),
  );
}

/** The first mark that an edge of a line has, else that of the main path. */
function markOf({ edges, isMain }: DrawnLine, { edge }: Marks): string | undefined {
  const marks = edges.map(edge);
  return ['failed', 'missed', 'tried', 'played'].find((mark) => marks.includes(mark)) ?? (isMain ? 'main' : undefined);
}

function lineOf(line: DrawnLine, marks: Marks): ReactElement {
  const { id, points, labels } = line;
  return element(
    'g',
    { key: id },
    element('path', {
      className: markOf(line, marks),
      d: points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
      markerEnd: 'url(#arrow)',
    }),
    labels.map(({ text, edge, x, y }) =>
      element(
        'text',
        { key: text, x: x + padding, y: y + size, className: (edge === null ? null : marks.edge(edge)) ?? 'note' },
        text,
      ),
    ),
  );
}

/** The picture of a drawing, as a document of its own. */
export function svgOf({ width, height, boxes, lines }: Drawing, label: string, marks: Marks = noMarks): string {
  return renderToStaticMarkup(
    element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' },
      element('title', null, label),
      element('style', null, style),
      element(
        'defs',
        null,
        element(
          'marker',
          {
            id: 'arrow',
            viewBox: '0 0 8 8',
            refX: 7,
            refY: 4,
            markerWidth: 8,
            markerHeight: 8,
            markerUnits: 'userSpaceOnUse',
            orient: 'auto',
          },
          element('path', { d: 'M0 0L8 4L0 8z' }),
        ),
      ),
      boxes.map((box) => boxOf(box, marks)),
      lines.map((line) => lineOf(line, marks)),
    ),
  );
}
