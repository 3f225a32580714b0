/** Controls that are more than one element, used as a person uses them. */
import type { Locator } from '@playwright/test';

/** Types the ISO code of a country into its field and leaves it; empty text takes the choice back. */
export async function typeCountry(field: Locator, code: string): Promise<void> {
  await field.fill(code);
  await field.blur();
}

/** Chooses a woman's title in a form. */
export async function chooseMadam(form: Locator): Promise<void> {
  await form.getByRole('radio', { name: /^(?:Mme|Ms\.)$/ }).check();
}
