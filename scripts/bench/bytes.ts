/**
 * What the built product sends until a page can be used, by route: each opened in a browser that knows nothing yet, by
 * somebody who is signed in where that is asked for, on a line of 9 Mbit/s and 100 ms. Bytes of bodies, compressed.
 */
import type { Browser, BrowserContext, Page } from 'playwright';
import { people } from '../../server/seed/people.ts';
import { isPageName } from '../../src/app/pages.ts';
import { routeTable } from '../../tests/models/route-table.ts';
import { comeSignedIn } from '../../tests/support/desk.ts';
import { weightGoalOf, weightGoals } from '../weight-goals.ts';
import type { Product } from './product.ts';

/** A line: so slow that what is asked for early and what is asked for late do not come at one moment. */
const line = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

const kinds = { Script: 'code', Stylesheet: 'styles', Font: 'fonts' } as const;

type Kind = (typeof kinds)[keyof typeof kinds] | 'rest';

function kindOf(type: string): Kind {
  const found = Object.entries(kinds).find(([name]) => name === type);
  return found?.[1] ?? 'rest';
}

/** A file or an answer that a page has asked for. */
interface Request {
  readonly kind: Kind;
  /** When it was asked for, in milliseconds since 1970. */
  readonly askedAt: number;
  /** Bytes of its headers, then of all of it. */
  headers: number;
  bytes: number;
}

/**
 * Runs in the page before anything of it: keeps the moment when it can be used, in milliseconds since 1970. That is when
 * React has drawn the heading and what stands under it, of a screen that waits for nothing more, and of all its sections.
 */
export function keepUsableMoment(): void {
  const isUsable = (): boolean => {
    const main = document.querySelector('main[data-state][aria-busy="false"]');
    if (!main || document.documentElement.dataset['session'] === undefined) return false;
    return main.querySelector('h1 + *') !== null && main.querySelector('[data-late]') === null;
  };
  const observer = new MutationObserver(() => {
    if (!isUsable()) return;
    document.documentElement.dataset['usableAt'] = String(performance.timeOrigin + performance.now());
    observer.disconnect();
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/** Opens an address, and waits until all that the page loads late is there. Gives when it could be used. */
async function open(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const usableAt = await page
    .locator('html[data-usable-at]')
    .getAttribute('data-usable-at')
    .catch(async (cause: unknown) => {
      const found = await page.locator('body').innerHTML();
      throw new Error(`${path} never can be used: ${found}`, { cause });
    });
  await page.waitForLoadState('networkidle');
  return Number(usableAt);
}

interface Measured {
  readonly requests: readonly Request[];
  readonly usableAt: number;
}

async function measure(context: BrowserContext, path: string): Promise<Measured> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map<string, Request>();
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  session.on('Network.requestWillBeSent', ({ requestId, type, wallTime }) =>
    requests.set(requestId, { kind: kindOf(type ?? ''), askedAt: wallTime * 1_000, headers: 0, bytes: 0 }),
  );
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.headers = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.addInitScript(keepUsableMoment);
  const usableAt = await open(page, path);
  await page.close();
  return { requests: [...requests.values()], usableAt };
}

const metOrNot = (value: number, goal: number): string => `${value <= goal ? 'met' : 'OVER'} ${goal}`;

/** The row of a page: what had been asked for when it could be used counts, however late it came. */
function rowOf({ requests, usableAt }: Measured, goal: number): Record<string, string> {
  const before = requests.filter(({ askedAt }) => askedAt <= usableAt);
  const after = requests.filter(({ askedAt }) => askedAt > usableAt);
  const kB = (some: readonly Request[], kind?: Kind): number =>
    some
      .filter((request) => kind === undefined || request.kind === kind)
      .reduce((sum, { headers, bytes }) => sum + Math.max(0, bytes - headers), 0) / 1_000;
  const code = kB(before, 'code');
  const fonts = kB(before, 'fonts');
  return {
    'JavaScript and texts': `${code.toFixed(1)} kB`,
    goal: metOrNot(code, goal),
    styles: `${kB(before, 'styles').toFixed(1)} kB`,
    fonts: `${fonts.toFixed(1)} kB, ${metOrNot(fonts, weightGoals.fonts)}`,
    'document, answers': `${kB(before, 'rest').toFixed(1)} kB`,
    requests: `${before.length}, ${metOrNot(before.length, weightGoals.requests)}`,
    'later, idle': `${kB(after).toFixed(1)} kB in ${after.length}`,
  };
}

/** An address that nothing answers to: what it shows is what every page has. */
const nowhere = { path: '/nowhere', page: null, access: 'everybody' } as const;

/** Measures every page that answers, at its first address, and prints the table. */
export async function benchBytes(browser: Browser, { origin }: Product): Promise<void> {
  const [person] = people;
  if (!person) throw new Error('The demo has nobody');
  const shown = routeTable.filter(({ page }) => page !== null);
  const firsts = [...Map.groupBy(shown, ({ page }) => page)].flatMap(([, [row]]) => row ?? []);
  const door = await browser.newContext({ baseURL: origin });
  await comeSignedIn(await door.newPage(), person.account);
  const known = await door.storageState();
  await door.close();
  const rows: Record<string, Record<string, string>> = {};
  for (const { path, page, access } of [nowhere, ...firsts]) {
    const isOpen = access === 'everybody' || access === 'signIn';
    const context = await browser.newContext({ baseURL: origin, ...(!isOpen && { storageState: known }) });
    const measured = await measure(context, `/fr${path === '/' ? '' : path}`);
    await context.close();
    rows[path] = rowOf(measured, page !== null && isPageName(page) ? weightGoalOf(page) : weightGoals.shell);
  }
  console.log('\nWhat is asked for until a page can be used, nothing kept from before (goals in kB, and in requests)');
  console.table(rows);
}
