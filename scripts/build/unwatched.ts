import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Decides about an absolute path. */
export type Unwatched = (path: string) => boolean;

/**
 * What no development server watches: the folders that git ignores, into which builds, tests and the server write. A page
 * reloads for no file there (Vite would, for any `.html` or `tsconfig.json`), and what somebody does on it goes on.
 */
export function unwatchedIn(root: string): Unwatched {
  const folders = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => /^[^#!]+\/$/.test(line))
    // From the root only: the whole project may lie below a folder of such a name.
    .map((folder) => join(root, folder));
  return (path) => folders.some((folder) => `${path}/`.startsWith(folder));
}
