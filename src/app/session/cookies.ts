import Cookies from 'js-cookie';
import type { Locale } from '../../../machines/domain/locale.ts';
import type { SessionWarning } from '../../../machines/session/session.context.ts';
import { languageCookie, warningCookie } from '../../contract/headers.ts';

const attributes = { path: '/', sameSite: 'lax' } as const;

/** How long the language is remembered, in days (specification §9). */
const LANGUAGE_DAYS = 365;

export function savedLocale(): string | undefined {
  return Cookies.get(languageCookie);
}

export function saveLocale(locale: Locale): void {
  Cookies.set(languageCookie, locale, { ...attributes, expires: LANGUAGE_DAYS });
}

/** The warning that an earlier page left for this one (specification §6). */
export function savedWarning(): SessionWarning | null {
  return Cookies.get(warningCookie) === 'PMC_Factures_TokenInfoLogout' ? 'PMC_Factures_TokenInfoLogout' : null;
}

export function saveWarning(warning: SessionWarning | null): void {
  if (warning === null) Cookies.remove(warningCookie, attributes);
  else Cookies.set(warningCookie, warning, attributes);
}
