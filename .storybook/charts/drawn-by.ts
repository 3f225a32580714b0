import { isPageName, pageOf } from '../../src/app/pages.ts';
import type { PageModule } from '../../src/app/page.tsx';
import { isSectionName, sections } from '../../src/app/sections.ts';

/** The page or the section that draws a chart, by the chart's name; `null` for the session's. */
export async function drawnBy(name: string): Promise<Pick<PageModule, 'withScreens'> | null> {
  if (isSectionName(name)) return sections[name].load();
  const page = isPageName(name) ? await pageOf(name).load?.() : undefined;
  return page?.page ?? null;
}
