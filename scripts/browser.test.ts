import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { launchOptions } from './browser.ts';

/** The features that a browser started with these arguments would do without, list by list. */
async function featureLists(args: readonly string[]): Promise<readonly (readonly string[])[]> {
  // What is started ends at once, and Playwright then tells the whole command.
  const told: unknown = await chromium.launch({ executablePath: process.execPath, args: [...args] }).catch(String);
  const line = String(told).split('<launching>')[1]?.split('\n')[0] ?? '';
  return [...line.matchAll(/--disable-features=(\S+)/g)].map(([, list = '']) => list.split(','));
}

test('the browser does without all that Playwright lets it do without', async () => {
  const [own = [], ...others] = await featureLists(launchOptions().args);
  const last = others.at(-1) ?? [];
  expect(own).toContain('PaintHolding');
  expect(last).toContain('WebUIOmniboxPopup');
  expect(own.filter((feature) => !last.includes(feature))).toEqual([]);
});
