/**
 * Contents of the build in `dist` for each page: its files, their weight, and whether its catalogs contain all messages
 * that its code uses.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale } from '../../domain/locale.ts';
import { locales } from '../../domain/locale.ts';
import type { Place } from '../../machines/engine/path.ts';
import type { Manifest } from '../../server/core/http/build-manifest.ts';
import { manifestStruct } from '../../server/core/http/build-manifest.ts';
import { readBuiltFiles } from '../../server/core/http/built-files.ts';
import { OwnQuestions } from '../../server/core/http/first-questions.ts';
import { placeOfText } from '../../contract/page-address.ts';
import { pageNames, pathsOf } from '../../contract/pages.ts';
import type { PageName } from '../../contract/pages.ts';
import { partName } from '../../contract/build-files.ts';
import { pageOfSections } from '../build/catalog-split.ts';

/** The catalog that all pages share, or that of a page or another part. */
const textsOf = (locale: Locale, part: string): string => `locales/${locale}/messages.po?${part}`;

/** The manifest of `npm run build`. */
export async function readBuild(): Promise<Manifest> {
  return manifestStruct.create(JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')));
}

/** Brotli bytes of some files of the build. */
async function sizeOf(files: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...files].map(async (file) => {
      const path = join('dist', file);
      return (await stat(`${path}.br`).catch(() => stat(path))).size;
    }),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/** A place of a page, with its required parameters only, each set to 1. */
function somePlaceOf(page: PageName): Place {
  const [pattern = '/'] = pathsOf(page);
  return placeOfText(pattern.replaceAll(/[?&]\w+=:\w+\?/g, '').replaceAll(/:\w+/g, '1'));
}

/**
 * Brotli bytes of code and texts, in the language with the longest: of the shell, and of each page including it, as its
 * document names them for a visitor who may see it.
 */
export async function weighPages(manifest: Manifest) {
  const dist = pathToFileURL(join(process.cwd(), 'dist/'));
  const built = await readBuiltFiles(dist);
  const own = await OwnQuestions.open(dist, 'words');
  const document = manifest['index.html'];
  const entries = document ? [`/${document.file}`] : [];
  const weigh = async (page: PageName | null) => {
    const isAsked = (locale: Locale): boolean =>
      page !== null && own.of(page, somePlaceOf(page), { locale, prefixRouting: true }) !== null;
    const named = locales.map((locale) => [
      ...entries,
      ...built.application,
      ...built.of(page, locale, { mayBeSignedIn: true, isAsked: isAsked(locale) }),
    ]);
    return { files: named[0]?.length ?? 0, size: Math.max(...(await Promise.all(named.map(sizeOf)))) };
  };
  const pages = await Promise.all(pageNames.map(async (page) => ({ page, ...(await weigh(page)) })));
  return { shell: (await weigh(null)).size, pages: pages.toSorted((left, right) => right.size - left.size) };
}

/** Message ids that lingui generates (six characters): in code between quotes, in a compiled catalogue as its keys. */
const IN_CODE = /["'`]([\w-]{6})["'`]/g;
const IN_TEXTS = /"([\w-]{6})\\?":/g;

/** Message ids used by a page, or another lazy part, and missing from its catalog: the screen would show an id. */
export async function missingTexts(manifest: Manifest): Promise<readonly string[]> {
  const read = async (names: readonly string[], ids: RegExp): Promise<ReadonlySet<string>> => {
    const files = names.flatMap((name) => manifest[name]?.file ?? []);
    const texts = await Promise.all(files.map((file) => readFile(join('dist', file), 'utf8')));
    return new Set(texts.flatMap((text) => [...text.matchAll(ids)].flatMap(([, id]) => id ?? [])));
  };
  const [locale] = locales;
  const all = await read(
    Object.keys(manifest).filter((name) => name.startsWith(textsOf(locale, ''))),
    IN_TEXTS,
  );
  const missing = await Promise.all(
    Object.keys(manifest)
      .filter((name) => name.startsWith('src/'))
      .map(async (chunk) => {
        // Shared files contain messages of several parts: only a part's own files are checked.
        const part = pageOfSections(chunk) ?? partName(chunk);
        const said = await read([chunk], IN_CODE);
        const available = await read([textsOf(locale, 'all'), textsOf(locale, part)], IN_TEXTS);
        return [...said].filter((id) => all.has(id) && !available.has(id)).map((id) => `${part}: ${id}`);
      }),
  );
  return missing.flat();
}
