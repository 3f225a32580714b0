import { locales } from './locale.ts';

/** The longest way back that is carried along, in characters. */
const LONGEST_PATH = 500;

/**
 * Whether a text is a path of this origin, with or without a query: `/account/invoices?step=check`. To a browser `//host` and
 * `/\host` are other origins, which it reads past tabs and line ends, too.
 */
export function isOwnPath(text: string): boolean {
  return text.length <= LONGEST_PATH && /^\/(?![/\\])[^\t\n\r]*$/.test(text);
}

const prefix = new RegExp(`^/(?:${locales.join('|')})(?=[/?#]|$)`);

/**
 * A path of this application as its pages know it, without the language that an address begins with: `/fr/account?x` is
 * `/account?x`. `null` for what is no path of this origin.
 */
export function ownPath(text: string): string | null {
  const bare = text.replace(prefix, '');
  const path = bare.startsWith('/') ? bare : `/${bare}`;
  return isOwnPath(text) && isOwnPath(path) ? path : null;
}
