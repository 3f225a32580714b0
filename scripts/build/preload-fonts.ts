import type { Plugin } from 'vite';

/** The latin files: what the first screen is set in. Other letters come when a page needs them. */
const firstFonts = /-latin-[\w-]{8}\.woff2$/;

/** Preloads the typefaces of the first screen, under the hashed names that the build gave them. */
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
