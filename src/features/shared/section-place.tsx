import type { ReactNode } from 'react';
import { createContext, use } from 'react';

/** Sections of pages, by the names of their charts (`machines/charts.ts`). */
export type SectionName = 'openInvoices' | 'renewals' | 'latestArticles' | 'receivedNewsletters';

/** Renders a section by name; the application provides it. */
export const SectionsContext = createContext<((name: SectionName) => ReactNode) | null>(null);

/** Slot of a section in a page. */
export function SectionPlace({ name }: { readonly name: SectionName }) {
  const draw = use(SectionsContext);
  if (!draw)
    throw new Error(`Section "${name}" stands outside of <SectionsProvider> (src/app/navigation/page-sections.tsx)`);
  return draw(name);
}
