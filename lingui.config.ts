import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/**
 * Two catalogues per language: `messages` is compiled into the page (one chunk per language), `server` is read by the
 * server when it starts; both hold the words of form rules. English is the source; `npm run i18n` brings both up to date with the code.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['fr', 'en'],
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['src', 'machines/validation'],
      exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
    },
    {
      path: '<rootDir>/locales/{locale}/server',
      include: ['server', 'machines/validation'],
      exclude: ['**/*.test.ts'],
    },
  ],
});
