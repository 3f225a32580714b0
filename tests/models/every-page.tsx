/** Every page and section of the application, rendered in Node, for tests with answers of any back end. */
import { i18n } from '@lingui/core';
import type { Site } from '../../machines/domain/site.ts';
import type { Visitor } from '../../machines/domain/visitor.ts';
import { formatPath } from '../../machines/engine/path.ts';
import type { ApiClient } from '../../src/api/client.ts';
import { placeOfText } from '../../src/app/address.ts';
import { chartText } from '../../src/app/ssr/render.tsx';
import { preloadPage } from '../../src/app/navigation/page-code.tsx';
import type { PageModule } from '../../src/page/page.tsx';
import type { PageName } from '../../src/app/pages.ts';
import { pageNames, pageOf, pathsOf } from '../../src/app/pages.ts';
import { sections } from '../../src/app/navigation/sections.ts';
import { textsIn } from '../../src/i18n/catalogue.ts';
import { loadSessionViews } from '../../src/features/session/screens.tsx';

/** A page with a chart, or a section of a page. */
export interface Part {
  readonly name: string;
  readonly page: PageName;
  readonly path: string;
  readonly module: Pick<PageModule, 'withScreens'>;
}

/** The visitor and the site. */
export interface Facts {
  readonly site: Site;
  readonly visitor: Visitor;
}

/** First address of a page, with a number for each required parameter. */
function addressOf(page: PageName): string {
  const [pattern = '/'] = pathsOf(page);
  const params = Object.fromEntries(
    [...pattern.matchAll(/:(\w+)(\??)/g)].flatMap(([, key = '', mark]) => (mark === '' ? [[key, '5012']] : [])),
  );
  const { path, search } = formatPath(pattern, params);
  return path + search;
}

/** Loads every page with a chart at its first address, and every section, with English texts. */
export async function loadParts(): Promise<readonly Part[]> {
  i18n.load('en', await textsIn('en'));
  i18n.activate('en');
  await loadSessionViews();
  const parts: Part[] = [];
  for (const page of pageNames) {
    await preloadPage(page);
    const module = (await pageOf(page).load?.())?.page;
    if (module) parts.push({ name: page, page, path: addressOf(page), module });
    for (const [name, section] of Object.entries((await sections[page]?.()) ?? {}))
      parts.push({ name, page, path: '/', module: section });
  }
  return parts;
}

/** Text of a part after its chart's first answers. Rejects if it cannot be rendered, or its chart fails. */
export function draw({ page, path, module }: Part, client: ApiClient, facts: Facts): Promise<string> {
  return chartText(module, {
    page,
    ...facts,
    place: placeOfText(path),
    client,
    locale: 'en',
    prefixRouting: true,
    words: null,
    isOnTheWay: false,
  });
}
