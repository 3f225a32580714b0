/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment -- drawn by the manager's React as well as by ours */
import type { KeyboardEvent, ReactNode } from 'react';
// oxlint-disable-next-line no-unused-vars -- what JSX becomes here
import { createElement, Fragment, useEffect, useRef, useState } from 'react';
import type { Diagram as Whole } from '../../machines/engine/model/diagram.ts';
import type { Folding } from '../../machines/engine/model/folding.ts';
import { allOpen, openTo, revealed, toggled } from '../../machines/engine/model/folding.ts';
import type { Drawing } from '../../scripts/diagram/drawing.ts';
import { isArrow, neighborOf } from '../../scripts/diagram/neighbor.ts';
import { BoxView } from './box-view.tsx';
import { diagramStyle } from './diagram-style.ts';
import { FindField } from './find-field.tsx';
import { LineWords, Lines } from './lines.tsx';
import { Minimap } from './minimap.tsx';
import { Outline } from './outline.tsx';
import type { Standing } from './standing.ts';
import { useViewport } from './use-viewport.ts';

/** A chart whose states can be opened, closed and looked for. */
export interface Foldable {
  readonly whole: Whole;
  /** The present folding. */
  readonly folding: Folding;
  readonly onFold: (folding: Folding) => void;
  /** The states that each story shows, by its id. */
  readonly pathsOfStories: Readonly<Record<string, readonly string[]>>;
}

interface DiagramProps {
  readonly label: string;
  readonly drawing: Drawing;
  /** `null`: a part of a chart, drawn as it is. */
  readonly foldable: Foldable | null;
  /** `null`: the diagram of a chart that does not run. */
  readonly standing: Standing | null;
  readonly onChoose: (event: string) => void;
  /** Ids of stories by the path of the state that they show. */
  readonly stories: Readonly<Record<string, string>>;
  readonly onOpen: (storyId: string) => void;
  /** Further switches before the diagram's own. */
  readonly children?: ReactNode;
}

const nothing: readonly string[] = [];

/** Whether the search has found a state, or one inside a closed state. */
function isFound(path: string, isOpen: boolean | null, found: readonly string[]): boolean {
  return found.includes(path) || (isOpen === false && found.some((each) => each.startsWith(`${path}.`)));
}

/**
 * A chart's states and edges. In a running chart the present state is marked, and the edges that leave it are buttons.
 */
export function Diagram({ label, drawing, foldable, standing, onChoose, stories, onOpen, children }: DiagramProps) {
  const viewport = useViewport(drawing);
  const { view, scale, isFit, setZoom, zoomBy } = viewport;
  const [pointed, setPointed] = useState<string | null>(null);
  const [found, setFound] = useState(nothing);
  const [isList, setList] = useState(false);
  /** Path of the state that is brought into the middle as soon as it is drawn. */
  const wanted = useRef<string | null>(null);

  const here =
    drawing.boxes.find(({ path, isGroup }) => !isGroup && standing?.paths.includes(path)) ??
    drawing.boxes.find(({ isInitial }) => isInitial);
  const hereId = here?.id;
  const center = useRef(viewport.center);
  useEffect(() => {
    center.current = viewport.center;
  });
  useEffect(() => {
    if (hereId !== undefined) center.current(hereId);
  }, [hereId]);
  useEffect(() => {
    const box = drawing.boxes.find(({ path }) => path === wanted.current);
    wanted.current = null;
    if (box) center.current(box.id);
  }, [drawing]);

  const toggle = (path: string): void => {
    const box = drawing.boxes.find((each) => each.path === path);
    if (!foldable || !box) return;
    viewport.keep(box.id);
    foldable.onFold(toggled(foldable.whole, foldable.folding, path));
  };
  const showFound = (paths: readonly string[], present: string | null): void => {
    setFound(paths);
    if (!foldable || present === null) return;
    const box = drawing.boxes.find(({ path }) => path === present);
    if (box) {
      viewport.center(box.id);
      return;
    }
    wanted.current = present;
    foldable.onFold(revealed(foldable.folding, [present]));
  };
  /** An arrow moves the focus to the next state, from the one that has it, or from the present one. */
  const moveFocus = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (!isArrow(key) || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
    const path = target.closest('[data-path]')?.getAttribute('data-path');
    const from = drawing.boxes.find((box) => box.path === path && path !== '') ?? here;
    const next = from && (path === undefined ? from : neighborOf(drawing.boxes, from, key));
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    viewport.center(next.id);
    const box = view.current?.querySelector<HTMLElement>(`[data-path="${next.path}"]`);
    (box?.querySelector('a') ?? box)?.focus({ preventScroll: true });
  };
  const handlers = { onChoose, onOpen, onToggle: toggle, onPoint: setPointed };
  return (
    <div className="chart-diagram">
      <style>{diagramStyle}</style>
      <div className="chart-diagram-bar">
        {children}
        <button type="button" aria-label="Smaller" onClick={() => zoomBy(-1)}>
          −
        </button>
        <button type="button" aria-label="Larger" onClick={() => zoomBy(1)}>
          +
        </button>
        <button type="button" aria-pressed={isFit} onClick={() => setZoom('all')}>
          Fit
        </button>
        <button type="button" aria-pressed={scale === 1} onClick={() => setZoom(1)}>
          100 %
        </button>
        <span className="chart-diagram-scale">{Math.round(scale * 100)} %</span>
        {foldable && (
          <>
            <button type="button" onClick={() => foldable.onFold(allOpen(foldable.whole))}>
              Open all
            </button>
            <button type="button" onClick={() => foldable.onFold(openTo(foldable.whole, 1, foldable.folding.hasWords))}>
              Close all
            </button>
            <button type="button" aria-pressed={isList} onClick={() => setList(!isList)}>
              List
            </button>
            <FindField whole={foldable.whole} pathsOfStories={foldable.pathsOfStories} onFound={showFound} />
          </>
        )}
      </div>
      {foldable && isList ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <div className="chart-diagram-view" role="region" aria-label={`${label}, as a list`} tabIndex={0}>
          <Outline whole={foldable.whole} standing={standing?.paths ?? nothing} stories={stories} onOpen={onOpen} />
        </div>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move within it */}
      <div
        className="chart-diagram-view"
        hidden={isList && foldable !== null}
        ref={view}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        onKeyDown={moveFocus}
      >
        <div style={{ width: drawing.width * scale, height: drawing.height * scale, overflow: 'hidden' }}>
          <div
            className="chart-diagram-sheet"
            style={{ width: drawing.width, height: drawing.height, transform: `scale(${scale})` }}
          >
            {drawing.boxes.map((box) => (
              <BoxView
                key={box.id}
                box={box}
                standing={standing}
                story={stories[box.path]}
                isFound={isFound(box.path, box.isOpen, found)}
                {...handlers}
              />
            ))}
            <Lines drawing={drawing} standing={standing} pointed={pointed} />
            <LineWords drawing={drawing} standing={standing} pointed={pointed} onChoose={onChoose} />
          </div>
        </div>
      </div>
      {!(isList && foldable) && (
        <Minimap
          drawing={drawing}
          standing={standing?.paths ?? nothing}
          visible={viewport.visible}
          onPoint={viewport.centerAt}
        />
      )}
      <p className="chart-diagram-legend">
        {standing && '▶ here, dashed line: the way here, thick line: can be taken · '}dark line: the main path · ● first
        · double frame: end · dashed frame: goes on by itself · ↺ stays · underlined: has a story · arrow keys: next
        state, Enter: its story
        {foldable && ' · + opens, − closes'}
      </p>
    </div>
  );
}
