/** Long pages of a licence are short on a phone: a line or two for each record. */
import type { Page } from '@playwright/test';
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const ranges = [...Array(40).keys()].map((index) => `145.${index + 1}.12.0/24 Site ${index + 1}`);

test('a licence with 43 readers, or with 41 pasted ranges, has pages of a few screens at 360 px', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { account, subscription } = await control.scenario('licenceInUse', { locale: 'fr' });
  await comeSignedIn(page, account);
  const licence = `/fr/account/subscriptions/${subscription?.id}`;

  await page.goto(licence);
  await screen(page, 'detail').waitFor();
  expect.soft(await height(page), 'the licence').toBeLessThanOrEqual(2_600);

  await page.goto(`${licence}/readers`);
  await screen(page, 'list').getByRole('list', { name: 'Lecteurs' }).getByRole('listitem').first().waitFor();
  expect.soft(await height(page), 'its readers').toBeLessThanOrEqual(3_000);

  await page.goto(`${licence}/ranges/form`);
  const field = screen(page, 'form').getByLabel('Plages d’adresses IP');
  await field.fill([...ranges, '2a01:4f8:40::/48 Siège'].join('\n'));
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByRole('row')).toHaveCount(42);
  await expect(page.getByText('41\u00a0plages')).toContainText('10\u202f240\u00a0adresses IPv4 et 1\u00a0plage IPv6');
  expect.soft(await height(page), 'its pasted ranges').toBeLessThanOrEqual(2_400);
  await page.evaluate(() => scrollTo(0, 400));
  await expect(page.getByRole('button', { name: 'Envoyer la demande' })).toBeInViewport({ ratio: 1 });
});

test('a pasted range opens on demand, with the focus in its field, and closes onto its button', async ({
  page,
  control,
}) => {
  const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto(`/fr/account/subscriptions/${subscription?.id}/ranges/form`);
  await screen(page, 'form').getByLabel('Plages d’adresses IP').fill('145.1.12.0/24 Lyon\n145.2.12.0/24 Lille');
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  const edit = page.getByRole('button', { name: /^Modifier.*145\.2\.12\.0/ });
  await edit.press('Enter');
  const field = page.getByLabel('Plage d’adresses IP 2');
  await expect(field).toBeFocused();
  await field.fill('145.2.12');
  await expect(page.getByRole('button', { name: /^Fermer/ })).toHaveCount(0);
  await field.fill('145.2.13.0/24');
  await page.getByRole('button', { name: /^Fermer/ }).press('Enter');
  await expect(page.getByRole('button', { name: /^Modifier.*145\.2\.13\.0/ })).toBeFocused();
});
