/** A buyer's actions on the pages of the quotation funnel, in either language. */
import { typeCountry } from './controls.ts';
import type { Page, Request } from '@playwright/test';
import type { Control, Language } from './browser-test.ts';
import { comeSignedIn, expect, screen } from './browser-test.ts';

export const words = {
  fr: {
    make: 'Obtenir mon devis',
    goOn: 'Continuer avec cette offre',
    checkAnswers: 'Vérifier vos réponses',
    accept: /^Accepter et commander/,
    decline: 'Refuser',
    declineIt: 'Refuser le devis',
    change: 'Demander une modification',
    askForIt: 'Demander cette modification',
    share: 'Partager le devis',
    makeLink: 'Créer un lien',
    newQuote: 'Demander un nouveau devis',
    pay: /^Payer\s/,
  },
  en: {
    make: 'Create my quote',
    goOn: 'Continue with this offer',
    checkAnswers: 'Check your answers',
    accept: /^Accept and order/,
    decline: 'Decline',
    declineIt: 'Decline the quote',
    change: 'Ask for a change',
    askForIt: 'Request this change',
    share: 'Share with someone',
    makeLink: 'Create link',
    newQuote: 'Request a new quote',
    pay: /^Pay\s/,
  },
} as const;

export const ORDER = '/ajax/subscriptions/commande';

type Scenario = Awaited<ReturnType<Control['scenario']>>;

/** Id of a scenario's quotation. */
export function quotationOf({ subscription }: Scenario): number {
  if (!subscription) throw new Error('This scenario has no quotation');
  return subscription.id;
}

export const offerPlace = (language: Language, id: number): string => `/${language}/account/quotation?aboId=${id}`;
export const detailsPlace = (language: Language, id: number): string =>
  `/${language}/account/quotation/step2?aboId=${id}`;

/** Signs a scenario's person in, and opens an address. */
export async function enter(page: Page, { account }: Scenario, place: string): Promise<void> {
  await comeSignedIn(page, account);
  await page.goto(place);
}

export const button = (page: Page, name: string | RegExp) => page.locator('main').getByRole('button', { name });
export const field = (page: Page, id: string) => page.locator(`main [id="${id}"]`);

/** Types a billing address in Lyon. */
export async function fillAddress(page: Page): Promise<void> {
  await screen(page, 'details').waitFor();
  await typeCountry(field(page, 'billing.country'), 'FR');
  await field(page, 'billing.street').fill('3 quai des Brumes');
  await field(page, 'billing.postalCode').fill('69002');
  await field(page, 'billing.city').fill('Lyon');
}

/** From the first step of a quotation to the check. */
export async function goToCheck(page: Page, language: Language): Promise<void> {
  await screen(page, 'offer').waitFor();
  await button(page, words[language].goOn).click();
  await fillAddress(page);
  await button(page, words[language].checkAnswers).click();
  await screen(page, 'check').waitFor();
}

/** Agrees to the terms of sale and accepts. */
export async function accept(page: Page, language: Language): Promise<void> {
  await field(page, 'hasAgreed').check();
  await button(page, words[language].accept).click();
}

/** Collects a page's later requests to a path. */
export function calls(page: Page, path: string): readonly Request[] {
  const seen: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) seen.push(request);
  });
  return seen;
}

/** Kinds of the messages to a person, oldest first, once the outbox is empty. */
async function mailKinds(control: Control, { account }: Scenario): Promise<readonly string[]> {
  await control.tick();
  return (await control.mailTo(account.email)).map(({ kind }) => kind).toSorted();
}

/** Exactly one order in the database: one confirmation, and a subscription that awaits payment. */
export async function expectOneOrder(control: Control, buyer: Scenario, id = quotationOf(buyer)): Promise<void> {
  const { subscription } = await control.subscriptionBooks(id);
  expect(subscription.status).toBe('notBegun');
  expect((await mailKinds(control, buyer)).filter((kind) => kind === 'quotation-ordered')).toHaveLength(1);
}
