import { record, string, type, unknown } from 'superstruct';
import type { Plugin } from 'vite';
import { defaultLocale, locales } from '../../machines/domain/locale.ts';
import { readCatalogue } from './catalogue.ts';
import { readShortIds } from './short-ids.ts';
import type { TextParts } from './text-parts.ts';
import { textParts } from './text-parts.ts';

/** The catalogue of a language, or what is loaded apart has of it; lingui knows a file by how its address ends. */
const CATALOGUE = /\/locales\/[a-z]+\/messages\.po(?:\?(\w+)\?lingui)?$/;

/** The module that lingui's plugin has made of a catalogue. */
const compiledStruct = type({ messages: record(string(), unknown()) });

/** The address of what a part has of a catalogue. */
const addressOf = (locale: string, part: string): string => `../../locales/${locale}/messages.po?${part}?lingui`;

/**
 * Cuts the catalogue of each language, one for those who translate, into what every page has and what is said
 * only by each part that is loaded apart, in a file of its own, by
 * short ids. Stands after lingui's plugin, whose compiled catalogues it cuts.
 */
export function pageTexts(): Plugin {
  let root = '';
  let reading: Promise<readonly [TextParts, ReadonlyMap<string, string>]> | null = null;
  /** The parts, and short ids: every language has the same. */
  const read = () =>
    (reading ??= Promise.all([
      readCatalogue(root, defaultLocale).then((messages) => textParts(root, messages)),
      readShortIds(root),
    ]));
  return {
    name: 'page-texts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    load: async (id) => {
      if (!id.endsWith('/src/i18n/page-texts.ts')) return null;
      const [{ parts, pages }] = await read();
      const tables = locales.map((locale) => {
        const rows = [...parts.keys()].map(
          (part) => `${part}: () => import(${JSON.stringify(addressOf(locale, part))})`,
        );
        return `${locale}: {${rows.join()}}`;
      });
      return `export const pageTexts = {${tables.join()}};\nexport const hasEverybodys = (part) => ${JSON.stringify([...pages])}.includes(part);`;
    },
    transform: {
      filter: { id: CATALOGUE },
      handler: async (code, id) => {
        const part = CATALOGUE.exec(id)?.[1];
        const [{ everybody, parts }, shortIds] = await read();
        const ids = part === undefined ? everybody : parts.get(part);
        const compiled = compiledStruct.create(
          await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`),
        );
        const messages = Object.entries(compiled.messages)
          .filter(([key]) => ids?.has(key))
          .map(([key, message]) => [shortIds.get(key) ?? key, message] as const);
        const text = JSON.stringify(JSON.stringify(Object.fromEntries(messages)));
        return { code: `export const messages = JSON.parse(${text});`, map: null, moduleType: 'js' };
      },
    },
  };
}
