import type { Plugin } from 'vite';

/** The purpose of a row, which documents read and no page, as oxfmt writes it. */
const purpose = /^ {4}purpose:\s+(?:'(?:[^'\\]|\\.)*'|"[^"]*"),\n/gm;

/** The code of rows without their purposes. */
export function shippedRows(code: string): string {
  return code.replaceAll(purpose, (field) => '\n'.repeat(field.split('\n').length - 1));
}

/** Ships rows of calls without their purposes: a page loads all rows of a file. */
export function leanRows(): Plugin {
  return {
    name: 'lean-rows',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/, code: 'call({' },
      handler: (code) => ({ code: shippedRows(code), map: null }),
    },
  };
}
