/** Files that describe a build: written by the build (`scripts/build/release-files.ts`), read by its pages. */
import type { Infer } from 'superstruct';
import { array, string, type } from 'superstruct';
import { record } from './compound.ts';

/** The build that is served now; the one file of a build that is never cached. */
export const latestBuildPath = '/builds/latest.json';

/** The manifest of a build. */
export function manifestPath(build: string): string {
  return `/builds/${build}.json`;
}

export const latestBuildStruct = type({ build: string() });

/** Manifest of a build: the file of each page that has code of its own, by the page's name. */
export const buildManifestStruct = type({ build: string(), pages: record(string(), string()) });

export type BuildManifest = Infer<typeof buildManifestStruct>;

/** URLs of the files that a page needs in addition to the shell: code, styles, and its texts by language. */
export const pagePayloadStruct = type({
  code: array(string()),
  styles: array(string()),
  words: record(string(), array(string())),
});

export type PagePayload = Infer<typeof pagePayloadStruct>;

/** Whether a module is a page's, which the table of pages imports: `src/features/invoice/page.ts`. */
export const isPageFile = (file: string): boolean => /^src\/features\/.+[/-]page\.ts$/.test(file);

/**
 * The part of the application that a lazily imported module stands for: `reading/readings-page.ts` is `readings`,
 * `quote-request/page.ts` is `quoteRequest`, `session/sign-in.tsx` is `signIn`.
 */
export function partName(file: string): string {
  const [, folder = '', name = ''] = /([^/]*)\/([^/]+?)(?:-page)?\.tsx?$/.exec(file) ?? [];
  return (name === 'page' ? folder : name).replaceAll(/-([a-z])/g, (_, initial: string) => initial.toUpperCase());
}
