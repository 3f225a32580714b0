import type { KnipConfig } from 'knip';

export default {
  // The page starts at index.html, commands in package.json; both are found from there.
  entry: ['server/db/migrations/*.ts', 'tests/**/*.{test,spec}.ts'],
  project: ['{machines,src,server,scripts,tests,.storybook}/**/*.{ts,tsx,css}', '*.ts'],
  // The type of an exported function's parameter may be exported with it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Pinned for vite, which would take a newer one that does not install.
    'rolldown',
    // Reads TypeScript for dependency-cruiser; without it no module is found.
    '@swc/core',
  ],
} satisfies KnipConfig;
