/** The security headers, on each kind of answer of the whole server. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmationsPath } from '../../server/core/payments/sandbox/deliver.ts';
import { hostedPath } from '../../server/core/payments/sandbox/sandbox.ts';
import { securityHeaders } from '../../server/core/http/security-headers.ts';
import { readSettings } from '../../server/core/settings.ts';
import { confirmPath, unsubscribePath } from '../../server/features/newsletter/links.ts';
import { exportPath } from '../../domain/personal-data.ts';
import { modificationEvents } from '../../contract/modification.ts';
import { signedIn } from './people.ts';
import type { Scenario, TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

let server: TestServer;
let person: Scenario;
beforeAll(async () => {
  server = await openServer({ PUBLIC_URL: 'https://desk.example.org', DEMO: 'on' });
  person = await server.scenario({ name: 'noInvoice', locale: 'fr' });
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

type Kind = readonly [kind: string, status: number, path: string, init: RequestInit];

/** Pages outside the application: their forms are answered only with an origin. */
const documents: readonly Kind[] = [
  ['a legal page', 200, '/fr/legal/privacy', {}],
  ['the headers of a page alone', 200, '/fr/legal/privacy', { method: 'HEAD' }],
  ['a newsletter link that has ended', 404, `${confirmPath}?token=nothing`, {}],
  ['an unsubscription link that has ended', 404, `${unsubscribePath}?token=nothing`, {}],
];

const kinds: readonly Kind[] = [
  ['a call', 200, '/fr/ajax/infossiteweb', {}],
  ['a call that needs a sign-in', 401, '/fr/ajax/notifications', {}],
  ['a call that is malformed', 400, '/fr/ajax/login/login', { method: 'POST', headers: json, body: '{' }],
  ['a body that is too long', 400, '/fr/ajax/login/login', { method: 'POST', headers: json, body: '1'.repeat(2e6) }],
  [
    'a call from another site',
    403,
    '/fr/ajax/login/login',
    { method: 'POST', headers: { ...json, 'sec-fetch-site': 'cross-site' }, body: '{}' },
  ],
  ['a call without a route', 404, '/fr/ajax/nothing', {}],
  ['a method without a route', 404, '/fr/ajax/infossiteweb', { method: 'DELETE' }],
  ['an address without a route', 404, '/nothing.php', {}],
  ['an address that cannot be decoded', 404, '/%', {}],
  ['an address with a NUL', 404, '/%00', {}],
  ['a call with a NUL', 400, '/fr/ajax/user?invoiceToken=%00', {}],
  ['liveness', 200, '/livez', {}],
  ['readiness', 200, '/readyz', {}],
  ['a quote that is not shared', 404, '/fr/quote/shared/nothing', {}],
  ['a hosted page that is gone', 404, hostedPath('nothing'), {}],
  ['a forged confirmation', 400, confirmationsPath, { method: 'POST', headers: json, body: '{}' }],
  ['an export without a sign-in', 303, exportPath, { headers: { 'sec-fetch-site': 'same-origin' } }],
  ['events without a sign-in', 401, modificationEvents.path, { headers: { 'sec-fetch-site': 'same-origin' } }],
];

describe('security headers', () => {
  const all = securityHeaders(readSettings({ PUBLIC_URL: 'https://desk.example.org' }));
  const expectAll = (headers: Headers, expected = all) => {
    expect(Object.fromEntries(headers)).toMatchObject(expected);
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  };

  it.each(kinds)('are on %s', async (_, status, path, init) => {
    const answer = await fetch(`${server.origin}${path}`, { redirect: 'manual', ...init });
    await answer.text();
    expectAll(answer.headers);
    expect(answer.status).toBe(status);
  });

  it.each(documents)('are on %s, which tells its origin', async (_, status, path, init) => {
    const answer = await fetch(`${server.origin}${path}`, init);
    await answer.text();
    expectAll(answer.headers, { ...all, 'referrer-policy': 'strict-origin' });
    expect(answer.status).toBe(status);
  });

  it.each([
    ['a stream of events', modificationEvents.path],
    ['a person’s data', exportPath],
  ])('are on %s', async (_, path) => {
    const visitor = await signedIn(server, person);
    const answer = await visitor.fetch(path, { headers: { 'sec-fetch-site': 'same-origin' } });
    expectAll(answer.headers);
    expect(answer.status).toBe(200);
    await answer.body?.cancel();
  });
});
