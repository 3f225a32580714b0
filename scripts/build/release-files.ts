import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { locales } from '../../domain/locale.ts';
import type { Manifest } from '../../server/core/http/build-manifest.ts';
import { manifestStruct, withImports } from '../../server/core/http/build-manifest.ts';
import type { BuildManifest, PagePayload } from '../../contract/build-files.ts';
import { isPageFile, latestBuildPath, manifestPath, partName } from '../../contract/build-files.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Files of each page with code of its own, in addition to the shell. All styles are in one file, which the document
 * names.
 */
function payloadsOf(manifest: Manifest): readonly (readonly [page: string, payload: PagePayload])[] {
  const entries = ['index.html', ...(manifest['index.html']?.dynamicImports ?? [])];
  const shell = new Set(entries.flatMap((name) => [...withImports(manifest, name)]));
  const filesOf = (name: string): string[] =>
    [...withImports(manifest, name)].flatMap((each) => (shell.has(each) ? [] : [`/${manifest[each]?.file}`]));
  return Object.keys(manifest).flatMap((name) => {
    if (!isPageFile(name)) return [];
    const page = partName(name);
    const words = locales.map((locale) => [locale, filesOf(`locales/${locale}/messages.po?${page}`)] as const);
    return [[page, { code: filesOf(name), styles: [], words: Object.fromEntries(words) }] as const];
  });
}

/**
 * Writes the files that a page reads about its build (specification §7): the name of the latest build, the manifest of
 * this one, and the payload of each page. A build is named by a hash of its contents, which the document contains.
 */
export function releaseFiles(): Plugin {
  return {
    name: 'release-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const { 'index.html': html, '.vite/manifest.json': manifest } = bundle;
        if (html?.type !== 'asset' || manifest?.type !== 'asset') return;
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        const files = payloadsOf(manifestStruct.create(JSON.parse(String(manifest.source)))).map(([page, payload]) => {
          const source = JSON.stringify(payload);
          const fileName = `assets/page-${page}-${hashOf(source)}.json`;
          emit(fileName, source);
          return [page, `/${fileName}`] as const;
        });
        const build = hashOf(JSON.stringify([Object.keys(bundle).toSorted(), files, String(html.source)]));
        const pages: BuildManifest = { build, pages: Object.fromEntries(files) };
        emit(manifestPath(build).slice(1), JSON.stringify(pages));
        emit(latestBuildPath.slice(1), JSON.stringify({ build }));
        html.source = String(html.source).replace('<head>', `<head>\n    <meta name="build" content="${build}" />`);
      },
    },
  };
}
