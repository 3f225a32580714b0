// @vitest-environment jsdom
/** Links and the table of pages: navigation in the whole application. */
import { afterEach, expect, test, vi } from 'vitest';
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

const identity = 'main a[href="/fr/account/infosuser/identity"]';

/** Clicks a link; returns whether the browser is left to follow it. */
async function click(selector: string, modifiers: MouseEventInit = {}): Promise<boolean> {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers });
  await tab.act(() => void tab.find(selector).dispatchEvent(event));
  return !event.defaultPrevented;
}

test('follows a plain click without a page load, and Back returns', async () => {
  new StandInServer();
  tab = await Tab.open('/fr/account/infosuser');
  expect(await click(identity)).toBe(false);
  expect(tab.address).toBe('/fr/account/infosuser/identity');
  await tab.act(() => window.history.back());
  await vi.waitFor(() => expect(tab.address).toBe('/fr/account/infosuser'));
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
  'leaves a click with %s to the browser',
  async (key) => {
    new StandInServer();
    tab = await Tab.open('/fr/account/infosuser');
    expect(await click(identity, { [key]: true })).toBe(true);
    expect(tab.address).toBe('/fr/account/infosuser');
  },
);

test('keeps the page, and says so, where a legal page is clicked offline', async () => {
  new StandInServer();
  tab = await Tab.open('/fr/newsletter');
  const legal = 'footer a[href="/fr/legal/privacy"]';
  const words = 'Impossible de charger cette page\u00A0: vous êtes toujours sur la précédente.';
  expect([await click(legal), tab.passing.includes(words)]).toEqual([true, false]);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await click(legal, { ctrlKey: true })).toBe(true);
  expect([await click(legal), tab.passing.includes(words)]).toEqual([false, true]);
  await tab.press('Fermer');
  expect(document.activeElement).toBe(tab.find(legal));
});

test('keeps a page mounted from one of its addresses to another, and replaces it by another page', async () => {
  new StandInServer();
  tab = await Tab.open('/fr/account/infosuser');
  const index = tab.find('nav[aria-label] ul');
  index.dataset['kept'] = '';
  await tab.goTo('/fr/account/infosuser/identity');
  expect(tab.find('[data-kept]')).toBe(index);
  await tab.goTo('/fr/account/contact');
  expect(tab.screen).toBe('writing');
});

test.each([
  ['/fr/account/notifications', 'Vos veilles'],
  ['/fr/account/notifications?step=new', 'Nouvelle veille'],
])('renders the first route that matches path and query: %s', async (path, title) => {
  new StandInServer();
  tab = await Tab.open(path);
  expect(tab.find('h1').textContent).toBe(title);
});

test.each([
  ['/?utm_source=letter', 'user.signed-in', '/en?utm_source=letter'],
  ['/fr/account', 'user.anonymous', '/fr/signin?redirect=%2Faccount'],
  ['/fr/signin?redirect=%2Faccount%2Fcontact', 'user.signed-in', '/fr/account/contact'],
])('keeps the hash where %s leads %s to %s, and in the other language', async (path, visitor, target) => {
  const server = new StandInServer();
  server.answers('user', visitor);
  tab = await Tab.open(`${path}#faq`);
  expect(tab.address).toBe(`${target}#faq`);
  const other = target.startsWith('/fr') ? 'en' : 'fr';
  await tab.speak(other);
  expect(tab.address).toBe(`/${other}${target.slice(3)}#faq`);
});

test.each(['/fr/%', '/fr/account/%E0%A4', '/fr/nowhere'])(
  'links from %s to a sign-in that leads to the account',
  async (path) => {
    const server = new StandInServer();
    server.answers('user', 'user.anonymous');
    tab = await Tab.open('/fr');
    await tab.goTo(path);
    expect(tab.screen).toBe('notFound');
    const links = [...document.querySelectorAll('a[href^="/fr/signin"]')].map((link) => link.getAttribute('href'));
    expect(new Set(links)).toEqual(new Set(['/fr/signin?redirect=%2Faccount']));
    expect(tab.find('main a[href="/fr/quote"]').textContent).toBe('Voir les prix et s’abonner');
  },
);
