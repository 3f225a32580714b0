import { use } from 'react';
import type { SectionName } from './sections-context.ts';
import { SectionsContext } from './sections-context.ts';

/** Slot of a section in a page. */
export function SectionPlace({ name }: { readonly name: SectionName }) {
  const draw = use(SectionsContext);
  if (!draw)
    throw new Error(`Section "${name}" stands outside of <SectionsProvider> (src/app/navigation/page-sections.tsx)`);
  return draw(name);
}
