import type { ReactNode } from 'react';
import type { SectionName } from '../../features/shared/sections-context.ts';
import { importWithRetry } from '../../import-with-retry.ts';
import type { SectionFacts } from '../../page/section.tsx';
import { lazy } from '../../ui/layout/lazy.ts';
import type { PageName } from '../../../contract/pages.ts';
import { sections } from './sections.ts';

interface NamedProps extends SectionFacts {
  readonly name: SectionName;
}

/** A lazy component per page, which renders the page’s sections. */
export const sectionsByPage = Object.fromEntries(
  Object.entries(sections).map(([page, load]) => [
    page,
    lazy(
      async () => {
        const known = await importWithRetry(load);
        return function SectionOfPage({ name, ...facts }: NamedProps): ReactNode {
          const Section = known[name]?.Section;
          if (!Section)
            throw new Error(`Section "${name}" is not among those of "${page}" (src/app/navigation/sections.ts)`);
          return <Section name={name} {...facts} />;
        };
      },
      // The page does without it until its code has loaded; the empty mark says that it is still to come
      // (`ssr/mount.ts`).
      () => <span hidden data-late="" />,
    ),
  ]),
);

/**
 * What is due on the home page, for those who have signed in. Imported by a module of its own: as a part of the shell it would
 * be grouped with the pages that share its code.
 */
export const DueInvoices = lazy(
  async () => (await importWithRetry(() => import('./later-due-invoices.tsx'))).LaterDueInvoices,
  () => <span hidden data-late="" />,
);

/** Loads the code of a page’s sections before they render. */
export async function loadSectionsOf(page: PageName): Promise<void> {
  await sectionsByPage[page]?.load();
}
