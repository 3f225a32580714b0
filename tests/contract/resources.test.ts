import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

it('resources are dropped by the caller’s browser, whose session stays; no other site can have it do so', async () => {
  const scenario = await server.scenario({ name: 'noInvoice' });
  const visitor = await signedIn(server, scenario);
  const answer = await visitor.send(calls['ressources/clean']);
  expect(answer.body).toEqual({ isSuccess: true, feedback: null, data: null });
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expect((await visitor.ask(calls.user)).account?.id).toBe(scenario.account.id);
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
  const other = await visitor.fetch('/fr/ajax/ressources/clean', { headers });
  expect([other.status, other.headers.get('clear-site-data')]).toEqual([403, null]);
  expect((await visitor.send(calls.infossiteweb)).headers.get('clear-site-data')).toBeNull();
});
