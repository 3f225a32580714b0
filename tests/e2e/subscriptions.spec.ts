/** What somebody comes to their subscriptions for: to find one, to see what has happened to it, and to renew it. */
import { comeSignedIn, expect, screen, test } from '../support/desk.ts';
import { expectAccessible } from '../support/keyboard.ts';

test('a subscription is found and looked at, its timeline leads on, and two tabs renew it by one order', async ({
  page,
  context,
  control,
}) => {
  const { account } = await control.scenario('subscriptionEnding', { locale: 'en' });
  await comeSignedIn(page, account);
  await page.goto('/en/account');
  await page.getByRole('link', { name: 'Subscriptions', exact: true }).first().click();
  const list = screen(page, 'list');
  await list.getByLabel('Status').selectOption('About to end');
  await list.getByLabel('Publication or reference').fill('who lagoon');
  await expect(page).toHaveURL(/\/en\/account\/subscriptions\?status=aboutToEnd&text=who\+lagoon$/);
  await list.getByRole('link', { name: /^The Lagoon Courier/ }).click();

  const detail = screen(page, 'detail');
  const happened = detail.getByRole('region', { name: 'What has happened' });
  await expect(happened.getByRole('listitem').filter({ hasText: 'Invoice' })).toContainText('Settled');
  await expectAccessible(page);
  await happened.getByRole('link', { name: /^Payment PAY-/ }).click();
  await expect(screen(page, 'paid')).toBeVisible();
  await page.goBack();

  const ended = page.url();
  const other = await context.newPage();
  const renew = 'Renew the subscription';
  const order = (await page.getByRole('link', { name: renew }).getAttribute('href')) ?? '';
  await Promise.all([page, other].map((tab) => tab.goto(order)));
  for (const tab of [page, other]) await expect(screen(tab, 'choice')).toBeVisible();
  // What is paid is the renewal, under its own number.
  const [, id = ''] = /\?id=(\d+)$/.exec(page.url()) ?? [];
  await expect(other).toHaveURL(`/en/account/payment?id=${id}`);
  expect(ended).not.toContain(id);
  await other.close();

  await page.goto('/en/account/subscriptions');
  await expect(list.getByRole('link', { name: /^Pay the subscription/ })).toHaveCount(1);
  await expect(list.getByRole('link', { name: renew })).toHaveCount(0);
});

test('a licence that cannot be read is read at the second try; its administrator is led from what awaits to the request', async ({
  page,
  control,
  worker,
}) => {
  const { account, subscription } = await control.scenario('licence', { locale: 'fr' });
  await comeSignedIn(page, account);
  await control.spoil(worker, '/ajax/subscriptions/read', { kind: 'status', status: 503 });
  await page.goto(`/fr/account/subscriptions/${subscription?.id}`);
  await expect(page.getByText('Impossible de charger votre abonnement')).toBeVisible();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  const detail = screen(page, 'detail');
  await expect(detail.getByRole('region', { name: 'À qui sert cette licence' })).toContainText('sur 60');
  const happened = detail.getByRole('region', { name: 'Ce qui s’est passé' });
  await happened
    .getByRole('link', { name: /^Demande d’ajout/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/fr\/account\/requests\/\d+$/);
});
