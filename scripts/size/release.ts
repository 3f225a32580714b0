/** What pages weighed in the last release, kept in the tree, so that every change of it is seen and reviewed. */
import { readFile, writeFile } from 'node:fs/promises';
import { number, object, record, string } from 'superstruct';

const keptAt = new URL('./release.json', import.meta.url);

const pageStruct = object({ bytes: number(), files: number() });

const releaseStruct = object({ release: string(), pages: record(string(), pageStruct) });

/** Bytes of brotli, code and texts, and how many files they come in. */
export type PageWeight = typeof pageStruct.TYPE;

/** A release by its name, and its pages by theirs. */
export type ReleaseWeights = typeof releaseStruct.TYPE;

/** The release that was kept last. */
export async function readRelease(): Promise<ReleaseWeights> {
  return releaseStruct.create(JSON.parse(await readFile(keptAt, 'utf8')));
}

/** Keeps the weights of a release, for the next ones to be compared with. */
export async function keepRelease(weights: ReleaseWeights): Promise<void> {
  await writeFile(keptAt, `${JSON.stringify(weights, null, 2)}\n`);
}

const signed = (value: number, digits: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

/** How a page differs from what it was: `−3.1 kB, −2 files`; nothing where it does not, by a tenth of a kB. */
export function changeOf({ bytes, files }: PageWeight, before: PageWeight | undefined): string {
  if (!before) return 'new';
  const grown = (bytes - before.bytes) / 1000;
  const more = files - before.files;
  return [
    ...(Math.abs(grown) < 0.05 ? [] : [`${signed(grown, 1)} kB`]),
    ...(more === 0 ? [] : [`${signed(more, 0)} ${Math.abs(more) === 1 ? 'file' : 'files'}`]),
  ].join(', ');
}
