/**
 * Pictures of every state of every chart: language × scheme × width, with an index page. `--compare` tells what has
 * changed since the release that was kept, and ends with 1 where anything has; `--approve` keeps what one has looked at.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { run } from './run.ts';
import { approve, readApproval } from './storyboard/approve.ts';
import { bringPictures } from './storyboard/bring-pictures.ts';
import type { Comparison, Verdict } from './storyboard/compare.ts';
import { changesOf, compareSets } from './storyboard/compare.ts';
import { indexPage } from './storyboard/index-page.ts';
import { readLooks, writeLooks } from './storyboard/looks.ts';
import { photograph } from './storyboard/photograph.ts';
import type { Picture } from './storyboard/selection.ts';
import { filesIn, picturesOf } from './storyboard/selection.ts';

/** Below the folder of a set: what `--compare` draws. */
const DIFFERENCES = 'differences';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: 'reports/storyboard' },
    release: { type: 'string', default: 'reports/storyboard-release' },
    storybook: { type: 'string' },
    chart: { type: 'string' },
    only: { type: 'string' },
    locale: { type: 'string' },
    scheme: { type: 'string' },
    width: { type: 'string' },
    afresh: { type: 'boolean', default: false },
    compare: { type: 'boolean', default: false },
    approve: { type: 'string' },
  },
});

const { out, release } = options;

/** The folder of a built Storybook: the given one, or the product's, built where something has changed. */
async function storybookFolder(): Promise<string> {
  if (options.storybook !== undefined) {
    if (!existsSync(join(options.storybook, 'iframe.html'))) throw new Error(`${options.storybook} holds no Storybook`);
    return resolve(options.storybook);
  }
  const { isGreen, output } = await run({ name: 'storybook', command: 'node scripts/build-storybook.ts' });
  if (!isGreen) throw new Error(`${output}\nStorybook cannot be built, so there is nothing to take pictures of`);
  return resolve('reports/storybook');
}

/** Says every ten seconds how far the pictures are. */
function progress(all: number): (done: number) => void {
  const start = performance.now();
  let told = 0;
  return (done) => {
    const seconds = (performance.now() - start) / 1000;
    if (seconds - told < 10) return;
    told = seconds;
    console.log(`${done} of ${all}, ${(done / seconds).toFixed(1)} a second`);
  };
}

/** Takes what is not there yet or looks different, and takes away what no story shows any more. */
async function takePictures(pictures: readonly Picture[]): Promise<void> {
  const storybook = await storybookFolder();
  await ensureBrowser();
  const present = new Set(pictures.map(({ file }) => file));
  const stale = (await filesIn(out, options)).filter((file) => !present.has(file));
  await Promise.all(stale.map((file) => rm(join(out, file))));
  const start = performance.now();
  const known = options.afresh ? new Map<string, never>() : await readLooks(out);
  const browser = await chromium.launch(launchOptions());
  const onProgress = progress(pictures.length);
  const pages = availableParallelism();
  const order = { browser, storybook, out, pictures, known, pages, onProgress };
  const taken = await photograph(order);
  await browser.close();
  await writeLooks(out, (await readLooks(out)).values());
  // Somebody else's Storybook stays as it is.
  if (options.storybook === undefined) await bringPictures(out, storybook);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${pictures.length} pictures, ${taken} of them taken now, in ${seconds.toFixed(0)} s: ${join(out, 'index.html')}`,
  );
}

function counted(comparisons: readonly Comparison[], verdict: Verdict): string {
  return `${comparisons.filter((each) => each.verdict === verdict).length} ${verdict}`;
}

/** Prints what differs, each change once with all pictures that show it. */
function tell(comparisons: readonly Comparison[]): void {
  for (const change of changesOf(comparisons)) {
    console.log(`\n${change.title} (${change.comparisons.length})`);
    for (const { file, verdict, pixels } of change.comparisons) {
      console.log(`  ${verdict.padEnd(8)}${file}${pixels > 0 ? `  ${pixels} pixels` : ''}`);
    }
  }
  const verdicts = ['same', 'changed', 'new', 'missing'] as const;
  console.log(verdicts.map((verdict) => counted(comparisons, verdict)).join(', '));
  if (comparisons.some(({ verdict }) => verdict !== 'same')) process.exitCode = 1;
}

async function compareWithRelease(files: readonly string[]): Promise<readonly Comparison[]> {
  if (!existsSync(release))
    throw new Error(
      `No release is kept in ${release}: npm run storyboard -- --approve all keeps the present set as one`,
    );
  const differences = join(out, DIFFERENCES);
  await rm(differences, { recursive: true, force: true });
  return compareSets(files, await filesIn(release, options), { out, kept: release, differences });
}

/** Keeps what was approved: all of the selection, or the list that the review's page has written. */
async function keep(what: string): Promise<void> {
  const present = await filesIn(out, options);
  if (present.length === 0)
    throw new Error(`${out} holds no pictures of this selection: npm run storyboard takes them`);
  const all = [...new Set([...present, ...(await filesIn(release, options))])];
  const files = what === 'all' ? all : await readApproval(what);
  await approve(files, { out, kept: release });
  console.log(`${files.length} pictures kept in ${release}`);
}

async function main(): Promise<void> {
  if (resolve(release) === resolve(out)) throw new Error('The release would be written over: give another --out');
  if (options.approve !== undefined) return keep(options.approve);
  const pictures = picturesOf(options);
  await takePictures(pictures);
  const comparisons = options.compare ? await compareWithRelease(pictures.map(({ file }) => file)) : null;
  await mkdir(out, { recursive: true });
  const page = await indexPage({ pictures, comparisons, kept: relative(out, release), differences: DIFFERENCES });
  await writeFile(join(out, 'index.html'), page);
  if (comparisons) tell(comparisons);
  return undefined;
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
