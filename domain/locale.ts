/** The languages of the product, in the order in which they are offered (specification §2, §9). */
export const locales = ['fr', 'en'] as const;

/** A language as it stands in a path prefix and in the language cookie. */
export type Locale = (typeof locales)[number];

/** Default and fallback language (specification §9). */
export const defaultLocale: Locale = 'fr';

/** The tag that `Intl` and `<html lang>` get for each language (specification §3: `fr` or `en-US`). */
export const localeTags: Readonly<Record<Locale, string>> = { fr: 'fr-FR', en: 'en-US' };

/** Whether a text is one of the product's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language of a tag such as `en-US` or `fr` (specification §3); `null` for any other value. */
export function localeOfTag(tag: unknown): Locale | null {
  const [language] = typeof tag === 'string' ? tag.trim().toLowerCase().split('-') : [];
  return isLocale(language) ? language : null;
}

/** Sources of a visitor's language, most binding first (specification §4). */
export interface LocaleSources {
  /** The prefix of the path, if it has one. */
  readonly route: string | undefined;
  /** The saved language cookie. */
  readonly cookie: string | undefined;
  /** The browser's languages, best first: `navigator.languages`, or the parsed `Accept-Language`. */
  readonly browser: readonly string[];
}

/**
 * Chooses the language: the route's, else the saved cookie's, else the browser's first that the product speaks, else
 * the default (specification §2, §4).
 */
export function chooseLocale({ route, cookie, browser }: LocaleSources): Locale {
  if (isLocale(route)) return route;
  if (isLocale(cookie)) return cookie;
  return browser.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ?? defaultLocale;
}
