import { moduleOf } from '../../src/app/pages.ts';
import { isPageName } from '../../contract/pages.ts';
import type { PageModule } from '../../src/page/page.tsx';
import { everySection } from '../../src/app/navigation/sections.ts';

/** The page or the section that draws a chart, by the chart's name; `null` for the session's. */
export async function drawnBy(name: string): Promise<Pick<PageModule, 'withScreens'> | null> {
  const section = (await everySection()).get(name)?.section;
  if (section) return section;
  const page = isPageName(name) ? await moduleOf(name)?.() : undefined;
  return page?.page ?? null;
}
