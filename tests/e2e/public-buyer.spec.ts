/**
 * A ministry buys: a quote with its SIRET and engagement number, an order without a card. Office, emails and books follow in
 * tests/contract/chorus.test.ts.
 */
import { expect, screen, test } from '../support/browser-test.ts';
import { accept, button, enter, field, fillAddress, offerPlace, quotationOf, words } from '../support/quotations.ts';

const ministry = {
  organisation:
    'Ministère de l’Enseignement supérieur, de la Recherche et de l’Espace – Direction générale de l’enseignement supérieur et de l’insertion professionnelle',
  siret: '35600000000048',
  serviceCode: 'DOC-2',
  engagementNumber: 'EJ-4471',
};

test(
  'a ministry orders with its references, is invoiced through Chorus Pro, and is offered no card',
  { tag: '@sweep' },
  async ({ page, control }) => {
    const buyer = await control.scenario('quoteOpen', { locale: 'fr' });
    const id = quotationOf(buyer);
    await enter(page, buyer, offerPlace('fr', id));
    await screen(page, 'offer').waitFor();
    await button(page, words.fr.goOn).click();
    await fillAddress(page);
    await field(page, 'billing.organisation').fill(ministry.organisation);
    await field(page, 'isPublicBuyer').check();
    for (const name of ['siret', 'serviceCode', 'engagementNumber'] as const)
      await field(page, `publicBuyer.${name}`).fill(ministry[name]);
    await button(page, words.fr.checkAnswers).click();
    const check = screen(page, 'check');
    for (const fact of [...Object.values(ministry), 'Chorus Pro']) await expect(check).toContainText(fact);
    await accept(page, 'fr');

    const invoiced = screen(page, 'invoiced');
    await expect(invoiced.getByRole('link', { name: /PDF/ })).toBeVisible();
    await expect(invoiced.getByRole('link', { name: words.fr.pay })).toHaveCount(0);
    const download = page.waitForEvent('download');
    await invoiced.getByRole('link', { name: /PDF/ }).click();
    expect((await download).suggestedFilename()).toMatch(/DEV-.*\.pdf$/);

    await page.goto('/fr/account/invoices');
    const choice = screen(page, 'choice');
    await expect(choice).toContainText('À régler par virement');
    await expect(choice.getByRole('link', { name: 'Voir les coordonnées bancaires' })).toBeVisible();
    for (const role of ['radio', 'checkbox', 'button'] as const) await expect(choice.getByRole(role)).toHaveCount(0);
  },
);
