/** What a file can make fail: what imports it, however far away. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, posix } from 'node:path';

/** What a file runs of others at once; types are gone by then. */
const atOnce = /^(?:import|export)(?! type\b)[^;'"]*?\bfrom '(\.[^']+)';|^import '(\.[^']+)';/gm;

/** What a file runs of others when it comes to it. */
const late = /\bimport\('(\.[^']+)'\)/g;

/** Who imports whom, the other way round. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Texts of all source files of a checkout by their paths, which are relative to it. */
export async function readSources(root: string): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>();
  for await (const path of glob('{machines,src,server,scripts,tests,.storybook}/**/*.{ts,tsx}', { cwd: root })) {
    sources.set(path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8'));
  }
  return sources;
}

/** A text that is another for every other state of the sources. */
export function fingerprintOf(sources: ReadonlyMap<string, string>): string {
  return createHash('sha256')
    .update(JSON.stringify([...sources].toSorted(([one], [other]) => (one < other ? -1 : 1))))
    .digest('hex');
}

/** Finds out who imports whom; `isLateToo`: imports that are made when it comes to it count as well. */
export function importersIn(sources: ReadonlyMap<string, string>, { isLateToo }: { isLateToo: boolean }): Importers {
  const importers = new Map<string, Set<string>>();
  for (const [file, text] of sources) {
    const found = [...text.matchAll(atOnce), ...(isLateToo ? text.matchAll(late) : [])];
    for (const [, first, second] of found) {
      const target = posix.join(posix.dirname(file), first ?? second ?? '');
      const known = importers.get(target) ?? new Set();
      importers.set(target, known.add(file));
    }
  }
  return importers;
}

/** Every file that some files can make fail, themselves left out, with the number of imports between: nearest first. */
export function affectedBy(importers: Importers, files: readonly string[]): ReadonlyMap<string, number> {
  const distances = new Map(files.map((file) => [file, 0]));
  // Grows while it is walked through.
  for (const [each, distance] of distances) {
    for (const importer of importers.get(each) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  for (const file of files) distances.delete(file);
  return distances;
}
