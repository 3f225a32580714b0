import type { Plugin } from 'vite';

/** The latin subsets, used by the first screen. Other subsets are loaded on demand. */
const firstFonts = /-latin-[\w-]{8}\.woff2$/;

/** Preloads the fonts of the first screen, under their hashed names. */
export function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((fileName) => firstFonts.test(fileName))
          .map((fileName) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head',
          })),
    },
  };
}
