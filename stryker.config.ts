/** Mutation testing, on demand: `npm run mutation`, or one scope: `SCOPE=domain npx stryker run stryker.config.ts`. */

/** What is mutated, and the tests that judge it: a module's own, not those of all charts that pass through it. */
const scopes = {
  domain: { mutate: ['domain/**/*.ts'], testFiles: ['domain/**/*.test.ts'] },
  rules: {
    // But for tables of words.
    mutate: ['validation/{*,{forms,rules}/*}.ts', '!validation/{codes,issue-messages,field-names}.ts'],
    testFiles: ['validation/{*,{forms,rules}/*}.test.ts', 'contract/field-errors.test.ts'],
  },
  lists: {
    mutate: ['validation/reader-list/*.ts'],
    testFiles: ['validation/reader-list/*.test.ts'],
  },
  contexts: {
    mutate: ['machines/**/*.context.ts'],
    testFiles: ['machines/**/*.test.ts', '!machines/engine/**'],
  },
  codecs: {
    // Those that all messages are made of; the messages themselves are held to their golden exchanges.
    mutate: [
      'contract/{amount,answer,codec,compound,dates,envelope,known-code,mapping,scalars,sized-lists,wire-names}.ts',
    ],
    testFiles: ['contract/*.test.ts'],
  },
};

const name = process.env['SCOPE'] ?? 'domain';
const scope = new Map(Object.entries(scopes)).get(name);
if (!scope) throw new Error(`SCOPE is "${name}": it must be one of ${Object.keys(scopes).join(', ')}`);

export default {
  mutate: [...scope.mutate, '!**/*.test.ts'],
  testFiles: scope.testFiles,
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // Strings are words for people, or codes that types check.
  mutator: { excludedMutations: ['StringLiteral'] },
  // A mutant that runs as its module loads would need all tests once more.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: `reports/mutation/${name}.incremental.json`,
  tempDirName: 'reports/mutation/sandbox',
  ignorePatterns: ['.data', 'dist', 'docs', 'public'],
  // Stryker would rewrite it with TypeScript's JavaScript API, which version 7 does not have.
  tsconfigFile: 'none',
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  thresholds: { high: 90, low: 75, break: 75 },
};
