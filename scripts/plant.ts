/**
 * Plants bugs, one at a time, in a copy of the checkout, and tells which layer catches each: types, lint, the unit tests
 * that import the file, the walks of the charts that it touches, the contract tests that import it. Ends with 1 where fewer
 * are caught than the marks ask for. Writes `reports/plant.json`.
 *
 * - `--area AREA`, `--only NAME`: these bugs only; both may be given several times. `--list`: names them and plants none.
 * - `--sample N`: so many of those that are not known to survive, each of which must be caught; others for every other
 *   state of the sources, or by `--seed S`.
 * - `--lanes N`: so many copies are worked in side by side.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createTestDatabase } from '../server/db/test-database.ts';
import { testsAffectedBy } from './affected/affected-tests.ts';
import { fingerprintOf, readSources } from './affected/imports.ts';
import type { PlacedBug } from './plant/bug.ts';
import { bugs as catalogue } from './plant/catalogue.ts';
import type { Copy } from './plant/copy.ts';
import { copyOf } from './plant/copy.ts';
import type { Layer, Verdict } from './plant/report.ts';
import { lineOf, tableOf, totalsOf } from './plant/report.ts';
import type { Failed } from './plant/testing.ts';
import { failuresOf } from './plant/testing.ts';
import { caughtByLint, caughtByTypes } from './plant/together.ts';

const root = join(import.meta.dirname, '..');
const start = performance.now();

const { values: options } = parseArgs({
  options: {
    area: { type: 'string', multiple: true },
    only: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string' },
    lanes: { type: 'string', default: String(Math.max(1, Math.floor(availableParallelism() / 2))) },
  },
});

const sources = await readSources(root);

/** Bugs in an order that a seed decides. */
function shuffled(bugs: readonly PlacedBug[], seed: string): readonly PlacedBug[] {
  const placeOf = ({ name }: PlacedBug): string => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return bugs.toSorted((left, right) => placeOf(left).localeCompare(placeOf(right)));
}

function chosen(): readonly PlacedBug[] {
  const { area, only, sample, seed = fingerprintOf(sources) } = options;
  const asked = catalogue.filter((bug) => (area?.includes(bug.area) ?? true) && (only?.includes(bug.name) ?? true));
  if (asked.length === 0) throw new Error('No bug is so called: `npm run plant -- --list` names them');
  return sample === undefined
    ? asked
    : shuffled(
        asked.filter(({ survives }) => survives === undefined),
        seed,
      ).slice(0, Number(sample));
}

const bugs = chosen();
if (options.list) {
  for (const { area, kind, name, file } of bugs) console.log(`${area.padEnd(8)} ${kind.padEnd(22)} ${name}  (${file})`);
  process.exit();
}

const lanes = Number(options.lanes);
const workers = Math.max(1, Math.floor(availableParallelism() / lanes));
const copies = await Promise.all(Array.from({ length: lanes }, (_, number) => copyOf(root, number)));
const [first] = copies;
if (!first) throw new Error('There must be at least one lane');
const verdicts: Verdict[] = [];
const tell = (verdict: Verdict): void => {
  verdicts.push(verdict);
  console.log(lineOf(verdict));
};

let left = bugs;
for (const [layer, caughtBy] of [
  ['types', caughtByTypes],
  ['lint', caughtByLint],
] as const) {
  const caught = await caughtBy(first, left);
  for (const { bug, by } of caught) tell({ bug, layer, by, seconds: 0 });
  left = left.filter((bug) => !caught.some((each) => each.bug === bug));
}
console.log(`${((performance.now() - start) / 1000).toFixed(1)} s for types and lint of all`);

const database = await createTestDatabase();
const settings = { workers, databaseUrl: database.url };
/** Tests that have told of a bug, to be asked what they say without one. */
const tellers = new Map<string, Failed>();

/** Runs the layers that run tests until one catches the bug. */
async function judge(copy: Copy, bug: PlacedBug): Promise<void> {
  const began = performance.now();
  const seconds = (): number => (performance.now() - began) / 1000;
  const tests = testsAffectedBy(root, sources, [bug.file], bug.name);
  const runs: readonly Layer[] = ['unit', 'walks', 'contract'];
  for (const layer of runs) {
    if (layer !== 'unit' && layer !== 'walks' && layer !== 'contract') continue;
    const [failed] = await copy.with([bug], () => failuresOf(copy, tests[layer], settings));
    if (!failed) continue;
    tellers.set(`${failed.path} ${failed.name}`, failed);
    tell({ bug, layer, by: `${failed.path}: ${failed.name}`, seconds: seconds() });
    return;
  }
  tell({ bug, layer: null, by: '', seconds: seconds() });
}

/** Tests that fail without any bug: what they have caught, they have not. */
async function lying(copy: Copy): Promise<readonly Failed[]> {
  const failed = [...tellers.values()];
  const files = [...new Set(failed.map(({ path }) => path))];
  const names = failed.map(({ name }) => name.replaceAll(' > ', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return failuresOf(copy, { files, pattern: `^(?:${names.join('|')})$` }, settings);
}

try {
  const waiting = [...left];
  const work = async (copy: Copy): Promise<void> => {
    for (let bug = waiting.shift(); bug; bug = waiting.shift()) await judge(copy, bug);
  };
  await Promise.all(copies.map(work));
  const failing = await lying(first);
  const totals = totalsOf(verdicts);
  console.log(`\n${tableOf(totals)}\n`);
  const survivors = verdicts.filter(({ layer }) => layer === null);
  for (const { bug } of survivors)
    console.log(`survives: ${bug.name} (${bug.area}, ${bug.kind}, ${bug.file}) ${bug.survives ?? ''}`.trimEnd());
  for (const { bug, layer } of verdicts)
    if (bug.survives !== undefined && layer) console.log(`${bug.name} is caught by now: take "survives" from it`);
  for (const { path, name } of failing) console.error(`Fails without a bug, so it has caught none: ${path}: ${name}`);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${bugs.length} bugs in ${seconds.toFixed(0)} s, ${(seconds / bugs.length).toFixed(1)} s each`);
  await mkdir(join(root, 'reports'), { recursive: true });
  await writeFile(join(root, 'reports/plant.json'), JSON.stringify({ seconds, totals, verdicts }, null, 2));
  const isEnough =
    options.sample === undefined ? totals.every(({ share, mark }) => share >= mark) : survivors.length === 0;
  if (!isEnough || failing.length > 0) process.exitCode = 1;
} finally {
  await database.close();
}
