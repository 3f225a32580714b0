/**
 * The one table of sections: parts of a page that load, fail and are tried again alone, each a chart of its own
 * (`machines/shared/sections`). One file per page, `<page>-sections.ts`, imports their code: by it the build adds their
 * texts to those of the page, and the server names it in the document.
 */
import type { SectionName } from '../../features/shared/sections-context.ts';
import type { PageName } from '../../../contract/pages.ts';
import { isPageName } from '../../../contract/pages.ts';
import type { SectionModule } from '../../page/section.tsx';

/** Per page, the loader of its sections by the names of their charts. */
export const sections: Readonly<
  Partial<Record<PageName, () => Promise<Readonly<Partial<Record<SectionName, SectionModule>>>>>>
> = {
  home: () => import('../sections/home-sections.ts'),
  accountHome: () => import('../sections/account-home-sections.ts'),
  notifications: () => import('../sections/notifications-sections.ts'),
};

/** Every section by its name, with a page that has it, to render sections alone. */
export async function everySection(): Promise<
  ReadonlyMap<string, { readonly page: PageName; readonly section: SectionModule }>
> {
  const found = await Promise.all(
    Object.keys(sections)
      .filter(isPageName)
      .map(async (page) =>
        Object.entries((await sections[page]?.()) ?? {}).map(([name, section]) => [name, { page, section }] as const),
      ),
  );
  return new Map(found.flat());
}
