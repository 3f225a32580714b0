/** Every page and section of the application, rendered in Node, for tests with answers of any back end. */
import { moduleOf } from '../../src/app/pages.ts';
import { i18n } from '@lingui/core';
import type { Locale } from '../../domain/locale.ts';
import type { Site } from '../../domain/site.ts';
import type { Visitor } from '../../domain/visitor.ts';
import { formatPath } from '../../machines/engine/path.ts';
import type { ApiClient } from '../../src/api/client.ts';
import { placeOfText } from '../../contract/page-address.ts';
import { chartText } from '../../src/app/ssr/render.tsx';
import { preloadPage } from '../../src/app/navigation/page-code.tsx';
import type { PageModule } from '../../src/page/page.tsx';
import type { PageName } from '../../contract/pages.ts';
import { pageNames, pathsOf } from '../../contract/pages.ts';
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

/** Uses the texts of a language in everything that is drawn from now on. */
export async function activateTexts(locale: Locale): Promise<void> {
  i18n.load(locale, await textsIn(locale));
  i18n.activate(locale);
  await loadSessionViews();
}

/** The page at an address, and its sections. */
export async function partsAt(page: PageName, path: string): Promise<readonly Part[]> {
  await preloadPage(page);
  const module = (await moduleOf(page)?.())?.page;
  const within = Object.entries((await sections[page]?.()) ?? {});
  return [
    ...(module ? [{ name: page, page, path, module }] : []),
    ...within.map(([name, section]) => ({ name, page, path: '/', module: section })),
  ];
}

/** Loads every page with a chart at its first address, and every section, with English texts. */
export async function loadParts(): Promise<readonly Part[]> {
  await activateTexts('en');
  const parts: Part[] = [];
  for (const page of pageNames) {
    parts.push(...(await partsAt(page, addressOf(page))));
  }
  return parts;
}

/** Text of a part after its chart's first answers. Rejects if it cannot be rendered, or its chart fails. */
export function draw(
  { page, path, module }: Part,
  client: ApiClient,
  facts: Facts,
  locale: Locale = 'en',
): Promise<string> {
  return chartText(module, {
    page,
    ...facts,
    place: placeOfText(path),
    client,
    locale,
    prefixRouting: true,
    words: null,
    isOnTheWay: false,
  });
}
