import { createContext, use, useLayoutEffect } from 'react';

interface ShownArticlesValue {
  /** Titles of articles that another part of the page shows. */
  readonly titles: readonly string[];
  readonly show: (titles: readonly string[]) => void;
}

export const ShownArticlesContext = createContext<ShownArticlesValue>({ titles: [], show: () => undefined });

/** Says that a part of the page shows articles. @param titles The same array while they are the same. */
export function useShowsArticles(titles: readonly string[]): void {
  const { show } = use(ShownArticlesContext);
  useLayoutEffect(() => {
    show(titles);
    return () => show([]);
  }, [show, titles]);
}

/** Titles of articles that another part of the page shows. */
export function useShownArticles(): readonly string[] {
  return use(ShownArticlesContext).titles;
}
