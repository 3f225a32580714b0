import type { StorybookConfig } from '@storybook/react-vite';
import type { PluginOption } from 'vite';
import { chartIndexer, chartStories, listCharts } from './charts/chart-stories.ts';
import { sentenceFile } from './words/sentence-file.ts';

/** Plugins of the page's build that have nothing to do with stories. */
const pageOnly = ['page-texts', 'precompress', 'preload-fonts', 'release-files'];

function isForStories(plugin: PluginOption): boolean {
  return !(plugin && typeof plugin === 'object' && 'name' in plugin && pageOnly.includes(plugin.name));
}

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../machines/**/*.machine.ts', '../src/ui/**/*.stories.tsx', './pages/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
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
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: [...(viteConfig.plugins?.filter(isForStories) ?? []), chartStories(), sentenceFile(listCharts)],
    // Imported when a diagram is first looked at: found only then, it would reload the page.
    optimizeDeps: {
      ...viteConfig.optimizeDeps,
      include: [...(viteConfig.optimizeDeps?.include ?? []), 'elkjs/lib/elk.bundled.js'],
    },
    build: { ...viteConfig.build, cssCodeSplit: true, chunkSizeWarningLimit: 2_000 },
  }),
};

export default config;
