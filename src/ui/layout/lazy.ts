import type { ComponentType, ReactNode } from 'react';
import { createElement, useSyncExternalStore } from 'react';

/** A component whose code stands in a file of its own. */
export interface Lazy<Props> {
  (props: Props): ReactNode;
  /** Loads its code before it is needed. Where that fails, whoever draws it loads it again, and hears of it. */
  readonly load: () => Promise<unknown>;
  readonly isThere: () => boolean;
}

/** What forgets each code that could not be loaded. */
const failed = new Set<() => void>();

/** Has code that could not be loaded be loaded again by whoever draws it next. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * Draws what is loaded apart: what has been loaded at once, and anything else as soon as it comes. With React's `lazy`, what
 * has come is not shown within 300 ms after what stands in for it.
 *
 * @param standIn What is drawn while its code is on its way.
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: (props: Props) => ReactNode = () => null,
): Lazy<Props> {
  let there: ComponentType<Props> | null = null;
  let failure: { readonly cause: unknown } | null = null;
  let isAwaited = false;
  const drawers = new Set<() => void>();
  const tell = (): void => drawers.forEach((drawAgain) => drawAgain());

  const loadNow = async (): Promise<void> => {
    there ??= await load();
    tell();
  };
  const loadForDrawing = async (): Promise<void> => {
    try {
      await loadNow();
    } catch (cause) {
      failure = { cause };
      failed.add(() => {
        failure = null;
        isAwaited = false;
      });
      tell();
    }
  };
  const subscribe = (drawAgain: () => void): (() => void) => {
    drawers.add(drawAgain);
    return () => drawers.delete(drawAgain);
  };
  const look = (): ComponentType<Props> | null => {
    if (there !== null) return there;
    if (failure !== null) throw failure.cause;
    if (!isAwaited) {
      isAwaited = true;
      void loadForDrawing();
    }
    return null;
  };

  function View(props: Props): ReactNode {
    const drawn = useSyncExternalStore(subscribe, look, look);
    return drawn === null ? standIn(props) : createElement(drawn, props);
  }
  return Object.assign(View, { load: loadNow, isThere: () => there !== null });
}
