import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** Heights of the overlays at the page's lower edge, in pixels. */
const heights = new Map<object, number>();

/** Last value of `--messages`, in pixels; `tokens.css` begins with the same. */
let known = 0;

function keepSpace(): void {
  const covered = [...heights.values()].reduce((sum, height) => sum + height, 0);
  // Setting a property of the root, even to the same value, recalculates the styles of the whole page.
  if (covered !== known) document.documentElement.style.setProperty('--messages', `${covered}px`);
  known = covered;
  const { activeElement } = document;
  if (covered === 0 || activeElement === null || activeElement === document.body) return;
  // Scrolls only where the focused element is covered: otherwise the reader's position stays.
  const { bottom } = activeElement.getBoundingClientRect();
  const edge = Math.min(...[...heights.keys()].map(topOf));
  if (bottom > edge && bottom <= window.innerHeight) activeElement.scrollIntoView({ block: 'nearest' });
}

const topOf = (element: object): number =>
  element instanceof Element ? element.getBoundingClientRect().top : Number.POSITIVE_INFINITY;

/**
 * Keeps the focused element in view while an overlay covers the page's lower edge (WCAG 2.2, 2.4.11): the page's scroll
 * height grows by the overlay's height (`--messages`, see `base.css`), and a focused element that it covers scrolls up.
 * @param content The value on which the element's height depends.
 * @param property A property of the root for this element's height alone.
 */
export function useSpace(element: RefObject<HTMLElement | null>, content: unknown, property?: `--${string}`): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    heights.set(current, current.offsetHeight);
    const { style } = document.documentElement;
    if (property) style.setProperty(property, `${current.offsetHeight}px`);
    keepSpace();
    return () => {
      heights.delete(current);
      if (property) style.removeProperty(property);
      keepSpace();
    };
  }, [element, content, property]);
}
