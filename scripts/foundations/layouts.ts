/** What stands around the pages of a chart. */
import type { Layout } from '../../src/app/pages.ts';
import { isPageName, pageNames, pageOf } from '../../src/app/pages.ts';

/** The file of a layout, by its name. */
function layoutFile(layout: Layout): string {
  return `src/ui/layouts/${layout}-layout.tsx`;
}

/** The pages that the session draws, with the sections on them. */
const sessionPages: readonly string[] = ['home', 'accountHome'];

/** What the application draws around every page. */
const shell = ['src/app/shell.tsx', 'src/app/engine-host.tsx'];

/** Tables through which every page is reached. */
const tables = ['src/app/pages.ts', 'src/app/sections.ts'];

/** Files around the pages of a chart, and layouts that are not; around the session and sections those of pages without a chart. */
export function aroundChart(chart: string): {
  readonly entries: readonly string[];
  readonly others: readonly string[];
} {
  const names = isPageName(chart) ? [chart] : pageNames.filter((name) => sessionPages.includes(name));
  const own = new Set(names.map((name) => layoutFile(pageOf(name).layout)));
  const all = new Set(pageNames.map((name) => layoutFile(pageOf(name).layout)));
  return { entries: shell, others: [...[...all].filter((file) => !own.has(file)), ...tables] };
}
