import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { prebundled } from '../scripts/build/prebundled.ts';
import { unwatchedIn } from '../scripts/build/unwatched.ts';
import { chartIndexer, chartStories, listCharts } from './charts/chart-stories.ts';
import { foundationsData } from './foundations/foundations-data.ts';
import { overviewData } from './start/overview-data.ts';
import { sentenceFile } from './words/sentence-file.ts';

/** Plugins of the page’s build that have nothing to do with stories, or leave out texts that these show. */
const pageOnly = ['lean-rows', 'page-catalogs', 'page-titles', 'precompress', 'preload-fonts', 'release-files'];

/** A preset may be a list of plugins. */
function eachOf(option: PluginOption): PluginOption[] {
  return Array.isArray(option) ? option.flatMap(eachOf) : [option];
}

function isForStories(plugin: PluginOption): boolean {
  return !(plugin && typeof plugin === 'object' && 'name' in plugin && pageOnly.includes(plugin.name));
}

/** Code of many stories in few files: a file of each module would be two hundred requests for a story. */
const sharedChunks = [
  { name: 'vendor', test: /\/node_modules\/(?!\.|elkjs|axe-core|storybook|@storybook|@zxcvbn)/ },
  { name: 'components', test: /\/src\/(?:ui|engine|page)\/(?!.*\.stories\.)/ },
  { name: 'domain', test: /\/(?:domain|contract|validation)\/[^?]*\.ts$|\/machines\/engine\// },
];

const root = join(import.meta.dirname, '..');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../machines/**/*.{machine,list}.ts',
    '../src/ui/**/*.stories.tsx',
    './{start,compare,pages,foundations}/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  // Built with the pages of components, which `--test` leaves out.
  build: { test: { disabledAddons: [], disableBlocks: false, disableAutoDocs: false, disableDocgen: false } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableProjectJson: true },
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // Stories have no play functions, log no actions, and bring the page's own background.
    interactions: false,
    actions: false,
    backgrounds: false,
  },
  // Stories that look as another one does, but for numbers, are folded away; the filter in the sidebar brings them.
  tags: { alike: { defaultFilterSelection: 'exclude' } },
  typescript: { reactDocgen: 'react-docgen' },
  experimental_indexers: (indexers = []) => [...indexers, chartIndexer],
  // In development, a state's source opens in the editor; otherwise only where STORYBOOK_SOURCE_URL is set.
  env: (env = {}, { configType }) => ({
    ...(configType === 'DEVELOPMENT' ? { STORYBOOK_SOURCE_URL: `vscode://file${root}/{path}:{line}` } : {}),
    ...env,
  }),
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: [
      ...(viteConfig.plugins?.flatMap(eachOf).filter(isForStories) ?? []),
      chartStories(),
      sentenceFile(listCharts),
      foundationsData(listCharts),
      overviewData(listCharts),
    ],
    // Bundled at the start: a dependency that is discovered with a story or a diagram reloads the page.
    optimizeDeps: {
      ...viteConfig.optimizeDeps,
      include: [...(viteConfig.optimizeDeps?.include ?? []), ...prebundled, 'elkjs/lib/elk.bundled.js'],
    },
    // Of what `vite.config.ts` says of its server Storybook takes nothing over.
    server: { ...viteConfig.server, watch: { ignored: unwatchedIn(root) } },
    build: {
      ...viteConfig.build,
      cssCodeSplit: true,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { ...viteConfig.build?.rolldownOptions, output: { codeSplitting: { groups: sharedChunks } } },
    },
  }),
};

export default config;
