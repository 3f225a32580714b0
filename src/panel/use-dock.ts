import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** Keeps as much room free below the page as an element takes at the window's lower edge (`--dock`, see `base.css`). */
export function useDock(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    const { style } = document.documentElement;
    if (!current) return undefined;
    const watch = new ResizeObserver(() => style.setProperty('--dock', `${current.offsetHeight}px`));
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty('--dock');
    };
  }, [element]);
}
