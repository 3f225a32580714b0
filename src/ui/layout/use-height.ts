import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** Tells stylesheets how high an element is while it is there: in a custom property of the root, in pixels (see `tokens.css`). */
export function useHeight(element: RefObject<HTMLElement | null> | null, property: `--${string}`): void {
  useLayoutEffect(() => {
    const current = element?.current;
    const { style } = document.documentElement;
    if (!current) return undefined;
    const watch = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`));
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
