import type { Locale } from '../../../machines/domain/locale.ts';
import { buildManifestStruct, manifestPath, pagePayloadStruct } from '../../contract/build-files.ts';
import { fetchFile } from '../../import-with-retry.ts';
import { prefetch } from '../../page/prefetch.ts';
import { preload } from '../../preload.ts';
import { readBuildFile } from './read-build-file.ts';

/**
 * Loads what pages need before anybody goes there, by the file that the build has written for each (specification §7): code and
 * styles, and texts in the language that is to be spoken. What cannot be loaded now is loaded when it is needed.
 */
export class PagePayloads {
  readonly #build: string;
  #manifest: Promise<Readonly<Record<string, string>>> | null = null;
  readonly #done = new Set<string>();

  /** @param build The build that this page is of. */
  constructor(build: string) {
    this.#build = build;
  }

  /** Loads what a page needs in a language, once. A page without code of its own has nothing more to load than texts. */
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
