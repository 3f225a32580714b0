/** Vitest as StrykerJS runs it (`stryker.config.ts`): tests of pure modules, which need no plugin. */
import { defineConfig } from 'vitest/config';

process.env['TZ'] = 'Europe/Paris';

export default defineConfig({
  test: {
    include: ['{domain,machines,validation}/**/*.test.ts', 'contract/*.test.ts'],
    // They explore every chart, or measure: seconds for each mutant.
    exclude: ['machines/{approved,charts}.test.ts', 'machines/**/*.{walk,laws}.test.ts', '**/cost.test.ts'],
    // As in vitest.config.ts: no module holds anything between two tests.
    isolate: false,
    testTimeout: 30_000,
  },
});
