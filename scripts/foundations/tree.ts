/** The sources that design tokens are read from. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Texts of the files of a checkout that match a pattern, by path. */
export async function readAll(root: string, pattern: string): Promise<ReadonlyMap<string, string>> {
  const files: string[] = [];
  for await (const path of glob(pattern, { cwd: root })) files.push(path.replaceAll('\\', '/'));
  return new Map(
    await Promise.all(files.toSorted().map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
  );
}

/** Code that runs in the page, without tests and stories. */
export async function readPageCode(root: string): Promise<ReadonlyMap<string, string>> {
  const code = await readAll(root, 'src/**/*.{ts,tsx}');
  return new Map([...code].filter(([file]) => !/\.(?:stories|test|test-d)\.tsx?$/.test(file)));
}
