import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { ShownArticlesContext } from './use-shown-articles.ts';

/** A page on which one part lists articles, and another the latest ones: none is listed twice. */
export function ShownArticles({ children }: { readonly children: ReactNode }) {
  const [titles, show] = useState<readonly string[]>([]);
  const value = useMemo(() => ({ titles, show }), [titles]);
  return <ShownArticlesContext value={value}>{children}</ShownArticlesContext>;
}
