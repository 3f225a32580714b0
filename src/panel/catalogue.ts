import type { I18n, Messages } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import type { Locale } from '../../machines/domain/locale.ts';

/** Catalogs of the panel: no page loads them. */
const catalogues: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('../../locales/fr/panel.po'),
  en: () => import('../../locales/en/panel.po'),
};

/** Who speaks the panel's words in a language. */
export async function speakerOf(locale: Locale): Promise<I18n> {
  const { messages } = await catalogues[locale]();
  return setupI18n({ locale, messages: { [locale]: messages } });
}
