// @vitest-environment jsdom
/** From page to page where the code of the next one is not there yet: no other test of this file may have loaded it. */
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { StandInServer } from './stand-in-server.ts';
import { Tab } from './tab.ts';

// A whole application is loaded, on whatever machine.
vi.setConfig({ testTimeout: 60_000 });

let tab: Tab;
afterEach(async () => {
  await tab.close();
  window.localStorage.clear();
  window.dataLayer = [];
});

const pageViews = () => window.dataLayer?.splice(0).filter(({ event }) => event === 'virtualPageView');

test('the page that is left stays until the next one is there, says that it comes, and is no page view of its own', async () => {
  new StandInServer();
  tab = await Tab.open('/fr/account/contact');
  pageViews();
  // Within one turn of the event loop no code comes.
  act(() => navigate('/fr/account/newsletter'));
  expect(tab.address).toBe('/fr/account/newsletter');
  expect(tab.find('h1').textContent).toBe('Écrire au service des abonnements');
  expect(tab.passing).toContain('Chargement…');
  expect(pageViews()).toEqual([]);
  await tab.settle();
  expect(tab.find('h1').textContent).toBe('Vos newsletters');
  expect(document.title).toContain('Vos newsletters');
  expect(pageViews()).toEqual([{ event: 'virtualPageView', path: '/fr/account/newsletter', title: document.title }]);
});

/** Chooses in a list of the page, and waits for nothing. */
function choose(name: string, value: string): void {
  const select = tab.find(`select[name="${name}"]`);
  // As a browser sets it: React hears of a change of which it did not know.
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

test('what happens on a page leads elsewhere, unless it was left', async () => {
  new StandInServer();
  tab = await Tab.open('/fr/account/readings');
  act(() => choose('document', 'pdf'));
  expect(tab.address).toContain('/fr/account/readings?');
  await tab.settle();
  act(() => navigate('/fr/account/pme'));
  act(() => choose('document', 'article'));
  expect(tab.address).toBe('/fr/account/pme');
  await tab.settle();
  expect(tab.address).toBe('/fr/account/pme');
});
