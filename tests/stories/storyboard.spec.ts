/** `npm run storyboard`, for one chart: what has changed since the release is found, and nothing else. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { storyIdOf } from '../../scripts/charts/story-url.ts';
import { approve, readApproval } from '../../scripts/storyboard/approve.ts';
import { bringPictures } from '../../scripts/storyboard/bring-pictures.ts';
import { compareSets } from '../../scripts/storyboard/compare.ts';
import { origin, serveStorybook } from '../../scripts/storyboard/preview.ts';
import { folder } from './storybook.ts';

/** What the command printed, and whether it ended with 0. */
interface Run {
  readonly output: string;
  readonly isGreen: boolean;
}

/** Runs the command for the chart of a new account, in English, by day, on a phone. */
function storyboard(storybook: string, ...args: readonly string[]): Promise<Run> {
  const selection = ['--chart', 'createAccount', '--locale', 'en', '--scheme', 'light', '--width', '360'];
  const all = ['scripts/storyboard.ts', '--storybook', storybook, ...selection, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, all, (error, stdout, stderr) => {
      resolve({ output: stdout + stderr, isGreen: error === null });
    });
  });
}

/** The states of a chart that say something, by what was approved: a state may be told by what it has beside another. */
function statesSaying(chart: string, words: string): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, `../models/views/approved/en/${chart}.txt`), 'utf8');
  const saying = new Set<string>();
  for (const block of text.split(/^## /m).slice(1)) {
    const [head = '', ...lines] = block.split('\n');
    const [, id = '', base] = /^(.*?)(?:, as (.*?)(?: but)?)?$/.exec(head) ?? [];
    const about = lines.filter((line) => line.includes(words));
    const says =
      base === undefined
        ? about.length > 0
        : about.length > 0
          ? about.some((line) => line.startsWith('+'))
          : saying.has(base);
    if (says) saying.add(id);
  }
  return [...saying];
}

const fileOf = (configuration: string): string =>
  `createAccount/${storyIdOf({ name: 'createAccount' }, configuration, 'en')}.light.360.png`;

/** The files that a comparison calls changed. */
function changedIn(output: string): readonly string[] {
  return [...output.matchAll(/^ {2}changed (\S+) {2}\d+ pixels$/gm)].map(([, file = '']) => file).toSorted();
}

/** Writes something else in all files of a built Storybook that end so. Throws where it stands in none. */
function replaceIn(storybook: string, ending: string, what: string | RegExp, by: string): void {
  const paths = readdirSync(join(storybook, 'assets')).map((name) => join(storybook, 'assets', name));
  const holding = paths.filter((path) => path.endsWith(ending) && readFileSync(path, 'utf8').search(what) !== -1);
  if (holding.length === 0) throw new Error(`No file *${ending} holds ${what}`);
  for (const path of holding) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(what, by));
}

/** Another file in place of one that the release shares with the set: with a black square. */
function blot(path: string): void {
  const picture = PNG.sync.read(readFileSync(path));
  PNG.bitblt(new PNG({ width: 20, height: 20, fill: true }), picture, 0, 0, 20, 20, 10, 10);
  rmSync(path);
  writeFileSync(path, PNG.sync.write(picture));
}

test('a changed sentence and a changed token are found where they are, and nowhere else; what is approved is kept', async ({
  page,
}, info) => {
  // Several runs, each with a browser of its own.
  test.setTimeout(300_000);
  const [release, out, changed] = [info.outputPath('release'), info.outputPath('now'), info.outputPath('storybook')];
  const compare = (storybook: string, ...args: readonly string[]): Promise<Run> =>
    storyboard(storybook, '--out', out, '--release', release, '--compare', ...args);

  expect((await storyboard(folder, '--out', out)).output).toContain('12 pictures, 12 of them taken now');
  expect((await storyboard(folder, '--out', out, '--release', release, '--approve', 'all')).isGreen).toBe(true);

  // The same story makes the same picture, and only what looks different is taken again.
  const afresh = await compare(folder, '--afresh');
  expect(afresh.output).toContain('12 of them taken now');
  expect(afresh.output).toContain('12 same, 0 changed, 0 new, 0 missing');
  expect(afresh.isGreen).toBe(true);

  cpSync(folder, changed, { recursive: true });
  const [was, is] = ['It can take a few minutes.', 'This may well take up to ten minutes.'];
  replaceIn(changed, '.js', was, is);
  const saying = statesSaying('createAccount', was);
  expect(saying.length).toBeGreaterThan(1);
  expect(saying.length).toBeLessThan(12);
  const sentence = await compare(changed);
  expect(sentence.output).toContain(`${saying.length} of them taken now`);
  expect(changedIn(sentence.output)).toEqual(saying.map(fileOf).toSorted());
  // One sentence is one change, however many states say it.
  expect(sentence.output.match(/→/g)).toHaveLength(1);
  expect(sentence.isGreen).toBe(false);

  // State by state, by keyboard: one is approved, and the list is kept.
  await page.goto(`file://${join(out, 'index.html')}`);
  await expect(page.getByRole('article')).toHaveCount(saying.length);
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await expect(page.getByText(`1 of ${saying.length} approved`)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download approved.json' }).click();
  const list = info.outputPath('approved.json');
  await (await download).saveAs(list);
  expect((await storyboard(changed, '--out', out, '--release', release, '--approve', list)).isGreen).toBe(true);
  const [approved = '', ...others] = await readApproval(list);
  expect(others).toEqual([]);
  const files = readdirSync(join(out, 'createAccount')).map((name) => `createAccount/${name}`);
  expect(files).toHaveLength(12);
  const folders = { out, kept: release, differences: info.outputPath('differences') };
  const left = (await compareSets(files, files, folders)).filter(({ verdict }) => verdict !== 'same');
  expect(left.map(({ file }) => file).toSorted()).toEqual(
    saying
      .map(fileOf)
      .filter((file) => file !== approved)
      .toSorted(),
  );
  await approve(files, folders);

  replaceIn(changed, '.css', /--color-danger:[^;]+/g, '--color-danger:#7a0bc0');
  // A picture that only one of the sets has is told, too; the release's own files are other files.
  const blotted = 'form~incomplete';
  blot(join(release, fileOf(blotted)));
  renameSync(join(release, fileOf('sendingAgain')), join(release, fileOf('no-longer')));
  // What failed stands in the colour of danger, and nothing else there does.
  const alarmed = statesSaying('createAccount', 'has not been sent');
  expect([alarmed.length > 1, alarmed.includes(blotted), alarmed.includes('sendingAgain')]).toEqual([
    true,
    false,
    false,
  ]);
  const changes = [...alarmed, blotted];
  const token = await compare(changed);
  expect(token.output).toContain('12 of them taken now');
  expect(changedIn(token.output)).toEqual(changes.map(fileOf).toSorted());
  expect(token.output).toContain(`Looks different, says the same (${changes.length})`);
  expect(token.output).toContain(`${11 - changes.length} same, ${changes.length} changed, 1 new, 1 missing`);
});

test('a release is never written over, and a selection of nothing is told', async () => {
  const place = test.info().outputPath('kept');
  const own = await storyboard(folder, '--out', place, '--release', place);
  expect(own.output).toContain('The release would be written over');
  const none = await storyboard(folder, '--out', place, '--only', 'nothing');
  expect(none.output).toContain('charts are session, createAccount');
  const empty = await storyboard(folder, '--out', place, '--approve', 'all');
  expect(empty.output).toContain('holds no pictures of this selection');
  expect([own.isGreen, none.isGreen, empty.isGreen]).toEqual([false, false, false]);
});

test('a built Storybook brings its pictures along, and says what takes them where there are none', async ({
  page,
  context,
}, info) => {
  const [set, built] = [info.outputPath('set'), info.outputPath('built')];
  mkdirSync(join(set, 'createAccount'), { recursive: true });
  mkdirSync(built);
  for (const name of readdirSync(folder)) {
    if (name !== 'storyboard') symlinkSync(join(folder, name), join(built, name));
  }
  await serveStorybook(context, built);
  const open = () => page.goto(`${origin}/iframe.html?id=charts-create-account--storyboard&globals=a11y.manual:!true`);
  expect(await bringPictures(set, built)).toBe(0);
  await open();
  await expect(page.getByRole('status')).toContainText('npm run storyboard -- --chart createAccount');

  writeFileSync(join(set, fileOf('sent')), PNG.sync.write(new PNG({ width: 20, height: 20, fill: true })));
  expect(await bringPictures(set, built)).toBe(1);
  await open();
  const picture = page.getByRole('button', { name: 'en, light, 360 px' }).locator('img[src*="sent--en."]');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('status')).toHaveCount(0);

  // What is kept no more goes from there, too.
  rmSync(join(set, fileOf('sent')));
  expect(await bringPictures(set, built)).toBe(0);
  expect(existsSync(join(built, 'storyboard', fileOf('sent')))).toBe(false);
});
