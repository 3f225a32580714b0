import type { ComponentType } from 'react';
import { createContext, use } from 'react';

/** The sections that pages have, by the names of their charts (`machines/charts.ts`). */
export type SectionName = 'openInvoices' | 'renewals' | 'latestArticles' | 'receivedNewsletters';

/** Draws a section by its name; the application says how. */
export const SectionsContext = createContext<ComponentType<{ readonly name: SectionName }> | null>(null);

/** Where a section of a page stands. */
export function SectionPlace({ name }: { readonly name: SectionName }) {
  const Drawn = use(SectionsContext);
  if (!Drawn) throw new Error(`Section "${name}" stands outside of <SectionsProvider> (src/app/section.tsx)`);
  return <Drawn name={name} />;
}
