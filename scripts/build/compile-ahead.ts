import type { Plugin } from 'vite';

/** What Chromium reads in a file's first line; other browsers take it for the comment that it is. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has the browser compile a page's code while it comes, beside the page's thread. Left to itself, it compiles each function
 * when that is first called, one by one, while somebody waits. Everything that a page loads is told so: what is not called
 * at once is there for the first press.
 */
export function compileAhead(): Plugin {
  let isMapped = false;
  return {
    name: 'compile-ahead',
    apply: 'build',
    configResolved: ({ build }) => {
      isMapped = build.sourcemap !== false;
    },
    generateBundle: {
      // After the bundler's own list of files, which it writes into the first line.
      order: 'post',
      handler(_, bundle) {
        // Maps of the sources count lines as the bundler has written them.
        if (isMapped) return;
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = HINT + file.code;
      },
    },
  };
}
