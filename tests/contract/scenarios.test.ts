/** Every scenario’s link leads to a page; if the run is exhaustive, the application draws the outcome there. */
import { moduleOf } from '../../src/app/pages.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { describedScenarios } from '../../server/test-control/scenarios.ts';
import { placeOfText } from '../../contract/page-address.ts';
import { pageAt, pageNames } from '../../contract/pages.ts';
import type { Tab } from '../models/application/tab.ts';
import { markupText } from '../support/markup-text.ts';
import { standInNetwork } from '../support/stand-in-network.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { isExhaustive } from './exhaustive.ts';
import type { Visitor } from './visitor.ts';

async function loadApplication() {
  const application = await import('../models/application/tab.ts');
  await Promise.all(pageNames.map(async (name) => moduleOf(name)?.()));
  return (href: string) => application.Tab.open(href);
}

/** A page in the server’s process, whose code is loaded first, where there is no document. */
async function openBrowser() {
  const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});
  return { openTab: await loadApplication(), close: () => teardown(globalThis) };
}

let server: TestServer;
let browser: Awaited<ReturnType<typeof openBrowser>> | null = null;
beforeAll(async () => {
  server = await openServer();
  if (isExhaustive) browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server.close();
});

let tab: Tab | null = null;
afterEach(async () => {
  await tab?.close();
  tab = null;
  if (browser) window.localStorage.clear();
});

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** Follows a link as a browser does, until something is shown. */
async function follow(visitor: Visitor, href: string): Promise<{ readonly href: string; readonly answer: Response }> {
  const answer = await visitor.fetch(href);
  const next = answer.headers.get('location');
  return isRedirect(answer.status) && next !== null
    ? follow(visitor, new URL(next, server.origin).href)
    : { href, answer };
}

/** An attribute of the first script of a page; `null` if it has none. */
function scriptAttribute(markup: string, name: string): string | null {
  const [, value] = new RegExp(`<script[^>]* ${name}="([^"]*)"`).exec(markup) ?? [];
  return value === undefined ? null : markupText(value);
}

/** Does what the script of a page does that puts something into the tab. Gives where that leads. */
function putIntoTab(markup: string): string | null {
  const attribute = (name: string) => scriptAttribute(markup, name) ?? '';
  if (browser) window.sessionStorage.setItem(attribute('data-key'), attribute('data-text'));
  return scriptAttribute(markup, 'data-path');
}

/** The page’s own calls, made by a visitor of the server. */
function asVisitor(visitor: Visitor): void {
  standInNetwork(async (request) => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'POST' ? await request.text() : null;
    return visitor.fetch(pathname + search, {
      method: request.method,
      headers: [...request.headers],
      ...(body !== null && { body }),
    });
  });
}

const rows = describedScenarios({ publicUrl: '', prefixRouting: true });

it.each(rows.map(({ name, shows }, index) => [name, shows, index % 2 === 0 ? 'fr' : 'en'] as const))(
  '%s shows %s',
  async (name, shows, language) => {
    const visitor = server.visitor();
    const { href, answer } = await follow(visitor, `/${language}?scenario=${name}`);
    const inTab = answer.status === 200 ? putIntoTab(await answer.text()) : null;
    const place = inTab ?? href.replace(server.origin, '');
    const page = pageAt(placeOfText(place.replace(/^\/(?:fr|en)(?=\/)/, '')));
    expect([page === null, place]).toEqual([
      answer.headers.get('content-type')?.includes('text/html') && inTab === null,
      place,
    ]);
    if (shows === null || browser === null) return;
    asVisitor(visitor);
    tab = await browser.openTab(place);
    const [chart = '', state = ''] = shows.split(/\.(.*)/s);
    expect([page, await tab.comesTo(state)]).toEqual([chart, state]);
  },
);
