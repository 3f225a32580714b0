import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { record, string, type, unknown } from 'superstruct';
import type { Plugin } from 'vite';
import { defaultLocale, locales } from '../../domain/locale.ts';
import { readCatalogue } from './catalogue.ts';
import { textParts } from './catalog-split.ts';

/** A catalog as lingui's plugin compiles it. */
const compiledStruct = type({ messages: record(string(), unknown()) });

/** The folder of some files that browsers cache for ever: another one where any of them differs. Exported for its test. */
export function folderOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('base64url');
  return `texts-${hash.slice(0, 8)}`;
}

/**
 * Divides the catalog of each language into a file for each page and each other part that is loaded late. The document names
 * their folder, so the page composes the address of each file and needs no table of them, which could not be compressed.
 *
 * @param entries The modules of the shell.
 */
export function pageTexts(entries: readonly string[]): Plugin {
  let root = '';
  let assets = '';
  let folder: string | null = null;
  return {
    name: 'page-catalogs',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved: (config) => {
      root = config.root;
      assets = config.build.assetsDir;
    },
    async generateBundle() {
      // Another application that is built with the same configuration, such as Storybook.
      if (entries.some((entry) => this.getModuleInfo(entry) === null)) return;
      const ids = textParts(root, entries, (id) => this.getModuleInfo(id), await readCatalogue(root, defaultLocale));
      const files = await Promise.all(
        locales.map(async (locale) => {
          const code = this.getModuleInfo(resolve(root, `locales/${locale}/messages.po`))?.code ?? '';
          const module: unknown = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
          const messages = Object.entries(compiledStruct.create(module).messages);
          return [...ids].map(([part, own]) => {
            const text = JSON.stringify(Object.fromEntries(messages.filter(([id]) => own.has(id))));
            return { locale, part, source: `export const messages = ${text};` };
          });
        }),
      );
      const name = folderOf(files.flat().map(({ source }) => source));
      for (const { locale, part, source } of files.flat())
        this.emitFile({
          type: 'asset',
          fileName: `${assets}/${name}/${locale}-${part}.js`,
          // Vite's manifest has assets with a name, under that of their source.
          name: `${locale}-${part}.js`,
          originalFileName: `locales/${locale}/messages.po?${part}`,
          source,
        });
      folder = `/${assets}/${name}`;
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        folder === null ? [] : [{ tag: 'meta', attrs: { name: 'texts', content: folder }, injectTo: 'head' }],
    },
  };
}
