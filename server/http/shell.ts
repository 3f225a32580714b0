import type { Locale } from '../../machines/domain/locale.ts';
import { localeTags } from '../../machines/domain/locale.ts';
import type { PageName } from '../../src/app/pages.ts';
import { html as markup } from '../html.ts';
import { translator } from '../i18n/translator.ts';
import type { Settings } from '../settings.ts';
import { pageTitles, withoutScript } from './page-titles.ts';

/** What a page is told about its deployment. */
type Told = Pick<Settings, 'prefixRouting' | 'livePanel'>;

/**
 * The html of a page in a language: its title, what the page is told in `<meta>` elements (of the live panel only where
 * there is one), and a sentence where no script runs. Of an address that nothing answers to with `null`.
 */
export function shellOf(
  index: string,
  locale: Locale,
  page: PageName | null,
  { prefixRouting, livePanel }: Told,
): string {
  const i18n = translator(locale);
  const head = [
    `<meta name="prefix-routing" content="${prefixRouting ? 'on' : 'off'}" />`,
    ...(livePanel ? ['<meta name="live-panel" content="on" />'] : []),
    markup`<title>${i18n._(pageTitles[page ?? 'notFound'])}</title>`.markup,
  ].join('\n    ');
  const noscript = markup`<noscript><p>${i18n._(withoutScript)}</p></noscript>`.markup;
  return index
    .replace(/<html\b[^>]*>/, `<html lang="${localeTags[locale]}">`)
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<head>/, `<head>\n    ${head}`)
    .replace(/<body>/, `<body>\n    ${noscript}`);
}
