/** The test control of the server for browser tests, and payment on the sandbox's page. */
import { test as base, expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';
import { number, object, string, type as having, array, nullable, unknown } from 'superstruct';
import type { Locale } from '../../domain/locale.ts';
import { accountId } from '../../server/core/db/account-id.ts';
import { NO_TEXT } from '../../src/app/app-update/missing-texts.ts';

const scenario = having({
  account: having({ id: accountId, email: string(), password: string() }),
  invoices: array(having({ id: number(), reference: string(), version: string() })),
  subscription: nullable(having({ id: number() })),
  order: nullable(string()),
  request: nullable(number()),
  token: nullable(string()),
  links: object({ fr: nullable(string()), en: nullable(string()) }),
});

const books = having({
  invoice: having({ status: number() }),
  payments: array(having({ reference: string() })),
  checkouts: array(unknown()),
  refunds: array(unknown()),
  sessions: array(having({ state: string() })),
});

/** The stored rows of a subscription; `books` of its invoice, once it has one. */
const subscriptionBooks = having({
  subscription: having({ status: string() }),
  books: nullable(books),
  balance: nullable(number()),
  operations: array(having({ amount_minor: number() })),
});

const mail = array(having({ kind: string(), subject: string(), message_source: string(), locale: string() }));

const requests = array(having({ reference: string(), locale: string(), offer: having({ readers: number() }) }));

export type Language = Locale;

/** The sandbox’s mode of confirmation. */
export type Confirmation = 'atOnce' | 'beforeReturn' | 'late' | 'twice' | 'outOfOrder' | 'never' | 'forged';

export const cards = {
  charged: '4242424242424242',
  authentication: '4000002760003184',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
} as const;

/** The server's test control. */
export class Control {
  readonly #request: APIRequestContext;
  #account: { readonly email: string; readonly password: string } | null = null;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** A deployment may lack test control: tests that need it are skipped there, with the reason. */
  async #answer(response: APIResponse): Promise<unknown> {
    if (response.status() === 404) base.skip(true, 'This deployment has no test control (TEST_CONTROL=on)');
    expect(response.ok(), `test control refused: ${await response.text()}`).toBe(true);
    return response.json();
  }

  async #post(name: string, data: object): Promise<unknown> {
    return this.#answer(await this.#request.post(`/test/${name}`, { data }));
  }

  async scenario(name: string, options: { locale?: Language; currency?: string } = {}) {
    const made = scenario.create(await this.#post('scenario', { name, ...options }));
    this.#account = made.account;
    return made;
  }

  /** The person of the last scenario. */
  get account() {
    return this.#account;
  }

  /** Runs the server’s background work: due confirmations, reconciliation, mail. */
  async tick(): Promise<void> {
    await this.#post('tick', {});
  }

  /** Stops the reconciliation of a card order; or runs it at once, without advancing the clock. */
  async reconcile(reference: string, when: 'now' | 'never'): Promise<void> {
    await this.#post('reconcile', { reference, when });
  }

  /** Books a bank transfer for an order, in its currency, with an amount in minor units. */
  async transfer(reference: string, minor: number): Promise<void> {
    await this.#post('transfer', { reference, minor });
  }

  async changePrice(invoiceId: number, net: number): Promise<void> {
    await this.#post('price', { invoiceId, net });
  }

  /** Changes the price before tax of a subscription's first line. */
  async changeSubscriptionPrice(subscriptionId: number, net: number): Promise<void> {
    await this.#post('price', { subscriptionId, net });
  }

  /** Changes a quotation as the office or time does while a buyer looks at it (see `server/test-control`). */
  async changeQuotation(
    id: number,
    change: { net?: number; raise?: true; expiresIn?: number; withdraw?: true },
  ): Promise<void> {
    await this.#post('quotation', { id, ...change });
  }

  /** Spoils the next answer to a call, for pages of this test only. */
  async spoil(worker: string, path: string, fault: object): Promise<void> {
    await this.#post('fault', { worker, path, ...fault });
  }

  async books(invoiceId: number) {
    return books.create(await this.#answer(await this.#request.get(`/test/books/${invoiceId}`)));
  }

  async subscriptionBooks(id: number) {
    return subscriptionBooks.create(await this.#answer(await this.#request.get(`/test/subscriptions/${id}`)));
  }

  /** The requests for a quote from an email address. */
  async requestsOf(address: string) {
    const answer = await this.#answer(await this.#request.get(`/test/requests/${encodeURIComponent(address)}`));
    return requests.create(answer);
  }

  async mailTo(address: string) {
    return mail.create(await this.#answer(await this.#request.get(`/test/mail/${encodeURIComponent(address)}`)));
  }
}

interface Fixtures {
  readonly control: Control;
  /** The name of this test's pages for the fault control. */
  readonly worker: string;
}

export const test = base.extend<Fixtures>({
  // In every test: no page uses a text that its catalog lacks.
  context: async ({ context }, provide) => {
    const missing: string[] = [];
    context.on('console', (message) => {
      if (message.text().includes(NO_TEXT)) missing.push(message.text());
    });
    await provide(context);
    expect(missing, 'texts that a page says and does not have').toEqual([]);
  },
  control: async ({ request }, provide) => {
    await provide(new Control(request));
  },
  worker: async ({ context, baseURL }, provide, { testId, retry }) => {
    const worker = `${testId}-${retry}`;
    await context.addCookies([{ name: 'test-worker', value: worker, url: baseURL ?? '' }]);
    await provide(worker);
  },
});

export { expect };

/** The invoice link of a scenario in a language. */
export function linkOf({ links }: { links: Record<Language, string | null> }, language: Language): string {
  const link = links[language];
  if (link === null) throw new Error('This scenario has no invoice link');
  return link;
}

/** From now on documents come without prerendered markup and answers, so that a page’s own calls and skeletons show. */
export async function askForAll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('script[data-answers], meta[name="asks"], [data-prerendered]'))
        element.remove();
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Selects the page while it shows a step at rest. */
export const shownBy = (name: string): string => `main[data-screen="${name}"][aria-busy="false"]`;

/** The page's main region once it shows this screen. */
export function screen(page: Page, name: string) {
  return page.locator(shownBy(name));
}

/** The error summary of a form. */
export function errorSummary(page: Page) {
  return page.locator('main').getByRole('region', { name: /^(Vérifiez les points suivants|Check the following)$/ });
}

/** Fills in the card on the sandbox's page and pays. */
export async function payByCard(page: Page, number: string, confirmation: Confirmation = 'atOnce'): Promise<void> {
  await page.getByLabel(/^(Numéro de carte|Card number)/).fill(number);
  await page.getByLabel(/^(Date d’expiration|Expiry date)/).fill('12/34');
  await page.getByLabel(/^(Code de sécurité|Security code)/).fill('123');
  await page.getByLabel(/^(Nom inscrit sur la carte|Name on the card)/).fill('Awa Ndiaye');
  await page.locator('select[name="confirmation"]').selectOption(confirmation);
  await page.getByRole('button', { name: /^(Payer|Pay)\s/ }).click();
}

/** From the invoice link to the sandbox's page. */
export async function goToHostedPage(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await screen(page, 'choice')
    .getByRole('button', { name: /^(Vérifier et payer|Check and pay)\s/ })
    .click();
  await screen(page, 'check')
    .getByRole('button', { name: /^(Payer|Pay)\s/ })
    .click();
  await page.waitForURL('**/pay/sandbox/**');
}

/** Starts with the session of an earlier sign-in. Other tests cover the sign-in page. */
export async function comeSignedIn(page: Page, account: { email: string; password: string }): Promise<void> {
  const { email, password } = account;
  const answer = await page.request.post('/fr/ajax/login/login', { data: { email, motDePasse: password } });
  expect(answer.ok(), `sign-in failed: ${await answer.text()}`).toBe(true);
}

/** Signs in on the sign-in page. */
export async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  const form = screen(page, 'signIn');
  await form.getByLabel(/^(Adresse e\u2011mail|Email|E-mail)/i).fill(account.email);
  await form.getByLabel(/^(Mot de passe|Password)/).fill(account.password);
  await form.getByRole('button', { name: /^(Se connecter|Sign in)/ }).click();
}

/** Holds all requests to an address; returns what releases them. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(address, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

/** The public entry pages, in French: their addresses, and their screens on a first visit. */
export const openPages = [
  { address: '/fr', name: 'home' },
  { address: '/fr/quote', name: 'needs' },
  { address: '/fr/newsletter', name: 'form' },
  { address: '/fr/signin', name: 'signIn' },
] as const;
