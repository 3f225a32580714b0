/** Pages that the server draws without the application look like the application’s. */
import type { Page } from '@playwright/test';
import { expect, goToHostedPage, linkOf, screen, test } from '../support/browser-test.ts';

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
