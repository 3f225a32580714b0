/**
 * Pictures of every state of every chart: language × scheme × width, with an index page. `--compare DIR` tells what
 * has changed since a set was kept, and ends with 1 where anything has.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { report, run } from './run.ts';
import type { Comparison, Verdict } from './storyboard/compare.ts';
import { compareSets } from './storyboard/compare.ts';
import { indexPage } from './storyboard/index-page.ts';
import { photograph } from './storyboard/photograph.ts';
import type { Selection } from './storyboard/selection.ts';
import { filesIn, picturesOf, subjectsOf } from './storyboard/selection.ts';

/** Below the folder of a set: what `--compare` draws. */
const DIFFERENCES = 'differences';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'reports/storyboard' },
    chart: { type: 'string' },
    only: { type: 'string' },
    compare: { type: 'string' },
    storybook: { type: 'string' },
  },
});

/** The folder of a built Storybook: the given one, or one that is built now. */
async function storybookFolder(): Promise<string> {
  if (options.storybook !== undefined) {
    if (!existsSync(join(options.storybook, 'iframe.html'))) throw new Error(`${options.storybook} holds no Storybook`);
    return resolve(options.storybook);
  }
  const folder = 'reports/storybook';
  const command = `storybook build --quiet --disable-telemetry --loglevel warn --output-dir ${folder}`;
  const built = await run({ name: 'storybook', command });
  report(built);
  if (!built.isGreen) throw new Error('Storybook cannot be built, so there is nothing to take pictures of');
  return resolve(folder);
}

async function compareWith(kept: string, selection: Selection, files: readonly string[]) {
  const differences = join(options.out, DIFFERENCES);
  await rm(differences, { recursive: true, force: true });
  return compareSets(files, await filesIn(kept, selection), { out: options.out, kept, differences });
}

function counted(comparisons: readonly Comparison[], verdict: Verdict): string {
  return `${comparisons.filter((each) => each.verdict === verdict).length} ${verdict}`;
}

async function main(): Promise<void> {
  const { out, chart, only, compare: kept } = options;
  if (kept !== undefined && resolve(kept) === resolve(out))
    throw new Error('The kept set would be written over: give another --out');
  const selection = { chart, only };
  const subjects = subjectsOf(selection);
  const pictures = subjects.flatMap(picturesOf);
  const storybook = await storybookFolder();
  await ensureBrowser();

  const stale = await filesIn(out, selection);
  await Promise.all(stale.map((file) => rm(join(out, file))));
  const start = performance.now();
  const browser = await chromium.launch(launchOptions());
  try {
    await photograph({ browser, storybook, out, subjects, pages: availableParallelism() });
  } finally {
    await browser.close();
  }
  const seconds = (performance.now() - start) / 1000;

  const files = pictures.map(({ file }) => file);
  const comparisons = kept === undefined ? null : await compareWith(kept, selection, files);
  const contents = {
    pictures,
    comparisons,
    kept: kept === undefined ? '' : relative(out, kept),
    differences: DIFFERENCES,
  };
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'index.html'), await indexPage(contents));
  console.log(
    `${pictures.length} pictures of ${subjects.length} ${subjects.length === 1 ? 'story' : 'stories'} in ${seconds.toFixed(0)} s: ${join(out, 'index.html')}`,
  );
  if (!comparisons) return;
  for (const { file, verdict, pixels } of comparisons.filter((each) => each.verdict !== 'same')) {
    console.log(`${verdict.padEnd(8)}${file}${pixels > 0 ? `  ${pixels} pixels` : ''}`);
  }
  const verdicts = ['same', 'changed', 'new', 'missing'] as const;
  console.log(verdicts.map((verdict) => counted(comparisons, verdict)).join(', '));
  if (comparisons.some(({ verdict }) => verdict !== 'same')) process.exitCode = 1;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
