import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';

/** Every path under which a server answers a call: without prefix, and with each language's. */
export function callPaths(call: {
  readonly path: string;
}): readonly { readonly path: string; readonly locale: Locale | null }[] {
  return [{ path: call.path, locale: null }, ...locales.map((locale) => ({ path: `/${locale}${call.path}`, locale }))];
}
