import type { Plugin } from 'vite';

/** The panel's folder on the site and in the build. */
const FOLDER = 'live-panel';

const ENTRY = `${FOLDER}/open-panel.js`;

/**
 * The build's `panel` environment: the live panel with its own copies of what it draws and replays with. In one build with the
 * page, modules that both use would be moved out of the page's chunks: more files for every visitor, and larger ones.
 */
export function livePanel(): Plugin {
  return {
    name: 'live-panel',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        panel: {
          consumer: 'client',
          build: {
            emptyOutDir: false,
            copyPublicDir: false,
            manifest: false,
            assetsDir: `${FOLDER}/assets`,
            cssCodeSplit: true,
            rolldownOptions: {
              input: 'src/panel/entry.ts',
              preserveEntrySignatures: 'exports-only',
              output: { entryFileNames: ENTRY },
            },
          },
        },
      },
    }),
    // The page imports the built panel.
    resolveId: {
      filter: { id: /\/panel\/open-panel\.tsx$/ },
      handler: () => ({ id: `/${ENTRY}`, external: 'absolute' }),
    },
  };
}
