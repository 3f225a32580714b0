/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- drawn by the manager's React as well as by ours */
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment } from 'react';
import type { PointerEvent } from 'react';
import type { Area, Drawing } from '../../scripts/diagram/drawing.ts';

/** The longest side of the map, in CSS pixels. */
const SIDE = 140;

interface MinimapProps {
  readonly drawing: Drawing;
  readonly standing: readonly string[];
  /** The visible part, in the drawing's lengths. */
  readonly visible: Area;
  /** Brings a point of the drawing into the middle. */
  readonly onPoint: (x: number, y: number) => void;
}

/** The whole drawing, small, with the visible part: a press or a drag moves there. Nothing where all of it is visible. */
export function Minimap({ drawing, standing, visible, onPoint }: MinimapProps) {
  const { width, height, boxes } = drawing;
  if (visible.width === 0 || (visible.width >= width && visible.height >= height)) return null;
  const scale = SIDE / Math.max(width, height);
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons !== 1) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    onPoint((event.clientX - left) / scale, (event.clientY - top) / scale);
  };
  return (
    <svg
      className="chart-diagram-minimap"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      onPointerDown={point}
      onPointerMove={point}
    >
      {boxes.map(({ id, path, x, y, width: wide, height: high, isGroup }) => (
        <rect
          key={id}
          x={x}
          y={y}
          width={wide}
          height={high}
          className={standing.includes(path) ? 'current' : isGroup ? 'group' : undefined}
        />
      ))}
      <rect className="visible" {...visible} />
    </svg>
  );
}
