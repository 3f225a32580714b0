/** The first page, the page of each funnel, and the comparison: from no knowledge to a state by links alone. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { invoiceChart } from '../../machines/invoice/invoice.samples.ts';
import { quotationChart } from '../../machines/quotation/quotation.samples.ts';
import { pageIdOf, storyIdOf } from '../../scripts/charts/story-url.ts';
import { origin, serveStorybook } from './storybook.ts';

interface Start {
  readonly page: Page;
  /** The story, within the manager. */
  readonly story: FrameLocator;
  /** Paths of the files that the browser has asked for. */
  readonly requests: readonly string[];
}

const test = base.extend<{ start: Start }>({
  start: async ({ page, context }, provide) => {
    await serveStorybook(context);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 1280, height: 900 });
    await provide({ page, story: page.frameLocator('#storybook-preview-iframe'), requests });
  },
});

test('the first page lists the funnels, the buyers’ first, and loads no chart', async ({ start }) => {
  const { page, story, requests } = start;
  await page.goto(origin);
  await expect(story.getByRole('heading', { level: 1 })).toHaveText('Start here');
  const funnels = await story.getByRole('heading', { level: 3 }).allTextContents();
  expect(funnels.slice(0, 4)).toEqual(['Quote request', 'Quotation', 'Payment', 'Invoice']);
  expect(requests.filter((path) => /samples|machine/.test(path))).toEqual([]);
  expect(requests.length).toBeLessThanOrEqual(60);
});

test('a story loads the chart that it shows, and no other', async ({ start }) => {
  const { page, story, requests } = start;
  await page.goto(`${origin}/?path=/story/${storyIdOf(invoiceChart, 'check')}`);
  await expect(story.locator('main')).toHaveAttribute('data-state', 'check');
  const machines = requests.flatMap((path) => /([\w-]+)\.machine-/.exec(path)?.[1] ?? []);
  expect(machines).toEqual(['invoice']);
});

test('a funnel’s page leads along its main path, live, to its failures and outcomes', async ({ start }) => {
  const { page, story } = start;
  await page.goto(`${origin}/?path=/story/${pageIdOf(quotationChart, 'overview')}&globals=a11y.manual:!true`);
  await expect(story.getByRole('heading', { level: 1 })).toHaveText('Quotation');
  const steps = story.getByRole('list').first().locator('iframe');
  await expect(steps.first()).toHaveAttribute('title', 'offer');
  expect(await steps.evaluateAll((all) => all.map((each) => each.getAttribute('title')))).toEqual([
    'offer',
    'details',
    'check',
    'ordered',
  ]);
  const first = story.getByRole('list').first().frameLocator('iframe').first();
  await expect(first.locator('main')).toHaveAttribute('data-screen', 'offer');
  const outcomes = story.locator('section').filter({ has: page.getByRole('heading', { name: 'Outcomes' }) });
  await outcomes
    .getByText(/expired/)
    .locator('..')
    .getByRole('link')
    .first()
    .click();
  await expect(story.locator('main')).toHaveAttribute('data-screen', 'expired');
});

test('words on the first page open the search with them', async ({ start }) => {
  const { page, story } = start;
  await page.goto(`${origin}/?path=/story/start-here--start-here&globals=a11y.manual:!true`);
  await story.getByRole('searchbox').fill('expired quotation');
  await story.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('combobox', { name: /screen/ })).toHaveValue('expired quotation');
  await page.getByRole('option').first().click();
  await expect(story.locator('main')).toHaveAttribute('data-screen', 'expired');
});

test('a state is compared in both languages and schemes, at three widths', async ({ start }) => {
  const { page, story } = start;
  await page.goto(`${origin}/?path=/story/${storyIdOf(invoiceChart, 'check')}&globals=a11y.manual:!true`);
  await page.getByRole('link', { name: /^Compare languages/ }).click();
  await expect(story.getByRole('heading', { level: 2 })).toHaveText([
    'French, light',
    'French, dark',
    'English, light',
    'English, dark',
  ]);
  await expect(story.locator('iframe')).toHaveCount(12);
  const phone = story.frameLocator('iframe').nth(3);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Vérifiez avant de payer');
  await expect(phone.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await phone.locator('html').evaluate(() => window.innerWidth)).toBe(360);
  const desktop = story.frameLocator('iframe').nth(8);
  await expect(desktop.getByRole('heading', { level: 1 })).toHaveText('Check before you pay');
  expect(await desktop.locator('html').evaluate(() => window.innerWidth)).toBe(1280);
});

test('a component has controls, and a state has events and no controls', async ({ start: { page, story } }) => {
  const tabs = page.getByRole('tab');
  await page.goto(`${origin}/?path=/story/ui-button--primary&globals=a11y.manual:!true`);
  await expect(page.getByRole('tab', { name: 'Controls' })).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.filter({ hasText: /Events|Diagram/ })).toHaveCount(0);
  await page.goto(`${origin}/?path=/story/${storyIdOf(invoiceChart, 'check')}&globals=a11y.manual:!true`);
  await expect(story.locator('main')).toHaveAttribute('data-state', 'check');
  await expect(page.getByRole('tab', { name: 'Events' })).toHaveAttribute('aria-selected', 'true');
  await expect(tabs.filter({ hasText: 'Controls' })).toHaveCount(0);
  await expect(page.getByText('configuration check')).toBeVisible();
});
