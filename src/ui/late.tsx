import type { ReactNode } from 'react';
import { Suspense } from 'react';

/** What the page may do without until its code is there; an empty mark holds its place for whoever waits for it. */
export function Late({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={<span hidden data-late="" />}>{children}</Suspense>;
}
