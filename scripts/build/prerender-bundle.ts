import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { define, type as having } from 'superstruct';
import type { Plugin } from 'vite';
import { site, visitors } from '../../machines/people.fixtures.ts';
import type { FindFirstQuestions } from '../../contract/ssr.ts';

/** In the build's folder; the server does not serve dot folders. */
const FOLDER = '.ssr';

const FILE = 'render.js';

const bundleStruct = having({
  firstQuestions: define<FindFirstQuestions>('a function', (value) => typeof value === 'function'),
});

/**
 * The build's `ssr` environment: a bundle of the page's own sources and their imports, with which the server, which
 * runs unbuilt sources itself, prerenders pages. Next to it is a list of each page's first calls.
 */
export function prerenderBundle(): Plugin {
  return {
    name: 'prerender-bundle',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    config: ({ build }) => ({
      environments: {
        ssr: {
          // React's development and production builds are incompatible: the bundle uses the page's.
          define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV']) },
          resolve: { noExternal: true },
          build: {
            ssr: 'src/app/ssr/render.tsx',
            outDir: join(build?.outDir ?? 'dist', FOLDER),
            copyPublicDir: false,
            manifest: false,
            rolldownOptions: { output: { entryFileNames: FILE } },
          },
        },
      },
    }),
    writeBundle: async ({ dir = FOLDER }) => {
      const bundle: unknown = await import(pathToFileURL(join(dir, FILE)).href);
      // For any visitor and site: a page's first calls depend on its address alone.
      const questions = await bundleStruct.create(bundle).firstQuestions({ site, visitor: visitors.signedIn });
      await writeFile(join(dir, 'first-questions.json'), JSON.stringify(questions));
    },
  };
}
