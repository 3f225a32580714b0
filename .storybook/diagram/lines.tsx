/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- drawn by the manager's React as well as by ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment } from 'react';
import type { Drawing, DrawnLine } from '../../scripts/diagram/drawing.ts';
import { placed } from './box-view.tsx';
import { EdgeButton } from './edge-button.tsx';
import type { Standing } from './standing.ts';
import { eventsOf } from './standing.ts';

interface LinesProps {
  readonly drawing: Drawing;
  readonly standing: Standing | null;
  /** Id of the box under the pointer. */
  readonly pointed: string | null;
}

function isAt({ from, to }: DrawnLine, box: string | null): boolean {
  return from === box || to === box;
}

function classOf(line: DrawnLine, { standing, pointed }: Omit<LinesProps, 'drawing'>): string | undefined {
  if (line.edges.some((edge) => eventsOf(standing, edge).length > 0)) return 'offered';
  if (isAt(line, pointed)) return 'pointed';
  if (line.isMain && standing === null) return 'main';
  return line.edges.some((edge) => standing?.trail.includes(edge)) ? 'trail' : undefined;
}

/** All lines, without their words. */
export function Lines({ drawing: { width, height, lines }, ...rest }: LinesProps) {
  return (
    <svg className="chart-diagram-lines" width={width} height={height} aria-hidden="true">
      <defs>
        <marker
          id="chart-diagram-arrow"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {lines.map((line) => (
        <path
          key={line.id}
          className={classOf(line, rest)}
          d={line.points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
          markerEnd="url(#chart-diagram-arrow)"
        />
      ))}
    </svg>
  );
}

/** Most names at the end of a line. */
const MOST_NAMES = 4;

/** Names that a line's labels omit, at its end away from the box under the pointer. */
function UntoldWords({ line, pointed }: { readonly line: DrawnLine; readonly pointed: string | null }) {
  const { points, untold } = line;
  const isLeaving = line.from === pointed;
  const [end, before] = isLeaving ? points.toReversed() : points;
  if (!end || !before) return null;
  const isSideways = end.y === before.y;
  const sign = Math.sign(isSideways ? before.x - end.x : before.y - end.y);
  const shift = sign < 0 ? '-100%' : '0';
  const named = untold.slice(0, MOST_NAMES);
  return (
    <div
      className="chart-diagram-untold"
      style={{
        left: end.x + (isSideways ? sign * 10 : 0),
        top: end.y + (isSideways ? 0 : sign * 8),
        transform: isSideways ? `translate(${shift}, -50%)` : `translate(-50%, ${shift})`,
      }}
    >
      {named.map((text) => (
        <span key={text}>{text}</span>
      ))}
      {untold.length > named.length && <span>+{untold.length - named.length}</span>}
    </div>
  );
}

/** Labels of the lines; in a running chart, possible events are buttons. */
export function LineWords({
  drawing,
  standing,
  pointed,
  onChoose,
}: LinesProps & { readonly onChoose: (event: string) => void }) {
  return (
    <>
      {drawing.lines.flatMap(({ id, labels, untold }) =>
        labels.map((each) => (
          <div
            key={each.edge ?? id}
            className="chart-diagram-label"
            style={placed(each)}
            title={untold.join('\n') || undefined}
          >
            <EdgeButton text={each.text} events={eventsOf(standing, each.edge)} onChoose={onChoose} />
          </div>
        )),
      )}
      {drawing.lines
        .filter((line) => line.untold.length > 0 && isAt(line, pointed))
        .map((line) => (
          <UntoldWords key={line.id} line={line} pointed={pointed} />
        ))}
    </>
  );
}
