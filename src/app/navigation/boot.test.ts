// @vitest-environment jsdom
/** Boot steps of a page load, before the application’s code has loaded. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Sending } from '../../api/network.ts';
import { languageHeader } from '../../../contract/headers.ts';
import { standInNetwork } from '../../../tests/support/stand-in-network.ts';
import { arrive } from './boot.ts';

const site = 'https://site.invalid';
let sent: string[] = [];

/** A document that embeds the site, and requests the visitor and a draft. */
function load(address: string): void {
  window.history.replaceState(null, '', address);
  document.documentElement.lang = 'fr-FR';
  document.head.innerHTML = `
    <meta name="prefix-routing" content="on" />
    <meta name="asks" content="GET /fr/ajax/user" data-takes="token" />
    <meta name="asks" content="POST /fr/ajax/infosquote/read {}" />`;
  document.body.innerHTML = `<script type="application/json" data-answers="GET /fr/ajax/infossiteweb">{"received":"here"}</script>`;
}

const sendingOf = (url: string, { language = 'fr', json }: { language?: string; json?: object } = {}): Sending => ({
  method: json === undefined ? 'GET' : 'POST',
  url,
  headers: { [languageHeader]: language },
  keepalive: false,
  signal: new AbortController().signal,
  ...(json !== undefined && { json }),
});

/** Records the requests to the fake network. */
function noteSent(): void {
  const network = globalThis.fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push(`${request.method} ${request.url.replace(site, '')} ${request.headers.get(languageHeader)}`);
    return network(request);
  });
}

beforeEach(() => {
  sent = [];
  standInNetwork(async () => Response.json({ received: 'by the network' }));
  noteSent();
});
afterEach(() => vi.unstubAllGlobals());

test('requests named by the document are sent at once, and each answer is given to the first caller only', async () => {
  load('/fr/quote');
  const { given, invoiceToken } = arrive();
  expect(invoiceToken).toBeNull();
  expect(sent).toEqual(['GET /fr/ajax/user fr', 'POST /fr/ajax/infosquote/read fr']);
  const asked = [
    sendingOf('/fr/ajax/user'),
    sendingOf('/fr/ajax/infosquote/read', { json: {} }),
    sendingOf('/fr/ajax/infossiteweb'),
  ];
  const answers = await Promise.all(asked.map(async (each) => (await given(each))?.text()));
  expect(answers).toEqual(['{"received":"by the network"}', '{"received":"by the network"}', '{"received":"here"}']);
  expect(asked.map((each) => given(each))).toEqual([null, null, null]);
});

test('the token of an invoice link leaves the address, and goes where it is exchanged, only', async () => {
  load('/fr/account/invoices?invoiceToken=a%2Bb&step=check#top');
  const { given, invoiceToken } = arrive();
  expect([invoiceToken, window.location.search, window.location.hash]).toEqual(['a+b', '?step=check', '#top']);
  expect(sent).toEqual(['GET /fr/ajax/user?invoiceToken=a%2Bb fr', 'POST /fr/ajax/infosquote/read fr']);
  expect(given(sendingOf(`/fr/ajax/user?${new URLSearchParams({ invoiceToken: 'a+b' }).toString()}`))).not.toBeNull();
});

/** An invoice's link, whose token is answered when a test says so. */
function loadLink() {
  load('/fr/account/invoices?invoiceToken=abc');
  document.head.querySelector('meta[content^="POST"]')?.remove();
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="asks" content="POST /fr/ajax/subscriptions/invoice/read {}" data-after="token" />',
  );
  const token = Promise.withResolvers<Response>();
  standInNetwork(({ url }) => (url.includes('invoiceToken') ? token.promise : Promise.resolve(Response.json({}))));
  noteSent();
  const { given } = arrive();
  const invoice = given(sendingOf('/fr/ajax/subscriptions/invoice/read', { json: {} }));
  expect(sent).toEqual(['GET /fr/ajax/user?invoiceToken=abc fr']);
  return { invoice, answerToken: (status: number) => token.resolve(Response.json({}, { status })) };
}

test('an invoice is asked for once its token is taken', async () => {
  const { invoice, answerToken } = loadLink();
  answerToken(200);
  await invoice;
  expect(sent[1]).toBe('POST /fr/ajax/subscriptions/invoice/read fr');
});

test('an invoice is not asked for where its token is refused', async () => {
  const { invoice, answerToken } = loadLink();
  answerToken(401);
  await expect(invoice).rejects.toThrow('401');
  expect(sent).toHaveLength(1);
});

test('nothing is taken for an answer in another language, to another question, or after something may have changed', () => {
  load('/fr/quote');
  const inEnglish = arrive();
  expect(inEnglish.given(sendingOf('/fr/ajax/infossiteweb', { language: 'en' }))).toBeNull();
  const changing = arrive();
  expect(changing.given(sendingOf('/fr/ajax/infosquote/read', { json: { all: true } }))).toBeNull();
  expect(changing.given(sendingOf('/fr/ajax/user'))).toBeNull();
});

test('an answer that redirects elsewhere is not followed', () => {
  load('/fr/quote');
  const modes: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { redirect }: RequestInit) => {
    modes.push(redirect);
    return new Promise(() => undefined);
  });
  arrive();
  expect(modes).toEqual(['manual', 'manual']);
});

test('an aborted request does not wait for its answer', async () => {
  load('/fr/quote');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { given } = arrive();
  const leaving = new AbortController();
  const answer = given({ ...sendingOf('/fr/ajax/user'), signal: leaving.signal });
  leaving.abort();
  await expect(answer).rejects.toThrow(/abort|called off/i);
});
