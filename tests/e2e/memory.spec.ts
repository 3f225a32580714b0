/** Nothing of a page of the account stays in memory after it was left. */
import type { CDPSession, Page } from '@playwright/test';
import { goByIndex } from '../support/controls.ts';
import { comeSignedIn, expect, test } from '../support/browser-test.ts';

/** Visits to a page before the first count and before the second. */
const WARM_UP = 2;
const TURNS = 100;

/** Timeout of a visit, in milliseconds. */
const LONGEST_TURN = 5_000;

/** The pages of the account's index, by their names there. */
const pages = [
  'Wallet',
  'Reading history',
  'Invoices',
  'Subscriptions',
  'Newsletters',
  'Alerts',
  'Read later',
  'Personal information',
  'Contact',
] as const;

/** Nodes and listeners that are in memory once all that can be let go of is gone. */
async function count(cdp: CDPSession) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

async function turn(page: Page, label: string, times: number): Promise<void> {
  const main = page.locator('main');
  for (let time = 0; time < times; time += 1) {
    await goByIndex(page, label);
    await expect(main).not.toHaveAttribute('data-screen', 'accountHome');
    await expect(main).toHaveAttribute('aria-busy', 'false');
    await page.goBack();
    await expect(main).toHaveAttribute('data-screen', 'accountHome');
  }
}

test(
  'nodes and listeners of a page of the account are let go of when it is left',
  { tag: '@sweep' },
  async ({ page, control }) => {
    test.setTimeout(pages.length * (WARM_UP + TURNS) * LONGEST_TURN);
    const { account } = await control.scenario('wallet', { locale: 'en' });
    await comeSignedIn(page, account);
    await page.goto('/en/account');
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    const grown: string[] = [];
    for (const label of pages) {
      await turn(page, label, WARM_UP);
      const before = await count(cdp);
      await turn(page, label, TURNS);
      const after = await count(cdp);
      // A page has a hundred nodes and more: one that is kept at every turn exceeds this by far.
      if (after.nodes - before.nodes > TURNS * 20) grown.push(`${label}: ${before.nodes} nodes became ${after.nodes}`);
      if (after.listeners - before.listeners > TURNS)
        grown.push(`${label}: ${before.listeners} listeners became ${after.listeners}`);
    }
    expect(grown).toEqual([]);
  },
);
