import type { KnipConfig } from 'knip';

export default {
  // The page starts at index.html, commands in package.json; both are found from there.
  // Stories of charts are modules that the indexer makes up.
  entry: [
    'lingui.config.ts',
    // Entry of the build's `panel` environment.
    'src/panel/entry.ts',
    // Tools that are called by name: `npx node scripts/openapi.ts`.
    'scripts/*.ts',
    'tests/{stories,package}/playwright.config.ts',
    'server/core/db/migrations/*.ts',
    // Named in stryker.config.ts.
    'vitest.mutation.config.ts',
    'tests/**/*.{test,spec}.ts',
    // Builds the page in React's strict mode for the journeys.
    'tests/support/build-strict.ts',
    'tests/support/serve-production.ts',
    // Read by the compiler alone.
    'tests/**/*.test-d.tsx',
    '.storybook/charts/{chart-story.tsx,chart-pages.tsx,list-stories.ts}',
    '.storybook/start/funnel-page.tsx',
  ],
  // Written with libraries that are not installed, to be counted (src/engine/README.md).
  ignore: ['tests/package/compared/**'],
  project: ['{contract,domain,machines,scripts,server,src,tests,validation,.storybook}/**/*.{ts,tsx}', '*.ts'],
  // The type of an exported function's parameter may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // The stylesheet names their files.
    '@fontsource-variable/*',
    // Documents in PDF resolve their files by path.
    '@expo-google-fonts/*',
    // Parses TypeScript for dependency-cruiser, which names it by an option.
    '@swc/core',
    // StrykerJS loads it as the runner of that name.
  ],
  // Of Debian: runs the programs of a cluster as another user.
  ignoreBinaries: ['setpriv'],
} satisfies KnipConfig;
