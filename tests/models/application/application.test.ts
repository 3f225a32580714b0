// @vitest-environment jsdom
/** Laws of the whole application for every visitor on every path: pages, session and address together. */
import { moduleOf } from '../../../src/app/pages.ts';
import { create, string, type as having } from 'superstruct';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkTo } from '../../../machines/engine/path.ts';
import type { PageName } from '../../../contract/pages.ts';
import { pageNames, pageOf, pathsOf } from '../../../contract/pages.ts';
import type { Asked } from './stand-in-server.ts';
import { StandInServer } from './stand-in-server.ts';
import { Tab } from './tab.ts';

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

/** The parameters in the addresses of detail pages, from the golden fixtures. */
const examples: Readonly<Partial<Record<PageName, Readonly<Record<string, string>>>>> = {
  subscription: { aboId: '88012' },
  readers: { aboId: '88014' },
  readerForm: { aboId: '88014' },
  readerImport: { aboId: '88014' },
  ranges: { aboId: '88020' },
  rangeForm: { aboId: '88020' },
  modification: { request: '310091' },
};

/** The first address of a page. */
function addressOf(name: PageName): string {
  const [first] = pathsOf(name);
  if (first === undefined) throw new Error(`Page "${name}" has no path`);
  return linkTo(first, examples[name] ?? {});
}

/** Pages of drafts or fixed data: they request nothing on load, or the same data in every language. */
const blank: readonly PageName[] = ['contact', 'profile', 'personalData', 'readerForm', 'modification'];

/** The pages whose chart shows the server’s data, and no draft. */
const dataPages = pageNames.filter(
  (name) => pageOf(name).layout === 'account' && moduleOf(name) && !blank.includes(name),
);

/** The calls since the last time, of the page itself: sections send theirs in any order, and an earlier page may send one more. */
function takeAsked(): readonly Asked[] {
  const asked = server.takeAsked().filter(({ name }) => name !== 'user' && name !== 'infossiteweb');
  const named = asked.map((call) => [JSON.stringify({ ...call, language: null }), call] as const);
  return [...new Map(named.toSorted(([left], [right]) => left.localeCompare(right))).values()];
}

/** The text of each page of data in a language, opened one after the other. */
async function textsIn(language: string): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const name of dataPages) {
    await tab.goTo(`/${language}${addressOf(name)}`);
    texts[name] = tab.text;
  }
  return texts;
}

describe('every page of data', () => {
  test('is requested again in each language, once per change of language', async () => {
    tab = await Tab.open('/fr/account');
    let [language, other] = ['fr', 'en'];
    for (const name of dataPages) {
      server.takeAsked();
      await tab.goTo(`/${language}${addressOf(name)}`);
      const asked = takeAsked();
      expect([name, asked.length > 0]).toEqual([name, true]);
      [language, other] = [other, language];
      await tab.speak(language);
      expect([name, takeAsked()]).toEqual([name, asked.map((call) => ({ ...call, language }))]);
    }
  });

  test('shows the same when opened again, and no cached data in another language', async () => {
    // An anonymous visitor came first: nothing is known of this person.
    server.answers('user', 'user.anonymous');
    tab = await Tab.open('/en/quote');
    await tab.close();

    server = new StandInServer();
    tab = await Tab.open('/en/account');
    server.fallSilent();
    const waiting = await textsIn('en');
    await tab.close();

    server = new StandInServer();
    tab = await Tab.open('/fr/account');
    const shown = await textsIn('fr');
    expect(await textsIn('fr')).toEqual(shown);
    await tab.goTo('/fr/account');
    await tab.speak('en');
    server.fallSilent();
    expect(await textsIn('en')).toEqual(waiting);
  });
});

test('an address in the other language is opened, and requests data in it', async () => {
  tab = await Tab.open('/fr/account/subscriptions');
  server.takeAsked();
  await tab.goTo('/en/account/subscriptions');
  await tab.speaks('en');
  expect(server.takeAsked().map(({ language }) => language)).toContain('en');
});

test('an article removed and saved again is announced', async () => {
  tab = await Tab.open('/en/account/readlater');
  const title = tab.find('main [role="list"] a, main ol a, main ul a').textContent;
  await tab.press('Remove');
  expect(tab.text).toContain(`Removed: ${title}`);
  await tab.press('Undo');
  expect(tab.text).toContain(`Saved for later: ${title}`);
});

test('a list does not show a change made in another one', async () => {
  tab = await Tab.open('/en/account/readlater');
  await tab.goTo('/en/account/readings');
  await tab.press('Save for later');
  server.fallSilent();
  await tab.goTo('/en/account/readlater');
  expect(tab.find('main').querySelectorAll('li, article')).toHaveLength(0);
});

describe('an answer of any back end about the visitor', () => {
  test('401 makes the visitor anonymous: public pages and sign-in are open', async () => {
    server.fails('user', 401);
    tab = await Tab.open('/en');
    expect(tab.screen).toBe('home');
    await tab.goTo('/en/account/invoices');
    expect(tab.address).toBe('/en/signin?redirect=%2Faccount%2Finvoices');
    expect(tab.screen).toBe('signIn');
  });

  test.each([401, 403, 404, 422])(
    '%i for an invoice link leads a signed-in person to their invoices, without a sign-in',
    async (status) => {
      server.fails('user', status);
      tab = await Tab.open('/en/account/invoices?invoiceToken=gone');
      expect(tab.address).toBe('/en/account');
      expect(tab.text).toContain('This invoice link is no longer valid. View the invoices of your account.');
      expect(tab.text).not.toContain('Sign in to find your invoices');
      await tab.press('View the invoices of your account');
      expect([tab.address, tab.screen]).toEqual(['/en/account/invoices', 'choice']);
    },
  );

  test('401 for an invoice link asks an anonymous visitor to sign in', async () => {
    server.answers('user', 'user.anonymous');
    server.fails('user', 401);
    tab = await Tab.open('/en/account/invoices?invoiceToken=gone');
    expect(tab.address).toBe('/en/signin?redirect=%2Faccount');
    expect(tab.text).toContain('The link to your invoice is no longer valid. Sign in to find your invoices');
  });

  test.each([500, 503])('%i for an invoice link: its state is unknown, and a retry is offered', async (status) => {
    server.fails('user', status);
    tab = await Tab.open('/en/account/invoices?invoiceToken=held');
    expect(tab.screen).toBe('fatal');
  });

  test.each([
    ['Wrong password', 'Wrong password'],
    [null, 'Incorrect email or password. Try again, or reset your password.'],
  ])('401 for a sign-in shows the refusal: %s', async (feedback, words) => {
    server.answers('user', 'user.anonymous');
    server.fails('login/login', 401, feedback);
    tab = await Tab.open('/en/signin?redirect=%2Faccount%2Freadings');
    await tab.type('email', 'amina@example.fr');
    await tab.type('password', 'secret words');
    await tab.press('Sign in');
    expect(tab.text).toContain(words);
    expect(tab.address).toBe('/en/signin?redirect=%2Faccount%2Freadings');
    expect(tab.fields).toContain('email amina@example.fr false');
  });
});

describe('a draft', () => {
  /** The owner of this tab’s draft. */
  const owner = (): string => {
    const [text = ''] = Object.keys(window.sessionStorage).map((key) => window.sessionStorage.getItem(key) ?? '');
    return create(JSON.parse(text), having({ person: string() })).person;
  };

  test('differs between an account, an invoice link, and an account that opened a link', async () => {
    const owners = new Set<string>();
    for (const user of [['user.signed-in'], ['user.by-token'], ['user.by-token', 'user.signed-in']]) {
      server = new StandInServer();
      server.answers('user', ...user);
      tab = await Tab.open('/en/account/invoices');
      await tab.press('By bank transfer');
      owners.add(owner());
      await tab.close();
    }
    expect(owners.size).toBe(3);
  });

  test('is private: after sign-out on a public page, the page is new', async () => {
    server.answers('user', 'user.anonymous');
    tab = await Tab.open('/en/quote');
    const asNew = tab.fields;
    await tab.close();
    server = new StandInServer();
    tab = await Tab.open('/en/quote');
    await tab.press('Archives du Sahel');
    expect(tab.fields).not.toEqual(asNew);
    await tab.press('Sign out');
    expect(tab.fields).toEqual(asNew);
  });
});

describe('a link of the home page to a publication', () => {
  /** The publications that are ticked. */
  const ticked = (): readonly string[] =>
    tab.fields.flatMap((field) => /^publicationIds-\d+ (\d+) true$/.exec(field)?.[1] ?? []);
  beforeEach(() => server.answers('infosquote/read', 'infosquote-read.none'));

  test('opens the request with it selected, once: the address drops the parameter', async () => {
    tab = await Tab.open('/en');
    await tab.press('Get a quote: Archives du Sahel');
    expect(tab.screen).toBe('needs');
    expect(ticked()).toEqual(['12']);
    expect(tab.address).toBe('/en/quote');
    await tab.press('Archives du Sahel');
    await tab.reload();
    expect(ticked()).toEqual([]);
  });

  test('adds it to the saved selection, from this tab or another day, without a question', async () => {
    tab = await Tab.open('/en/quote?publication=11');
    await tab.goTo('/en');
    await tab.press('Get a quote: Archives du Sahel');
    expect(ticked()).toEqual(['11', '12']);
    await tab.close();

    server = new StandInServer();
    server.answers('infosquote/read', 'infosquote-read.kept');
    tab = await Tab.open('/en/quote?publication=12&utm_source=letter');
    expect(ticked()).toEqual(['11', '12']);
    expect(tab.fields).toContain('licence media true');
    expect(tab.text).not.toContain('another window');
    expect(tab.address).toBe('/en/quote?utm_source=letter');
  });

  test('ticks every publication in the address', async () => {
    tab = await Tab.open('/en/quote?publication=12%2C999%2C11');
    expect(ticked()).toEqual(['11', '12']);
    expect(tab.address).toBe('/en/quote');
  });

  test.each(['999', 'twelve', ''])('ignores an unknown publication: %j', async (named) => {
    tab = await Tab.open(`/en/quote?publication=${named}`);
    expect(tab.screen).toBe('needs');
    expect(ticked()).toEqual([]);
  });
});

describe('a payment', () => {
  /** Chooses, checks and confirms the payment of an invoice by card. */
  async function leaveForHostedPage(): Promise<void> {
    // jsdom cannot navigate away, and logs an error.
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    tab = await Tab.open('/en/account/invoices?utm_source=letter#top');
    await tab.press('By card');
    await tab.press('Check and pay');
    expect(tab.address).toBe('/en/account/invoices?step=check&utm_source=letter#top');
    await tab.press('Pay');
  }

  test('keeps the parameters in the address at every step', leaveForHostedPage);

  test('is looked up when the browser restores the page left for the provider’s', async () => {
    await leaveForHostedPage();
    const left = tab.screen;
    server.takeAsked();
    await tab.act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(server.takeAsked().map(({ name }) => name)).toEqual(['user/reset', 'invoice/read']);
    expect(tab.screen).not.toBe(left);
  });

  test('is reported to analytics once, also without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('Full');
    });
    server.answers('invoice/read', 'invoice-read.paid');
    tab = await Tab.open('/en/account/invoices/success/PAY-7KQ2-M4XD-91TB');
    expect(window.dataLayer?.filter(({ event }) => event === 'purchase')).toHaveLength(1);
  });
});
