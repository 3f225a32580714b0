// @vitest-environment jsdom
/** What holds on every route (specification §2), in the whole application: page views, language. */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { pageNames, pageOf } from '../../../src/app/pages.ts';
import { routeTable } from '../route-table.ts';
import { StandInServer } from './stand-in-server.ts';
import { Tab } from './tab.ts';

// A whole application is loaded, more than once, on whatever machine.
vi.setConfig({ testTimeout: 60_000 });

let tab: Tab;
beforeAll(async () => {
  await Promise.all(pageNames.map(async (name) => pageOf(name).load?.()));
}, 60_000);
afterEach(async () => {
  await tab.close();
  window.localStorage.clear();
  window.dataLayer = [];
});

const pageViews = () => window.dataLayer?.splice(0).filter(({ event }) => event === 'virtualPageView');

/** The title of the page, without the word before it where its data could not be read. */
const pageTitle = (): string => document.title.replace(/^(?:Erreur|Error)\s?:\s/, '');

/** What a tab shows, fields and all, and under which title. */
const shown = () => ({ at: tab.address, title: document.title, texts: tab.texts, fields: tab.fields });

/** Of each page its first address and its last, and an address of none. */
const byPage = Map.groupBy(
  routeTable.filter(({ page }) => page !== null),
  ({ page }) => page,
);
const routes = [
  ...new Set([...byPage.values()].flatMap((rows) => [rows.slice(0, 1), rows.slice(-1)].flat())),
  { path: '/nowhere' },
];

describe.each(routes)('$path', ({ path }) => {
  test('is one page view, and one more in the other language, which shows what a load in it shows', async () => {
    new StandInServer();
    tab = await Tab.open(`/fr${path}`);
    expect(pageViews()).toEqual([{ event: 'virtualPageView', path: window.location.pathname, title: pageTitle() }]);

    await tab.speak('en');
    const [view, ...others] = pageViews() ?? [];
    expect(others).toEqual([]);
    expect(view).toMatchObject({ path: window.location.pathname });
    expect(view?.path).toMatch(/^\/en/);
    expect(view?.title).toBe(pageTitle());
    expect(document.title).toContain(tab.find('h1').textContent);
    const switched = shown();
    await tab.close();

    new StandInServer();
    tab = await Tab.open(switched.at);
    expect(shown()).toEqual(switched);
  });
});
