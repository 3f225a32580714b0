/**
 * Prints all charts with their files and stories, as JSON. A process of its own, so that a changed chart is imported
 * again.
 */
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { is, type, unknown } from 'superstruct';
import { charts } from '../../machines/charts.ts';
import { explore } from '../../machines/engine/model/explore.ts';
import { mainPathOf } from '../../machines/engine/model/main-path.ts';
import { lineOf } from '../../machines/engine/model/replay.ts';
import { stepOf, leavesOf } from '../../machines/engine/step.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { inStepOrder } from '../../scripts/charts/story-url.ts';
import { scenarioOf } from '../../server/test-control/scenarios.ts';
import type { ListedChart } from './listed.ts';
import { filesOfStates, sourceOfState } from './source-of.ts';

const withMachine = type({ machine: unknown() });

const root = join(import.meta.dirname, '../..');

/** Whether a module exports a machine: itself, or in the list that `readOnlyList` makes. */
function exportsMachine(module: unknown, machine: Chart['machine']): boolean {
  if (typeof module !== 'object' || module === null) return false;
  return Object.values(module).some(
    (each: unknown) => each === machine || (is(each, withMachine) && each.machine === machine),
  );
}

/** The file that exports a chart's machine. */
async function fileOf({ name, machine }: Chart): Promise<string> {
  for await (const path of glob('machines/**/*.{machine,list}.ts', { cwd: root })) {
    const file = join(root, path);
    const module: unknown = await import(pathToFileURL(file).href);
    if (exportsMachine(module, machine)) return file;
  }
  throw new Error(`No file machines/**/*.{machine,list}.ts exports the machine of chart "${name}"`);
}

/** The file that exports a chart, and the name of the export. */
async function samplesOf(chart: Chart): Promise<ListedChart['samples']> {
  for await (const path of glob('machines/**/*.samples.ts', { cwd: root })) {
    const file = join(root, path);
    const module: unknown = await import(pathToFileURL(file).href);
    const exported = typeof module === 'object' && module !== null ? Object.entries(module) : [];
    const found = exported.find(([, each]) => each === chart);
    if (found) return { file, name: found[0] };
  }
  throw new Error(`No file machines/**/*.samples.ts exports the chart "${chart.name}"`);
}

/** The scenario that shows the outcome in which a chart rests, by the one table of them. */
function scenarioFor({ name }: Chart, leaves: readonly string[]): string | null {
  return leaves.flatMap((leaf) => scenarioOf.get(`${name}.${leaf}`) ?? []).at(0) ?? null;
}

async function listed(chart: Chart): Promise<ListedChart> {
  const stories = inStepOrder(
    chart,
    explore(chart).filter(({ isStory }) => isStory),
  );
  const file = await fileOf(chart);
  const files = await filesOfStates(root, file);
  return {
    chart: chart.name,
    steps: Object.values(chart.steps).map(({ name, progress, isOutcome, standsIn }) => ({
      name,
      progress,
      isOutcome,
      standsIn,
    })),
    file,
    samples: await samplesOf(chart),
    mainPath: [...(await mainPathOf(chart))],
    stories: stories.map(({ id, step, input, path, snapshot }) => ({
      id,
      step,
      line: lineOf(input, path),
      source: sourceOfState(files, leavesOf(snapshot.value)[0] ?? ''),
      isOutcome: stepOf(snapshot).isOutcome,
      scenario: scenarioFor(chart, leavesOf(snapshot.value)),
      paths: [...leavesOf(snapshot.value)],
    })),
  };
}

process.stdout.write(JSON.stringify(await Promise.all(charts.map(listed))));
