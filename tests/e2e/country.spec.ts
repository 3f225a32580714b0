/** The field of a country as a person and a browser use it. */
import type { Locator } from '@playwright/test';
import { wcag } from '../../.storybook/wcag.ts';
import { violationsOn } from '../support/accessible.ts';
import { errorSummary, expect, screen, test } from '../support/browser-test.ts';
import { fillOffer, goOn } from '../support/quote-requests.ts';

test.use({ hasTouch: true });

/** Types in place of what is there, key by key. */
async function retype(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

test('a country is chosen by touch, autofill and arrows; Escape gives the former one back', async ({ page }) => {
  await page.goto('/fr/quote');
  await screen(page, 'needs').waitFor();
  await fillOffer(page);
  await goOn(page);
  // The new step scrolls to its heading, which closes an open list.
  await expect(screen(page, 'you').getByRole('heading', { level: 1 })).toBeFocused();
  const country = page.getByRole('combobox', { name: 'Pays' });
  const suggestions = page.getByRole('button', { name: 'Afficher les suggestions Pays' });
  await suggestions.scrollIntoViewIfNeeded();
  await suggestions.tap();
  // Clipped until it has its place: a tap at a clipped option would scroll the page for it, which closes the list.
  await expect(page.getByRole('listbox').locator('..')).toHaveCSS('clip-path', 'none');
  // As long as its list is open, react-aria hides all that is not part of the field from assistive technology.
  expect(await violationsOn(page, { tags: wcag, exclude: ['[aria-hidden=true]'] })).toEqual([]);
  await page.getByRole('option', { name: 'Albanie' }).tap();
  await expect(country).toHaveValue('Albanie');

  await page.getByLabel('Prénom').focus();
  await country.evaluate((input) => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'Belgium', input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(country).toHaveValue('Belgique');

  await retype(country, 'sen');
  await expect(page.getByRole('option')).toHaveText(['Sénégal']);
  await country.press('Escape');
  await expect(country).toHaveValue('Belgique');
  await retype(country, 'rdc');
  await country.press('ArrowDown');
  await country.press('Enter');
  await expect(country).toHaveValue('Congo-Kinshasa');
});

test('Enter chooses a country, and sends the form only then', async ({ page }) => {
  await page.goto('/en/quote');
  await screen(page, 'needs').waitFor();
  await fillOffer(page);
  await goOn(page);
  await screen(page, 'you').waitFor();
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.pressSequentially('France');
  await expect(page.getByRole('option')).toHaveText(['France']);
  await country.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(country).toHaveValue('France');
  await retype(country, 'séné');
  await expect(page.getByRole('option')).toHaveText(['Senegal']);
  await country.press('Enter');
  await expect(country).toHaveValue('Senegal');
  await retype(country, 'France');
  await country.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'France' })).toHaveAttribute('data-focused', 'true');
  await country.press('Enter');
  await expect(country).toHaveValue('France');
  await expect(errorSummary(page)).toHaveCount(0);
  // Nothing is left to choose: the form is sent, and names what it lacks.
  await country.press('Enter');
  await expect(errorSummary(page)).toBeFocused();
});
