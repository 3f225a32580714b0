/**
 * The landing page of newsletters: signup, confirmation by the real email, unsubscription and return, without an
 * account.
 */
import { expect, screen, test } from '../support/browser-test.ts';
import { emailTo, strangeAddress } from '../support/auth.ts';

test('newsletters are requested by keyboard, with a change of language, confirmed by email, ended and resumed', async ({
  page,
  control,
}) => {
  const email = strangeAddress();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/fr/newsletter');
  await expect(page).toHaveTitle(/^Newsletter/);
  await screen(page, 'form').waitFor();
  await page.getByRole('checkbox', { name: 'Politique et institutions' }).focus();
  await page.keyboard.press('Space');
  // The button and its count stay in view, however long the list is.
  await expect(page.getByRole('button', { name: 'Recevoir 1\u00a0newsletter' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'English' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/newsletter');
  const box = page.getByRole('group', { name: 'The Lagoon Courier' }).getByRole('checkbox', {
    name: 'Politics and institutions',
  });
  await expect(box).toBeChecked();
  const address = page.getByLabel('Email address');
  await address.focus();
  await page.keyboard.type('awa');
  await page.keyboard.press('Enter');
  await expect(screen(page, 'form').getByRole('link', { name: /name@example.org/ })).toBeVisible();
  await address.fill(email);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await address.press('Enter');
  await expect(screen(page, 'sent').getByText(email)).toBeVisible();

  await page.goto(await emailTo(control, email, 'newsletter/confirm'));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([
    'The Lagoon Courier: Politics and institutions',
  ]);
  await page.getByRole('main').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your newsletters are confirmed');
  await page.goto(await emailTo(control, email, 'newsletter/unsubscribe', 2));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
  await page.getByRole('button', { name: 'Resubscribe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your newsletters are confirmed');
});
