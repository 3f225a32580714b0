/** The address bar, and what of it is the language and the place. */
import type { Locale } from '../domain/locale.ts';
import { isLocale } from '../domain/locale.ts';
import type { Place } from './path.ts';

export interface Address {
  /** The language in the path's prefix; `null` where there is none. */
  readonly prefix: Locale | null;
  readonly place: Place;
}

/** Parses an address. Without prefix routing no path has a language prefix. */
export function readAddress(pathname: string, search: string, prefixRouting: boolean): Address {
  const [, first = '', ...rest] = pathname.split('/');
  if (!prefixRouting || !isLocale(first)) return { prefix: null, place: { path: pathname, search } };
  return { prefix: first, place: { path: `/${rest.join('/')}`, search } };
}

/** The `href` of a place in a language. */
export function hrefOf({ path, search }: Place, locale: Locale, prefixRouting: boolean): string {
  const prefixed = prefixRouting ? `/${locale}${path === '/' ? '' : path}` : path;
  return prefixed + search;
}

/** A path with its query, `/account/invoices?step=check`, as it stands in the address bar, as a place. */
export function placeIn(text: string): Place {
  const end = text.search(/\?|$/);
  return { path: text.slice(0, end), search: text.slice(end) };
}

/** A text such as `/account/invoices?step=check` as a place. */
export function placeOfText(text: string): Place {
  const { pathname, search } = new URL(text, 'https://site.invalid');
  return { path: pathname, search };
}
