import type { Page } from '@playwright/test';
import { said } from './words.ts';

/**
 * Goes to a page of the account by its index.
 * @param label What the index calls the page, in English.
 */
export async function goByIndex(page: Page, label: string): Promise<void> {
  const index = page.getByRole('navigation', { name: said(page, 'Account') });
  await index.getByRole('link', { name: said(page, label) }).click();
}
