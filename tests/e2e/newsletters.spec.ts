/** Switches of newsletters keep their state when the page is left at once. */
import type { Locator, Page } from '@playwright/test';
import type { Control } from '../support/browser-test.ts';
import { comeSignedIn, expect, screen, test } from '../support/browser-test.ts';

const LAGUNES = 'Le Courrier des Lagunes';

/** Signs in as an account with four newsletters, and shows the page of newsletters. */
async function arrive(page: Page, control: Control) {
  const { account } = await control.scenario('newsletters', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto('/fr/account/newsletter');
  return account;
}

function switchOf(page: Page, group: string, name: string): Locator {
  return page.getByRole('region', { name: group, exact: true }).getByRole('switch', { name, exact: true });
}

test('two off, one on, leave at once, return: the switches keep their state', async ({ page, control }) => {
  await arrive(page, control);
  const list = screen(page, 'list');
  await expect(list.getByText('Vous recevez 4 newsletters.')).toBeVisible();
  await expect(list.getByRole('listitem').getByRole('switch', { name: /sans publicité/ })).toHaveCount(0);
  await expect(list.getByRole('switch', { name: /sans publicité/ }).first()).toBeVisible();
  await switchOf(page, LAGUNES, 'Sommaire').click();
  await switchOf(page, LAGUNES, 'Politique et institutions').click();
  await switchOf(page, 'Nos autres newsletters', 'Rencontres et débats de la rédaction').click();
  await page.getByRole('link', { name: 'Factures' }).first().click();
  await expect(page).toHaveURL('/fr/account/invoices');
  await page.goBack();
  for (const isFresh of [false, true]) {
    if (isFresh) await page.reload();
    await expect(list.getByText('Vous recevez 3 newsletters.')).toBeVisible();
    await expect(switchOf(page, LAGUNES, 'Sommaire')).not.toBeChecked();
    await expect(switchOf(page, LAGUNES, 'Politique et institutions')).not.toBeChecked();
    await expect(switchOf(page, 'Nos autres newsletters', 'Rencontres et débats de la rédaction')).toBeChecked();
    await expect(switchOf(page, 'Sahel Énergies', 'Sommaire')).toBeChecked();
  }
});

for (const width of [360, 1280])
  test(`labels of a publication begin at one edge and switches end at one, its setting’s too, at ${width} px`, async ({
    page,
    control,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await arrive(page, control);
    const group = page.getByRole('region', { name: LAGUNES, exact: true });
    await group.getByRole('switch', { name: /sans publicité/ }).waitFor();
    const edges = await group.getByRole('switch').evaluateAll((switches) =>
      switches.map((each) => {
        const label = document.getElementById(each.getAttribute('aria-labelledby') ?? '');
        return [label?.getBoundingClientRect().left, each.getBoundingClientRect().right];
      }),
    );
    expect(edges.length).toBeGreaterThan(2);
    expect(new Set(edges.map(String)).size).toBe(1);
  });
