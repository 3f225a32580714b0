import { createContext } from 'react';
import type { Locale } from '../../../domain/locale.ts';
import type { SectionFacts } from '../../page/section.tsx';
import type { PageName } from '../../../contract/pages.ts';

/** Facts of the page for its sections. */
export interface SectionsValue extends SectionFacts {
  /** The page of the sections. */
  readonly page: PageName;
  /** Person and language: when one changes, sections read everything again. */
  readonly person: string;
  readonly locale: Locale;
}

export const SectionFactsContext = createContext<SectionsValue | null>(null);
