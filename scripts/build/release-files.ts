import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import type { BuildManifest, PagePayload } from '../../src/contract/build-files.ts';
import { latestBuildPath, manifestPath } from '../../src/contract/build-files.ts';
import { locales } from '../../machines/domain/locale.ts';
import { pageName } from './text-parts.ts';

/** What is read of the bundler's output. */
interface Chunk {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

type Output = Chunk | { readonly type: 'asset'; readonly fileName: string; source: string | Uint8Array };

type Bundle = Readonly<Record<string, Output>>;

/** What the page's entry stands for. */
const DOCUMENT = /\/index\.html$/;
const PAGE = /\/src\/app\/pages\/([a-z-]+)\.ts$/;
/** The texts of a language: those that every page has, or a page's own. */
const WORDS = /\/locales\/([a-z]+\/messages\.po(?:\?\w+)?)/;

/** A chunk and all that it imports at once. */
function withImports(bundle: Bundle, fileName: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
}

/** The chunks that stand for a module of some kind, by what its pattern finds in the module's path. */
function chunksOf(bundle: Bundle, pattern: RegExp): readonly (readonly [string, Chunk])[] {
  return Object.values(bundle).flatMap((chunk) => {
    const name = chunk.type === 'chunk' ? pattern.exec(chunk.facadeModuleId ?? '')?.[1] : undefined;
    return chunk.type === 'chunk' && name !== undefined ? [[name, chunk] as const] : [];
  });
}

/** What each page needs beside the shell, which every page has. */
function payloadsOf(bundle: Bundle): Readonly<Record<string, PagePayload>> {
  const shell = new Set(
    Object.values(bundle).flatMap((chunk) =>
      // The entry loads the application, and nothing else by itself.
      chunk.type === 'chunk' && DOCUMENT.test(chunk.facadeModuleId ?? '')
        ? [chunk.fileName, ...chunk.dynamicImports].flatMap((name) => [...withImports(bundle, name)])
        : [],
    ),
  );
  const words = new Map(chunksOf(bundle, WORDS).map(([part, { fileName }]) => [part, `/${fileName}`]));
  const pages = chunksOf(bundle, PAGE).map(([file, { fileName }]) => {
    const page = pageName(file);
    const code = [...withImports(bundle, fileName)].filter((name) => !shell.has(name));
    const styles = code.flatMap((name) => {
      const chunk = bundle[name];
      return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
    });
    const payload: PagePayload = {
      code: code.map((name) => `/${name}`),
      styles: [...new Set(styles)].map((name) => `/${name}`),
      words: Object.fromEntries(
        locales.map((locale) => {
          const own = words.get(`${locale}/messages.po?${page}`);
          return [locale, own === undefined ? [] : [own]];
        }),
      ),
    };
    return [page, payload] as const;
  });
  return Object.fromEntries(pages);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Writes what a page asks about its build (specification §7): the file of the latest build, the manifest of this one, and for
 * each page a file of what it needs. A build is named by what is in it, so that the same code and words are the same build;
 * the document says which build it is of.
 */
export function releaseFiles(): Plugin {
  return {
    name: 'release-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, output) {
        const bundle: Bundle = output;
        const html = bundle['index.html'];
        // Another application that is built with the same plugins has none.
        if (html?.type !== 'asset') return;
        const text = String(html.source);
        const payloads = Object.entries(payloadsOf(bundle)).map(([page, payload]) => {
          const source = JSON.stringify(payload);
          return { page, source, fileName: `assets/page-${page}-${hashOf(source)}.json` };
        });
        const pages = Object.fromEntries(payloads.map(({ page, fileName }) => [page, `/${fileName}`]));
        const names = Object.keys(bundle).filter((name) => name !== 'index.html');
        const build = hashOf([...names, ...Object.values(pages), text].toSorted().join('\n'));
        const manifest: BuildManifest = { build, pages };
        for (const { fileName, source } of payloads) this.emitFile({ type: 'asset', fileName, source });
        this.emitFile({ type: 'asset', fileName: manifestPath(build).slice(1), source: JSON.stringify(manifest) });
        this.emitFile({ type: 'asset', fileName: latestBuildPath.slice(1), source: JSON.stringify({ build }) });
        html.source = text.replace('<head>', `<head>\n    <meta name="build" content="${build}" />`);
      },
    },
  };
}
