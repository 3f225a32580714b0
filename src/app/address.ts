/** The address bar, and what of it is the language, the place, and the token of an invoice link. */
import type { Locale } from '../../machines/domain/locale.ts';
import { isLocale } from '../../machines/domain/locale.ts';
import type { Place } from '../../machines/funnel/index.ts';

export interface Address {
  /** The language in the path's prefix; `null` where there is none. */
  readonly prefix: Locale | null;
  readonly place: Place;
}

/** Takes an address apart. Without prefix routing no path has a prefix. */
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

/** A text such as `/account/invoices?step=check` as a place. */
export function placeOfText(text: string): Place {
  const { pathname, search } = new URL(text, 'https://site.invalid');
  return { path: pathname, search };
}

const TOKEN = 'invoiceToken';

/**
 * Takes the token of an invoice link out of the address bar (specification §6), before a tracker, a `Referer` or the
 * browser's history can have it: whoever has the token has the invoice.
 */
export function takeInvoiceToken(): string | null {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const token = query.get(TOKEN);
  if (token === null) return null;
  query.delete(TOKEN);
  const rest = query.size === 0 ? '' : `?${query.toString()}`;
  window.history.replaceState(window.history.state, '', pathname + rest + hash);
  return token;
}
