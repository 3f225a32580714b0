import type { Messages } from '@lingui/core';
import type { Locale } from '../../domain/locale.ts';
import { preload } from '../preload.ts';

interface Texts {
  readonly messages: Messages;
}

const catalogs: Readonly<Record<Locale, () => Promise<Texts>>> = {
  fr: () => import('../../locales/fr/messages.po'),
  en: () => import('../../locales/en/messages.po'),
};

/** The folder of the build's catalogs by page, which its document names (`scripts/build/catalogs.ts`). */
function catalogFolder(): string | null {
  const meta = globalThis.document?.querySelector('meta[name="texts"]');
  return meta?.getAttribute('content') ?? null;
}

/**
 * The texts of a page, or another part that is loaded late, in a language; `all`: those that every page says. In development,
 * in stories and in the prerender bundle any part has all texts.
 */
export function readTexts(locale: Locale, part: string): Promise<Texts> {
  const folder = catalogFolder();
  if (folder === null) return catalogs[locale]();
  const file = `${folder}/${locale}-${part}.js`;
  preload('modulepreload', file);
  return import(/* @vite-ignore */ file);
}
