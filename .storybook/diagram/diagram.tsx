/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- drawn by the manager's React as well as by ours */
import type { ReactNode } from 'react';
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment, useEffect, useRef, useState } from 'react';
import { diagramStyle } from './diagram-style.ts';
import type { Area, DrawnBox, DrawnLine, Drawing } from '../../scripts/diagram/drawing.ts';
import { EdgeButton } from './edge-button.tsx';
import { useSize } from './use-size.ts';

/** Where a running chart stands in its diagram. */
export interface Standing {
  /** Paths of the states in which it rests. */
  readonly paths: readonly string[];
  /** Ids of the edges that led there. */
  readonly trail: readonly string[];
  /** What can be sent to it, with the edges that each event takes. */
  readonly events: readonly { readonly label: string; readonly edges: readonly string[] }[];
}

interface DiagramProps {
  readonly label: string;
  readonly drawing: Drawing;
  /** `null`: the diagram of a chart that does not run. */
  readonly standing: Standing | null;
  readonly onChoose: (event: string) => void;
  /** Ids of stories by the path of the state that they show. */
  readonly stories: Readonly<Record<string, string>>;
  readonly onOpen: (storyId: string) => void;
  /** Further switches before the diagram's own. */
  readonly children?: ReactNode;
}

/** A scale, or as large as fits: with letters that can be read, or with everything in sight. */
type Zoom = number | 'legible' | 'all';

/** Below this nobody reads the texts. */
const leastLegible = 0.9;

/** By how much one step of the zoom enlarges. */
const zoomStep = 1.25;

function placed({ x, y, width, height }: Area) {
  return { left: x, top: y, width, height };
}

function eventsOf(standing: Standing | null, edge: string | null): readonly string[] {
  if (edge === null) return [];
  return standing?.events.filter(({ edges }) => edges.includes(edge)).map(({ label }) => label) ?? [];
}

function LinePath({
  line: { points, edges },
  standing,
}: {
  readonly line: DrawnLine;
  readonly standing: Standing | null;
}) {
  const isOffered = edges.some((edge) => eventsOf(standing, edge).length > 0);
  const isTrail = edges.some((edge) => standing?.trail.includes(edge));
  return (
    <path
      className={isOffered ? 'offered' : isTrail ? 'trail' : undefined}
      d={points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}
      markerEnd="url(#chart-diagram-arrow)"
    />
  );
}

type BoxProps = Pick<DiagramProps, 'standing' | 'onChoose' | 'stories' | 'onOpen'> & { readonly box: DrawnBox };

function BoxView({ box, standing, onChoose, stories, onOpen }: BoxProps) {
  const { path, name, isGroup, isInitial, isEnd, isPassing, texts } = box;
  const isCurrent = standing?.paths.includes(path) ?? false;
  const story = stories[path];
  const classes = [
    'chart-diagram-box',
    isGroup && 'group',
    isEnd && 'end',
    isPassing && 'passing',
    isCurrent && 'current',
  ];
  return (
    <div className={classes.filter(Boolean).join(' ')} style={placed(box)}>
      <p className="name" aria-current={isCurrent || undefined}>
        {isCurrent && '▶ '}
        {isInitial && '● '}
        {story === undefined ? (
          name
        ) : (
          <a
            href={`./?path=/story/${story}`}
            target="_top"
            onClick={(event) => {
              event.preventDefault();
              onOpen(story);
            }}
          >
            {name}
          </a>
        )}
      </p>
      {texts.map(({ text, edge }) => (
        <p key={text}>
          <EdgeButton text={text} events={eventsOf(standing, edge)} onChoose={onChoose} />
        </p>
      ))}
    </div>
  );
}

/** The scale at which a drawing is shown in a view of this size. */
function scaleOf(zoom: Zoom, drawing: Drawing, view: { readonly width: number; readonly height: number }): number {
  if (typeof zoom === 'number') return zoom;
  if (view.width === 0) return 1;
  const all = Math.min(1, view.width / drawing.width, view.height / drawing.height);
  return zoom === 'all' ? all : Math.max(leastLegible, Math.min(1, view.width / drawing.width));
}

/** A chart's states and edges. Where the chart runs, its state is marked, and the edges that leave it are buttons. */
export function Diagram({ label, drawing, standing, onChoose, stories, onOpen, children }: DiagramProps) {
  const view = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState<Zoom>('legible');
  const scale = scaleOf(zoom, drawing, useSize(view));
  const here =
    drawing.boxes.find(({ path, isGroup }) => !isGroup && standing?.paths.includes(path)) ??
    drawing.boxes.find(({ isInitial }) => isInitial);

  useEffect(() => {
    if (!here || !view.current) return;
    const { clientWidth, clientHeight } = view.current;
    view.current.scrollTo({
      left: (here.x + here.width / 2) * scale - clientWidth / 2,
      top: (here.y + here.height / 2) * scale - clientHeight / 2,
    });
  }, [here, scale]);

  const box = (each: DrawnBox) => (
    <BoxView key={each.id} box={each} standing={standing} onChoose={onChoose} stories={stories} onOpen={onOpen} />
  );
  return (
    <div className="chart-diagram">
      <style>{diagramStyle}</style>
      <div className="chart-diagram-bar">
        {children}
        <button type="button" aria-label="Smaller" onClick={() => setZoom(scale / zoomStep)}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => setZoom(scale * zoomStep)}>
          +
        </button>
        <button type="button" aria-pressed={zoom === 'legible'} onClick={() => setZoom('legible')}>
          Legible
        </button>
        <button type="button" aria-pressed={zoom === 'all'} onClick={() => setZoom('all')}>
          Fit
        </button>
        <span>{Math.round(scale * 100)} %</span>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className="chart-diagram-view" ref={view} role="region" aria-label={label} tabIndex={0}>
        <div style={{ width: drawing.width * scale, height: drawing.height * scale, overflow: 'hidden' }}>
          <div
            className="chart-diagram-sheet"
            style={{ width: drawing.width, height: drawing.height, transform: `scale(${scale})` }}
          >
            {drawing.boxes.filter(({ isGroup }) => isGroup).map(box)}
            <svg className="chart-diagram-lines" width={drawing.width} height={drawing.height} aria-hidden="true">
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
              {drawing.lines.map((line) => (
                <LinePath key={line.id} line={line} standing={standing} />
              ))}
            </svg>
            {drawing.boxes.filter(({ isGroup }) => !isGroup).map(box)}
            {drawing.lines.flatMap(({ labels }) =>
              labels.map((each) => (
                <div key={each.edge} className="chart-diagram-label" style={placed(each)}>
                  <EdgeButton text={each.text} events={eventsOf(standing, each.edge)} onChoose={onChoose} />
                </div>
              )),
            )}
          </div>
        </div>
      </div>
      <p className="chart-diagram-legend">
        {standing && '▶ here, dashed line: the way here, thick line: can be taken · '}● first · double frame: end ·
        dashed frame: goes on by itself · ↺ stays · underlined: has a story
      </p>
    </div>
  );
}
