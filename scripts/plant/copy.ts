import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import type { Bug } from './bug.ts';
import { plantedIn } from './bug.ts';

/** What a copy does without: what is installed or made, and the history. */
const leftOut = ['node_modules', '.git', 'dist', 'reports', '.data', '.vite'];

/** Where the compiler keeps what it knows of the files, in the checkout and in each copy: `npm run check:types` writes it. */
export const buildInfo = 'reports/types.tsbuildinfo';

/** A copy of the checkout, to be spoilt and mended. */
export interface Copy {
  readonly folder: string;
  /** Does something while bugs stand in the files; no two of them in one file. */
  with<Result>(bugs: readonly Bug[], act: () => Promise<Result>): Promise<Result>;
}

/** Whether somebody listens at a path. */
async function isHeld(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Throws where a process holds a path; else holds it for as long as this one lives. A file with the number of a process would
 * outlive it, and the number would be another's.
 */
async function hold(path: string): Promise<void> {
  if (await isHeld(path)) throw new Error('Bugs of this checkout are being planted already');
  await rm(path, { force: true });
  const server = createServer().unref().listen(path);
  await once(server, 'listening');
}

/**
 * Copies the checkout to a temporary folder of its own, what is installed linked. Nobody else works there; a second copy
 * has another number.
 */
export async function copyOf(root: string, number: number): Promise<Copy> {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const folder = join(tmpdir(), `subscription-desk-plant-${name}-${number}`);
  await mkdir(join(folder, 'reports'), { recursive: true });
  await hold(join(folder, 'reports/held'));
  // What tools have made of the copy before is used again where it still holds.
  const old = (await readdir(folder)).filter((entry) => entry !== 'reports');
  await Promise.all(old.map((entry) => rm(join(folder, entry), { recursive: true, force: true })));
  await cp(root, folder, {
    recursive: true,
    filter: (path) => !leftOut.includes(relative(root, path).split(sep)[0] ?? ''),
  });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  await cp(join(root, buildInfo), join(folder, buildInfo)).catch(() => undefined);

  return {
    folder,
    with: async (bugs, act) => {
      const before = new Map<string, string>();
      try {
        for (const bug of bugs) {
          const path = join(folder, bug.file);
          const text = await readFile(path, 'utf8');
          await writeFile(path, plantedIn(text, bug));
          before.set(path, text);
        }
        return await act();
      } finally {
        for (const [path, text] of before) await writeFile(path, text);
      }
    },
  };
}
