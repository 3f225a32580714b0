import { readFile } from 'node:fs/promises';
import type { I18n } from '@lingui/core';
import { setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '../../../domain/locale.ts';
import { localeTags } from '../../../domain/locale.ts';

const sourceLocale = 'en';

async function load(locale: Locale): Promise<I18n> {
  const file = new URL(`../../../locales/${locale}/server.po`, import.meta.url);
  const text = await readFile(file, 'utf8');
  const catalogue = await formatter().parse(text, { locale, sourceLocale, filename: file.pathname });
  const messages = Object.fromEntries(
    Object.entries(catalogue).flatMap(([id, { translation }]) => (translation ? [[id, translation]] : [])),
  );
  const i18n = setupI18n().setMessagesCompiler(compileMessage);
  i18n.loadAndActivate({ locale, locales: localeTags[locale], messages });
  return i18n;
}

const translators: Readonly<Record<Locale, I18n>> = { fr: await load('fr'), en: await load('en') };

/**
 * The server's words in one language, from `locales/<locale>/server.po`; a message without a translation comes in
 * English. A message is an object with the comment `i18n` before it, by which the extractor finds it, and an id of its
 * own: `{ id: 'mail.invoice.subject', message: 'Invoice {reference}', values: { reference } }`.
 */
export function translator(locale: Locale): I18n {
  return translators[locale];
}
