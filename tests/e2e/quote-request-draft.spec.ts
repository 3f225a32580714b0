/** What was typed of a request for a quote is kept: for another day, in another window, and through a sign-in. */
import type { Page } from '@playwright/test';
import { expect, screen, signIn, test } from '../support/desk.ts';
import { fillOffer } from '../support/quote-requests.ts';

const SAVE = '**/ajax/infosquote/update';

/** The answer to the save of what `fillOffer` types last: on a slow day, what it typed before was saved alone. */
const offerSaved = (page: Page) =>
  page.waitForResponse((answer) => {
    const request = answer.request();
    return (
      request.url().includes('/ajax/infosquote/update') && /"nombreLecteurs":\s*"?5\b/.test(request.postData() ?? '')
    );
  });

const field = (page: Page, name: string) => page.locator(`main #${name}`);

test('another window has changed the request: nothing is lost, and one of the two is chosen', async ({
  page,
  context,
}) => {
  await page.goto('/en/quote');
  await screen(page, 'needs').waitFor();
  const saved = offerSaved(page);
  await fillOffer(page);
  expect((await saved).ok()).toBe(true);

  const other = await context.newPage();
  await other.goto('/en/quote');
  await expect(field(other, 'readers')).toHaveValue('5');
  const savedThere = other.waitForResponse(SAVE);
  await field(other, 'readers').fill('30');
  expect((await savedThere).ok()).toBe(true);

  await field(page, 'readers').fill('8');
  const notice = page.getByRole('button', { name: 'Keep what is here' });
  await expect(notice).toBeVisible();
  await expect(field(page, 'readers')).toHaveValue('8');
  const kept = page.waitForResponse(SAVE);
  await notice.click();
  expect((await kept).ok()).toBe(true);
  await expect(notice).toBeHidden();

  await field(other, 'readers').fill('31');
  await other.getByRole('button', { name: 'Take the other one' }).click();
  await expect(field(other, 'readers')).toHaveValue('8');
});

test('another day: what was typed is still there, until one starts again', async ({ page, context }) => {
  await page.goto('/fr/quote');
  await screen(page, 'needs').waitFor();
  const saved = offerSaved(page);
  await fillOffer(page);
  await saved;
  await page.close();

  const later = await context.newPage();
  await later.goto('/fr/quote');
  await expect(field(later, 'readers')).toHaveValue('5');
  await later.getByRole('button', { name: 'Recommencer' }).click();
  await later.getByRole('button', { name: 'Effacer et recommencer' }).click();
  await expect(later.locator('main').getByRole('checkbox', { checked: true })).toHaveCount(0);
  await later.close();

  const last = await context.newPage();
  await last.goto('/fr/quote');
  await screen(last, 'needs').waitFor();
  await expect(last.locator('main').getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('somebody who signs in in the middle goes on where they were, and need not say who they are', async ({
  page,
  control,
}) => {
  const { account } = await control.scenario('noInvoice', { locale: 'en' });
  await page.goto('/en/quote');
  await screen(page, 'needs').waitFor();
  await fillOffer(page);
  await page.goto('/en/signin?redirect=%2Fquote%3Fstep%3Dyou');
  await signIn(page, account);
  await expect(screen(page, 'you')).toBeVisible();
  await expect(page).toHaveURL('/en/quote?step=you');
  await expect(field(page, 'email')).toHaveValue(account.email);
  await expect(field(page, 'firstName')).toHaveValue('Grace');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(field(page, 'readers')).toHaveValue('5');
});
