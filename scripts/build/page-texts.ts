import { createHash } from 'node:crypto';
import { record, string, type, unknown } from 'superstruct';
import type { Plugin } from 'vite';
import type { Locale } from '../../machines/domain/locale.ts';
import { defaultLocale, locales } from '../../machines/domain/locale.ts';
import { readCatalogue } from './catalogue.ts';
import type { TextParts } from './text-parts.ts';
import { textParts } from './text-parts.ts';

/** The catalogue of a language, or what is loaded apart has of it; lingui knows a file by how its address ends. */
const CATALOGUE = /\/locales\/[a-z]+\/messages\.po(?:\?(\w+)\?lingui)?$/;

/** The module that says where texts are. */
const TABLE = '/src/i18n/page-texts.ts';

/** The file of what every page says; no part has the name. */
const EVERYBODY = 'all';

/** The module that lingui's plugin has made of a catalogue. */
const compiledStruct = type({ messages: record(string(), unknown()) });

/** What a part has of a catalogue, as a module; the part `null` is what every page says. */
const moduleOf = (root: string, locale: Locale, part: string | null): string =>
  `${root}/locales/${locale}/messages.po${part === null ? '' : `?${part}?lingui`}`;

/**
 * The folder of some texts, whose files browsers keep for ever: another one where any of them is another. Exported for its test.
 */
export function folderOf(codes: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(codes)).digest('base64url');
  return `texts-${hash.slice(0, 8)}`;
}

/**
 * Cuts the catalogue of each language, one for those who translate, into what every page has and what is said
 * only by each part that is loaded apart, in a file of its own. Stands after lingui's plugin, whose compiled
 * catalogues it cuts. The files of a build stand in a folder that is named by what is in all of them: so the page knows
 * the address of each without a table of seventy names, which nothing can compress.
 */
export function pageTexts(): Plugin {
  let root = '';
  let assets = '';
  let reading: Promise<TextParts> | null = null;
  /** The parts; every language has the same. */
  const read = () => (reading ??= readCatalogue(root, defaultLocale).then((messages) => textParts(root, messages)));
  return {
    name: 'page-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root;
      assets = config.build.assetsDir;
    },
    async load(id) {
      if (!id.endsWith(TABLE)) return null;
      const { parts } = await read();
      const texts = await Promise.all(
        locales.flatMap((locale) =>
          [null, ...parts.keys()].map(async (part) => {
            const { code } = await this.load({ id: moduleOf(root, locale, part) });
            if (code === null) return this.error(`There is no text of ${moduleOf(root, locale, part)}`);
            return { locale, part, code };
          }),
        ),
      );
      const folder = folderOf(texts.map(({ code }) => code));
      for (const { locale, part } of texts)
        this.emitFile({
          type: 'chunk',
          id: moduleOf(root, locale, part),
          fileName: `${assets}/${folder}/${locale}-${part ?? EVERYBODY}.js`,
          // The page imports what it exports.
          preserveSignature: 'strict',
        });
      const address = `\`${folder}/\${locale}-\${part ?? '${EVERYBODY}'}.js\``;
      return `
        import { preload } from '../app/preload.ts';
        export const readTexts = (locale, part) => {
          const file = ${address};
          preload('modulepreload', '/${assets}/' + file);
          return import(/* @vite-ignore */ './' + file);
        };`;
    },
    transform: {
      filter: { id: CATALOGUE },
      handler: async (code, id) => {
        const part = CATALOGUE.exec(id)?.[1];
        const { everybody, parts } = await read();
        const ids = part === undefined ? everybody : parts.get(part);
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
