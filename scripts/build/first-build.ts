import type { InlineConfig, Plugin, PluginOption } from 'vite';
import { build, minifySync } from 'vite';

/** What a module brings with it. */
export interface ModuleLinks {
  /** Whatever is loaded whenever the module is, by ids: what it uses, and what nothing else uses. */
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** What a page has of its modules. */
export interface FirstBuild {
  /** Builds as another build begins. */
  readonly plugin: Plugin;
  /** Bytes of minified code that a page has of a module: of a library, of what something uses of it. */
  readonly sizeOf: (id: string) => number;
  /** What a module brings with it, without what it imports and does not use; nothing where a page has not got it. */
  readonly linksOf: (id: string) => ModuleLinks | null;
}

/** What nothing in a module itself uses is used by another one: what nobody uses is no longer there. */
const sizeOf = (code: string): number =>
  minifySync('module.js', code, { module: false, compress: { unused: false } }).code.length;

interface Chunk {
  readonly type: 'chunk';
  readonly facadeModuleId: string | null;
  readonly modules: Readonly<Record<string, { readonly code: string | null }>>;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/**
 * Builds the page a first time, without writing anything, to know what is left of each module and what it needs. Which modules
 * are loaded together is decided before the bundler tells that: until then a module that lists others (`index.ts`) seems to need
 * them all. Left to itself, the bundler puts those into one file that the same parts of the application need.
 *
 * @param plugins What turns sources into modules; made anew, for a build keeps its state there.
 */
export function firstBuild(plugins: () => PluginOption[]): FirstBuild {
  const sizes = new Map<string, number>();
  const links = new Map<string, ModuleLinks>();
  let project: InlineConfig = {};
  function read(bundle: Readonly<Record<string, Chunk | { readonly type: 'asset' }>>): void {
    const modulesIn = (file: string): readonly string[] => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? Object.keys(chunk.modules) : [];
    };
    const entryOf = (file: string): readonly string[] => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' && chunk.facadeModuleId !== null ? [chunk.facadeModuleId] : [];
    };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const ids = Object.keys(chunk.modules);
      const importedIds = [...ids, ...chunk.imports.flatMap(modulesIn)];
      const dynamicallyImportedIds = chunk.dynamicImports.flatMap(entryOf);
      // What is loaded on demand may have no code of its own, but a list of what stands elsewhere.
      for (const id of new Set([...ids, ...(chunk.facadeModuleId === null ? [] : [chunk.facadeModuleId])])) {
        sizes.set(id, sizeOf(chunk.modules[id]?.code ?? ''));
        links.set(id, { importedIds, dynamicallyImportedIds });
      }
    }
  }
  return {
    sizeOf: (id) => sizes.get(id) ?? 0,
    linksOf: (id) => links.get(id) ?? null,
    plugin: {
      name: 'first-build',
      apply: 'build',
      configResolved: ({ root, mode }) => {
        project = { root, mode };
      },
      async buildStart() {
        sizes.clear();
        links.clear();
        await build({
          ...project,
          configFile: false,
          logLevel: 'error',
          publicDir: false,
          plugins: [plugins(), { name: 'read-first-build', generateBundle: (_, bundle) => read(bundle) }],
          build: { write: false, minify: false, assetsInlineLimit: 0 },
        });
      },
    },
  };
}
