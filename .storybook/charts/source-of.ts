/** Source positions of states: the file of their machine, or of states that are spread into it. */
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

/** Files that may define a machine's states: its own, those next to it, and those that charts share. */
export async function filesOfStates(root: string, machine: string): Promise<readonly SourceFile[]> {
  const own = machine.slice(root.length + 1);
  const paths = [own];
  const patterns = [`${dirname(own)}/*.states.ts`, 'machines/shared/*/*.states.ts'];
  for await (const path of glob(patterns, { cwd: root })) if (!paths.includes(path)) paths.push(path);
  return Promise.all(paths.map((path) => read(root, path)));
}

/** Number of a state's last names that a file has one below the other, and the line of the last. */
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

/** File and line of a state, `machines/invoice/invoice.machine.ts:120`: the file with most of its path. */
export function sourceOfState(files: readonly SourceFile[], path: string): string {
  const names = path.split('.');
  const found = files.map((file) => ({ file, ...foundIn(file, names) }));
  const [best] = found.toSorted((one, other) => other.depth - one.depth);
  return best ? `${best.file.path}:${best.line}` : '';
}
