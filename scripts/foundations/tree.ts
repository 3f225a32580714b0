/** The sources that foundations are read from. */
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSources } from '../affected/imports.ts';
import type { StyleRule } from './styles.ts';
import { rulesIn } from './styles.ts';

/** Sources by their paths. */
export interface Tree {
  /** TypeScript. */
  readonly code: ReadonlyMap<string, string>;
  /** The product’s stylesheets. */
  readonly styles: ReadonlyMap<string, string>;
}

/** Files of a checkout by their paths. */
export async function readAll(root: string, pattern: string): Promise<ReadonlyMap<string, string>> {
  const files: string[] = [];
  for await (const path of glob(pattern, { cwd: root })) files.push(path.replaceAll('\\', '/'));
  return new Map(
    await Promise.all(files.toSorted().map(async (path) => [path, await readFile(join(root, path), 'utf8')] as const)),
  );
}

/** Reads code and stylesheets of a checkout. */
export async function readTree(root: string): Promise<Tree> {
  const [code, styles] = await Promise.all([readSources(root), readAll(root, 'src/**/*.css')]);
  return { code: new Map([...code].toSorted(([one], [other]) => (one < other ? -1 : 1))), styles };
}

/** Code of the page itself: what runs in it, without tests and stories. */
export function pageCode({ code }: Tree): ReadonlyMap<string, string> {
  return new Map(
    [...code].filter(([file]) => file.startsWith('src/') && !/\.(?:stories|test|test-d)\.tsx?$/.test(file)),
  );
}

/** All rules of stylesheets. */
export function rulesOf(styles: ReadonlyMap<string, string>): readonly StyleRule[] {
  return [...styles].flatMap(([file, css]) => rulesIn(file, css));
}
