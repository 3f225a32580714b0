/** A subscriber's way to the payment of a subscription, and through it. */
import type { Page } from '@playwright/test';
import { type Control, type Language, comeSignedIn, screen } from './browser-test.ts';

/** A subscriber with something to pay for, who has signed in. */
export async function payer(page: Page, control: Control, name: string, language: Language) {
  const { account, subscription } = await control.scenario(name, { locale: language });
  if (!subscription) throw new Error(`Scenario ${name} has no subscription`);
  await comeSignedIn(page, account);
  return { account, id: subscription.id, address: `/${language}/account/payment?id=${subscription.id}` };
}

const words = {
  fr: { billing: 'Continuer', check: 'Continuer', pay: /^(Payer\s|Obtenir les coordonnées)/ },
  en: { billing: 'Continue', check: 'Continue', pay: /^(Pay\s|Get the transfer details)/ },
} as const;

/** The button that sends an order. */
export function payButton(page: Page, language: Language) {
  return screen(page, 'check').getByRole('button', { name: words[language].pay });
}

/** From the choice to the check, as the form is prefilled. */
export async function goToCheck(page: Page, language: Language): Promise<void> {
  const { billing, check } = words[language];
  await screen(page, 'choice').getByRole('button', { name: billing }).click();
  await screen(page, 'billing').getByRole('button', { name: check }).click();
  await screen(page, 'check').waitFor();
}
