import { readFile } from 'node:fs/promises';
import type { Locale } from '../../machines/domain/locale.ts';
import { localeTags } from '../../machines/domain/locale.ts';
import type { Settings } from '../settings.ts';

/** The page's html in each language. */
export type Shells = Readonly<Record<Locale, string>>;

/** What a page is told about its deployment. */
type Told = Pick<Settings, 'prefixRouting' | 'livePanel'>;

/**
 * The page's html in a language, with what the page is told in `<meta>` elements: of the live panel only where there is
 * one.
 */
export function shellOf(html: string, locale: Locale, { prefixRouting, livePanel }: Told): string {
  const configuration = [
    `<meta name="prefix-routing" content="${prefixRouting ? 'on' : 'off'}" />`,
    ...(livePanel ? ['<meta name="live-panel" content="on" />'] : []),
  ].join('\n    ');
  return html
    .replace(/<html\b[^>]*>/, `<html lang="${localeTags[locale]}">`)
    .replace(/<head>/, `<head>\n    ${configuration}`);
}

/** Makes the shells from the `index.html` of a build. Rejects where there is none. */
export async function readShells(index: URL, settings: Told): Promise<Shells> {
  const html = await readFile(index, 'utf8');
  return { fr: shellOf(html, 'fr', settings), en: shellOf(html, 'en', settings) };
}
