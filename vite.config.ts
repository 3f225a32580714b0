import { basename, dirname, resolve } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localeTags } from './domain/locale.ts';
import { compileHints } from './scripts/build/compile-hints.ts';
import { leanRows } from './scripts/build/shipped-rows.ts';
import { livePanel } from './scripts/build/live-panel.ts';
import { pageChunks } from './scripts/build/page-chunks.ts';
import { pageTexts } from './scripts/build/catalogs.ts';
import { pageTitles } from './scripts/build/page-titles.ts';
import { precompress } from './scripts/build/precompress.ts';
import { preloadFonts } from './scripts/build/preload-fonts.ts';
import { prerenderBundle } from './scripts/build/prerender-bundle.ts';
import { releaseFiles } from './scripts/build/release-files.ts';
import { shortClassNames } from './scripts/build/short-class-names.ts';
import { unwatchedIn } from './scripts/build/unwatched.ts';

const inApp = (file: string): string => resolve(import.meta.dirname, 'src/app', file);

const main = inApp('main.tsx');
const start = inApp('start.tsx');

export default defineConfig(({ command }) => ({
  plugins: [
    // Macros, then catalogs, then React: any other order builds, and renders a white page.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // In development a text that is not translated yet shows in English.
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
    react(),
    { ...optimizeLocales.vite({ locales: Object.values(localeTags) }), enforce: 'pre' },
    shortClassNames(),
    leanRows(),
    pageTitles(),

    // The page: an environment of Vite's build, `client`.
    pageTexts([main, start]),
    preloadFonts(),
    releaseFiles(),
    compileHints(),
    // Two more environments.
    prerenderBundle(),
    livePanel(),
    // Last, since it compresses what the others write.
    precompress(),
  ],

  // `vite build` builds all environments, the page first: that empties the folder, which the others write at once.
  builder: {
    buildApp: async (builder) => {
      const { client, ssr, panel } = builder.environments;
      if (client) await builder.build(client);
      await Promise.all([ssr, panel].map(async (environment) => environment && builder.build(environment)));
    },
  },

  build: {
    // The oldest browsers that we support (README, "Browsers").
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    manifest: true,
    // All styles together are smaller than what most pages have, compressed in pieces, and one request.
    cssCodeSplit: false,
    // The content security policy allows files of our own origin only: no `data:` addresses, no inlined polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // React and react-aria ask for what other releases of React have. What we import ourselves, the compiler checks.
      checks: { pluginTimings: false, importIsUndefined: false },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [pageChunks(main, start)] },
            // `page.ts` of a feature makes a file with the feature's name.
            chunkFileNames: ({ name, facadeModuleId }) =>
              `assets/${name === 'page' ? basename(dirname(facadeModuleId ?? name)) : name}-[hash].js`,
          },
        },
      },
    },
  },

  // A page that is open in a browser is not reloaded for what tests write.
  server: { watch: { ignored: unwatchedIn(import.meta.dirname) } },
}));
