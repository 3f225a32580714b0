import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Area, Drawing, Size } from '../../scripts/diagram/drawing.ts';
import { fitScale, leastLegible } from '../../scripts/diagram/drawing.ts';
import { useSize } from './use-size.ts';

/** A scale, or fitted to the view: with legible text, or with everything visible. */
export type Zoom = number | 'legible' | 'all';

/** Factor of one zoom step. */
const STEP = 1.25;

/** Smallest and largest scale. */
const RANGE = [0.05, 4] as const;

/** A point of the drawing, and its position in the view, which it keeps when the drawing changes. */
interface Hold {
  /** Id of the box from whose corner the point is counted; `null`: from the drawing's. */
  readonly box: string | null;
  readonly x: number;
  readonly y: number;
  readonly viewX: number;
  readonly viewY: number;
}

export interface Viewport {
  readonly view: RefObject<HTMLDivElement | null>;
  readonly scale: number;
  readonly isFit: boolean;
  readonly setZoom: (zoom: Zoom) => void;
  /** Enlarges or reduces by some steps, about the middle of the view. */
  readonly zoomBy: (steps: number) => void;
  /** Brings a box into the middle, in the next drawing too. */
  readonly center: (box: string) => void;
  /** Brings a point of the drawing into the middle. */
  readonly centerAt: (x: number, y: number) => void;
  /** The visible part, in the drawing's lengths. */
  readonly visible: Area;
  /** Keeps the position of a box in the next drawing. */
  readonly keep: (box: string) => void;
}

function scaleOf(zoom: Zoom, drawing: Size, view: Size): number {
  if (typeof zoom === 'number') return zoom;
  if (view.width === 0) return 1;
  const all = fitScale(drawing, view);
  return zoom === 'all' ? all : Math.max(leastLegible, all);
}

/** Shows a part of a drawing, or all of it: it is dragged, scrolled, enlarged with Ctrl and the wheel, or by keyboard. */
export function useViewport(drawing: Drawing): Viewport {
  const view = useRef<HTMLDivElement>(null);
  const size = useSize(view);
  const [zoom, setZoom] = useState<Zoom>('legible');
  const scale = scaleOf(zoom, drawing, size);
  const hold = useRef<Hold | null>(null);
  const [corner, setCorner] = useState({ x: 0, y: 0 });

  /** Scrolls the held point to its position in the view. */
  const settle = useCallback(() => {
    const held = hold.current;
    if (!held || !view.current) return;
    const box = held.box === null ? { x: 0, y: 0 } : drawing.boxes.find(({ id }) => id === held.box);
    if (!box) return;
    view.current.scrollTo({
      left: (box.x + held.x) * scale - held.viewX,
      top: (box.y + held.y) * scale - held.viewY,
    });
  }, [drawing, scale]);
  useLayoutEffect(settle, [settle, size]);

  /** Holds the point that lies at a place of the view. */
  const holdAt = useCallback(
    (viewX: number, viewY: number) => {
      if (!view.current) return;
      const { scrollLeft, scrollTop } = view.current;
      hold.current = { box: null, x: (scrollLeft + viewX) / scale, y: (scrollTop + viewY) / scale, viewX, viewY };
    },
    [scale],
  );
  const zoomTo = useCallback(
    (next: number, viewX: number, viewY: number) => {
      holdAt(viewX, viewY);
      setZoom(Math.min(RANGE[1], Math.max(RANGE[0], next)));
    },
    [holdAt],
  );
  const zoomBy = useCallback(
    (steps: number) => {
      const { clientWidth = 0, clientHeight = 0 } = view.current ?? {};
      zoomTo(scale * STEP ** steps, clientWidth / 2, clientHeight / 2);
    },
    [scale, zoomTo],
  );
  const center = (id: string): void => {
    const box = drawing.boxes.find((each) => each.id === id);
    const { clientWidth = 0, clientHeight = 0 } = view.current ?? {};
    const [x, y] = [(box?.width ?? 0) / 2, Math.min(box?.height ?? 0, 60) / 2];
    hold.current = { box: id, x, y, viewX: clientWidth / 2, viewY: clientHeight / 2 };
    settle();
  };
  const centerAt = (x: number, y: number): void => {
    const { clientWidth = 0, clientHeight = 0 } = view.current ?? {};
    hold.current = { box: null, x, y, viewX: clientWidth / 2, viewY: clientHeight / 2 };
    settle();
  };
  const keep = (id: string): void => {
    const box = drawing.boxes.find((each) => each.id === id);
    const { scrollLeft = 0, scrollTop = 0 } = view.current ?? {};
    if (box)
      hold.current = { box: id, x: 0, y: 0, viewX: box.x * scale - scrollLeft, viewY: box.y * scale - scrollTop };
  };

  useEffect(() => {
    const element = view.current;
    if (!element) return undefined;
    const off = new AbortController();
    const { signal } = off;
    const onWheel = (event: WheelEvent): void => {
      hold.current = null;
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      zoomTo(scale * STEP ** (-event.deltaY / 100), event.clientX - left, event.clientY - top);
    };
    const onPointerDown = (event: PointerEvent): void => {
      const isBare = event.target instanceof Element && !event.target.closest('button, a');
      // A finger scrolls by itself.
      if (!isBare || event.pointerType === 'touch' || event.button !== 0) return;
      hold.current = null;
      const [startX, startY] = [event.clientX + element.scrollLeft, event.clientY + element.scrollTop];
      element.setPointerCapture(event.pointerId);
      const drag = new AbortController();
      element.addEventListener(
        'pointermove',
        ({ clientX, clientY }) => element.scrollTo({ left: startX - clientX, top: startY - clientY }),
        { signal: drag.signal },
      );
      element.addEventListener('lostpointercapture', () => drag.abort(), { once: true });
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const acts: Readonly<Record<string, (() => void) | undefined>> = {
        '+': () => zoomBy(1),
        '-': () => zoomBy(-1),
        '0': () => setZoom('all'),
        '1': () => setZoom(1),
      };
      hold.current = null;
      const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : acts[event.key];
      if (!act) return;
      act();
      // Storybook has keys of its own.
      event.preventDefault();
      event.stopPropagation();
    };
    const onScroll = (): void => setCorner({ x: element.scrollLeft, y: element.scrollTop });
    element.addEventListener('scroll', onScroll, { passive: true, signal });
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    element.addEventListener('pointerdown', onPointerDown, { signal });
    element.addEventListener('keydown', onKeyDown, { signal });
    return () => off.abort();
  }, [scale, zoomBy, zoomTo]);

  const visible = {
    x: corner.x / scale,
    y: corner.y / scale,
    width: size.width / scale,
    height: size.height / scale,
  };
  const isFit = scale === fitScale(drawing, size);
  return { view, scale, isFit, setZoom, zoomBy, center, centerAt, visible, keep };
}
