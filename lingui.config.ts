import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { withLineJoins } from './scripts/words/line-joins.ts';

/**
 * Three catalogues per language: `messages` is compiled into the page (one chunk per language), `panel` is loaded with the
 * live panel only, `server` is read by the server when it starts; the first and the last hold the words of form rules and of
 * the table of pages, and the panel's those of the components that it draws with. English is the source; `npm run i18n` brings both up to date with the code,
 * and joins numbers and units in English by U+00A0, and “e-mail” by U+2011 (`scripts/words/line-joins.ts`).
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['fr', 'en'],
  format: withLineJoins(formatter({ lineNumbers: false })),
  orderBy: 'origin',
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['src', 'validation', 'contract/pages'],
      exclude: ['src/panel/**', '**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
    },
    {
      path: '<rootDir>/locales/{locale}/panel',
      include: ['src/panel', 'src/ui/form/copy-button.tsx', 'src/ui/form/button.tsx'],
      exclude: ['**/*.test.ts', '**/*.test.tsx'],
    },
    {
      path: '<rootDir>/locales/{locale}/server',
      include: ['server', 'validation', 'contract/pages'],
      exclude: ['**/*.test.ts'],
    },
  ],
});
