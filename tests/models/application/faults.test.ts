// @vitest-environment jsdom
/**
 * Whatever a back end answers: every call that the page makes as it loads × every way to fail, every code of an enumeration
 * that nobody knows, words with a success. Nothing crashes, the right place is reached, the server's words are said. What is
 * asked, and which codes there are, is found by opening every route; what can be answered, in the table of calls.
 */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { visitors } from '../../../machines/people.fixtures.ts';
import { pageNames, pageOf } from '../../../src/app/pages.ts';
import type { CallName } from '../../../src/contract/calls.ts';
import { callNames, calls } from '../../../src/contract/calls.ts';
import { routeTable } from '../route-table.ts';
import { enumerationsOf, withCode } from './enumerations.ts';
import { StandInServer } from './stand-in-server.ts';
import { Tab } from './tab.ts';

// A whole application is loaded, more than once, on whatever machine.
vi.setConfig({ testTimeout: 120_000 });

/** Words of a server that nobody else uses. */
const WORDS = 'Caiman 4711 has eaten the answer.';

let tab: Tab;
/** Where each call is made as the page loads: the first route that makes it. */
const askedAt = new Map<CallName, string>();
/** Errors in the console that tell no failed call: something has crashed. */
const crashes: string[] = [];

beforeAll(async () => {
  await Promise.all(pageNames.map(async (name) => pageOf(name).load?.()));
  for (const { path } of routeTable.filter(({ page }) => page !== null)) {
    const server = new StandInServer();
    tab = await Tab.open(`/en${path}`);
    for (const { name } of server.takeAsked()) if (!askedAt.has(name)) askedAt.set(name, path);
    await tab.close();
  }
  vi.spyOn(console, 'error').mockImplementation((received: unknown) => {
    const text = received instanceof Error ? received.message : String(received);
    if (!/^(?:GET|POST) \/ajax\/[^ ]+: \w+$|^Error during fetch /.test(text)) crashes.push(text);
  });
}, 120_000);

afterEach(async () => {
  await tab.close();
  window.localStorage.clear();
  crashes.splice(0);
});

/** What somebody sees and hears of what happened. */
const received = () => tab.text + tab.passing;

/** Loads the page that makes a call, which is answered as `prepare` says. */
async function open(name: CallName, prepare: (server: StandInServer) => void): Promise<void> {
  const server = new StandInServer();
  prepare(server);
  tab = await Tab.open(`/en${askedAt.get(name)}`);
}

/** Calls of which a page says nothing where they fail, with the reason. */
const unheard: Readonly<Partial<Record<CallName, string>>> = {
  'infosquote/read': 'the tab keeps what was typed, and goes on with it',
  'user/adresse': 'an address can be typed all the same, and that is said in the page’s words',
};

/** Calls that ask for one thing by its number or reference: 404 tells that it is not there, which the page says itself. */
const isSought = (name: CallName): boolean => calls[name].failures.some((status) => status === 404);

test('the page makes calls as it loads, on every kind of route', () => {
  expect(askedAt.size).toBeGreaterThan(8);
  expect(Object.keys(unheard).filter((name) => !callNames.some((each) => each === name && askedAt.has(each)))).toEqual(
    [],
  );
});

/** What is wrong wherever a call has failed, before anything is asked of its kind. */
function complaints(at: string): readonly string[] {
  // Without a <main> that names its screen there is only the page of what nobody expected.
  return [...crashes, ...(tab.screen === 'none' ? ['the page has crashed'] : [])].map((text) => `${at}: ${text}`);
}

/** Where somebody is led whose call was answered 401 (specification §6). */
function placeAfter401(name: CallName, path: string): string {
  // Nobody need sign in to read what the site is.
  if (name === 'infossiteweb') return `/en${path}`;
  const { asksWho } = calls[name];
  // A door leads on to where it would have led, and nobody comes back to it.
  if (path.startsWith('/signin')) return `/en/login?${new URLSearchParams({ redirect: '/account' }).toString()}`;
  if (asksWho && !path.startsWith('/account')) return `/en${path}`;
  return `/en${asksWho ? '/signin' : '/login'}?${new URLSearchParams({ redirect: path }).toString()}`;
}

/** What somebody is not told of a failure that they should be. */
function silence(name: CallName, status: number): readonly string[] {
  const isQuiet = name in unheard || (status === 404 && isSought(name));
  return isQuiet || received().includes(WORDS) ? [] : [`${name} ${status}: the server’s words are not said`];
}

describe('while booting and later, a call that fails', () => {
  // What a status means is decided once, for all calls (`src/api`): each call fails with one of the others besides.
  const others = [400, 403, 404, 409, 429] as const;

  test('crashes nothing, and is told in its words', async () => {
    const wrong: string[] = [];
    for (const [index, name] of [...askedAt.keys()].entries()) {
      for (const status of [503, others[index % others.length] ?? 400]) {
        await open(name, (server) => server.fails(name, status, WORDS));
        wrong.push(...complaints(`${name} ${status}`), ...silence(name, status));
        await tab.close();
      }
    }
    expect(wrong).toEqual([]);
  });

  test('with 401 leads to sign-in, and back; who is there is nobody', async () => {
    const wrong: string[] = [];
    const places: Record<string, string> = {};
    for (const name of askedAt.keys()) {
      await open(name, (server) => server.fails(name, 401, WORDS));
      wrong.push(...complaints(`${name} 401`));
      places[name] = tab.address;
      await tab.close();
    }
    expect(wrong).toEqual([]);
    expect(places).toEqual(Object.fromEntries([...askedAt].map(([name, path]) => [name, placeAfter401(name, path)])));
  });

  test('with words but no status is told in these words', async () => {
    const wrong: string[] = [];
    for (const name of askedAt.keys()) {
      await open(name, (server) => server.tells(name, { isSuccess: false, feedback: WORDS }));
      // Who is there is nobody, where that is refused without a link.
      // That a letter's link is over the page says itself, with what to do.
      const isSaidByPage = name === 'user' || name === 'password/link';
      wrong.push(...complaints(name), ...(isSaidByPage ? [] : silence(name, 200)));
      await tab.close();
    }
    expect(wrong).toEqual([]);
  });

  test('without a status and without words, where one asks who is there, leaves nobody there', async () => {
    await open('user', (server) => server.tells('user', { isSuccess: false }));
    expect(tab.screen).toBe('home');
  });
});

test('a success’s words are said, unless its row keeps them', async () => {
  for (const [name] of askedAt) {
    // Words of its own: what another call has just said stays for five seconds.
    const words = `${WORDS} ${name}.`;
    await open(name, (server) => server.tells(name, { feedback: words }));
    const isSaid = tab.passing.includes(words);
    expect({ name, isSaid }).toEqual({ name, isSaid: calls[name].successWords === 'shown' });
    await tab.close();
  }
});

describe('a code that nobody knows', () => {
  test('crashes nothing, in the place of any code', async () => {
    const seen: string[] = [];
    for (const [name] of askedAt) {
      const data = new StandInServer().dataOf(name);
      // Without site and visitor there would be nothing; what they may leave out is tried on any back end.
      const places = enumerationsOf(calls[name].answer.wire, data);
      if (places.length === 0) continue;
      const unknown = places.reduce((changed, place) => withCode(changed, place, 'code-of-tomorrow'), data);
      await open(name, (server) => server.tells(name, { data: unknown }));
      expect({ name, crashes }).toEqual({ name, crashes: [] });
      expect({ name, screen: tab.screen }).not.toEqual({ name, screen: 'none' });
      expect({ name, screen: tab.screen }).not.toEqual({ name, screen: 'fatal' });
      seen.push(...places.map((place) => `${name} ${place.join('.')}`));
      await tab.close();
    }
    expect(seen.length).toBeGreaterThan(20);
  });

  test('is called unknown where it is shown', async () => {
    const server = new StandInServer();
    const data = server.dataOf('infossiteweb');
    const [region] = enumerationsOf(calls.infossiteweb.answer.wire, data).filter((place) => place.includes('region'));
    server.tells('infossiteweb', { data: withCode(data, region ?? [], 'ocean') });
    tab = await Tab.open('/en/quote');
    expect(tab.text).toContain('Another region');
  });

  test('for how somebody came to be known is nobody in person', async () => {
    const server = new StandInServer();
    const data = calls.user.answer.encode(visitors.signedIn);
    server.tells('user', { data: withCode(data, ['modeConnexion'], 7) });
    tab = await Tab.open('/en/account/newsletter');
    expect(tab.address).toBe('/en/signin?redirect=%2Faccount%2Fnewsletter');
  });
});
