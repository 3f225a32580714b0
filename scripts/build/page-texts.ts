import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { record, string, type, unknown } from 'superstruct';
import type { Plugin } from 'vite';
import { locales } from '../../machines/domain/locale.ts';
import type { TextParts } from './text-parts.ts';
import { textParts } from './text-parts.ts';

/** The catalogue of a language, or the part of it that a page has; lingui knows a file by how its address ends. */
const CATALOGUE = /\/locales\/([a-z]+)\/messages\.po(?:\?(\w+)\?lingui)?$/;

/** The module that lingui's plugin has made of a catalogue. */
const compiledStruct = type({ messages: record(string(), unknown()) });

/** The address of a page's part of a catalogue. */
const addressOf = (locale: string, page: string): string => `../../locales/${locale}/messages.po?${page}?lingui`;

/**
 * Cuts the catalogue of each language, one for those who translate, into what every page has and what each page has
 * alone, each in a file of its own. Stands after lingui's plugin, whose compiled catalogues it cuts.
 */
export function pageTexts(): Plugin {
  let root = '';
  const parts = new Map<string, Promise<TextParts>>();
  const read = async (locale: string): Promise<TextParts> => {
    const filename = `${root}/locales/${locale}/messages.po`;
    const text = await readFile(filename, 'utf8');
    return textParts(root, await formatter().parse(text, { locale, sourceLocale: 'en', filename }));
  };
  const partsOf = (locale: string): Promise<TextParts> => {
    const known = parts.get(locale) ?? read(locale);
    parts.set(locale, known);
    return known;
  };
  return {
    name: 'page-texts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    load: async (id) => {
      if (!id.endsWith('/src/i18n/page-texts.ts')) return null;
      const tables = await Promise.all(
        locales.map(async (locale) => {
          const { pages } = await partsOf(locale);
          const rows = [...pages]
            .filter(([, ids]) => ids.size > 0)
            .map(([page]) => `${page}: () => import(${JSON.stringify(addressOf(locale, page))})`);
          return `${locale}: {${rows.join()}}`;
        }),
      );
      return `export const pageTexts = {${tables.join()}};`;
    },
    transform: {
      filter: { id: CATALOGUE },
      handler: async (code, id) => {
        const [, locale = '', page] = CATALOGUE.exec(id) ?? [];
        const { everybody, pages } = await partsOf(locale);
        const ids = page === undefined ? everybody : pages.get(page);
        const compiled = compiledStruct.create(
          await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`),
        );
        const messages = Object.entries(compiled.messages).filter(([key]) => ids?.has(key));
        const text = JSON.stringify(JSON.stringify(Object.fromEntries(messages)));
        return { code: `export const messages = JSON.parse(${text});`, map: null, moduleType: 'js' };
      },
    },
  };
}
