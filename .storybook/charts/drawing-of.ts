import type { ComponentType } from 'react';
import { isPageName, pageOf } from '../../contract/pages.ts';
import { layouts } from '../../src/app/navigation/layouts.ts';
import { everySection } from '../../src/app/navigation/sections.ts';
import { moduleOf } from '../../src/app/pages.ts';
import type { DrawingProps } from './page-drawing.tsx';
import { pageDrawing } from './page-drawing.tsx';

/** Loads the component that draws a chart, by its name: pages and sections as in src/app. Throws without one. */
export async function drawingOf(name: string): Promise<ComponentType<DrawingProps>> {
  if (name === 'session') return (await import('./session-drawing.tsx')).SessionDrawing;
  const load = isPageName(name) ? moduleOf(name) : undefined;
  if (isPageName(name) && load) {
    const { page } = await load();
    // Every state renders at once, those of later steps, too: panels read the rendered text.
    await page.preload?.();
    return page.withScreens((registry) => pageDrawing(registry, layouts[pageOf(name).layout]));
  }
  const part = (await everySection()).get(name);
  // A section is drawn as a page of its own, in the layout of the page that has it.
  if (part) return part.section.withScreens((registry) => pageDrawing(registry, layouts[pageOf(part.page).layout]));
  throw new Error(
    `No page and no section is called "${name}" as its chart is: add it to src/app/pages.ts, or a section to sections.ts`,
  );
}
