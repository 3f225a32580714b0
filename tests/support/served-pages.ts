/** Pages that the server draws without the application, and how to reach each. */
import type { APIRequestContext, Page } from '@playwright/test';
import { type as having, string } from 'superstruct';
import { legalPages } from '../../domain/document-paths.ts';
import { cards, type Control, expect, goToHostedPage, type Language, linkOf, payByCard } from './browser-test.ts';

const shared = having({ data: having({ lien: having({ url: string() }) }) });

/** Signs in as the person of a scenario and makes a link to their quotation. Cookies stay in `request`. */
export async function linkToQuotation(
  request: APIRequestContext,
  { account, subscription }: { account: { email: string; password: string }; subscription: { id: number } | null },
  language: Language,
): Promise<string> {
  const credentials = { email: account.email, motDePasse: account.password };
  expect((await request.post(`/${language}/ajax/login/login`, { data: credentials })).ok()).toBe(true);
  const data = { aboIId: subscription?.id, partage: true };
  const answer = await request.post(`/${language}/ajax/infosquote/update`, { data });
  return shared.create(await answer.json()).data.lien.url;
}

async function goToCardPage(page: Page, control: Control): Promise<void> {
  await goToHostedPage(page, linkOf(await control.scenario('oneInvoice', { locale: 'fr' }), 'fr'));
}

type Reach = (page: Page, control: Control) => Promise<unknown>;

/** Ways to the pages, in French. */
export const servedPages: Readonly<Record<string, Reach>> = {
  ...Object.fromEntries(
    legalPages.map((name): [string, Reach] => [`legal page “${name}”`, (page) => page.goto(`/fr/legal/${name}`)]),
  ),
  'shared quotation': async (page, control) =>
    page.goto(await linkToQuotation(page.request, await control.scenario('quoteOffice', { locale: 'fr' }), 'fr')),
  'unknown shared quotation': (page) => page.goto('/fr/quote/shared/unknown'),
  ...Object.fromEntries(
    ['/verify', '/email-change', '/email-change/undo'].map((path): [string, Reach] => [
      `question at ${path}`,
      (page) => page.goto(`${path}?token=unknown&locale=fr`),
    ]),
  ),
  'refused confirmation': async (page) => {
    await page.goto('/verify?token=unknown&locale=fr');
    await page.getByRole('button').click();
    await expect(page.getByRole('button')).toHaveCount(0);
  },
  'expired newsletter link': (page) => page.goto('/newsletter/confirm?token=unknown&locale=fr'),
  'card page': goToCardPage,
  'card page with errors': async (page, control) => {
    await goToCardPage(page, control);
    await page.getByRole('button', { name: /^Payer\s/ }).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'page of the bank': async (page, control) => {
    await goToCardPage(page, control);
    await payByCard(page, cards.authentication);
    await expect(page.getByRole('button', { name: 'Refuser' })).toBeVisible();
  },
};
