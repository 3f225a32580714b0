/**
 * Transfer of the built product until a page is usable, by route: each opened with an empty cache, signed in if
 * required, on a line of 9 Mbit/s and 100 ms. Bytes of bodies, compressed.
 */
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { people } from '../../server/seed/people.ts';
import { isPageName } from '../../contract/pages.ts';
import { routeTable } from '../../tests/models/route-table.ts';
import { comeSignedIn } from '../../tests/support/browser-test.ts';
import { weightGoalOf, weightGoals } from '../weight-goals.ts';

/** A line slow enough that early and late requests finish at different times. */
const line = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };

const kinds = { Script: 'code', Stylesheet: 'styles', Font: 'fonts' } as const;

type Kind = (typeof kinds)[keyof typeof kinds] | 'rest';

function kindOf(type: string): Kind {
  const found = Object.entries(kinds).find(([name]) => name === type);
  return found?.[1] ?? 'rest';
}

/** A request of a page. */
interface Request {
  readonly kind: Kind;
  /** Time of the request, in milliseconds since 1970. */
  readonly askedAt: number;
  /** Bytes of its headers, then of all of it. */
  headers: number;
  bytes: number;
}

declare global {
  interface Window {
    /** Called by the measured page when it is usable. */
    readonly tellUsable?: (moment: string) => void;
  }
}

/** Timeout for a page to become usable, in milliseconds. */
const PATIENCE = 60_000;

/**
 * Runs in the page before its own scripts: reports when it is usable, in milliseconds since 1970: when React has
 * rendered the heading and the content below it, of a screen without skeletons, and of all its sections.
 */
export function tellUsableMoment(): void {
  const isUsable = (): boolean => {
    const main = document.querySelector('main[data-state][aria-busy="false"]');
    if (!main || document.documentElement.dataset['session'] === undefined) return false;
    return main.querySelector('h1 + *') !== null && main.querySelector('[data-late]') === null;
  };
  const observer = new MutationObserver(() => {
    if (!isUsable()) return;
    observer.disconnect();
    window.tellUsable?.(String(performance.timeOrigin + performance.now()));
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Makes a page report when it is usable, in milliseconds since 1970; to be called before it is opened. A waiting
 * locator would inject hundreds of kilobytes of its own scripts into the page before its first paint. Rejects if it
 * never is.
 */
async function untilUsable(page: Page, session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellUsable' });
  const { promise, resolve } = Promise.withResolvers<number>();
  session.on('Runtime.bindingCalled', ({ name, payload }) => {
    if (name === 'tellUsable') resolve(Number(payload));
  });
  await page.addInitScript(tellUsableMoment);
  return async () => {
    const usableAt = await Promise.race([promise, setTimeout(PATIENCE, null, { ref: false })]);
    if (usableAt !== null) return usableAt;
    throw new Error(`${page.url()} never can be used: ${await page.locator('body').innerHTML()}`);
  };
}

/** The requests of a page. */
export interface Measured {
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
  const usable = await untilUsable(page, session);
  await page.goto(path);
  const usableAt = await usable();
  // Includes late requests.
  await page.waitForLoadState('networkidle');
  await page.close();
  return { requests: [...requests.values()], usableAt };
}

const metOrNot = (value: number, goal: number): string => `${value <= goal ? 'met' : 'OVER'} ${goal}`;

/** Weight of a page until it is usable: kB of each kind, and the number of requests. */
export interface Weight {
  readonly code: number;
  readonly styles: number;
  readonly fonts: number;
  readonly rest: number;
  readonly requests: number;
  readonly later: { readonly kB: number; readonly requests: number };
}

/** Requests sent before the page was usable count, even if they finished later. */
function weightOf({ requests, usableAt }: Measured): Weight {
  const before = requests.filter(({ askedAt }) => askedAt <= usableAt);
  const after = requests.filter(({ askedAt }) => askedAt > usableAt);
  const kB = (some: readonly Request[], kind?: Kind): number =>
    some
      .filter((request) => kind === undefined || request.kind === kind)
      .reduce((sum, { headers, bytes }) => sum + Math.max(0, bytes - headers), 0) / 1_000;
  return {
    code: kB(before, 'code'),
    styles: kB(before, 'styles'),
    fonts: kB(before, 'fonts'),
    rest: kB(before, 'rest'),
    requests: before.length,
    later: { kB: kB(after), requests: after.length },
  };
}

function rowOf({ code, styles, fonts, rest, requests, later }: Weight, goal: number): Record<string, string> {
  return {
    'JavaScript and texts': `${code.toFixed(1)} kB`,
    goal: metOrNot(code, goal),
    styles: `${styles.toFixed(1)} kB`,
    fonts: `${fonts.toFixed(1)} kB, ${metOrNot(fonts, weightGoals.fonts)}`,
    'document, answers': `${rest.toFixed(1)} kB`,
    requests: `${requests}, ${metOrNot(requests, weightGoals.requests)}`,
    'later, idle': `${later.kB.toFixed(1)} kB in ${later.requests}`,
  };
}

/** An unknown address: it loads only what every page has. */
const nowhere = { path: '/nowhere', page: null, access: 'everybody' } as const;

/** The first address of every page, and its goal. */
const firstAddresses = [
  nowhere,
  ...[
    ...Map.groupBy(
      routeTable.filter(({ page }) => page !== null),
      ({ page }) => page,
    ),
  ].flatMap(([, [row]]) => row ?? []),
].map(({ path, page, access }) => ({
  path,
  isOpen: access === 'everybody' || access === 'signIn',
  goal: page !== null && isPageName(page) ? weightGoalOf(page) : weightGoals.shell,
}));

/** Whether a release has a page: else it answers with its page for unknown addresses. */
export async function hasPage(origin: string, address: string): Promise<boolean> {
  return (await fetch(origin + address, { headers: { accept: 'text/html' } })).ok;
}

/** Weighs every page that exists, at its first address; pages that another release lacks are omitted. */
export async function weighPages(browser: Browser, origin: string): Promise<ReadonlyMap<string, Weight>> {
  const [person] = people;
  if (!person) throw new Error('The demo has no people');
  const door = await browser.newContext({ baseURL: origin });
  await comeSignedIn(await door.newPage(), person.account);
  const known = await door.storageState();
  await door.close();
  const weights = new Map<string, Weight>();
  for (const { path, isOpen } of firstAddresses) {
    const address = `/fr${path === '/' ? '' : path}`;
    if (path !== nowhere.path && !(await hasPage(origin, address))) continue;
    const context = await browser.newContext({ baseURL: origin, ...(!isOpen && { storageState: known }) });
    weights.set(path, weightOf(await measure(context, address)));
    await context.close();
  }
  return weights;
}

/** Prints the weights of pages. */
export function tellWeights(weights: ReadonlyMap<string, Weight>): void {
  const goals = new Map(firstAddresses.map(({ path, goal }) => [path, goal]));
  console.log('\nWhat is asked for until a page can be used, nothing kept from before (goals in kB, and in requests)');
  console.table(
    Object.fromEntries([...weights].map(([path, weight]) => [path, rowOf(weight, goals.get(path) ?? Number.NaN)])),
  );
}
