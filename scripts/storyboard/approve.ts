import { copyFile, link, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { array, string } from 'superstruct';
import { readLooks, writeLooks } from './looks.ts';

/** The files that the review's page has written down. Throws where the list is none. */
export async function readApproval(path: string): Promise<readonly string[]> {
  const list: unknown = JSON.parse(await readFile(path, 'utf8'));
  return array(string()).create(list);
}

/** Puts a file into another set: the same file under two names where the disk can do that, else a copy. */
async function share(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { force: true });
  await link(from, to).catch(() => copyFile(from, to));
}

/**
 * Brings a release up to date with a set, for the approved files only: what the set has takes the place of what was
 * kept, and what it has no more is kept no more. Throws where a file is of neither.
 */
export async function approve(
  files: readonly string[],
  { out, kept }: { readonly out: string; readonly kept: string },
) {
  const [looks, keptLooks] = await Promise.all([readLooks(out), readLooks(kept)]);
  const next = new Map(keptLooks);
  const unknown = files.filter((file) => !looks.has(file) && !keptLooks.has(file));
  if (unknown.length > 0) throw new Error(`Neither set has ${unknown.slice(0, 3).join(', ')}`);
  for (const file of files) {
    const look = looks.get(file);
    if (look) {
      next.set(file, look);
      await share(join(out, file), join(kept, file));
    } else {
      next.delete(file);
      await rm(join(kept, file), { force: true });
    }
  }
  await writeLooks(kept, next.values());
}
