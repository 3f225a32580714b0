import type { Messages } from '@lingui/core';
import type { Locale } from '../../machines/domain/locale.ts';

/** What a file of texts has. */
interface Texts {
  readonly messages: Messages;
}

const catalogues: Readonly<Record<Locale, () => Promise<Texts>>> = {
  fr: () => import('../../locales/fr/messages.po'),
  en: () => import('../../locales/en/messages.po'),
};

/**
 * The texts of a page, or another part that is loaded apart, by its name in a language; `null`: those that every page says. A build
 * writes this module anew, and cuts the catalogues (`scripts/build/page-texts.ts`); elsewhere whoever asks has all of them.
 */
export const readTexts: (locale: Locale, part: string | null) => Promise<Texts> = (locale) => catalogues[locale]();
