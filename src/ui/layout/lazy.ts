import type { ComponentType, ReactNode } from 'react';
import { createElement, useSyncExternalStore } from 'react';

/** A component whose code is a chunk of its own. */
export interface Lazy<Props> {
  (props: Props): ReactNode;
  /** Prefetches its code. After a failure, the next render loads it again, and throws if that fails. */
  readonly load: () => Promise<unknown>;
  readonly isThere: () => boolean;
}

/** One function per failed load, which forgets it. */
const failed = new Set<() => void>();

/** Forgets failed loads: the next render of each component loads its code again. */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/**
 * A lazy component: rendered at once where its code is loaded, else as soon as it arrives. React's `lazy` would show a
 * fallback for at least 300 ms.
 *
 * @param standIn The fallback while its code loads.
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
