import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** Heights of what lies over the page's lower edge at the moment, in pixels. */
const heights = new Map<object, number>();

/** What the page knows of it; by default nothing is covered (`tokens.css`). */
let known = 0;

function keepSpace(): void {
  const covered = [...heights.values()].reduce((sum, height) => sum + height, 0);
  // Whatever is said of the root, even the same again, has the browser work out the styles of the whole page.
  if (covered !== known) document.documentElement.style.setProperty('--messages', `${covered}px`);
  known = covered;
  const { activeElement } = document;
  if (covered === 0 || activeElement === null || activeElement === document.body) return;
  // Only what is covered moves: whoever reads elsewhere stays where they are.
  const { bottom } = activeElement.getBoundingClientRect();
  const edge = Math.min(...[...heights.keys()].map(topOf));
  if (bottom > edge && bottom <= window.innerHeight) activeElement.scrollIntoView({ block: 'nearest' });
}

const topOf = (element: object): number =>
  element instanceof Element ? element.getBoundingClientRect().top : Number.POSITIVE_INFINITY;

/**
 * Keeps what has the focus in sight while an element lies over the page's lower edge (WCAG 2.2, 2.4.11): the page can be
 * scrolled as much further (`--messages`, see `base.css`), and what is covered when it comes moves up.
 * @param content Whatever the element's height depends on.
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
