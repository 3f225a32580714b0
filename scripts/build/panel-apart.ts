import { resolve } from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { build } from 'vite';

/** Where the built panel lives on the site, and in the build's folder. */
const FOLDER = 'live-panel';

const SOURCE = 'src/panel/open-panel.tsx';

const ENTRY = 'virtual:live-panel';

/** Loads the panel by the bundler's own means, with its stylesheet. */
const entry = `const { openPanel } = await import('/${SOURCE}');\nexport { openPanel };\n`;

/** How a page names the built panel, if this is the panel's source. */
const builtPanel = (id: string) =>
  id.endsWith('/panel/open-panel.tsx') ? ({ id: `/${FOLDER}/open-panel.js`, external: 'absolute' } as const) : null;

/**
 * Builds the live panel by itself, into a folder of its own, with its own copy of all that it draws and replays with. In
 * one build with the page, what both use would be cut out of the page's chunks: more files for everybody, and larger ones.
 *
 * @param plugins What turns sources into modules, for the page and the panel alike; made anew, for a build keeps its state there.
 */
export function panelApart(plugins: () => PluginOption[]): Plugin {
  let outDir = '';
  let isImported = false;
  return {
    name: 'panel-apart',
    apply: 'build',
    enforce: 'pre',
    configResolved: ({ root, build: options }) => {
      outDir = resolve(root, options.outDir, FOLDER);
    },
    resolveId: (id) => {
      const built = builtPanel(id);
      isImported ||= built !== null;
      return built;
    },
    closeBundle: async () => {
      // Another application that is built with the same plugins has none.
      if (!isImported) return;
      await build({
        configFile: false,
        logLevel: 'error',
        base: `/${FOLDER}/`,
        publicDir: false,
        plugins: [
          plugins(),
          {
            name: 'live-panel-entry',
            resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
            load: (id) => (id === `\0${ENTRY}` ? entry : null),
          },
        ],
        build: {
          outDir,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: ENTRY,
            preserveEntrySignatures: 'exports-only',
            output: { entryFileNames: 'open-panel.js' },
          },
        },
      });
    },
  };
}
