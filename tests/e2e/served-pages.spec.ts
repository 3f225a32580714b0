/** Pages that the server draws without the application look like the application’s. */
import type { Locator, Page } from '@playwright/test';
import { expect, goToHostedPage, linkOf, screen, test } from '../support/browser-test.ts';
import { tabTo } from '../support/keyboard.ts';

/** The words of the nameplate, the language’s link and the double rule: their edges, type and colour. */
function measureHead() {
  const header = document.querySelector('body header');
  const rule = [...(header?.querySelectorAll('div') ?? [])].at(-1);
  const plate = header?.querySelector('p');
  const language = header?.querySelector('nav [hreflang="en"]');
  const words = (element: Element | null | undefined): readonly number[] | null => {
    if (!element) return null;
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const { x, y, width, height } = rule?.getBoundingClientRect() ?? new DOMRect();
  const style = rule && getComputedStyle(rule);
  return {
    name: words(plate?.firstElementChild),
    language: words([...(language?.children ?? [])].find((each) => getComputedStyle(each).clipPath === 'none')),
    rule: [x, y, width, height, style?.borderBlockStart, style?.borderBlockEnd, style?.boxSizing],
    ground: getComputedStyle(document.body).backgroundColor,
  };
}

type Head = ReturnType<typeof measureHead>;

async function headsOf(page: Page): Promise<readonly Head[]> {
  const heads: Head[] = [];
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    heads.push(await page.evaluate(measureHead));
  }
  return heads;
}

test('a served page has the head of a funnel’s page: name, language and rule in the same place', async ({
  page,
  control,
}) => {
  await page.goto('/fr/quote');
  await screen(page, 'needs').waitFor();
  const expected = await headsOf(page);
  await page.goto('/fr/legal/terms');
  expect(await headsOf(page)).toEqual(expected);
  await goToHostedPage(page, linkOf(await control.scenario('oneInvoice', { locale: 'fr' }), 'fr'));
  // It has one language: that of the order.
  const withoutLanguage = expected.map((head) => ({ ...head, language: null }));
  expect(await headsOf(page)).toEqual(withoutLanguage);
});

/** The arrow of a select: its path and colour, and how far its edges are from the select's. */
async function arrowOf(select: Locator): Promise<unknown> {
  return select.evaluate((element) => {
    const arrow = element.parentElement?.querySelector('svg');
    const path = arrow?.querySelector('path');
    if (!arrow || !path) return null;
    const [inner, outer] = [arrow.getBoundingClientRect(), element.getBoundingClientRect()];
    const { color, strokeWidth, fill } = getComputedStyle(path);
    const right = Math.round(outer.right - inner.right);
    const offCentre = Math.round(inner.top + inner.bottom - outer.top - outer.bottom);
    return { path: path.getAttribute('d'), color, strokeWidth, fill, width: inner.width, right, offCentre };
  });
}

test('the select of the card page has the application’s arrow', async ({ page, control }) => {
  await page.goto('/fr/quote');
  await screen(page, 'needs').waitFor();
  const expected = await arrowOf(page.getByLabel('Devise'));
  expect(expected).not.toBeNull();
  await goToHostedPage(page, linkOf(await control.scenario('oneInvoice', { locale: 'fr' }), 'fr'));
  expect(await arrowOf(page.getByLabel('Comment le paiement est confirmé'))).toEqual(expected);
});

test('a card’s expiry date and code are next to each other, and controls for tests follow Pay', async ({
  page,
  control,
}) => {
  await goToHostedPage(page, linkOf(await control.scenario('oneInvoice', { locale: 'fr' }), 'fr'));
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const expiry = await page.getByLabel('Date d’expiration').boundingBox();
    const code = await page.getByLabel('Code de sécurité').boundingBox();
    expect(code?.y, `at ${width} px`).toBe(expiry?.y);
    expect(code?.width).toBe(expiry?.width);
  }
  await page.getByLabel('Nom inscrit sur la carte').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Payer\s/ })).toBeFocused();
  await tabTo(page, page.getByLabel('Comment le paiement est confirmé'));
});
