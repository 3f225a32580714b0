// @vitest-environment jsdom
/** Laws of every route (specification §2), in the whole application: page views, language. */
import { moduleOf } from '../../../src/app/pages.ts';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageNames, pageOf } from '../../../contract/pages.ts';
import { routeTable } from '../route-table.ts';
import { StandInServer } from './stand-in-server.ts';
import { Tab } from './tab.ts';

// Loads a whole application several times, also on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

let tab: Tab;
beforeAll(async () => {
  await Promise.all(pageNames.map(async (name) => moduleOf(name)?.()));
}, 60_000);
afterEach(async () => {
  await tab.close();
  window.localStorage.clear();
  window.dataLayer = [];
});

const pageViews = () => window.dataLayer?.splice(0).filter(({ event }) => event === 'virtualPageView');

/** The page title, without the error prefix. */
const pageTitle = (): string => document.title.replace(/^(?:Erreur|Error)\s?:\s/, '');

/** The text and fields of a tab, and its title. */
const shown = () => ({ at: tab.address, title: document.title, texts: tab.texts, fields: tab.fields });

/** Each page’s first address, the last one of a funnel, whose page is another step, and an unknown address. */
const byPage = Map.groupBy(routeTable, ({ page }) => page);
const routes = [
  ...pageNames.flatMap((name) => {
    const rows = byPage.get(name) ?? [];
    return pageOf(name).layout === 'funnel' ? [...rows.slice(0, 1), ...rows.slice(-1)] : rows.slice(0, 1);
  }),
  { path: '/nowhere', page: null },
];

/** The pages with a heading of their own: the publisher's promise, and the names of what is subscribed to. */
const withOwnHeading: ReadonlySet<string | null> = new Set(['home', 'subscription']);

describe.each(routes)('$path', ({ path, page }) => {
  test('is one page view, and one more in the other language, with the same content as a load in it', async () => {
    new StandInServer();
    tab = await Tab.open(`/fr${path}`);
    expect(pageViews()).toEqual([{ event: 'virtualPageView', path: window.location.pathname, title: pageTitle() }]);

    await tab.speak('en');
    const [view, ...others] = pageViews() ?? [];
    expect(others).toEqual([]);
    expect(view).toMatchObject({ path: window.location.pathname });
    expect(view?.path).toMatch(/^\/en/);
    expect(view?.title).toBe(pageTitle());
    expect(document.title.includes(tab.find('h1').textContent)).toBe(!withOwnHeading.has(page));
    const switched = shown();
    await tab.close();

    new StandInServer();
    tab = await Tab.open(switched.at);
    expect(shown()).toEqual(switched);
  });
});
