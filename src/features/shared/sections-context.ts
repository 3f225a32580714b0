import type { ReactNode } from 'react';
import { createContext } from 'react';

/** Sections of pages, by the names of their charts (`machines/charts.ts`). */
export type SectionName = 'openInvoices' | 'renewals' | 'latestArticles' | 'receivedNewsletters';

/** Renders a section by name; the application provides it. */
export const SectionsContext = createContext<((name: SectionName) => ReactNode) | null>(null);
