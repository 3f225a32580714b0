/** A visitor’s actions on the pages of the quote request, in either language. */
import { chooseMadam, typeCountry } from './controls.ts';
import type { Page } from '@playwright/test';
import type { Requester } from '../../validation/forms/requester.ts';
import { screen } from './browser-test.ts';

const main = (page: Page) => page.locator('main');

/** A new address: the server accepts only a few requests an hour per address. */
export function freshAddress(): string {
  return `quote-${Math.random().toString(36).slice(2)}@example.org`;
}

/** Chooses two publications of the first group for five readers. */
export async function fillOffer(page: Page): Promise<void> {
  const boxes = main(page).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await main(page).locator('#readers').fill('5');
}

/** Fills in the requester. */
export async function fillRequester(page: Page, email: string): Promise<void> {
  // A missing field does not compile; `null` is chosen below, or left empty.
  const texts: Readonly<Record<keyof Requester, string | null>> = {
    civility: null,
    firstName: 'Awa',
    lastName: 'Ndiaye',
    organisation: 'Institut des deux rives',
    jobTitle: null,
    email,
    phone: null,
    country: null,
    vatNumber: null,
    source: null,
  };
  await chooseMadam(main(page));
  for (const [field, text] of Object.entries(texts)) {
    if (text !== null) await main(page).locator(`#${field}`).fill(text);
  }
  await typeCountry(main(page).locator('#country'), 'SN');
}

/** Opens the next step: the button is below the form, or in a narrow window's bar. */
export async function goOn(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Continuer|Continue)$/ })
    .first()
    .click();
}

/** From the first step to the check. */
export async function goToCheck(page: Page, email: string): Promise<void> {
  await screen(page, 'needs').waitFor();
  await fillOffer(page);
  await goOn(page);
  await screen(page, 'you').waitFor();
  await fillRequester(page, email);
  await goOn(page);
  await screen(page, 'check').waitFor();
}

/** The button that sends the request: below the check, or in a narrow window's bar. */
export function sendButton(page: Page) {
  return page.getByRole('button', { name: /^(Envoyer la demande|Send the request)/ });
}

/** The reference on the receipt. */
export async function referenceOf(page: Page): Promise<string> {
  const shown = screen(page, 'sent').getByText(/^DEM-/);
  return (await shown.first().textContent()) ?? '';
}
