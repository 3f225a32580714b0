/** A link to an invoice: exchanged for a cookie, closed, replaced. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginMode } from '../../domain/enumerations.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { lastEmail } from './password-emails.ts';
import { byLink, credentials, firstInvoice, signedIn } from './people.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const login = calls['login/login'];
const HOUR = 3_600_000;

describe('an invoice link', () => {
  it('is exchanged at once for a cookie of its own that opens this invoice and no other', async () => {
    const scenario = await server.scenario({ name: 'severalInvoices' });
    const visitor = await byLink(server, scenario);
    expect(visitor.lastCookies[0]).toMatch(/^invoice=[\w-]{43}; Max-Age=7200; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(visitor.cookies.get('invoice')).not.toBe(scenario.token);
    const { mode, account, tokenInvoice } = await visitor.ask(calls.user);
    expect({ mode, account, tokenInvoice }).toMatchObject({
      mode: loginMode.token,
      account: null,
      tokenInvoice: { id: firstInvoice(scenario).id },
    });
    const reading = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    expect(reading.kind === 'list' && reading.invoices.map(({ id }) => id)).toEqual([firstInvoice(scenario).id]);
  });

  it.each(['expiredLink', 'revokedLink'] as const)('opens nothing when it is an %s', async (name) => {
    const scenario = await server.scenario({ name });
    const visitor = server.visitor();
    const { status, body } = await visitor.send(calls.user, { query: { invoiceToken: scenario.token } });
    expect({ status, isSuccess: body.isSuccess, cookies: visitor.cookies.size }).toEqual({
      status: 200,
      isSuccess: false,
      cookies: 1,
    });
    expect(visitor.cookies.has('invoice')).toBe(false);
  });

  it.each(['expiredLink', 'revokedLink'] as const)(
    'that is an %s is replaced by email, three times a day',
    async (name) => {
      const scenario = await server.scenario({ name });
      const visitor = server.visitor();
      await visitor.send(calls.user, { query: { invoiceToken: scenario.token } });
      const before = (await server.mail(scenario.account.email)).length;
      for (let time = 0; time < 5; time += 1) await visitor.ask(calls['user/link']);
      expect((await server.mail(scenario.account.email)).length - before).toBe(3);
      const { kind, words } = await lastEmail(server, scenario.account.email);
      expect(kind).toBe('invoice-issued');
      const [, token] = /invoiceToken=([\w-]+)/.exec(words) ?? [];
      const { tokenInvoice } = await visitor.ask(calls.user, { query: { invoiceToken: token ?? '' } });
      expect(tokenInvoice?.id).toBe(firstInvoice(scenario).id);
      expect(visitor.cookies.has('refused-link')).toBe(false);
    },
  );

  it('that never existed has the same answer, and no email is sent', async () => {
    const visitor = server.visitor();
    await visitor.send(calls.user, { query: { invoiceToken: 'Zk3vT9qXw2LhB7mPc5RdYs' } });
    const { status, body } = await visitor.send(calls['user/link']);
    expect({ status, ...body }).toEqual({ status: 200, isSuccess: true, feedback: null, data: null });
  });

  it('is closed by revocation, by time, by sign-in and by sign-out', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const isOpen = async (visitor: Awaited<ReturnType<typeof byLink>>) =>
      (await visitor.ask(calls.user)).tokenInvoice !== null;
    const late = await byLink(server, scenario);
    await server.advance(2.1 * HOUR);
    expect(await isOpen(late)).toBe(false);
    const out = await byLink(server, scenario);
    await out.ask(calls['login/logout']);
    expect(await isOpen(out)).toBe(false);
    const other = await byLink(server, scenario);
    await other.send(login, { body: credentials(await server.scenario({ name: 'noInvoice' })) });
    expect(await isOpen(other)).toBe(false);
    const revoked = await byLink(server, scenario);
    expect(await isOpen(revoked)).toBe(true);
    await server.control('revoke', { invoiceId: firstInvoice(scenario).id });
    expect(await isOpen(revoked)).toBe(false);
  });

  it('opened again in another tab keeps the first one’s draft; another invoice’s link does not', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = await byLink(server, scenario);
    const held = visitor.cookies.get('invoice');
    await visitor.ask(calls.user, { query: { invoiceToken: scenario.token } });
    expect(visitor.cookies.get('invoice')).toBe(held);
    const other = await server.scenario({ name: 'oneInvoice' });
    const { tokenInvoice } = await visitor.ask(calls.user, { query: { invoiceToken: other.token } });
    expect(tokenInvoice?.id).toBe(firstInvoice(other).id);
    expect(visitor.cookies.get('invoice')).not.toBe(held);
    const before = server.visitor();
    const { body } = await before.send(calls.user, {}, { headers: { cookie: `invoice=${held}` } });
    expect(body.data).toMatchObject({ factureToken: null });
  });

  it('sets no cookie for its signed-in owner', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = await signedIn(server, scenario);
    const answer = await visitor.ask(calls.user, { query: { invoiceToken: scenario.token } });
    expect({ token: answer.tokenInvoice, cookies: [...visitor.cookies.keys()] }).toEqual({
      token: null,
      cookies: ['device', 'session'],
    });
  });

  it('lets its owner with an unverified e-mail pay', async () => {
    const scenario = await server.scenario({ name: 'unverified' });
    const visitor = await signedIn(server, scenario);
    expect((await visitor.send(calls['invoice/read'])).status).toBe(403);
    await visitor.ask(calls.user, { query: { invoiceToken: scenario.token } });
    const reading = await visitor.ask(calls['invoice/read'], { body: { kind: 'list' } });
    expect(reading.kind === 'list' && reading.invoices.map(({ id }) => id)).toEqual([firstInvoice(scenario).id]);
  });

  it('leaves no trace in the log', async () => {
    const scenario = await server.scenario({ name: 'oneInvoice' });
    const visitor = await byLink(server, scenario);
    await server.fault({ worker: 'trace', path: '/ajax/user', kind: 'status', status: 500 });
    await visitor.send(
      calls.user,
      { query: { invoiceToken: scenario.token } },
      { headers: { 'x-test-worker': 'trace' } },
    );
    await visitor.fetch(`/nowhere?invoiceToken=${scenario.token}`);
    const secrets = [scenario.token ?? '', scenario.account.password, ...visitor.cookies.values()];
    expect(secrets.filter((secret) => server.log.some((line) => line.includes(secret)))).toEqual([]);
  });
});
