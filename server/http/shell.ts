import type { Locale } from '../../machines/domain/locale.ts';
import { locales, localeTags } from '../../machines/domain/locale.ts';
import type { PageName } from '../../src/app/pages.ts';
import { html as markup } from '../html.ts';
import { translator } from '../i18n/translator.ts';
import type { Settings } from '../settings.ts';
import { pageTitles, withoutScript } from './page-titles.ts';

/** What a page is told about its deployment. */
type Told = Pick<Settings, 'prefixRouting' | 'livePanel' | 'tracker' | 'errorReporting' | 'sessionReplay'>;

/** What a document says of the site. */
export interface DocumentFacts {
  readonly nameIn: (locale: Locale) => string;
  readonly email: string;
  readonly phone: string;
}

/** The site in `<meta>` elements: its name in each language, so that it is known after a switch, too, and whom to ask. */
function metaOf({ nameIn, email, phone }: DocumentFacts): readonly string[] {
  return [
    ...locales.map(
      (locale) => markup`<meta name="application-name" lang="${locale}" content="${nameIn(locale)}" />`.markup,
    ),
    markup`<meta name="contact-email" content="${email}" />`.markup,
    markup`<meta name="contact-phone" content="${phone}" />`.markup,
  ];
}

/** Whom the page tells of visits and errors, in `<meta>` elements; nothing of whom nobody has named. */
function toldOf({ tracker, errorReporting, sessionReplay }: Told): readonly string[] {
  const told = {
    'tracker-url': tracker?.url,
    'tracker-site': tracker?.site.toString(),
    'error-reporting': errorReporting,
    'session-replay': sessionReplay,
  };
  return Object.entries(told).flatMap(([name, content]) =>
    content ? [markup`<meta name="${name}" content="${content}" />`.markup] : [],
  );
}

/**
 * The html of a page in a language: its title, what the page is told in `<meta>` elements (of the live panel only where
 * there is one, of the site where it is known), and a sentence where no script runs. Of an address that nothing answers to with `null`.
 */
export function shellOf(
  index: string,
  locale: Locale,
  page: PageName | null,
  told: Told,
  facts: DocumentFacts | null,
): string {
  const i18n = translator(locale);
  const title = i18n._(pageTitles[page ?? 'notFound']);
  const head = [
    `<meta name="prefix-routing" content="${told.prefixRouting ? 'on' : 'off'}" />`,
    ...toldOf(told),
    ...(told.livePanel ? ['<meta name="live-panel" content="on" />'] : []),
    ...(facts ? metaOf(facts) : []),
    markup`<title>${facts ? `${title} – ${facts.nameIn(locale)}` : title}</title>`.markup,
  ].join('\n    ');
  const noscript = markup`<noscript><p>${i18n._(withoutScript)}</p></noscript>`.markup;
  return index
    .replace(/<html\b[^>]*>/, `<html lang="${localeTags[locale]}">`)
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<head>/, `<head>\n    ${head}`)
    .replace(/<body>/, `<body>\n    ${noscript}`);
}
