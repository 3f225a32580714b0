import type { Locale } from '../../../domain/locale.ts';
import { defaultLocale, locales, localeTags } from '../../../domain/locale.ts';
import type { Place } from '../../../contract/path.ts';
import { matchPath, queryKeys } from '../../../contract/path.ts';
import type { Address } from '../../../contract/page-address.ts';
import { hrefOf } from '../../../contract/page-address.ts';
import type { PageName } from '../../../contract/pages.ts';
import { pageOf, pathsOf } from '../../../contract/pages.ts';
import type { Markup } from '../html/html.ts';
import { html as markup } from '../html/html.ts';
import { translator } from '../i18n/translator.ts';
import { reactAriaStyles } from './security-headers.ts';
import type { Settings } from '../settings.ts';
import { howToReach, onceMore, withoutAnswer, withoutScript, withoutSupport } from './page-words.ts';
import { wordsAt } from './step-words.ts';

/** The settings that a page receives. */
type Received = Pick<
  Settings,
  | 'prefixRouting'
  | 'requestCodes'
  | 'livePanel'
  | 'storybookUrl'
  | 'tracker'
  | 'errorReporting'
  | 'sessionReplay'
  | 'publicUrl'
>;

/** The site's facts in a document. */
export interface DocumentFacts {
  readonly nameIn: (locale: Locale) => string;
  readonly email: string;
  readonly phone: string;
}

/** A requested address. */
export interface DocumentRequest extends Pick<Address, 'place'> {
  readonly locale: Locale;
  /** `null`: no page matches the address. */
  readonly page: PageName | null;
}

/** The site in `<meta>` elements: its name in each language, also for a language switch, and its contact details. */
function siteOf({ nameIn, email, phone }: DocumentFacts): readonly Markup[] {
  return [
    ...locales.map((locale) => markup`<meta name="application-name" lang="${locale}" content="${nameIn(locale)}" />`),
    markup`<meta name="contact-email" content="${email}" />`,
    markup`<meta name="contact-phone" content="${phone}" />`,
  ];
}

/** Recipients of the page's telemetry, in `<meta>` elements; none for recipients that are not configured. */
function telemetryOf({ tracker, errorReporting, sessionReplay }: Received): readonly Markup[] {
  const received = {
    'tracker-url': tracker?.url,
    'tracker-site': tracker?.site?.toString(),
    'error-reporting': errorReporting,
    'session-replay': sessionReplay,
  };
  return Object.entries(received).flatMap(([name, content]) =>
    content ? [markup`<meta name="${name}" content="${content}" />`] : [],
  );
}

/** A page's canonical address: of the query it keeps only the keys that its pattern demands. */
function canonicalPlace(page: PageName, { path, search }: Place): Place {
  const demanded = pathsOf(page)
    .filter((pattern) => matchPath(pattern, { path, search }) !== null)
    .map((pattern) => queryKeys(pattern, 'required'))
    .reduce((most, keys) => (keys.length > most.length ? keys : most), []);
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(demanded.map((key) => [key, given.get(key) ?? '']));
  return { path: path.replace(/(?<=.)\/+$/, ''), search: kept.size === 0 ? '' : `?${kept.toString()}` };
}

/**
 * Canonical address and `hreflang` alternates for search engines; `noindex` for personal or unknown pages. No address
 * contains a token: only the query parameters that the page requires stay.
 */
function addressesOf(
  { page, place, locale }: DocumentRequest,
  { publicUrl, prefixRouting }: Received,
): readonly Markup[] {
  const hidden = markup`<meta name="robots" content="noindex" />`;
  if (page === null) return [hidden];
  const own = canonicalPlace(page, place);
  const at = (language: Locale): string => publicUrl + hrefOf(own, language, prefixRouting);
  const isListed = ['open', 'auth', 'signIn'].includes(pageOf(page).access);
  const elsewhere = own.path === '/' ? `${publicUrl}/` : at(defaultLocale);
  return [
    ...(isListed ? [] : [hidden]),
    markup`<link rel="canonical" href="${at(locale)}" />`,
    ...(prefixRouting
      ? [
          ...locales.map((language) => markup`<link rel="alternate" hreflang="${language}" href="${at(language)}" />`),
          markup`<link rel="alternate" hreflang="x-default" href="${elsewhere}" />`,
        ]
      : []),
  ];
}

/** The site's contact details, if known. */
function contactIn(locale: Locale, facts: DocumentFacts | null): Markup | null {
  if (!facts) return null;
  const phone = facts.phone.replaceAll(/[^+\d]/g, '');
  return markup`<p>${translator(locale)._(howToReach)} <a href="mailto:${facts.email}">${facts.email}</a> <a href="tel:${phone}">${facts.phone}</a></p>`;
}

/** For `<noscript>`: the lack of scripts, the page's purpose, and the contact details. */
function withoutScriptIn({ locale, page, place }: DocumentRequest, facts: DocumentFacts | null): Markup {
  const i18n = translator(locale);
  return markup`<noscript><aside aria-label="JavaScript"><p><strong>${i18n._(withoutScript)}</strong></p><p>${i18n._(wordsAt(page, place).description)}</p>${contactIn(locale, facts)}</aside></noscript>`;
}

/** The message that `public/floor.js` shows in browsers older than the supported ones. */
function tooOldIn(locale: Locale, facts: DocumentFacts | null): Markup {
  return markup`<aside role="alert" data-too-old hidden><p><strong>${translator(locale)._(withoutSupport)}</strong></p>${contactIn(locale, facts)}</aside>`;
}

/** The message that the first script shows if the others fail to load: a link that reloads the page. */
function stalledIn(locale: Locale): Markup {
  const i18n = translator(locale);
  return markup`<p role="alert" data-stalled hidden><strong>${i18n._(withoutAnswer)}</strong> <a href="">${i18n._(onceMore)}</a></p>`;
}

/** Additional markup of a document: at the end of its head, and of its body. */
export interface Additions {
  readonly head: readonly Markup[];
  readonly body: readonly Markup[];
  /** The page's prerendered HTML; `null`: empty. */
  readonly prerendered: string | null;
}

/**
 * The HTML of a page in a language: title, description and addresses; settings in `<meta>` elements (the live panel's
 * only if there is one, the site's if known); and the text for visitors without scripts.
 *
 * @param index As the build has written it.
 */
export function shellOf(
  index: string,
  asked: DocumentRequest,
  received: Received,
  facts: DocumentFacts | null,
  { head: more, body, prerendered }: Additions = { head: [], body: [], prerendered: null },
): string {
  const { locale, page, place } = asked;
  const words = wordsAt(page, place);
  const i18n = translator(locale);
  const title = i18n._(words.title);
  const head = [
    markup`<meta name="prefix-routing" content="${received.prefixRouting ? 'on' : 'off'}" />`,
    markup`<meta name="request-codes" content="${received.requestCodes}" />`,
    ...telemetryOf(received),
    ...(received.livePanel ? [markup`<meta name="live-panel" content="${received.storybookUrl}" />`] : []),
    ...(facts ? siteOf(facts) : []),
    markup`<title>${facts ? `${title} – ${facts.nameIn(locale)}` : title}</title>`,
    markup`<meta name="description" content="${i18n._(words.description)}" />`,
    ...addressesOf(asked, received),
    // react-aria adds it if missing: a later style sheet makes the browser lay out all texts again, in late typefaces.
    markup`<style id="react-aria-pressable-style">${reactAriaStyles.press}</style>`,
  ].map((element) => element.markup);
  const noscript = withoutScriptIn(asked, facts).markup;
  // Functions, since `$` in a text must not act as a replacement pattern.
  return index
    .replace(/<html\b[^>]*>/, () => `<html lang="${localeTags[locale]}">`)
    .replace(/<title>[^<]*<\/title>\s*/, '')
    .replace(/<meta charset=[^>]*>/, (charset) => `${charset}\n    ${head.join('\n    ')}`)
    .replace(/<\/head>/, () => `${more.map((element) => `  ${element.markup}\n  `).join('')}</head>`)
    .replace(/<body>/, () => `<body>\n    ${noscript}`)
    .replace(
      '<div id="root"></div>',
      (root) =>
        `${stalledIn(locale).markup}${tooOldIn(locale, facts).markup}${prerendered === null ? root : `<div id="root">${prerendered}</div>`}`,
    )
    .replace(/<\/body>/, () => `${body.map((element) => `  ${element.markup}\n  `).join('')}</body>`);
}
