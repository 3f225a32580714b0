import type { InlineConfig, Plugin, PluginOption } from 'vite';
import { build, minifySync } from 'vite';

/** How large the modules of a page are. */
export interface ModuleSizes {
  /** Finds it out as a build begins. */
  readonly plugin: Plugin;
  /** Bytes of minified code that a page has of a module, once a build has begun: of a library, of what something uses of it. */
  readonly of: (id: string) => number;
}

/** What nothing in a module itself uses is used by another one: what nobody uses is no longer there. */
const sizeOf = (code: string): number =>
  minifySync('module.js', code, { module: false, compress: { unused: false } }).code.length;

/**
 * Builds the page a first time, without writing anything, to know what is left of each module: which modules are loaded
 * together is decided before the bundler tells that.
 *
 * @param plugins What turns sources into modules; made anew, for a build keeps its state there.
 */
export function moduleSizes(plugins: () => PluginOption[]): ModuleSizes {
  const sizes = new Map<string, number>();
  let project: InlineConfig = {};
  return {
    of: (id) => sizes.get(id) ?? 0,
    plugin: {
      name: 'module-sizes',
      apply: 'build',
      configResolved: ({ root, mode, resolve: { alias } }) => {
        project = { root, mode, resolve: { alias } };
      },
      async buildStart() {
        sizes.clear();
        const collect: Plugin = {
          name: 'collect-module-sizes',
          generateBundle(_, bundle) {
            for (const file of Object.values(bundle))
              if (file.type === 'chunk')
                for (const [id, { code }] of Object.entries(file.modules)) sizes.set(id, sizeOf(code ?? ''));
          },
        };
        await build({
          ...project,
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          plugins: [plugins(), collect],
          build: { write: false, minify: false, assetsInlineLimit: 0 },
        });
      },
    },
  };
}
