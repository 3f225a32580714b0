/** What axe finds on a page, by the rules of WCAG 2.0 to 2.2, levels A and AA, and by its best practices. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks the page once its colors have changed: during a transition they have less contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A spinner never ends; what has not begun may wait for long.
    const ending = document.getAnimations().filter(({ effect }) => {
      const { endTime, delay = 0, localTime } = effect?.getComputedTiming() ?? {};
      return endTime !== Infinity && Number(localTime ?? 0) >= delay;
    });
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (values) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
      // The link that leaves the page for the panel of tests stands outside all landmarks.
      rules: { region: { enabled: false } },
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, tags);
  expect(found).toEqual([]);
}
