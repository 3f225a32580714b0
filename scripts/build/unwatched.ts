import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether an absolute path is unwatched. */
export type Unwatched = (path: string) => boolean;

/**
 * Paths that no development server watches: the folders that git ignores, into which builds, tests and the server
 * write. Otherwise Vite would reload the page, and lose its state, for any `.html` or `tsconfig.json` there.
 */
export function unwatchedIn(root: string): Unwatched {
  const folders = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => /^[^#!]+\/$/.test(line))
    // Relative to the root: the project itself may be below a folder of such a name.
    .map((folder) => join(root, folder));
  return (path) => folders.some((folder) => `${path}/`.startsWith(folder));
}
