import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { readLooks } from './looks.ts';

/** What became of a picture since the release; `missing`: it is in the release only. */
export type Verdict = 'same' | 'changed' | 'new' | 'missing';

export interface Comparison {
  readonly file: string;
  readonly verdict: Verdict;
  /** How many pixels differ. */
  readonly pixels: number;
  /** What the screen says no more, and what it says now instead: pictures that share both have one cause. */
  readonly words: Words;
}

interface Words {
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

const noWords: Words = { gone: [], come: [] };

/** The lines that are in one list more often than in the other. */
function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** Whether both names are of one file on the disk. */
async function isOneFile(paths: readonly [string, string]): Promise<boolean> {
  const [one, other] = await Promise.all([stat(paths[0]), stat(paths[1])]);
  return one.ino === other.ino && one.dev === other.dev;
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
async function compareFile(
  file: string,
  { out, kept, differences }: Folders,
): Promise<Pick<Comparison, 'verdict' | 'pixels'>> {
  const paths = [join(out, file), join(kept, file)] as const;
  if (await isOneFile(paths)) return { verdict: 'same', pixels: 0 };
  const [now, before] = await Promise.all([readFile(paths[0]), readFile(paths[1])]);
  if (now.equals(before)) return { verdict: 'same', pixels: 0 };
  const pictures = [PNG.sync.read(now), PNG.sync.read(before)] as const;
  const width = Math.max(...pictures.map((picture) => picture.width));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const [left, right] = pictures.map((picture) => onSheet(picture, width, height));
  const difference = new PNG({ width, height });
  const pixels = left && right ? pixelmatch(left.data, right.data, difference.data, width, height) : 0;
  if (pixels === 0) return { verdict: 'same', pixels };
  const path = join(differences, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, PNG.sync.write(difference));
  return { verdict: 'changed', pixels };
}

/** Compares the files of a new set with those of a kept one. */
export async function compareSets(
  files: readonly string[],
  keptFiles: readonly string[],
  folders: Folders,
): Promise<readonly Comparison[]> {
  const present = new Set(files);
  const known = new Set(keptFiles);
  const [looks, keptLooks] = await Promise.all([readLooks(folders.out), readLooks(folders.kept)]);
  const wordsOf = (file: string): Words => {
    const [now = [], before = []] = [looks.get(file)?.words, keptLooks.get(file)?.words];
    return { gone: without(before, now), come: without(now, before) };
  };
  const comparisons: Comparison[] = [];
  for (const file of files) {
    if (!known.has(file)) comparisons.push({ file, verdict: 'new', pixels: 0, words: noWords });
    else {
      const compared = await compareFile(file, folders);
      comparisons.push({ file, ...compared, words: compared.verdict === 'same' ? noWords : wordsOf(file) });
    }
  }
  const missing = keptFiles.filter((file) => !present.has(file));
  return [...comparisons, ...missing.map((file) => ({ file, verdict: 'missing' as const, pixels: 0, words: noWords }))];
}

/** What differs, by its cause: pictures on which the same words have changed belong together. */
export interface Change {
  readonly title: string;
  readonly comparisons: readonly Comparison[];
}

function titleOf({ verdict, words: { gone, come } }: Comparison): string {
  if (verdict === 'new') return 'New';
  if (verdict === 'missing') return 'Missing';
  const quoted = (lines: readonly string[]): string => lines.map((line) => `“${line}”`).join(', ') || 'nothing';
  return gone.length + come.length === 0 ? 'Looks different, says the same' : `${quoted(gone)} → ${quoted(come)}`;
}

/** All that differs, folded: each change once, with the pictures that show it; those on most pictures first. */
export function changesOf(comparisons: readonly Comparison[]): readonly Change[] {
  const different = comparisons.filter(({ verdict }) => verdict !== 'same');
  return [...Map.groupBy(different, titleOf)]
    .map(([title, group]) => ({ title, comparisons: group }))
    .toSorted((left, right) => right.comparisons.length - left.comparisons.length);
}
