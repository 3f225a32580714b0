import type { I18n } from '@lingui/core';
import type { Locale } from '../../domain/locale.ts';

/** `lang` of a text that is not in the page's language; `undefined` for one that is, and where that is not known. */
export function otherLanguage(locale: Locale | null, i18n: I18n): Locale | undefined {
  return locale === null || locale === i18n.locale ? undefined : locale;
}
