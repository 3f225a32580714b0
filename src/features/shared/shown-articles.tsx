import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { ShownArticlesContext } from './use-shown-articles.ts';

interface ShownArticlesProps {
  /** The part that lists articles is hidden. */
  readonly isHidden: boolean;
  readonly children: ReactNode;
}

const none: readonly string[] = [];

/** A page on which one part lists articles, and another the latest ones: none is listed twice. */
export function ShownArticles({ isHidden, children }: ShownArticlesProps) {
  const [titles, show] = useState(none);
  const value = useMemo(() => ({ titles: isHidden ? none : titles, show }), [isHidden, titles]);
  return <ShownArticlesContext value={value}>{children}</ShownArticlesContext>;
}
