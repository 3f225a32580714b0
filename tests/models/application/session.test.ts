// @vitest-environment jsdom
/** Identity, access and toasts in the whole application. */
import { moduleOf } from '../../../src/app/pages.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Account, Wallet } from '../../../domain/account.ts';
import { loginMode, UNSET_CIVILITY } from '../../../domain/enumerations.ts';
import { money } from '../../../domain/money.ts';
import type { Visitor } from '../../../domain/visitor.ts';
import { visitors } from '../../../machines/people.fixtures.ts';
import { pageNames } from '../../../contract/pages.ts';
import { calls } from '../../../contract/calls.ts';
import type { Caller } from '../../../contract/call.ts';
import { isLetIn, routeTable } from '../route-table.ts';
import { StandInServer } from './stand-in-server.ts';
import { Tab } from './tab.ts';

// Loads a whole application several times, also on a slow machine.
vi.setConfig({ testTimeout: 60_000 });

let server: StandInServer;
let tab: Tab;
beforeAll(async () => {
  await Promise.all(pageNames.map(async (name) => moduleOf(name)?.()));
}, 60_000);
beforeEach(() => {
  server = new StandInServer();
});
afterEach(async () => {
  await tab.close();
  window.localStorage.clear();
});

const isThere = (visitor: Visitor): void => server.tells('user', { data: calls.user.answer.encode(visitor) });

describe.each<readonly [Caller, keyof typeof visitors]>([
  ['anonymous', 'anonymous'],
  ['recognised', 'recognised'],
  ['limited', 'unverified'],
  ['tokenHolder', 'byToken'],
])('%s', (caller, person) => {
  test('has access to no page whose calls refuse them', async () => {
    const refused: string[] = [];
    // Of each page that the visitor may see its last address, an outcome or a step in the middle; of the others one for
    // each kind of access.
    const shown = Map.groupBy(
      routeTable.filter(({ page }) => page !== null),
      (row) => (isLetIn(row, person) || row.access === 'signIn' ? row.page : row.access),
    );
    for (const path of [...shown.values()].flatMap((rows) => rows.at(-1)?.path ?? [])) {
      isThere(visitors[person]);
      tab = await Tab.open(`/en${path}`);
      const asked = server.takeAsked().filter(({ name }) => !calls[name].callers.includes(caller));
      refused.push(...asked.map(({ name }) => `${path} asks ${name}`));
      await tab.close();
      server = new StandInServer();
    }
    expect(refused).toEqual([]);
  });
});

describe('a visitor recognised by address', () => {
  const payment = '/account/payment/step2?id=88012';

  test.each([payment, '/account/quotation?isDevis', '/account/newsletter'])(
    'is asked to sign in at %s',
    async (path) => {
      isThere(visitors.recognised);
      tab = await Tab.open(`/en${path}`);
      expect(tab.address).toBe(`/en/signin?${new URLSearchParams({ redirect: path }).toString()}`);
      await tab.type('email', 'amina@example.fr');
      await tab.type('password', 'secret words');
      await tab.press('Sign in');
      expect(tab.address).toBe(`/en${path}`);
    },
  );

  test('finds their own draft after signing in again', async () => {
    tab = await Tab.open(`/en${payment}`);
    await tab.press('Another address');
    await tab.type('address.organisation', 'Institut des deux rives');
    const { fields } = tab;
    await tab.reload();
    isThere(visitors.recognised);
    await tab.reload();
    expect(tab.screen).toBe('signIn');
    await tab.type('email', 'amina@example.fr');
    await tab.type('password', 'secret words');
    await tab.press('Sign in');
    expect(tab.fields).toEqual(fields);
  });
});

describe('signing out', () => {
  const encoded = (visitor: Visitor) => ({ data: calls.user.answer.encode(visitor) });

  test.each([
    ['You’re signed out.', 'signIn', () => undefined],
    [
      'You’re signed out.',
      'signIn',
      () => (server.fails('login/logout', 500), server.tells('user/reset', encoded(visitors.anonymous))),
    ],
    ['You’re signed out.', 'signIn', () => (server.fails('login/logout', 500), server.fails('user/reset', 401))],
    [
      'We couldn’t sign you out',
      'accountHome',
      () => (server.fails('login/logout', 500), server.tells('user/reset', encoded(visitors.signedIn))),
    ],
    [
      'We can’t tell whether you’re signed out.',
      'accountHome',
      () => (server.fails('login/logout', 500), server.fails('user/reset', 500)),
    ],
  ])('shows the true outcome: %s (%s)', async (words, screen, prepare) => {
    prepare();
    tab = await Tab.open('/en/account');
    await tab.press('Sign out');
    expect(tab.passing).toContain(words);
    expect(tab.screen).toBe(screen);
  });
});

test('signing out clears the tab’s drafts', async () => {
  const drafts = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith('funnel:'));
  isThere(visitors.signedIn);
  server.answers('infosquote/read', 'infosquote-read.none');
  tab = await Tab.open('/en/quote');
  await tab.press('Archives du Sahel');
  expect(drafts()).toEqual(['funnel:quoteRequest']);
  await tab.goTo('/en/account');
  await tab.press('Sign out');
  expect(tab.passing).toContain('You’re signed out.');
  expect(drafts()).toEqual([]);
});

test.each([
  ['infossiteweb', 'Error during fetch site infos', 'Impossible de charger les informations du site.'],
  ['user', 'Error during fetch user', 'Impossible de vérifier votre session.'],
] as const)('a failed %s is logged, and shown on the error page: %s', async (name, words, sentence) => {
  const raised = vi.spyOn(console, 'error').mockReturnValue(undefined);
  server.fails(name, 500);
  tab = await Tab.open('/fr');
  expect(raised.mock.calls).toEqual([[`GET /ajax/${name}: server`], [new Error(words)]]);
  expect(tab.screen).toBe('fatal');
  expect(tab.text).toContain(sentence);
  expect(tab.text).not.toContain(words);
  raised.mockRestore();
});

test('the feedback of an unsuccessful `GET user` is shown as an error (specification §7)', async () => {
  server.tells('user', { isSuccess: false, feedback: 'Service suspendu jusqu’à midi.', data: null });
  tab = await Tab.open('/fr');
  expect(tab.screen).toBe('home');
  expect(tab.passing).toContain('Service suspendu jusqu’à midi.');
});

describe('a name', () => {
  const named = (account: Partial<Account>): void => {
    const { signedIn } = visitors;
    if (signedIn.account) isThere({ ...signedIn, account: { ...signedIn.account, ...account } });
  };

  test('is capitalised for display, and unchanged in a field', async () => {
    named({ lastName: 'de la mcCROIX' });
    server.answers('infosquote/read', 'infosquote-read.none');
    tab = await Tab.open('/en/quote');
    expect(tab.find('header').textContent).toContain('De La Mccroix');
    await tab.press('Archives du Sahel');
    await tab.press('Continue');
    expect(tab.screen).toBe('you');
    expect(tab.fields.find((field) => field.startsWith('lastName '))).toBe('lastName de la mcCROIX false');
  });

  test('unknown to the client leaves the civility unset, for any answer (specification §4)', () => {
    const wire = calls.user.answer.encode({
      ...visitors.signedIn,
      account: visitors.signedIn.account && { ...visitors.signedIn.account, lastName: ' ', firstName: '' },
    });
    expect(wire).toMatchObject({ utilisateur: { civilite: UNSET_CIVILITY } });
    const received: unknown = JSON.parse(JSON.stringify(wire).replace(`"civilite":${UNSET_CIVILITY}`, '"civilite":2'));
    expect(calls.user.answer.decode(received).account?.civility).toBe(UNSET_CIVILITY);
  });
});

describe('the wallet on account home', () => {
  const { account } = visitors.signedIn;
  const wallet = account?.wallet;
  const having = (change: Partial<Wallet>): void => {
    if (!account || !wallet) throw new Error('Amina has a wallet');
    isThere({ ...visitors.signedIn, account: { ...account, wallet: { ...wallet, ...change } } });
  };
  const isShown = async (): Promise<boolean> => {
    tab = await Tab.open('/en/account');
    return tab.text.includes('Your wallet');
  };

  test.each<[boolean, Partial<Wallet>]>([
    [true, { balanceBeforeMigration: 5 }],
    [false, { state: 2 }],
    [false, { totalBeforeMigration: 0 }],
    [false, { balanceBeforeMigration: 4 }],
    [false, { balance: money(0, 'CRE') }],
  ])('is shown: %s (%o; specification §4)', async (shown, change) => {
    having(change);
    expect(await isShown()).toBe(shown);
  });

  test('is hidden from a visitor recognised by address', async () => {
    isThere({ ...visitors.signedIn, mode: loginMode.ipRecognition });
    expect(await isShown()).toBe(false);
  });
});

describe('parts that could not be read', () => {
  const unreadAgain = calls.user.answer.encode(visitors.partlyRead);

  test('of the account are read again by their own button', async () => {
    isThere(visitors.partlyRead);
    server.tells('user/reset', { data: unreadAgain });
    tab = await Tab.open('/en/account');
    expect(tab.text).toContain('We can’t show your requests here.');
    expect(tab.text).toContain('We can’t show your wallet here.');
    server.takeAsked();
    await tab.press('Try again');
    expect(server.takeAsked().map(({ name }) => name)).toEqual(['user/reset']);
    expect(document.activeElement?.textContent).toContain('We can’t show your requests here.');

    server.fails('user/reset', 503);
    await tab.press('Try again');
    expect(document.activeElement?.textContent).toContain('Something went wrong on our side.');

    server.tells('user/reset', { data: calls.user.answer.encode(visitors.signedIn) });
    await tab.press('Try again');
    expect(tab.text).not.toContain('We can’t show');
    expect(tab.text).toContain('awaiting our decision');
    expect(document.activeElement?.textContent).toBe('Your account');
  });

  test('of the site are read again by their own button', async () => {
    const whole = server.dataOf('infossiteweb');
    const site: unknown = JSON.parse(JSON.stringify(whole).replace('"publications":[', '"publications":["x",'));
    isThere(visitors.anonymous);
    server.tells('infossiteweb', { data: site });
    tab = await Tab.open('/en');
    expect(tab.text).toContain('1\u00a0item is missing from this list.');
    server.tells('infossiteweb', { data: whole });
    await tab.press('Try again');
    expect(tab.text).not.toContain('missing from this list');
    expect(document.activeElement?.tagName).toBe('H1');
  });
});

test('a pending request is shown to its person only: read again at sign-in, and dropped at sign-out', async () => {
  const named = (name: string) => server.takeAsked().filter((asked) => asked.name === name).length;
  const tellRequest = (requestId: number | null): void => {
    const site = calls.infossiteweb.answer.decode(server.dataOf('infossiteweb'));
    server.tells('infossiteweb', { data: calls.infossiteweb.answer.encode({ ...site, requestId }) });
  };
  isThere(visitors.anonymous);
  tab = await Tab.open('/en/signin');
  tellRequest(3001);
  await tab.type('email', 'amina@example.fr');
  await tab.type('password', 'secret words');
  await tab.press('Sign in');
  expect(tab.screen).toBe('accountHome');
  expect(tab.text).toContain('3001');
  expect(tab.find('main a[href^="/en/account/contact"]').textContent).toBe('Write to us about this request');
  expect(named('ressources/clean')).toBe(0);

  await tab.speak('fr');
  tellRequest(null);
  await tab.press('Se déconnecter');
  expect(
    server
      .takeAsked()
      .slice(-2)
      .map(({ name }) => name),
  ).toEqual(['ressources/clean', 'infossiteweb']);
  // The cache of the other language was cleared, too.
  await tab.type('email', 'grace@example.org');
  await tab.type('password', 'other words');
  await tab.press('Se connecter');
  server.fallSilent();
  await tab.speak('en');
  expect(tab.text).not.toContain('3001');
});

test('the server’s feedback on a success is shown as a toast (specification §7)', async () => {
  server.tells('servicesemail/update', { feedback: 'You will receive it from tomorrow.' });
  tab = await Tab.open('/en/account/newsletter');
  await tab.act(() => tab.find('main [role="switch"]').click());
  expect(tab.passing).toContain('You will receive it from tomorrow.');
});
