import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { define, type as having } from 'superstruct';
import type { Plugin, PluginOption } from 'vite';
import { build } from 'vite';
import { site, visitors } from '../../machines/people.fixtures.ts';
import type { FindFirstQuestions } from '../../src/contract/beginning.ts';

const SOURCE = 'src/app/beginning/render.tsx';

/** Where the server finds it, in the build's folder; its name keeps it from being served. */
const FOLDER = '.beginning';

/** What it tells of the pages besides. */
const built = having({
  firstQuestions: define<FindFirstQuestions>('a function', (value) => typeof value === 'function'),
});

/**
 * Builds what draws the beginnings of pages for the server, beside the page and from the same sources, with all that it needs:
 * the server itself runs sources that no tool has turned into something else. Beside it stands what each page asks first.
 *
 * @param plugins What turns sources into modules, for the page and the server alike; made anew, for a build keeps its state there.
 */
export function beginningApart(plugins: () => PluginOption[]): Plugin {
  let folder = '';
  let project = '';
  let isPage = false;
  let mode = '';
  let environment = '';
  return {
    name: 'beginning-apart',
    apply: 'build',
    configResolved: (config) => {
      project = config.root;
      folder = resolve(config.root, config.build.outDir, FOLDER);
      ({ mode } = config);
      // React's two builds do not know each other's elements: what draws is of the kind that sources are turned into.
      environment = config.isProduction ? 'production' : 'development';
    },
    buildEnd() {
      // Another application that is built with the same plugins has none.
      isPage = [...this.getModuleIds()].some((id) => id.endsWith('/src/app/main.tsx'));
    },
    closeBundle: async () => {
      if (!isPage) return;
      await build({
        configFile: false,
        mode,
        root: project,
        logLevel: 'error',
        publicDir: false,
        plugins: plugins(),
        define: { 'process.env.NODE_ENV': JSON.stringify(environment) },
        ssr: { noExternal: true },
        build: {
          ssr: SOURCE,
          outDir: folder,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          ssrEmitAssets: false,
          rolldownOptions: { output: { entryFileNames: 'render.js' } },
        },
      });
      // Whoever is there, and whatever the site is: what a page asks first depends on its address alone.
      const module: unknown = await import(pathToFileURL(join(folder, 'render.js')).href);
      const questions = await built.create(module).firstQuestions({ site, visitor: visitors.signedIn });
      await writeFile(join(folder, 'first-questions.json'), JSON.stringify(questions));
    },
  };
}
