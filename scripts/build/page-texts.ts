import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { record, string, type, unknown } from 'superstruct';
import type { Plugin } from 'vite';
import { locales } from '../../machines/domain/locale.ts';
import type { TextParts } from './text-parts.ts';
import { textParts } from './text-parts.ts';

/** The catalogue of a language, or what is loaded apart has of it; lingui knows a file by how its address ends. */
const CATALOGUE = /\/locales\/([a-z]+)\/messages\.po(?:\?(\w+)\?lingui)?$/;

/** The module that lingui's plugin has made of a catalogue. */
const compiledStruct = type({ messages: record(string(), unknown()) });

/** The address of what a part has of a catalogue. */
const addressOf = (locale: string, part: string): string => `../../locales/${locale}/messages.po?${part}?lingui`;

/**
 * Cuts the catalogue of each language, one for those who translate, into what every page has and what is said
 * only by each part that is loaded apart, in a file of its own. Stands after lingui's plugin, whose compiled catalogues it cuts.
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
          const { parts: apart } = await partsOf(locale);
          const rows = [...apart.keys()].map(
            (part) => `${part}: () => import(${JSON.stringify(addressOf(locale, part))})`,
          );
          return `${locale}: {${rows.join()}}`;
        }),
      );
      return `export const pageTexts = {${tables.join()}};`;
    },
    transform: {
      filter: { id: CATALOGUE },
      handler: async (code, id) => {
        const [, locale = '', part] = CATALOGUE.exec(id) ?? [];
        const { everybody, parts: apart } = await partsOf(locale);
        const ids = part === undefined ? everybody : apart.get(part);
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
