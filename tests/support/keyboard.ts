/** A person without a pointer, and what a machine can tell of accessibility. */
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './desk.ts';

/** Goes forward by Tab until an element has focus; a keyboard trap or an unreachable element ends the test. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by Tab: ${target.toString()}`);
}

/** Looks the page through by the rules of WCAG 2.2 AA, once its colours have changed: on the way they have less contrast. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What turns for as long as something is awaited has no end.
    const changing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(changing.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([]);
}

/** Pays on the card processor's page, each field come to by Tab. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const fields = { number, expiry: '12/34', code: '123', name: 'Awa Ndiaye' };
  for (const [name, value] of Object.entries(fields)) {
    await tabTo(page, page.locator(`[name="${name}"]`));
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
}
