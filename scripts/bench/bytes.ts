/**
 * What the built product sends until a page can be used, by route: each opened in a browser that knows nothing yet, by
 * somebody who is signed in where that is asked for. Bytes as they go over the line, compressed, headers included.
 */
import type { Browser, BrowserContext, Page } from 'playwright';
import { people } from '../../server/seed/people.ts';
import { comeSignedIn } from '../../tests/support/desk.ts';
import { routeTable } from '../../tests/models/route-table.ts';
import type { Product } from './product.ts';

/** Pages of the account: kB until they can be used, typefaces left out, which a browser keeps for a year. */
const GOAL = 190;

const kinds = {
  Script: 'code',
  Stylesheet: 'code',
  Document: 'document',
  Font: 'typefaces',
  Fetch: 'answers',
} as const;

type Kind = (typeof kinds)[keyof typeof kinds] | 'other';

function kindOf(type: string): Kind {
  const found = Object.entries(kinds).find(([name]) => name === type);
  return found?.[1] ?? 'other';
}

/** Sums up what comes over the line while something is done on a page, in bytes by kind. */
async function received(page: Page, act: () => Promise<void>): Promise<ReadonlyMap<Kind, number>> {
  const session = await page.context().newCDPSession(page);
  const kindById = new Map<string, Kind>();
  const sums = new Map<Kind, number>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, type }) => kindById.set(requestId, kindOf(type)));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindById.get(requestId) ?? 'other';
    sums.set(kind, (sums.get(kind) ?? 0) + encodedDataLength);
  });
  await act();
  await session.detach();
  return sums;
}

/** Opens an address, and waits until its page is there with all that it loads late. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('main[data-state]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[data-late]').first().waitFor({ state: 'detached' });
}

async function measure(context: BrowserContext, path: string): Promise<ReadonlyMap<Kind, number>> {
  const page = await context.newPage();
  const sums = await received(page, () => open(page, path));
  await page.close();
  return sums;
}

/** Measures every page that answers, at its first address, and prints the table. */
export async function benchBytes(browser: Browser, { origin }: Product): Promise<void> {
  const [person] = people;
  if (!person) throw new Error('The demo has nobody');
  const shown = routeTable.filter(({ page }) => page !== null);
  const firsts = [...Map.groupBy(shown, ({ page }) => page)].flatMap(([, [row]]) => row ?? []);
  const stranger = await browser.newContext({ baseURL: origin });
  const known = await browser.newContext({ baseURL: origin });
  const door = await known.newPage();
  await comeSignedIn(door, person.account);
  await door.close();
  const rows: Record<string, Record<string, string>> = {};
  for (const { path, access } of firsts) {
    const isOpen = access === 'everybody' || access === 'signIn';
    const sums = await measure(isOpen ? stranger : known, `/fr${path === '/' ? '' : path}`);
    const kB = (kind: Kind): number => (sums.get(kind) ?? 0) / 1_000;
    const usable = kB('document') + kB('code') + kB('answers') + kB('other');
    rows[path] = {
      'until usable': `${usable.toFixed(1)} kB${!isOpen && usable > GOAL ? ' (over the goal)' : ''}`,
      code: `${kB('code').toFixed(1)} kB`,
      document: `${kB('document').toFixed(1)} kB`,
      answers: `${kB('answers').toFixed(1)} kB`,
      typefaces: `${kB('typefaces').toFixed(1)} kB`,
    };
  }
  console.log(`\nBytes until a page can be used, nothing kept from before (account: goal ${GOAL} kB)`);
  console.table(rows);
  await Promise.all([stranger.close(), known.close()]);
}
