// @vitest-environment jsdom
/** Navigation to a page whose code is not loaded yet: no other test of this file may have loaded it. */
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { StandInServer } from './stand-in-server.ts';
import { Tab } from './tab.ts';

// Loads a whole application, also on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

let tab: Tab;
afterEach(async () => {
  await tab.close();
  window.localStorage.clear();
  window.dataLayer = [];
});

const pageViews = () => window.dataLayer?.splice(0).filter(({ event }) => event === 'virtualPageView');

test('the old page stays until the next one has loaded, shows progress, and is no page view of its own', async () => {
  new StandInServer();
  tab = await Tab.open('/fr/account/contact');
  pageViews();
  // Within one turn of the event loop no code arrives.
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

/** Chooses in a list of the page, without waiting. */
function choose(name: string, value: string): void {
  const select = tab.find(`select[name="${name}"]`);
  // Sets the value as a browser does, so that React sees a change.
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, value);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

test('an event on a page navigates, unless the page was left', async () => {
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
