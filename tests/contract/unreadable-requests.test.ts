/** Requests that no person can have typed are refused with a message: no request makes the server fail. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames, calls } from '../../contract/calls.ts';
import { readGolden } from '../support/golden-exchange.ts';
import { signedIn } from './people.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openServer();
}, 60_000);
afterAll(() => server.close());

/** Bodies as on the wire. */
const bodies: Readonly<Record<string, string>> = {
  'a field named toString': '{"toString": 1}',
  'a field named constructor': '{"constructor": {"name": 1}}',
  'a field named hasOwnProperty': '{"hasOwnProperty": 1}',
  'NUL in a text': '{"email": "a\\u0000@example.org", "motDePasse": "a"}',
  'NUL in the name of a field': '{"a\\u0000": "b"}',
  'half a surrogate pair': '{"email": "a\\ud800@example.org", "motDePasse": "\\udc00"}',
};

it.each(Object.entries(bodies))('every call refuses %s', async (_, body) => {
  const taken: string[] = [];
  for (const name of callNames.filter((each) => calls[each].method === 'POST')) {
    const { status } = await server.visitor().send(calls[name], { body }, { key: 'unreadable-request' });
    if (![400, 401, 403, 422].includes(status)) taken.push(`${name}: ${status}`);
  }
  expect(taken).toEqual([]);
});

/** A number that no row of the database has: answers of other back ends hold such numbers. */
it.each(['subscription/read', 'quotation/read', 'subscriptionsv2/onlinesubscription', 'read-later/drop'] as const)(
  '%s answers 404 to an identifier beyond four bytes',
  async (name) => {
    const [fixture = ''] = calls[name].fixtures;
    const { request } = readGolden(fixture);
    const asked = Object.entries(request.body ?? {}).map(([field, value]) => [
      field,
      typeof value === 'number' ? 3_000_000_000 : value,
    ]);
    const visitor = await signedIn(server, await server.scenario({ name: 'noInvoice' }));
    expect((await visitor.send(calls[name], { body: Object.fromEntries(asked) })).status).toBe(404);
  },
);

it('NUL in an address is refused', async () => {
  const { status } = await server.visitor().send(calls.user, { query: { invoiceToken: 'a\0b' } });
  expect(status).toBe(400);
});

/** Escapes in an address: none can be stored, or none is UTF-8. */
const escapes = ['%00', 'a%00b', '%', '%zz', '%FF', '%C3', '%ED%A0%80', '%u0000'];

/** Every path of the server outside the application’s pages, with its keys. */
const addresses: readonly ((text: string) => string)[] = [
  ...[...new Set(callNames.map((name) => calls[name].path))].map(
    (path) => (text: string) => `/fr${path}?invoiceToken=${text}&a${text}=b`,
  ),
  ...[
    '/verify',
    '/email-change',
    '/password-link',
    '/newsletter/confirm',
    '/newsletter/unsubscribe',
    '/fr/legal/privacy',
    '/readyz',
  ].map((path) => (text: string) => `${path}?token=${text}&locale=${text}&redirect=${text}&${text}`),
  (text) => `/pay/sandbox/${text}`,
  (text) => `/fr/quote/shared/${text}`,
  (text) => `/fr/ajax/${text}`,
  (text) => `/${text}`,
  (text) => `/fr/account/invoices/success/${text}`,
  (text) => `/assets/${text}.js`,
  (text) => `/payments/sandbox/${text}`,
];

describe.each(escapes)('`%s` in an address', (text) => {
  it('never makes the server fail', async () => {
    const failed: string[] = [];
    for (const at of addresses) {
      for (const method of ['GET', 'POST'] as const) {
        const body = method === 'POST' ? { body: `token=${text}&locale=${text}&card=${text}` } : {};
        const headers = { accept: '*/*', 'content-type': 'application/x-www-form-urlencoded' };
        const { status } = await fetch(server.origin + at(text), { method, headers, redirect: 'manual', ...body });
        if (status >= 500) failed.push(`${method} ${at(text)}: ${status}`);
      }
    }
    expect(failed).toEqual([]);
  });
});

it('answers 404 to a NUL in the path of a hosted payment page', async () => {
  expect((await fetch(`${server.origin}/pay/sandbox/%00`)).status).toBe(404);
});

it.each(['nobody', '1.2.3', '300.1.1.1', "';--"])('X-Forwarded-For: %s is ignored', async (address) => {
  const { status } = await server.visitor().send(calls.user, {}, { headers: { 'x-forwarded-for': address } });
  expect(status).toBe(200);
});
