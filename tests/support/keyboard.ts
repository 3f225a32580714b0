/** A person without a pointer. */
import type { Locator, Page } from '@playwright/test';

/** Goes forward by Tab until an element has focus; a keyboard trap or an unreachable element ends the test. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by Tab: ${target.toString()}`);
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
