import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The module of the bundler around each `import()`: it is given the import, and the files that this takes. */
const HELPER = '\0vite/preload-helper.js';

const OURS = resolve(import.meta.dirname, '../../src/app/bring-code.ts');

/**
 * Has every `import()` of the page go through `src/app/bring-code.ts`, which asks again for a file that does not come. It is
 * told all files of an import, also where that is one only (the bundler leaves that out by itself).
 */
export function askAgain(): Plugin {
  let isInPlace = false;
  return {
    name: 'ask-again',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, others) => [...new Set([file, ...others])],
        },
      },
    }),
    buildStart: () => {
      isInPlace = false;
    },
    load: (id) => {
      if (id !== HELPER) return null;
      isInPlace = true;
      return `export { bringCode as __vitePreload } from ${JSON.stringify(OURS)};`;
    },
    generateBundle(_, bundle) {
      const hasPage = Object.hasOwn(bundle, 'index.html');
      if (hasPage && !isInPlace) this.error(`The bundler no longer takes ${HELPER}: no file would be asked for again`);
    },
  };
}
