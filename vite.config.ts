import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/build/precompress.ts';
import { preloadFonts } from './scripts/build/preload-fonts.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    // Macros, then catalogues, then React: any other order builds, and renders a white page.
    babel({ presets: [linguiTransformerBabelPreset()] }),
    // While one writes, a text that is not translated yet shows in English.
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
    react(),
    { ...optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }), enforce: 'pre' },
    preloadFonts(),
    precompress(),
  ],
  build: {
    manifest: true,
    // The content security policy allows files of our own origin only: no `data:` addresses, no inlined polyfill.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { pluginTimings: false } },
  },
}));
