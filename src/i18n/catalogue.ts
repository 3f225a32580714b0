import type { Messages } from '@lingui/core';
import { i18n } from '@lingui/core';
import type { Locale } from '../../machines/domain/locale.ts';
import { pageTexts } from './page-texts.ts';

/** What every page says. */
const everybody: Readonly<Record<Locale, () => Promise<{ readonly messages: Messages }>>> = {
  fr: () => import('../../locales/fr/messages.po'),
  en: () => import('../../locales/en/messages.po'),
};

/** The pages whose texts are needed in whatever language is spoken. */
const needed = new Set<string>();

/** What has been loaded, by language and page; what every page says stands without a page. */
const loaded = new Set<string>();

let spoken: Locale | null = null;

/** Loads whatever is needed in a language and is not there yet. */
async function load(locale: Locale): Promise<void> {
  const missing = ['', ...needed].filter((page) => !loaded.has(`${locale} ${page}`));
  if (missing.length === 0) return;
  const texts = await Promise.all(
    missing.map(async (page) => (page === '' ? everybody[locale]() : pageTexts[locale][page]?.())),
  );
  for (const page of missing) loaded.add(`${locale} ${page}`);
  for (const text of texts) if (text) i18n.load(locale, text.messages);
  // Meanwhile another page may have come to be needed.
  await load(locale);
}

/** All that every page says in a language. */
export async function textsIn(locale: Locale): Promise<Messages> {
  return (await everybody[locale]()).messages;
}

/** Says that a page is about to be shown: `speak` loads its texts, too. */
export function needTexts(page: string): void {
  needed.add(page);
}

/** Speaks a language from now on: catalogue and `<html lang>`. Rejects where its texts cannot be loaded. */
export async function speak(locale: Locale): Promise<void> {
  await load(locale);
  spoken = locale;
  i18n.activate(locale);
  document.documentElement.lang = locale;
}

/** Loads the texts of a page in the language that is spoken. Rejects where they cannot be loaded. */
export async function loadTexts(page: string): Promise<void> {
  needed.add(page);
  const locale = spoken;
  if (locale === null) return;
  await load(locale);
  if (spoken !== locale) await loadTexts(page);
}
