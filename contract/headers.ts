import type { Locale } from '../domain/locale.ts';

/** Names of headers and cookies that page and server agree on. This file is the one place that knows them. */

/** The language of a call; `fr` where it is missing (specification §7). */
export const languageHeader = 'X-Language';

/** `true` or `false`: whether the languages stand as prefixes in the paths of pages and calls (specification §7). */
export const prefixRoutingHeader = 'X-Prefix-Routing';

/** The name of one attempt to order that a click, a reload and a retry share. */
export const idempotencyHeader = 'Idempotency-Key';

/** The saved language: 365 days, path `/`, SameSite=Lax (specification §9). */
export const languageCookie = 'lang';

/** A message for the next page: a message key, `PMC_Factures_TokenInfoLogout` so far (specification §6). */
export const warningCookie = 'warning';

/** Session of the signed-in person. HttpOnly; by https its name begins with `__Host-`, as that of the next. */
export const sessionCookie = 'session';

/** The invoice that a link has opened. HttpOnly. */
export const invoiceCookie = 'invoice';

/** Decoder of a body by the `charset` of its `Content-Type`; of UTF-8 without one, or with an unknown one. */
export function decoderOf(contentType: string | null | undefined): TextDecoder {
  const [, charset = 'utf-8'] = /charset="?([^\s;"]+)/i.exec(contentType ?? '') ?? [];
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}

/** How requests write the specification's enumerations (`codes.ts`): the site's setting. */
export const codeStyles = ['words', 'numbers'] as const;

export type CodeStyle = (typeof codeStyles)[number];

/** Addressing of calls: the language, and whether it is in the path. */
export interface Addressing {
  readonly locale: Locale;
  readonly prefixRouting: boolean;
}

/** The path of a call as it is sent: `/fr/ajax/user` with prefix routing, `/ajax/user` without. */
export function callPath(call: { readonly path: string }, { locale, prefixRouting }: Addressing): string {
  return prefixRouting ? `/${locale}${call.path}` : call.path;
}

/** The headers of a call besides those of any request with JSON. */
export function callHeaders(
  { locale, prefixRouting }: Addressing,
  idempotencyKey: string | undefined,
): Readonly<Record<string, string>> {
  return {
    [languageHeader]: locale,
    [prefixRoutingHeader]: String(prefixRouting),
    ...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),
  };
}
