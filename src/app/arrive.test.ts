// @vitest-environment jsdom
/** What a page load begins with, before the application is there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageHeader } from '../contract/headers.ts';
import { standInNetwork } from '../../tests/support/stand-in-network.ts';
import { arrive } from './arrive.ts';

const site = 'https://site.invalid';
let sent: string[] = [];

/** A document that brings the site along, and asks who is there and for a draft. */
function load(address: string): void {
  window.history.replaceState(null, '', address);
  document.documentElement.lang = 'fr-FR';
  document.head.innerHTML = `
    <meta name="prefix-routing" content="on" />
    <meta name="asks" content="GET /fr/ajax/user" data-takes="token" />
    <meta name="asks" content="POST /fr/ajax/infosquote/read {}" />`;
  document.body.innerHTML = `<script type="application/json" data-answers="GET /fr/ajax/infossiteweb">{"told":"here"}</script>`;
}

const ask = (path: string, { language = 'fr', body }: { language?: string; body?: string } = {}) =>
  new Request(site + path, {
    headers: { [languageHeader]: language },
    ...(body !== undefined && { method: 'POST', body }),
  });

beforeEach(() => {
  sent = [];
  standInNetwork(async () => Response.json({ told: 'by the network' }));
  const network = globalThis.fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    sent.push(`${request.method} ${request.url.replace(site, '')} ${request.headers.get(languageHeader)}`);
    return network(request);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what the document names is asked at once, and given to whoever asks for it, once', async () => {
  load('/fr/quote');
  const { fetch, invoiceToken } = arrive();
  expect(invoiceToken).toBeNull();
  const first = ['GET /fr/ajax/user fr', 'POST /fr/ajax/infosquote/read fr'];
  expect(sent).toEqual(first);
  await fetch(ask('/fr/ajax/user'));
  await fetch(ask('/fr/ajax/infosquote/read', { body: '{}' }));
  expect(await (await fetch(ask('/fr/ajax/infossiteweb'))).json()).toEqual({ told: 'here' });
  expect(sent).toEqual(first);
  await fetch(ask('/fr/ajax/user'));
  expect(sent).toEqual([...first, 'GET /fr/ajax/user fr']);
});

test('the token of an invoice link leaves the address, and goes where it is exchanged, only', async () => {
  load('/fr/account/invoices?invoiceToken=a%2Bb&step=check#top');
  const { fetch, invoiceToken } = arrive();
  expect([invoiceToken, window.location.search, window.location.hash]).toEqual(['a+b', '?step=check', '#top']);
  expect(sent).toEqual(['GET /fr/ajax/user?invoiceToken=a%2Bb fr', 'POST /fr/ajax/infosquote/read fr']);
  await fetch(ask(`/fr/ajax/user?${new URLSearchParams({ invoiceToken: 'a+b' }).toString()}`));
  expect(sent).toHaveLength(2);
});

test('nothing is taken for an answer in another language, to another question, or after something may have changed', async () => {
  load('/fr/quote');
  const inEnglish = arrive();
  await inEnglish.fetch(ask('/fr/ajax/infossiteweb', { language: 'en' }));
  expect(sent.at(-1)).toBe('GET /fr/ajax/infossiteweb en');
  const changing = arrive();
  await changing.fetch(ask('/fr/ajax/infosquote/read', { body: '{"all":true}' }));
  const before = sent.length;
  await changing.fetch(ask('/fr/ajax/user'));
  expect(sent.length).toBe(before + 1);
});

test('whoever calls a question off does not wait for its answer', async () => {
  load('/fr/quote');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const { fetch } = arrive();
  const leaving = new AbortController();
  const asked = fetch(
    new Request(`${site}/fr/ajax/user`, { headers: { [languageHeader]: 'fr' }, signal: leaving.signal }),
  );
  leaving.abort();
  await expect(asked).rejects.toThrow(/abort|called off/i);
});
