import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The module of the bundler around each `import()`: it is given the import, and the files that this takes. */
const HELPER = '\0vite/preload-helper.js';

const OURS = resolve(import.meta.dirname, '../../src/app/bring-code.ts');

/**
 * Has every `import()` of the page go through `src/app/bring-code.ts`, which asks again for a file that does not come. It is
 * told all files of an import, also where that is one only (the bundler leaves that out by itself); of what is built apart,
 * none. Another application that is built with the same configuration, for any folder of a site, loads as ever.
 */
export function askAgain(): Plugin {
  let isInPlace = false;
  let hasOwnSite = false;
  let files: ReadonlySet<string> = new Set();
  return {
    name: 'ask-again',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, others) =>
            hasOwnSite && files.has(file) ? [...new Set([file, ...others])] : others,
        },
      },
    }),
    configResolved: ({ base }) => {
      hasOwnSite = base.startsWith('/');
    },
    buildStart: () => {
      isInPlace = false;
    },
    load: (id) => {
      if (!hasOwnSite || id !== HELPER) return null;
      isInPlace = true;
      return `export { bringCode as __vitePreload } from ${JSON.stringify(OURS)};`;
    },
    generateBundle(_, bundle) {
      files = new Set(Object.keys(bundle));
      if (files.has('index.html') && !isInPlace)
        this.error(`The bundler no longer takes ${HELPER}: no file would be asked for again`);
    },
  };
}
