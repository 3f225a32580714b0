/** What a browser has and jsdom has not. */
import { vi } from 'vitest';

/** Nothing is measured or seen in this DOM. */
class NothingSeen {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords() {
    return [];
  }
}

/** Stands in for what pages use of a browser beyond its DOM, until globals are restored. */
export function stubBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('ResizeObserver', NothingSeen);
  vi.stubGlobal('IntersectionObserver', NothingSeen);
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  vi.stubGlobal('print', () => undefined);
  vi.stubGlobal('scrollTo', () => undefined);
}
