/** A long reading history during scrolling. */
import type { Page } from '@playwright/test';
import { calls } from '../../contract/calls.ts';
import { expect, hold, screen, test } from '../support/browser-test.ts';
import { enter } from '../support/quotations.ts';

const en = {
  text: 'Search titles',
  nothing: 'No articles match these filters.',
  clear: 'Clear filters',
} as const;

function rows(page: Page) {
  return page.getByRole('list', { name: 'Articles you’ve read' }).getByRole('listitem');
}

test('scrolling loads more, each row once; a filter without matches says so, and is cleared', async ({
  page,
  control,
}) => {
  await enter(page, await control.scenario('readings', { locale: 'en' }), '/en/account/readings');
  await screen(page, 'list').waitFor();
  await expect(page.getByText('50 most recent articles shown')).toBeVisible();
  for (const count of [100, 150, 200, 250, 300]) {
    await page.mouse.wheel(0, 30_000);
    await expect(
      page.getByText(count === 300 ? '300 articles read' : `${count} most recent articles shown`, { exact: false }),
    ).toBeVisible();
  }
  // Only the rows near the window are in the page.
  expect(await rows(page).count()).toBeLessThan(60);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(rows(page).first().getByRole('heading', { level: 2 })).toHaveText(/^[A-Z][a-z]+ \d{4}$/);

  await page.getByLabel(en.text).fill('no such title');
  await expect(page.getByText(en.nothing)).toBeVisible();
  await page.getByRole('button', { name: en.clear }).click();
  await expect(page.getByText('50 most recent articles shown')).toBeVisible();
  await expect(page).toHaveURL(/readings$/);
  await expect(page.getByLabel(en.text)).toHaveValue('');
});

test('a filtered list announces its search once', async ({ page, control }) => {
  await enter(page, await control.scenario('readings', { locale: 'en' }), '/en/account/readings');
  await screen(page, 'list').waitFor();
  const filter = page.getByRole('search').getByRole('combobox').first();
  await filter.selectOption({ index: 1 });
  await expect(screen(page, 'list').getByText('Searching…')).toHaveCount(0);
  // The former list is shown again at once, with its end, while it is read again.
  const answer = await hold(page, `**${calls['articles/history'].path}*`);
  await filter.selectOption({ index: 0 });
  await expect(page.getByText('Searching…')).toBeVisible();
  await expect(page.getByText('In progress…')).toHaveCount(0);
  answer();
  await expect(page.getByText('Searching…')).toHaveCount(0);
});

test('a date of another year stays clear of its title at 1280 px', async ({ page, control }) => {
  await page.clock.setFixedTime('2031-01-01T12:00:00Z');
  await enter(page, await control.scenario('readLater', { locale: 'fr' }), '/fr/account/readlater');
  await screen(page, 'list').waitFor();
  const saved = screen(page, 'list')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
  await saved.first().waitFor();
  const gaps = await saved.evaluateAll((all) =>
    all.map((row) => {
      const date = row.querySelector('time')?.getBoundingClientRect();
      const title = row.querySelector('a')?.getBoundingClientRect();
      return (title?.left ?? 0) - (date?.right ?? 0);
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});
