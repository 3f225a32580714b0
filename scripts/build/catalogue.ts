import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import type { Locale } from '../../domain/locale.ts';

/** The messages of a language by their ids, as far as a build looks at them: the source files that have each. */
export type Catalogue = Readonly<
  Record<string, { readonly origin?: readonly (readonly [file: string, line?: number])[] }>
>;

/** Reads the catalogue of the page that translators work on. */
export async function readCatalogue(root: string, locale: Locale): Promise<Catalogue> {
  const filename = `${root}/locales/${locale}/messages.po`;
  return formatter().parse(await readFile(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
}
