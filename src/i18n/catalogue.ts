import type { I18n, Messages } from '@lingui/core';
import { i18n, setupI18n } from '@lingui/core';
import type { Locale } from '../../domain/locale.ts';
import { localeTags } from '../../domain/locale.ts';
import { importWithRetry } from '../import-with-retry.ts';
import { readTexts } from './page-texts.ts';

/** Pages and other parts whose texts are needed in every language that the visitor chooses. */
const needed = new Set<string>();

/** Whether one of them is a page: its texts are those that every page says, too. */
let isPageNeeded = false;

/** The part that every page says. */
const ALL = 'all';

/** Loaded texts: `fr invoice` by language and part. */
const loaded = new Set<string>();

let spoken: Locale | null = null;

const parts = (): readonly string[] => (isPageNeeded ? [...needed] : [ALL, ...needed]);

/** Parts whose texts are needed in a language and not loaded yet. */
const missingIn = (locale: Locale) => parts().filter((part) => !loaded.has(`${locale} ${part}`));

/** The texts of the page in a language that it does not speak: for a document in its own. Rejects where they cannot be loaded. */
export async function pageTextsIn(locale: Locale): Promise<I18n> {
  const texts = await Promise.all(parts().map((part) => importWithRetry(() => readTexts(locale, part))));
  const own = setupI18n();
  for (const { messages } of texts) own.load(locale, messages);
  own.activate(locale);
  return own;
}

/** Loads all texts that are needed in a language and not loaded yet. */
async function load(locale: Locale): Promise<void> {
  const missing = missingIn(locale);
  if (missing.length === 0) return;
  const texts = await Promise.all(missing.map((part) => importWithRetry(() => readTexts(locale, part))));
  for (const part of missing) loaded.add(`${locale} ${part}`);
  for (const { messages } of texts) i18n.load(locale, messages);
  // Meanwhile another part may have come to be needed.
  await load(locale);
}

/** All that every page says in a language. */
export async function textsIn(locale: Locale): Promise<Messages> {
  return (await readTexts(locale, ALL)).messages;
}

/** Speaks a language from now on: catalogue and `<html lang>`. Rejects where its texts cannot be loaded. */
export async function speak(locale: Locale): Promise<void> {
  // No `await` follows: a part that is needed after this loop loads its texts for `spoken`.
  while (missingIn(locale).length > 0) await load(locale);
  spoken = locale;
  i18n.activate(locale);
  // Setting `lang`, even to the same value, has the browser lay out the whole page again.
  const { documentElement } = document;
  if (documentElement.lang !== localeTags[locale]) documentElement.lang = localeTags[locale];
}

/**
 * Loads the texts of a page, or another part, in the language that is spoken; where none is yet, `speak` loads them. Rejects
 * where they cannot be loaded.
 */
async function loadTexts(part: string): Promise<void> {
  needed.add(part);
  const locale = spoken;
  if (locale === null) return;
  await load(locale);
  if (spoken !== locale) await loadTexts(part);
}

/**
 * Loads a lazy part with the texts that only it has. A build splits the catalog by this call, and fails where a
 * part with texts is loaded without it.
 *
 * @param part The name of its file: `help` is `help.tsx`.
 */
export function withTexts<Module>(part: string, bring: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const [module] = await Promise.all([importWithRetry(bring), loadTexts(part)]);
    return module;
  };
}

/** Loads a page with its texts, which are those that every page says, too; otherwise as `withTexts`. */
export function withPageTexts<Module>(page: string, bring: () => Promise<Module>): () => Promise<Module> {
  const load = withTexts(page, bring);
  return () => {
    isPageNeeded = true;
    return load();
  };
}
