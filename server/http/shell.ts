import { readFile } from 'node:fs/promises';
import type { Locale } from '../../machines/domain/locale.ts';
import { localeTags } from '../../machines/domain/locale.ts';
import type { Settings } from '../settings.ts';

/** The page's html in each language. */
export type Shells = Readonly<Record<Locale, string>>;

/** The page's html in a language, with what the page is told about this deployment in `<meta>` elements. */
export function shellOf(html: string, locale: Locale, { prefixRouting }: Pick<Settings, 'prefixRouting'>): string {
  const configuration = `<meta name="prefix-routing" content="${prefixRouting ? 'on' : 'off'}" />`;
  return html
    .replace(/<html\b[^>]*>/, `<html lang="${localeTags[locale]}">`)
    .replace(/<head>/, `<head>\n    ${configuration}`);
}

/** Makes the shells from the `index.html` of a build. Rejects where there is none. */
export async function readShells(index: URL, settings: Pick<Settings, 'prefixRouting'>): Promise<Shells> {
  const html = await readFile(index, 'utf8');
  return { fr: shellOf(html, 'fr', settings), en: shellOf(html, 'en', settings) };
}
