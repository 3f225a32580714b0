import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** What became of a picture since a set was kept; `missing`: it is in the kept set only. */
export type Verdict = 'same' | 'changed' | 'new' | 'missing';

export interface Comparison {
  readonly file: string;
  readonly verdict: Verdict;
  /** How many pixels differ. */
  readonly pixels: number;
}

interface Folders {
  readonly out: string;
  readonly kept: string;
  /** Where pictures of the differences go. */
  readonly differences: string;
}

/** A picture on a transparent sheet of this size. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/** Counts the pixels that differ, and draws them where there are any. */
async function compareFile(file: string, { out, kept, differences }: Folders): Promise<Comparison> {
  const [now, before] = await Promise.all([readFile(join(out, file)), readFile(join(kept, file))]);
  if (now.equals(before)) return { file, verdict: 'same', pixels: 0 };
  const pictures = [PNG.sync.read(now), PNG.sync.read(before)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [left, right] = pictures.map((picture) => onSheet(picture, width, height));
  const difference = new PNG({ width, height });
  const pixels = left && right ? pixelmatch(left.data, right.data, difference.data, width, height) : 0;
  if (pixels === 0) return { file, verdict: 'same', pixels };
  const path = join(differences, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, PNG.sync.write(difference));
  return { file, verdict: 'changed', pixels };
}

/** Compares the files of a new set with those of a kept one. */
export async function compareSets(
  files: readonly string[],
  keptFiles: readonly string[],
  folders: Folders,
): Promise<readonly Comparison[]> {
  const present = new Set(files);
  const known = new Set(keptFiles);
  const comparisons: Comparison[] = [];
  for (const file of files) {
    comparisons.push(known.has(file) ? await compareFile(file, folders) : { file, verdict: 'new', pixels: 0 });
  }
  const missing = keptFiles.filter((file) => !present.has(file));
  return [...comparisons, ...missing.map((file) => ({ file, verdict: 'missing' as const, pixels: 0 }))];
}
