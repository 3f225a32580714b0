import { resolve } from 'node:path';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { defineConfig } from 'vite';
import { beginningApart } from './scripts/build/beginning-apart.ts';
import { pageChunks } from './scripts/build/page-chunks.ts';
import { panelApart } from './scripts/build/panel-apart.ts';
import { pageTexts } from './scripts/build/page-texts.ts';
import { precompress } from './scripts/build/precompress.ts';
import { preloadFonts } from './scripts/build/preload-fonts.ts';
import { releaseFiles } from './scripts/build/release-files.ts';
import { shortClassNames } from './scripts/build/short-class-names.ts';
import { unwatchedIn } from './scripts/build/unwatched.ts';

/** What turns sources into what is served. */
const plugins = (command: 'build' | 'serve'): PluginOption[] => [
  // Macros, then catalogues, then React: any other order builds, and renders a white page.
  babel({ presets: [linguiTransformerBabelPreset()] }),
  // While one writes, a text that is not translated yet shows in English.
  lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
  react(),
  shortClassNames(),
  { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }), enforce: 'pre' },
];

const inApp = (file: string): string => resolve(import.meta.dirname, 'src/app', file);

export default defineConfig(({ command }) => ({
  // What a build tells of itself is written before it is compressed.
  plugins: [
    releaseFiles(),
    plugins(command),
    precompress(),
    pageTexts(),
    preloadFonts(),
    panelApart(() => [plugins('build'), precompress()]),
    beginningApart(() => plugins('build')),
  ],
  // A page, or a story, that somebody is on is not thrown away for what a run of tests writes.
  server: { watch: { ignored: unwatchedIn(import.meta.dirname) } },
  build: {
    manifest: true,
    // All styles together are smaller than what most pages have, compressed in pieces, and one request.
    cssCodeSplit: false,
    // The content security policy allows files of our own origin only: no `data:` addresses, no inlined polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // React and react-aria ask for what other releases of React have. What we import ourselves, the compiler checks.
      checks: { pluginTimings: false, importIsUndefined: false },
      output: {
        codeSplitting: { groups: [pageChunks(inApp('main.tsx'), inApp('start.tsx'))] },
      },
    },
  },
}));
