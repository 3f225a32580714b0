/** Layers that look at files without running them: many bugs are tried together, for most of them are not caught here. */
import { join } from 'node:path';
import type { Part, PartResult } from '../run.ts';
import { run } from '../run.ts';
import type { PlacedBug } from './bug.ts';
import type { Copy } from './copy.ts';
import { buildInfo } from './copy.ts';

/** A bug that a layer has caught, and by what. */
export interface Caught {
  readonly bug: PlacedBug;
  readonly by: string;
}

/** Bugs that can stand in one tree: no two of them in one file. */
export function waves(bugs: readonly PlacedBug[]): readonly (readonly PlacedBug[])[] {
  const byFile = [...Map.groupBy(bugs, ({ file }) => file).values()];
  const count = Math.max(0, ...byFile.map(({ length }) => length));
  return Array.from({ length: count }, (_, wave) => byFile.flatMap((group) => group[wave] ?? []));
}

/** Runs a program of the project in a copy. */
function runIn({ folder }: Copy, name: string, command: string): Promise<PartResult> {
  const part: Part = { name, command: `cd '${folder}' && ${command}` };
  return run(part);
}

/** The first line of what a tool prints that names a file; else its first line at all. */
function complaintAbout(output: string, file: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return (lines.find((line) => line.includes(file)) ?? lines[0] ?? '').trim();
}

async function compile(copy: Copy, bugs: readonly PlacedBug[]): Promise<string | null> {
  // What is installed is linked: seen through the link it is what the checkout's build info speaks of.
  const command = `tsc -p . --incremental --tsBuildInfoFile ${buildInfo} --preserveSymlinks --pretty false`;
  const { isGreen, output } = await copy.with(bugs, () => runIn(copy, 'types', command));
  return isGreen ? null : output;
}

/** Which of some bugs, which do not compile all together, do not: those that the compiler names first, on their own. */
async function notCompiling(copy: Copy, bugs: readonly PlacedBug[], output: string): Promise<readonly Caught[]> {
  const [only, ...others] = bugs;
  if (only && others.length === 0) return [{ bug: only, by: complaintAbout(output, only.file) }];
  const named = bugs.filter(({ file }) => output.includes(`${file}(`));
  const isTold = named.length > 0 && named.length < bugs.length;
  const first = isTold ? named : bugs.slice(0, Math.ceil(bugs.length / 2));
  const caught: Caught[] = [];
  for (const part of [first, bugs.filter((bug) => !first.includes(bug))]) {
    const complaints = await compile(copy, part);
    if (complaints !== null) caught.push(...(await notCompiling(copy, part, complaints)));
  }
  return caught;
}

/** The bugs that the compiler catches. Throws where the checkout itself does not compile. */
export async function caughtByTypes(copy: Copy, bugs: readonly PlacedBug[]): Promise<readonly Caught[]> {
  const caught: Caught[] = [];
  for (const wave of waves(bugs)) {
    const output = await compile(copy, wave);
    if (output === null) continue;
    const clean = caught.length === 0 ? await compile(copy, []) : null;
    if (clean !== null) throw new Error(`Nothing can be planted in what does not compile:\n${clean}`);
    caught.push(...(await notCompiling(copy, wave, output)));
  }
  return caught;
}

/** The bugs that lint catches: what it says, it says of the file. */
export async function caughtByLint(copy: Copy, bugs: readonly PlacedBug[]): Promise<readonly Caught[]> {
  const caught: Caught[] = [];
  for (const wave of waves(bugs)) {
    const files = wave.map(({ file }) => `'${file}'`).join(' ');
    const command = `oxlint --deny-warnings --format unix ${files}`;
    const { isGreen, output } = await copy.with(wave, () => runIn(copy, 'lint', command));
    if (isGreen) continue;
    for (const bug of wave) {
      if (output.includes(join(bug.file))) caught.push({ bug, by: complaintAbout(output, bug.file) });
    }
  }
  return caught;
}
