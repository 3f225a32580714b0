import type { Struct } from 'superstruct';
import type { Locale } from '../../../domain/locale.ts';
import { ApiError } from '../../../machines/failure.ts';
import { buildManifestStruct, manifestPath, pagePayloadStruct } from '../../../contract/build-files.ts';
import { fetchFile } from '../../import-with-retry.ts';
import { prefetch, preload } from '../../preload.ts';

/** Reads a file of the build. Rejects with an `ApiError`, which callers ignore: they run in the background. */
export async function readBuildFile<Value>(
  path: string,
  struct: Struct<Value, unknown>,
  options: RequestInit = {},
): Promise<Value> {
  const request = `GET ${path}`;
  let answer: Response;
  try {
    answer = await fetch(path, options);
  } catch (cause) {
    throw new ApiError('offline', request, { cause });
  }
  if (!answer.ok) throw new ApiError(answer.status === 404 ? 'notFound' : 'server', request);
  const text: unknown = await answer.json().catch(() => null);
  if (!struct.is(text)) throw new ApiError('malformed', request);
  return text;
}

/**
 * Prefetches the payload of pages, by the file that the build has written for each (specification §7): code, styles,
 * and texts in the visitor's language. Failures are ignored: the page loads the rest when it is visited.
 */
export class PagePayloads {
  readonly #build: string;
  #manifest: Promise<Readonly<Record<string, string>>> | null = null;
  readonly #done = new Set<string>();

  /** @param build The build that this page is of. */
  constructor(build: string) {
    this.#build = build;
  }

  /** Loads the files of a page in a language, once. A page without code of its own has no files to load. */
  async load(page: string, locale: Locale): Promise<void> {
    const key = `${page} ${locale}`;
    if (this.#done.has(key)) return;
    this.#done.add(key);
    try {
      this.#manifest ??= readBuildFile(manifestPath(this.#build), buildManifestStruct).then(({ pages }) => pages);
      const path = (await this.#manifest)[page];
      if (path === undefined) return;
      const { code, styles, words } = await readBuildFile(path, pagePayloadStruct);
      // Fetched first: a fetch can be repeated where a module that the browser has begun to load cannot.
      for (const file of [...code, ...(words[locale] ?? [])])
        prefetch(fetchFile(file).then(() => preload('modulepreload', file)));
      for (const file of styles) preload('preload', file);
    } catch {
      this.#manifest = null;
      this.#done.delete(key);
    }
  }
}
