import type { Plugin } from 'vite';

/** A row of the table of pages without its description and its English texts. Exported for its test. */
export function withoutMessages(code: string): string {
  const described = code.replaceAll(/^ {2}description: \/\*i18n\*\/ \{[^}]*\},\n/gm, '');
  return described.replaceAll(/(id: '[\w.]+'),\s*message:\s*'[^']*'/g, '$1');
}

/**
 * Leaves descriptions, which the server alone says, and the English texts of the table of pages out of the page's code, as lingui's
 * macros do: its catalogs have them.
 */
export function pageTitles(): Plugin {
  return {
    name: 'page-titles',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/contract\/pages\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: withoutMessages(code), map: null }),
    },
  };
}
