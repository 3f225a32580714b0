/**
 * Plants the bugs of `bugs.jsonl` one at a time in a copy of the working tree and prints what catches each: the compiler, lint,
 * or the tests that import the file (`vitest related`). Exits with 1 where a bug survives or no longer applies.
 *
 * `npx node scripts/plant.ts [--area AREA] [--only NAME] [--list]`
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { create, object, string } from 'superstruct';

/** `find` stands once in `file`; with `replace` in its place the product is wrong in the way that `name` says. */
const bug = object({ name: string(), area: string(), file: string(), find: string(), replace: string() });

const { values: options } = parseArgs({
  options: { area: { type: 'string' }, only: { type: 'string' }, list: { type: 'boolean', default: false } },
});
const bugs = readFileSync(join(import.meta.dirname, 'bugs.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => create(JSON.parse(line), bug))
  .filter(({ name, area }) => name === (options.only ?? name) && area === (options.area ?? area));
if (bugs.length === 0) throw new Error('No bug has this name or area: --list prints all of them.');

const root = join(import.meta.dirname, '..');
const notCopied = ['node_modules', '.git', 'dist', 'reports', '.data'];

/** The first command that fails on the planted file; `null` where the bug survives. */
function catcherOf(folder: string, file: string): string | null {
  const related = 'vitest related --run --bail 1 --project unit --project unit-pure --project contract';
  const commands = { types: 'tsc -p .', lint: `oxlint --deny-warnings ${file}`, tests: `${related} ${file}` };
  const failed = Object.entries(commands).find(
    ([, command]) => spawnSync('npx', command.split(' '), { cwd: folder, stdio: 'ignore' }).status !== 0,
  );
  return failed?.[0] ?? null;
}

/** Plants one bug, judges it, and restores the file. */
function verdictOn(folder: string, { file, find, replace }: (typeof bugs)[number]): string | null {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(find).length !== 2) return null;
  writeFileSync(
    path,
    text.replace(find, () => replace),
  );
  const catcher = catcherOf(folder, file);
  writeFileSync(path, text);
  return catcher ?? 'SURVIVES';
}

if (options.list) for (const { area, name, file } of bugs) console.log(`${area.padEnd(8)} ${name}  (${file})`);
else {
  const folder = mkdtempSync(join(tmpdir(), 'subscription-desk-plant-'));
  try {
    cpSync(root, folder, { recursive: true, filter: (path) => !notCopied.includes(basename(path)) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const verdicts = bugs.map((each) => {
      const verdict = verdictOn(folder, each) ?? 'passage not found';
      console.log(`${verdict.padEnd(18)} ${each.name}`);
      return verdict;
    });
    const caught = verdicts.filter((verdict) => ['types', 'lint', 'tests'].includes(verdict)).length;
    console.log(`${caught} of ${bugs.length} caught`);
    if (caught < bugs.length) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
