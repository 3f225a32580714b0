import { globSync, readFileSync } from 'node:fs';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { defineConfig } from 'vitest/config';

// Moments are formatted in the reader's time zone: fixed in tests.
process.env['TZ'] = 'Europe/Paris';

/** Every configuration of every chart once more, every answer, hostile input for every rule, planted bugs (`npm run test:long`). */
const long = [
  'tests/models/{identity,chance,wandering,follow,patience,planted}.test.ts',
  'tests/models/every-answer.test.tsx',
  'tests/models/views/mutants.test.tsx',
  'validation/rules/cost.test.ts',
];

/** Tests that try a part of their cases in a commit, and all in the long list. */
const sampling = [
  'tests/models/diagram.test.ts',
  'tests/models/any-back-end.test.tsx',
  'tests/models/application/{answer-by-page,faults}.test.ts',
  'tests/models/views/{views,order-views,data}.test.ts',
];

/** Tests in a DOM, as their first line says: a worker has one environment. */
const inDom = (folder: string): string[] =>
  globSync(`${folder}/**/*.test.{ts,tsx}`).filter((file) =>
    readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'),
  );

/** Tests that put another module in the place of one, or draw whole pages: what these have loaded shows in the next ones. */
const isolated = ['server/features/session/password-hash.test.ts', ...inDom('tests/models')];

const fixedChoices = 'tests/support/fixed-choices.ts';

/** Rendering and exploring make garbage faster than the default young generation holds. */
const youngSpace = ['--max-semi-space-size=64'];

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
    // A missing approved text fails like a changed one; only `-u` writes it.
    update: 'none',
    // Machines are shared and slow at times; nothing waits longer than it needs. To begin and to end a database may wait for those
    // of other tests.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      // No module of these holds anything between two tests: the files of a worker share them, and the DOM.
      {
        extends: true,
        test: {
          name: 'unit',
          include: inDom('src'),
          exclude: long,
          setupFiles: ['tests/support/browser-dom.ts', fixedChoices],
          isolate: false,
          execArgv: youngSpace,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-pure',
          include: [
            '{contract,domain,machines,scripts,server,src,validation,tests/{architecture,models,requirements}}/**/*.test.{ts,tsx}',
          ],
          exclude: [...long, ...isolated, ...inDom('src')],
          isolate: false,
          execArgv: youngSpace,
          setupFiles: fixedChoices,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      { extends: true, test: { name: 'unit-isolated', include: isolated, exclude: long, execArgv: youngSpace } },
      {
        extends: true,
        test: { name: 'long', include: [...long, ...sampling], env: { EXHAUSTIVE: '1' }, execArgv: youngSpace },
      },
      { extends: true, test: { name: 'examples', include: ['tests/examples/**/*.test.ts'] } },
      { extends: true, test: { name: 'factur-x', include: ['tests/factur-x/**/*.test.ts'] } },
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
