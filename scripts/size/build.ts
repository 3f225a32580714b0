/** What the build in `dist` has for each page: which files, how heavy, and whether the texts that its code says are among them. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { array, boolean, optional, record, string, type } from 'superstruct';
import type { Locale } from '../../machines/domain/locale.ts';
import { locales } from '../../machines/domain/locale.ts';
import { isPageName } from '../../src/app/pages.ts';
import type { PageName } from '../../src/app/pages.ts';
import { pageName, partName } from '../build/text-parts.ts';

const manifestStruct = record(
  string(),
  type({
    file: string(),
    isEntry: optional(boolean()),
    imports: optional(array(string())),
    dynamicImports: optional(array(string())),
  }),
);

type Manifest = typeof manifestStruct.TYPE;

const PAGE = /^src\/app\/pages\/([a-z-]+)\.ts$/;

/** A page as it is built: names of chunks, as the manifest has them. */
interface BuiltPage {
  readonly page: PageName;
  readonly chunk: string;
}

/** The texts that everybody has, or a page or another part. */
const textsOf = (locale: Locale, part?: string): string =>
  `locales/${locale}/messages.po${part === undefined ? '' : `?${part}?lingui`}`;

/** The build that `npm run build` has left. */
export async function readBuild(): Promise<Manifest> {
  return manifestStruct.create(JSON.parse(await readFile('dist/.vite/manifest.json', 'utf8')));
}

/** A chunk and all that it imports at once. */
function withImports(manifest: Manifest, name: string, seen = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(name)) return seen;
  seen.add(name);
  for (const next of chunk.imports ?? []) withImports(manifest, next, seen);
  return seen;
}

function shellOf(manifest: Manifest): ReadonlySet<string> {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  // The entry loads the application, and nothing else by itself.
  const parts = entries.flatMap((name) => [name, ...(manifest[name]?.dynamicImports ?? [])]);
  return new Set(parts.flatMap((name) => [...withImports(manifest, name)]));
}

function pagesOf(manifest: Manifest): readonly BuiltPage[] {
  return Object.keys(manifest).flatMap((chunk) => {
    const page = pageName(PAGE.exec(chunk)?.[1] ?? '');
    return isPageName(page) ? [{ page, chunk }] : [];
  });
}

/** Brotli bytes of some chunks. */
async function sizeOf(manifest: Manifest, names: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(names)].map(async (name) => {
      const file = manifest[name]?.file;
      if (file === undefined) return 0;
      const path = join('dist', file);
      return (await stat(`${path}.br`).catch(() => stat(path))).size;
    }),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/** Brotli bytes of code and texts, of the language with the longest: what every page has, and each page with that. */
export async function weighPages(manifest: Manifest) {
  const shell = [...shellOf(manifest)];
  const heaviest = async (names: (locale: Locale) => readonly string[]): Promise<number> =>
    Math.max(...(await Promise.all(locales.map((locale) => sizeOf(manifest, names(locale))))));
  const pages = await Promise.all(
    pagesOf(manifest).map(async ({ page, chunk }) => {
      const code = [...shell, ...withImports(manifest, chunk)];
      const chunks = (locale: Locale): readonly string[] => [...code, textsOf(locale), textsOf(locale, page)];
      const files = new Set(chunks(locales[0]).flatMap((name) => manifest[name]?.file ?? [])).size;
      return { page, files, size: await heaviest(chunks) };
    }),
  );
  return {
    shell: await heaviest((locale) => [...shell, textsOf(locale)]),
    pages: pages.toSorted((left, right) => right.size - left.size),
  };
}

/** The ids of messages (`scripts/build/short-ids.ts`): in code between quotes, in a compiled catalogue as its keys. */
const IN_CODE = /["'`](~[\da-z]+)["'`]/g;
const IN_TEXTS = /"(~[\da-z]+)\\?":/g;

/** What a page, or another part that is loaded apart, says and its texts do not have: one would read an id there. */
export async function missingTexts(manifest: Manifest): Promise<readonly string[]> {
  const read = async (names: readonly string[], ids: RegExp): Promise<ReadonlySet<string>> => {
    const files = names.flatMap((name) => manifest[name]?.file ?? []);
    const texts = await Promise.all(files.map((file) => readFile(join('dist', file), 'utf8')));
    return new Set(texts.flatMap((text) => [...text.matchAll(ids)].flatMap(([, id]) => id ?? [])));
  };
  const [locale] = locales;
  const all = await read(
    Object.keys(manifest).filter((name) => name.startsWith(textsOf(locale))),
    IN_TEXTS,
  );
  const missing = await Promise.all(
    Object.keys(manifest)
      .filter((name) => name.startsWith('src/'))
      .map(async (chunk) => {
        // Files that parts share hold what only some of them say: looked at is what one part has alone.
        const part = partName(chunk);
        const said = await read([chunk], IN_CODE);
        const told = await read([textsOf(locale), textsOf(locale, part)], IN_TEXTS);
        return [...said].filter((id) => all.has(id) && !told.has(id)).map((id) => `${part}: ${id}`);
      }),
  );
  return missing.flat();
}
