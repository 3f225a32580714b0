import type { Plugin } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has Chromium compile all functions of a file while it loads, off the main thread, instead of each at its first call. The
 * comment counts only as the first line: an output's `postBanner` would stand below Vite's own.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code;
      },
    },
  };
}
