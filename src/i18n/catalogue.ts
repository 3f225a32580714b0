import type { Messages } from '@lingui/core';
import { i18n } from '@lingui/core';
import type { Locale } from '../../machines/domain/locale.ts';

/** One chunk per language; a visit loads the one that it speaks. */
const catalogues: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('../../locales/fr/messages.po'),
  en: () => import('../../locales/en/messages.po'),
};

/** Speaks a language from now on: catalogue and `<html lang>`. Rejects where the catalogue cannot be loaded. */
export async function speak(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale, messages });
  document.documentElement.lang = locale;
}
