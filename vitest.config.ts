import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

// Moments are formatted in the reader's time zone: fixed in tests.
process.env['TZ'] = 'Europe/Paris';

/** Every configuration of every chart once more, hostile input for every rule, and planted bugs (`npm run test:long`). */
const long = [
  'tests/models/{identity,chance,wandering,follow,patience,diagram,planted}.test.ts',
  'tests/models/views/mutants.test.tsx',
  'machines/validation/rules/cost.test.ts',
];

/** Tests that put another module in the place of one. */
const mocking = ['server/features/session/password-hash.test.ts'];

export default defineConfig({
  // As in vite.config.ts, so that macros and catalogues mean the same in a test as in the page.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnMissing: true, failOnCompileError: true }),
  ],
  test: {
    environment: 'node',
    // Two cores: one for the tests, one for the database they talk to.
    maxWorkers: 2,
    restoreMocks: true,
    // Machines are shared and slow at times; nothing waits longer than it needs. To begin and to end a database may wait for those
    // of other tests.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,tests/models}/**/*.test.{ts,tsx}', ...mocking],
          exclude: [...long, 'src/{api,contract,i18n}/**'],
        },
      },
      { extends: true, test: { name: 'long', include: long } },
      { extends: true, test: { name: 'factur-x', include: ['tests/factur-x/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'unit-pure',
          include: [
            '{machines,scripts,server,tests/{architecture,requirements}}/**/*.test.{ts,tsx}',
            'src/{api,contract,i18n}/**/*.test.ts',
          ],
          exclude: [...long, ...mocking],
          // No module of these holds anything between two tests: they are read once for all files, which halves the time.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          exclude: process.env['EXHAUSTIVE'] === '1' ? [] : ['tests/contract/*killed.test.ts'],
          globalSetup: 'tests/contract/whole-run.ts',
          setupFiles: 'tests/contract/cheap-passwords.ts',
          // Each file has a server and a database of its own, and no module holds anything of either: the modules are
          // read once for all files, which halves the time.
          isolate: false,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
