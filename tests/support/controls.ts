/** Controls that are more than one element, used as a person uses them. */
import type { Locator, Page } from '@playwright/test';
import { said } from './words.ts';

/** Types the ISO code of a country into its field and leaves it; empty text takes the choice back. */
export async function typeCountry(field: Locator, code: string): Promise<void> {
  await field.fill(code);
  await field.blur();
}

/** Chooses a woman's title in a form. */
export async function chooseMadam(form: Locator): Promise<void> {
  await form.getByRole('radio', { name: /^(?:Mme|Ms\.)$/ }).check();
}

/**
 * Goes to a page of the account by its index.
 * @param label What the index calls the page, in English.
 */
export async function goByIndex(page: Page, label: string): Promise<void> {
  const index = page.getByRole('navigation', { name: said(page, 'Account') });
  await index.getByRole('link', { name: said(page, label) }).click();
}
