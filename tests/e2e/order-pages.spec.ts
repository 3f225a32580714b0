/** Pages of an order: room for what is ordered, and messages that cover none of it. */
import { fillOffer, goOn } from '../support/quote-requests.ts';
import {
  cards,
  comeSignedIn,
  errorSummary,
  expect,
  goToHostedPage,
  linkOf,
  payByCard,
  screen,
  test,
} from '../support/browser-test.ts';
import { accept, fillAddress, button, goToCheck, offerPlace, quotationOf, words } from '../support/quotations.ts';

test('the names of an order’s lines have more than twice the room of any amount', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOffice', { locale: 'fr' });
  await comeSignedIn(page, buyer.account);
  await page.goto(offerPlace('fr', quotationOf(buyer)));
  await goToCheck(page, 'fr');
  await accept(page, 'fr');
  await screen(page, 'ordered').waitFor();
  const table = page.locator('main').getByRole('table');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const columns = await table
      .getByRole('columnheader')
      .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().width));
    const [names = 0, ...others] = columns;
    expect(names, `at ${width} px`).toBeGreaterThan(2 * Math.max(...others));
  }
});

test('a check says its total once, but for the bar of a phone', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOffice', { locale: 'fr' });
  await comeSignedIn(page, buyer.account);
  await page.goto(offerPlace('fr', quotationOf(buyer)));
  await goToCheck(page, 'fr');
  const summary = page.getByRole('region', { name: 'Votre devis' });
  await expect(summary).toHaveCount(0);
  await expect(page.getByText('Total TTC')).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(summary.getByRole('button', { name: words.fr.accept })).toBeInViewport({ ratio: 1 });
});

test('a toast stands on the lower edge of the window or on its bar, from side to side, and goes with its page', async ({
  page,
  control,
}) => {
  const buyer = await control.scenario('quoteOffice', { locale: 'fr' });
  await comeSignedIn(page, buyer.account);
  await page.clock.install();
  await page.goto(offerPlace('fr', quotationOf(buyer)));
  await screen(page, 'offer').waitFor();
  await button(page, words.fr.goOn).click();
  await fillAddress(page);
  await button(page, words.fr.checkAnswers).click();
  await screen(page, 'check').waitFor();
  const toast = page.getByRole('alertdialog');
  await expect(toast).toContainText('Votre adresse est enregistrée');
  // Its time does not run under the pointer.
  await toast.hover();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await toast.hover();
    const bar = page.locator('section', { has: page.locator('[aria-expanded="false"]') }).last();
    const edge = width < 960 ? ((await bar.boundingBox())?.y ?? 0) : 800;
    const { x, width: wide, y, height } = (await toast.boundingBox()) ?? { x: 0, width: 0, y: 0, height: 0 };
    const all = await page.evaluate(() => document.body.clientWidth);
    expect([x, wide, Math.round(y + height)], `at ${width} px`).toEqual([0, all, Math.round(edge)]);
  }
  await page.clock.fastForward(2_000);
  await page.locator('main').getByRole('link', { name: 'Retour', exact: true }).press('Enter');
  await screen(page, 'details').waitFor();
  await expect(toast).toHaveCount(0);
});

test('the errors of a form stand on the ground of a refusal, after its sign', async ({ page }) => {
  await page.goto('/fr/quote');
  await fillOffer(page);
  await goOn(page);
  await screen(page, 'you').waitFor();
  await goOn(page);
  const alert = errorSummary(page).getByRole('alert');
  const [ground, expected] = await alert.evaluate((element) => {
    const sample = element.appendChild(document.createElement('i'));
    sample.style.background = 'color-mix(in oklab, var(--color-danger) 6%, var(--color-paper))';
    return [element, sample].map((each) => getComputedStyle(each).backgroundColor);
  });
  expect(ground).toBe(expected);
  await expect(alert.locator('svg')).toHaveCount(1);
});

test('the fields of a form end at the edges of its columns, but for short ones', async ({ page }) => {
  await page.goto('/fr/quote');
  await fillOffer(page);
  await goOn(page);
  await screen(page, 'you').waitFor();
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const edgesOf = async (...names: readonly string[]) => {
      const boxes = await Promise.all(names.map((name) => page.locator(`main [id="${name}"]`).boundingBox()));
      return [...new Set(boxes.map((box) => Math.round((box?.x ?? 0) + (box?.width ?? 0))))];
    };
    const last = await edgesOf('lastName', 'organisation', 'country');
    const first = await edgesOf('firstName', 'email', 'jobTitle');
    expect(last, `at ${width} px`).toHaveLength(1);
    expect(first, `at ${width} px`).toHaveLength(1);
    const hasPairs = width > 360;
    expect((first[0] ?? 0) < (last[0] ?? 0)).toBe(hasPairs);
    // A pair fills the step, whose right edge is the order summary's neighbour.
    const step = await screen(page, 'you').boundingBox();
    expect(last[0]).toBe(Math.round((step?.x ?? 0) + Math.min(step?.width ?? 0, 768)));
  }
});

test('sharing, changing and declining a quote are no steps of it', async ({ page, control }) => {
  const buyer = await control.scenario('quoteOffice', { locale: 'fr' });
  await comeSignedIn(page, buyer.account);
  await page.goto(offerPlace('fr', quotationOf(buyer)));
  const steps = page.getByRole('navigation', { name: 'Étapes' });
  for (const task of ['share', 'change', 'decline'] as const) {
    await screen(page, 'offer').waitFor();
    await expect(steps).toHaveCount(1);
    await page.getByRole('link', { name: words.fr[task] }).click();
    await screen(page, task).waitFor();
    await expect(steps).toHaveCount(0);
    await page.goBack();
  }
});

test('on a phone a refused card says so before the order it was for', async ({ page, control }) => {
  await goToHostedPage(page, linkOf(await control.scenario('oneInvoice', { locale: 'fr' }), 'fr'));
  await payByCard(page, cards.declined);
  await page.setViewportSize({ width: 360, height: 780 });
  const refusal = await page.getByRole('alert').boundingBox();
  const order = await page.getByRole('region', { name: 'Montant à payer' }).boundingBox();
  expect(refusal?.y).toBeLessThan(200);
  expect(order?.y).toBeGreaterThan((refusal?.y ?? 0) + (refusal?.height ?? 0));
  // The order leaves the card's number on the first screen.
  const number = await page.getByLabel('Numéro de carte').boundingBox();
  expect((number?.y ?? Infinity) + (number?.height ?? 0)).toBeLessThan(700);
  await expect(page.getByRole('alert').locator('svg')).toHaveCount(1);
  await page.getByRole('alert').getByRole('button', { name: 'Payer autrement' }).click();
  await expect(screen(page, 'notCharged')).toBeVisible();
});

test('a request with one rejected line leads to its correction by one filled button, early on a phone', async ({
  page,
  control,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const { account, request } = await control.scenario('requestPartlyAccepted', { locale: 'fr' });
  await comeSignedIn(page, account);
  await page.goto(`/fr/account/requests/${request}`);
  const correction = screen(page, 'request').getByRole('link', { name: /^Corriger et renvoyer/ });
  await expect(correction).toHaveCount(1);
  await expect(correction).toHaveCSS('background-color', 'rgb(11, 93, 75)');
  expect((await correction.boundingBox())?.y).toBeLessThan(780);
});
