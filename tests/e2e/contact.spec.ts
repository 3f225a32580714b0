/** Somebody who has signed in writes to the desk: once, whatever happens on the way, and never loses what they wrote. */
import type { Page } from '@playwright/test';
import { calls } from '../../src/contract/calls.ts';
import { comeSignedIn, errorSummary, expect, screen, signIn, test } from '../support/desk.ts';

const words = {
  send: 'Envoyer le message',
  own: 'Les factures se règlent et s’impriment',
  notSent: 'Votre message n’a pas été envoyé',
  another: 'Écrire un autre message',
} as const;

const remark = 'Deux numéros de la semaine dernière ne sont pas arrivés.';
const field = (page: Page, name: string) => page.locator(`#${name}`);
const send = (page: Page) => page.getByRole('button', { name: words.send }).click();
const letters = (mail: readonly { readonly kind: string }[]) => mail.map(({ kind }) => kind);

test('a message is refused, lost, sent again, and arrives once, with a copy', async ({ page, control }) => {
  const { account } = await control.scenario('noInvoice', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/contact?kind=payment');
  await expect(field(page, 'kind')).toHaveValue('payment');
  await expect(screen(page, 'writing')).toContainText(words.own);
  await expect(screen(page, 'writing')).toContainText(account.email);
  await field(page, 'kind').selectOption('');
  await send(page);
  await expect(errorSummary(page)).toBeFocused();
  await errorSummary(page).getByRole('link').first().click();
  await expect(field(page, 'kind')).toBeFocused();
  await field(page, 'kind').selectOption('claim');
  await expect(screen(page, 'writing')).not.toContainText(words.own);
  await field(page, 'remark').fill(remark);
  await page.reload();
  await expect(field(page, 'remark')).toHaveValue(remark);

  // It arrives, and nobody is told.
  await page.route(
    `**${calls['form/contact'].path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await send(page);
  await expect(screen(page, 'writing')).toContainText(words.notSent);
  await expect(field(page, 'remark')).toHaveValue(remark);
  await send(page);
  await expect(screen(page, 'sent')).toContainText(/MSG-\w{4}-\w{4}-\w{4}/);
  await page.reload();
  await expect(screen(page, 'sent')).toContainText(account.email);
  await control.tick();
  expect(letters(await control.mailTo(account.email))).toEqual(['message-acknowledged']);
  await page.getByRole('link', { name: words.another }).click();
  await expect(field(page, 'remark')).toHaveValue('');
});

test('two tabs write two messages; whose session has ended signs in where they wrote', async ({ page, control }) => {
  const { account } = await control.scenario('noInvoice', { locale: 'fr' });
  await comeSignedIn(page, account);
  const other = await page.context().newPage();
  for (const [tab, kind] of [
    [page, 'claim'],
    [other, 'support'],
  ] as const) {
    await tab.goto(`/fr/account/contact?kind=${kind}`);
    await field(tab, 'remark').fill(`${remark} ${kind}`);
  }
  await send(page);
  await screen(page, 'sent').waitFor();
  await page.context().clearCookies();
  await send(other);
  await signIn(other, account);
  await expect(field(other, 'remark')).toHaveValue(`${remark} support`);
  await send(other);
  await screen(other, 'sent').waitFor();
  await control.tick();
  expect(letters(await control.mailTo(account.email))).toEqual(['message-acknowledged', 'message-acknowledged']);
});
