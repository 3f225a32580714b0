/** The live panel, where the deployment enables it: the line that it shows for a running chart replays in Node. */
import type { Locator, Page } from '@playwright/test';
import { sceneAfter } from '../../.storybook/charts/scene.ts';
import { replayLine } from '../../machines/engine/model/replay.ts';
import type { Chart } from '../../machines/engine/model/samples.ts';
import { stateName, stepOf } from '../../machines/engine/index.ts';
import { invoiceChart } from '../../machines/invoice/invoice.samples.ts';
import { sessionChart } from '../../machines/session/session.samples.ts';
import { LINE_KEY, pageIdOf } from '../../scripts/charts/story-url.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, linkOf, screen, test as server } from '../support/browser-test.ts';
import { tabTo } from '../support/keyboard.ts';

/** Storybook of that deployment. */
const storybook = 'https://stories.example.org';

/** The documents of a deployment with the setting on; `server/core/http/documents.test.ts` proves that it writes them so. */
const test = server.extend({
  page: async ({ page }, provide) => {
    await page.route('**/account/**', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const body = (await response.text()).replace('<head>', `<head><meta name="live-panel" content="${storybook}" />`);
      return route.fulfill({ response, body });
    });
    await provide(page);
  },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const panel = (page: Page): Locator => page.getByRole('complementary', { name: /^(Panneau en direct|Live panel)$/ });
const bar = (page: Page): Locator => panel(page).locator('summary');
const part = (page: Page, name: RegExp): Locator => panel(page).getByRole('region', { name });
const pageChart = (page: Page): Locator => part(page, /^(Le diagramme de la page|The page’s chart)/);
const sessionPart = (page: Page): Locator => part(page, /^(Le diagramme de la session|The session’s chart)/);

/** Value of a row of the panel. */
const row = (chart: Locator, term: RegExp): Locator =>
  chart
    .locator('dl > div')
    .filter({ has: chart.page().locator('dt', { hasText: term }) })
    .locator('dd');

/** Final state of a line in Node, and in the story that replays it. */
async function endsOf(chart: Chart, line: string) {
  const replay = await replayLine(chart, line);
  const snapshot = replay.snapshot();
  replay.stop();
  const scene = sceneAfter(chart, line);
  const drawn = stateName(scene.actor.getSnapshot().value);
  scene.actor.stop();
  return { state: stateName(snapshot.value), step: stepOf(snapshot).name, drawn };
}

/** Copies a chart's line, and compares its final state with the panel's. Returns the line. */
async function expectReplayed(chart: Chart, shown: Locator, { state, step }: Stand): Promise<string> {
  const received = shown.locator('p[translate="no"]').first();
  const end = { state, step, drawn: state };
  // The first replay of a chart explores it, which takes seconds.
  await expect.poll(async () => endsOf(chart, (await received.textContent()) ?? ''), { timeout: 60_000 }).toEqual(end);
  await expect(shown.getByText(/autre chose|something else|s’arrête|line ends/)).toHaveCount(0);
  await shown.getByRole('button', { name: /^(Copier la ligne|Copy line)$/ }).click();
  await expect(shown.getByRole('status').filter({ hasText: /^(Copié|Copied)$/ })).toBeVisible();
  const line = await shown.page().evaluate(() => navigator.clipboard.readText());
  expect(await endsOf(chart, line)).toEqual(end);
  const opening = shown.getByRole('link', { name: /^(Open as a story|Ouvrir comme scénario)$/ });
  const link = new URL((await opening.getAttribute('href')) ?? '');
  expect(link.origin).toBe(storybook);
  expect(link.searchParams.get('path')).toBe(`/story/${pageIdOf(chart, 'replay')}`);
  expect(link.searchParams.get(LINE_KEY)).toBe(line);
  return line;
}

/** State of a chart as shown in the page's attributes. */
interface Stand {
  readonly state: string;
  readonly step: string;
}

async function standOf(page: Page): Promise<Stand> {
  const main = page.locator('main[aria-busy="false"]');
  return {
    state: (await main.getAttribute('data-state')) ?? '',
    step: (await main.getAttribute('data-screen')) ?? '',
  };
}

test('copies a line that ends where the page is, after an invoice was paid by transfer', async ({ page, control }) => {
  const buyer = await control.scenario('severalInvoices');
  await page.goto(linkOf(buyer, 'fr'));
  await bar(page).click();
  const chart = pageChart(page);
  await expect(chart).toContainText('selection.confirmed');
  await screen(page, 'choice')
    .getByText(/^Par virement/)
    .click();
  await screen(page, 'choice')
    .getByRole('button', { name: /^Vérifier et payer/ })
    .click();
  await expect(screen(page, 'check')).toBeVisible();

  // The held request shows as pending, and the chart as busy.
  const held = Promise.withResolvers<undefined>();
  await page.route('**/ajax/subscriptions/invoice/checkout', async (route) => {
    await held.promise;
    await route.continue();
  });
  await screen(page, 'check').getByRole('button').last().click();
  await expect(row(chart, /^Questions en attente$/)).toHaveText(/^checkOut depuis [0-9]+\ssecondes?$/);
  await expect(row(chart, /^Étiquettes$/)).toHaveText('busy');
  held.resolve(undefined);

  await expect(screen(page, 'awaitingTransfer')).toBeVisible();
  const line = await expectReplayed(invoiceChart, chart, await standOf(page));
  expect(line).toContain('> method.chosen:transfer > selection.confirmed > payment.confirmed > checkOut:done.transfer');
  const session = (await page.locator('html').getAttribute('data-session')) ?? '';
  await expectReplayed(sessionChart, sessionPart(page), { state: session, step: 'page' });

  // Only names: no data of the buyer, no invoices, no token.
  const text = (await panel(page).textContent()) ?? '';
  for (const { reference } of buyer.invoices) expect(text).not.toContain(reference);
  expect(text).not.toContain(buyer.account.email);
  expect(text).not.toContain(buyer.token);
});

test(
  'opens, copies and folds by keyboard at 360 px in the dark scheme, and covers nothing',
  { tag: '@sweep' },
  async ({ page, control }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(linkOf(await control.scenario('oneInvoice'), 'en'));
    await expect(screen(page, 'choice')).toBeVisible();
    await tabTo(page, bar(page));
    await page.keyboard.press('Enter');
    const copy = pageChart(page).getByRole('button', { name: 'Copy line' });
    await tabTo(page, copy);
    await page.keyboard.press('Enter');
    await expect(pageChart(page).getByRole('status')).toHaveText('Copied');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);

    // The page's end can be scrolled above the panel.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByRole('contentinfo').boundingBox();
    const dock = await panel(page).boundingBox();
    expect(last && dock && last.y + last.height).toBeLessThanOrEqual((dock?.y ?? 0) + 1);

    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeFocused();
    await expect(pageChart(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(bar(page)).not.toBeFocused();
  },
);

server('without the setting there is no panel, and nothing of it is loaded', async ({ page, control }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(linkOf(await control.scenario('oneInvoice'), 'fr'));
  await expect(screen(page, 'choice')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.includes('panel'))).toEqual([]);
  expect(requested.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
  await expect(page.locator('aside[aria-label], meta[name="live-panel"]')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--dock'))).toBe('');
});
