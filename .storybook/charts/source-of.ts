/** Where states are written: the file of their machine, or of states that are spread into it. */
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file by its path from the project's folder. */
interface SourceFile {
  readonly path: string;
  readonly lines: readonly string[];
}

async function read(root: string, path: string): Promise<SourceFile> {
  return { path, lines: (await readFile(join(root, path), 'utf8')).split('\n') };
}

/** The files in which a machine's states may be written: its own, those beside it, and what charts share. */
export async function filesOfStates(root: string, machine: string): Promise<readonly SourceFile[]> {
  const own = machine.slice(root.length + 1);
  const paths = [own];
  const patterns = [`${dirname(own)}/*.states.ts`, 'machines/shared/*/*.states.ts'];
  for await (const path of glob(patterns, { cwd: root })) if (!paths.includes(path)) paths.push(path);
  return Promise.all(paths.map((path) => read(root, path)));
}

/** How many of a state's last names a file has one below the other, and the line of the last. */
function foundIn({ lines }: SourceFile, names: readonly string[]): { readonly depth: number; readonly line: number } {
  for (let depth = names.length; depth > 0; depth--) {
    let line = -1;
    const isThere = names.slice(-depth).every((name) => {
      line = lines.findIndex((text, at) => at > line && new RegExp(`^\\s+(?:'${name}'|${name}): `).test(text));
      return line >= 0;
    });
    if (isThere) return { depth, line: line + 1 };
  }
  return { depth: 0, line: 1 };
}

/** Where a state is written, `machines/invoice/invoice.machine.ts:120`: where most of its path is. */
export function sourceOfState(files: readonly SourceFile[], path: string): string {
  const names = path.split('.');
  const found = files.map((file) => ({ file, ...foundIn(file, names) }));
  const [best] = found.toSorted((one, other) => other.depth - one.depth);
  return best ? `${best.file.path}:${best.line}` : '';
}
