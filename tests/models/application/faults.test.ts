// @vitest-environment jsdom
/**
 * Calls of a page on load that fail, have an unknown code of an enumeration, or a success with feedback. Nothing crashes, the
 * right page is shown, and the server’s words appear. Opening routes finds the calls and the codes; the table of calls
 * defines the possible answers. A commit tries each fault on each layout; an exhaustive run each fault of each call.
 */
import { moduleOf } from '../../../src/app/pages.ts';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { visitors } from '../../../machines/people.fixtures.ts';
import type { Layout } from '../../../contract/pages/row.ts';
import { pageNames, pageOf } from '../../../contract/pages.ts';
import type { CallName } from '../../../contract/calls.ts';
import { callNames, calls } from '../../../contract/calls.ts';
import { isExhaustive } from '../../contract/exhaustive.ts';
import { routeTable } from '../route-table.ts';
import { enumerationsOf, withCode } from './enumerations.ts';
import { StandInServer } from './stand-in-server.ts';
import { Tab } from './tab.ts';

// Loads a whole application several times, also on a slow machine.
vi.setConfig({ testTimeout: 120_000 });

/** A feedback text that no fixture contains. */
const WORDS = 'Caiman 4711 has eaten the answer.';

let tab: Tab;
/** The first route that makes each call on load, and its page's layout. */
const askedAt = new Map<CallName, { readonly path: string; readonly layout: Layout }>();
/** Console errors other than failed calls: a crash. */
const crashes: string[] = [];

beforeAll(async () => {
  await Promise.all(pageNames.map(async (name) => moduleOf(name)?.()));
  const server = new StandInServer();
  tab = await Tab.open('/en');
  for (const { path, page } of routeTable) {
    const shown = pageNames.find((name) => name === page);
    if (!shown) continue;
    await tab.goTo(`/en${path}`);
    // A visitor who is led on at once does not see how the calls of this page end.
    const stays = window.location.pathname === new URL(`/en${path}`, window.location.href).pathname;
    for (const { name } of server.takeAsked())
      if (stays && !askedAt.has(name)) askedAt.set(name, { path, layout: pageOf(shown).layout });
    // No page finds the draft of another one.
    window.sessionStorage.clear();
  }
  await tab.close();
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

/** The text and the toasts that the visitor gets. */
const shownText = () => tab.text + tab.passing;

/** Loads the page that makes a call, with the answer that `prepare` sets. */
async function open(name: CallName, prepare: (server: StandInServer) => void): Promise<void> {
  const server = new StandInServer();
  prepare(server);
  tab = await Tab.open(`/en${askedAt.get(name)?.path}`);
}

/** The calls to try: of each layout one of each kind, and those of the start; in an exhaustive run all. */
function tried(kindOf: (name: CallName, path: string) => string = () => ''): readonly CallName[] {
  const asked = [...askedAt].map(([name, { path, layout }]) => {
    const isOfStart = name === 'user' || name === 'infossiteweb';
    return { name, kind: isOfStart || isExhaustive ? name : `${layout}, ${kindOf(name, path)}` };
  });
  return [...new Map(asked.map(({ name, kind }) => [kind, name])).values()];
}

/** Calls whose failure a page leaves silent, with the reason. */
const unheard: Readonly<Partial<Record<CallName, string>>> = {
  'infosquote/read': 'the tab keeps what was typed, and goes on with it',
  'user/adresse': 'an address can be typed all the same, and that is said in the page’s words',
};

/** Calls for one record by number or reference: the page itself says that a 404 record does not exist. */
const isSought = (name: CallName): boolean => calls[name].failures.some((status) => status === 404);

test('the page makes calls as it loads, on every kind of route', () => {
  expect(askedAt.size).toBeGreaterThan(8);
  expect(Object.keys(unheard).filter((name) => !callNames.some((each) => each === name && askedAt.has(each)))).toEqual(
    [],
  );
});

/** Errors common to all failed calls. */
function issues(at: string): readonly string[] {
  // Only the page for unexpected errors lacks a <main> that names its screen.
  return [...crashes, ...(tab.screen === 'none' ? ['the page has crashed'] : [])].map((text) => `${at}: ${text}`);
}

/** The address after a call’s answer of 401 (specification §6). */
function placeAfter401(name: CallName, path: string): string {
  // The site’s data requires no sign-in.
  if (name === 'infossiteweb') return `/en${path}`;
  const { identifiesCaller } = calls[name];
  // Auth pages keep their own redirect, and are no redirect target.
  if (path.startsWith('/signin')) return `/en/login?${new URLSearchParams({ redirect: '/account' }).toString()}`;
  if (identifiesCaller && !path.startsWith('/account')) return `/en${path}`;
  return `/en${identifiesCaller ? '/signin' : '/login'}?${new URLSearchParams({ redirect: path }).toString()}`;
}

/** The missing message about a failure. */
function silence(name: CallName, status: number): readonly string[] {
  const isQuiet = name in unheard || (status === 404 && isSought(name));
  return isQuiet || shownText().includes(WORDS) ? [] : [`${name} ${status}: the server’s words are not said`];
}

describe('while booting and later, a call that fails', () => {
  // The client maps statuses once, for all calls (`src/api`): each call fails with one of these.
  const statuses = [503, 400, 403, 404, 409, 429] as const;

  test('crashes nothing, and shows its message', async () => {
    const wrong: string[] = [];
    for (const [index, name] of [...askedAt.keys()].entries()) {
      for (const status of isExhaustive ? statuses : [statuses[index % statuses.length] ?? 503]) {
        await open(name, (server) => server.fails(name, status, WORDS));
        wrong.push(...issues(`${name} ${status}`), ...silence(name, status));
        await tab.close();
      }
    }
    expect(wrong).toEqual([]);
  });

  test('by a gateway’s page says that the service fails, not that nothing is there', async () => {
    const pages = [200, 404, 403, 400, 409, 422] as const;
    const wrong: string[] = [];
    for (const [index, name] of [...askedAt.keys()].entries()) {
      for (const status of isExhaustive ? pages : [pages[index % pages.length] ?? 404]) {
        await open(name, (server) => server.isCutOff(name, status));
        const isSaid = shownText().includes('The service isn’t responding as it should') || name in unheard;
        const isDenied = /can’t find|None of your|Check your connection/.test(shownText());
        wrong.push(...issues(`${name} ${status}`));
        if (!isSaid || isDenied) wrong.push(`${name} ${status}: ${shownText()}`);
        await tab.close();
      }
    }
    expect(wrong).toEqual([]);
  });

  test('with 401 redirects to sign-in, and back; the visitor is anonymous', async () => {
    const wrong: string[] = [];
    const places: Record<string, string> = {};
    const expected: Record<string, string> = {};
    const names = tried((name, path) => `${calls[name].identifiesCaller} ${path.startsWith('/account')}`);
    for (const name of names) {
      await open(name, (server) => server.fails(name, 401, WORDS));
      wrong.push(...issues(`${name} 401`));
      places[name] = tab.address;
      expected[name] = placeAfter401(name, askedAt.get(name)?.path ?? '');
      await tab.close();
    }
    expect(wrong).toEqual([]);
    expect(places).toEqual(expected);
  });

  test('with a message but no status shows that message', async () => {
    const wrong: string[] = [];
    for (const name of tried()) {
      await open(name, (server) => server.tells(name, { isSuccess: false, feedback: WORDS }));
      // `user`: the visitor becomes anonymous when refused without a link.
      // `password/link`: the page itself says that the emailed link has expired, and how to go on.
      const isSaidByPage = name === 'user' || name === 'password/link';
      wrong.push(...issues(name), ...(isSaidByPage ? [] : silence(name, 200)));
      await tab.close();
    }
    expect(wrong).toEqual([]);
  });

  test('without status and message makes the visitor anonymous', async () => {
    await open('user', (server) => server.tells('user', { isSuccess: false }));
    expect(tab.screen).toBe('home');
  });
});

test('a success’s message is shown, unless its row keeps it', async () => {
  for (const name of tried((each) => typeof calls[each].successWords)) {
    // A unique text: another call’s toast stays for five seconds.
    const words = `${WORDS} ${name}.`;
    await open(name, (server) => server.tells(name, { feedback: words }));
    const isSaid = tab.passing.includes(words);
    expect({ name, isSaid }).toEqual({ name, isSaid: calls[name].successWords === 'shown' });
    await tab.close();
  }
});

describe('an unknown code', () => {
  test('crashes nothing, in any field', async () => {
    const seen: string[] = [];
    for (const [name] of askedAt) {
      const data = new StandInServer().dataOf(name);
      // Site and visitor are required; any-back-end.test.tsx tries their optional fields.
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

  test('is labelled unknown', async () => {
    const server = new StandInServer();
    const data = server.dataOf('infossiteweb');
    const [region] = enumerationsOf(calls.infossiteweb.answer.wire, data).filter((place) => place.includes('region'));
    server.tells('infossiteweb', { data: withCode(data, region ?? [], 'ocean') });
    tab = await Tab.open('/en/quote');
    expect(tab.text).toContain('Another region');
  });

  test('for the login mode hides nothing of an account, and claims nothing about it', async () => {
    const server = new StandInServer();
    const data = calls.user.answer.encode(visitors.signedIn);
    server.tells('user', { data: withCode(data, ['modeConnexion'], 7) });
    tab = await Tab.open('/en/account');
    expect(tab.text).toContain('Your wallet');
    expect(tab.texts.join('\n')).not.toContain('organization’s network');
    await tab.goTo('/en/account/newsletter');
    expect(tab.address).toBe('/en/account/newsletter');
  });

  test('for the login mode leaves a visitor without an account anonymous', async () => {
    const server = new StandInServer();
    server.tells('user', { data: { utilisateur: null, modeConnexion: 7 } });
    tab = await Tab.open('/en/account/newsletter');
    expect(tab.address).toBe('/en/signin?redirect=%2Faccount%2Fnewsletter');
  });
});
