/** `npm run storyboard`, for one story: what has changed since a set was kept is found, and nothing else. */
import { execFile } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { folder } from './storybook.ts';

/** What the command printed, and whether it ended with 0. */
interface Run {
  readonly output: string;
  readonly isGreen: boolean;
}

function storyboard(...args: readonly string[]): Promise<Run> {
  const own = ['scripts/storyboard.ts', '--storybook', folder, '--only', 'invoice-help-sent--fr', ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, own, (error, stdout, stderr) => {
      resolve({ output: stdout + stderr, isGreen: error === null });
    });
  });
}

/** Blackens a square of a picture. */
function blot(path: string): void {
  const picture = PNG.sync.read(readFileSync(path));
  PNG.bitblt(new PNG({ width: 20, height: 20, fill: true }), picture, 0, 0, 20, 20, 10, 10);
  writeFileSync(path, PNG.sync.write(picture));
}

test('the same story makes the same pictures; a change, a new and a missing one are told', async ({ page }, info) => {
  // Three runs, each with a browser of its own.
  test.setTimeout(240_000);
  const [kept, now] = [info.outputPath('kept'), info.outputPath('now')];
  expect((await storyboard('--out', kept)).output).toContain('6 pictures of 1 story');

  const same = await storyboard('--out', now, '--compare', kept);
  expect(same.output).toContain('6 same, 0 changed, 0 new, 0 missing');
  expect(same.isGreen).toBe(true);

  const pictures = join(kept, 'invoice/funnels-invoice-help-sent--fr');
  blot(`${pictures}.light.360.png`);
  renameSync(`${pictures}.dark.768.png`, `${pictures}.dark.800.png`);
  const other = await storyboard('--out', now, '--compare', kept);
  expect(other.output).toContain('4 same, 1 changed, 1 new, 1 missing');
  expect(other.output).toMatch(/changed invoice\/funnels-invoice-help-sent--fr\.light\.360\.png {2}\d+ pixels/);
  expect(other.isGreen).toBe(false);

  await page.goto(`file://${join(now, 'index.html')}`);
  const figures = page.locator('figure:visible');
  await expect(figures).toHaveCount(3);
  await expect(figures.filter({ hasText: 'changed' }).locator('img')).toHaveCount(3);
  await page.getByLabel('dark').uncheck();
  await expect(figures).toHaveCount(1);
});

test('a kept set is never written over, and a selection of nothing is told', async () => {
  const place = test.info().outputPath('kept');
  const own = await storyboard('--out', place, '--compare', place);
  expect(own.output).toContain('The kept set would be written over');
  const none = await storyboard('--out', place, '--chart', 'nothing');
  expect(none.output).toContain('charts are session, createAccount');
  expect([own.isGreen, none.isGreen]).toEqual([false, false]);
});
