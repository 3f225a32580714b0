/** Scenarios by link: opening one signs in as its person, on its page. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loginMode } from '../../domain/enumerations.ts';
import { buildApp } from '../../server/core/http/app.ts';
import { readSettings } from '../../server/core/settings.ts';
import { scenarioNames } from '../../server/test-control/scenarios.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { silentLog } from './services.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

/** Opens a scenario in a browser that may have a session already. */
async function opened(name: string, language: string, visitor = server.visitor()) {
  const answer = await visitor.fetch(`/${language}?scenario=${name}`);
  const place = new URL(answer.headers.get('location') ?? '/nowhere', server.origin);
  return { status: answer.status, place, visitor };
}

it.each(['fr', 'en'])('is opened in its language: %s', async (language) => {
  const { status, place } = await opened('severalInvoices', language);
  expect([status, place.pathname]).toEqual([302, `/${language}/account/invoices`]);
});

it('replaces any earlier session', async () => {
  const { place, visitor } = await opened('severalInvoices', 'en');
  expect(place.pathname + place.search).toBe('/en/account/invoices');
  const first = await visitor.ask(calls.user);
  expect(first).toMatchObject({ mode: loginMode.password, account: { isEmailVerified: true } });
  await opened('unverified', 'fr', visitor);
  const second = await visitor.ask(calls.user);
  expect(second.account?.isEmailVerified).toBe(false);
  expect(second.account?.id).not.toBe(first.account?.id);
});

it('redirects to an invoice link, and signs any earlier visitor out', async () => {
  const { visitor } = await opened('severalInvoices', 'fr');
  const { place } = await opened('oneInvoice', 'fr', visitor);
  expect(place.searchParams.get('invoiceToken')).toMatch(/^[\w-]{22,}$/);
  expect((await visitor.ask(calls.user)).account).toBeNull();
});

it('recognises this computer in its own scenario only', async () => {
  const { visitor } = await opened('recognised', 'fr');
  expect(await visitor.ask(calls.user)).toMatchObject({ mode: loginMode.ipRecognition });
  await opened('oneInvoice', 'fr', visitor);
  expect((await visitor.ask(calls.user)).account).toBeNull();
});

it('lists all scenarios, and answers 404 to an unknown name', async () => {
  const list = await server.visitor().fetch('/?scenario');
  const text = await list.text();
  expect(list.status).toBe(200);
  for (const name of scenarioNames) expect(text).toContain(`/en?scenario=${name}"`);
  const unknown = await server.visitor().fetch('/fr?scenario=<nothing>');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('There is no scenario “&lt;nothing&gt;”');
});

it('ignores all other addresses', async () => {
  for (const path of ['/', '/fr', '/fr/account?scenario=oneInvoice', '/fr?other=scenario']) {
    const { status, headers } = await server.visitor().fetch(path);
    expect([status, headers.get('location')]).toEqual([404, null]);
  }
});

it('is unknown to a server without test control', async () => {
  const parts = { settings: readSettings({}), log: silentLog, dist: null, testControl: null, plugins: [] };
  const app = await buildApp(parts);
  const { statusCode, headers } = await app.inject('/fr?scenario=oneInvoice');
  expect([statusCode, headers.location]).toEqual([404, undefined]);
  expect((await app.inject('/ajax/openapi.json')).statusCode).toBe(404);
});
