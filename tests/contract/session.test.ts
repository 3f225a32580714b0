import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loginMode } from '../../domain/enumerations.ts';
import * as passwords from '../../server/features/session/password-hash.ts';
import { delayAfter } from '../../server/features/session/sign-in-limits.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { credentials, signedIn } from './people.ts';
import { watchTimers } from './timers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const login = calls['login/login'];
const HOUR = 3_600_000;

describe('sign-in', () => {
  it('sets a cookie hidden from scripts and other sites, and a new one each time', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const visitor = server.visitor();
    await visitor.send(login, { body: credentials(scenario) });
    expect(visitor.lastCookies).toHaveLength(2);
    expect(visitor.lastCookies[1]).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(visitor.lastCookies[0]).toMatch(/^device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
    const first = visitor.cookies.get('session');
    await visitor.send(login, { body: credentials(scenario) });
    expect(visitor.cookies.get('session')).not.toBe(first);
    const old = server.visitor();
    const answer = await old.send(calls.user, {}, { headers: { cookie: `session=${first}` } });
    expect(calls.user.answer.decode(answer.body.data).account).toBeNull();
  });

  it('never accepts a session id from the client', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const visitor = server.visitor();
    const cookie = 'session=an-attacker-chose-this-secret-beforehand-12345';
    await visitor.send(login, { body: credentials(scenario) }, { headers: { cookie } });
    const thief = await server.visitor().send(calls.user, {}, { headers: { cookie } });
    expect(calls.user.answer.decode(thief.body.data).account).toBeNull();
  });

  it('ends on the server at sign-out', async () => {
    const visitor = await signedIn(server, await server.scenario({ name: 'noInvoice' }));
    const cookie = `session=${visitor.cookies.get('session')}`;
    const { headers } = await visitor.send(calls['login/logout']);
    // The browser’s page cache is cleared; its cookies (language) and storage (colors, reported purchases) stay.
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect([...visitor.cookies.keys()]).toEqual(['device']);
    const replay = await server.visitor().send(calls.user, {}, { headers: { cookie } });
    expect(calls.user.answer.decode(replay.body.data).account).toBeNull();
  });

  it('answers an unknown e-mail and a wrong password alike, and verifies a password for both', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const judged = vi.spyOn(passwords, 'isPasswordOf');
    const attempt = async (email: string) => {
      const { status, body } = await server.visitor().send(login, { body: { email, motDePasse: 'wrong' } });
      return { status, body };
    };
    const known = await attempt(scenario.account.email);
    expect(await attempt('nobody-at-all@example.org')).toEqual(known);
    expect(judged.mock.calls).toEqual([
      [expect.any(String), 'wrong'],
      [null, 'wrong'],
    ]);
  });

  it('lasts a month where remembered, used or not; else until the browser is closed', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const visitor = server.visitor();
    await visitor.send(login, { body: { ...credentials(scenario), resterConnecte: true } });
    expect(visitor.lastCookies[1]).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const isKnown = async () => (await visitor.ask(calls.user)).account !== null;
    await server.advance(29 * 24 * HOUR);
    expect(await isKnown()).toBe(true);
    await server.advance(1.5 * 24 * HOUR);
    expect(await isKnown()).toBe(false);
  });

  it('ends everywhere at once on request', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const [here, there, other] = await Promise.all([
      signedIn(server, scenario),
      signedIn(server, scenario),
      signedIn(server, await server.scenario({ name: 'noInvoice' })),
    ]);
    await here.ask(calls['login/logout'], { body: { everywhere: true } });
    expect((await there.ask(calls.user)).account).toBeNull();
    expect((await other.ask(calls.user)).account).not.toBeNull();
    expect((await server.visitor().send(calls['login/logout'], { body: { partout: true } })).status).toBe(200);
  });

  it('is refused after wrong guesses, with the time of the next try; not elsewhere or in a known browser', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const known = await signedIn(server, scenario);
    const visitor = server.visitor();
    const wrong = { email: scenario.account.email, motDePasse: 'wrong' };
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    for (let attempt = 0; attempt < 10; attempt += 1) await visitor.send(login, { body: wrong }, { headers });
    const refused = await visitor.send(login, { body: credentials(scenario) }, { headers, locale: 'en' });
    expect(refused.status).toBe(429);
    expect(refused.body.feedback).toBe('Too many attempts. Try again in 15\u00a0minutes.');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await known.send(login, { body: credentials(scenario) }, { headers })).body.isSuccess).toBe(true);
    const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
    const owner = await server.visitor().send(login, { body: credentials(scenario) }, { headers: elsewhere });
    expect(owner.body.isSuccess).toBe(true);
    await server.advance(HOUR);
    expect((await visitor.send(login, { body: credentials(scenario) }, { headers })).status).toBe(200);
  });

  it('of an account under guesses from everywhere is answered ever later, and never blocked', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const known = await signedIn(server, scenario);
    const wrong = { email: scenario.account.email, motDePasse: 'wrong' };
    const from = (index: number) => ({ 'x-forwarded-for': `198.51.100.${index}` });
    await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        server.visitor().send(login, { body: wrong }, { headers: from(1 + (index % 6)) }),
      ),
    );
    const timers = watchTimers();
    const isLetIn = async (visitor: typeof known) =>
      (await visitor.send(login, { body: credentials(scenario) }, { headers: from(99) })).body.isSuccess;
    const delay = delayAfter(25);
    expect(delay).toBeGreaterThan(0);
    expect(await isLetIn(known)).toBe(true);
    expect(timers(delay)).toBe(0);
    expect(await isLetIn(server.visitor())).toBe(true);
    expect(timers(delay)).toBe(1);
  });

  it('is refused after too many failures from one address, across accounts', async () => {
    const visitor = server.visitor();
    const headers = { 'x-forwarded-for': '203.0.113.2' };
    const attempt = (index: number) =>
      visitor.send(login, { body: { email: `guess-${index}@example.org`, motDePasse: 'wrong' } }, { headers });
    const answers = await Promise.all(Array.from({ length: 51 }, (_, index) => attempt(index)));
    expect(
      answers
        .map(({ status }) => status)
        .toSorted((left, right) => left - right)
        .slice(-2),
    ).toEqual([200, 429]);
  });

  it('expires when idle for long, and eventually in any case', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const visitor = await signedIn(server, scenario);
    const isKnown = async () => (await visitor.ask(calls.user)).account !== null;
    for (let day = 0; day < 21; day += 1) {
      await server.advance(7.9 * HOUR);
      expect(await isKnown()).toBe(true);
    }
    await server.advance(7.9 * HOUR);
    expect(await isKnown()).toBe(false);
    const idle = await signedIn(server, scenario);
    await server.advance(8.1 * HOUR);
    expect((await idle.ask(calls.user)).account).toBeNull();
  });

  it('reports an unverified e-mail and an invalid account', async () => {
    const tell = async (name: 'unverified' | 'invalid') => {
      const visitor = await signedIn(server, await server.scenario({ name }));
      const { account } = await visitor.ask(calls.user);
      return { isEmailVerified: account?.isEmailVerified, isValid: account?.isValid };
    };
    expect(await tell('unverified')).toEqual({ isEmailVerified: false, isValid: true });
    expect(await tell('invalid')).toEqual({ isEmailVerified: true, isValid: false });
  });
});

describe('verifying an email address', () => {
  it('takes an email, a page and a click', async () => {
    const scenario = await server.scenario({ name: 'unverified', locale: 'en' });
    const visitor = await signedIn(server, scenario);
    await visitor.ask(calls['newsletter/resend'], {}, { locale: 'en' });
    const [mail] = await server.mail(scenario.account.email);
    const text = mail?.message_source.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    const path = /\/verify\?token=[\w-]+&locale=en/.exec(text)?.[0] ?? '';
    expect((await visitor.fetch(path)).status).toBe(200);
    expect((await visitor.ask(calls.user)).account?.isEmailVerified).toBe(false);
    const form = { method: 'POST', body: new URL(path, server.origin).searchParams };
    expect((await visitor.fetch('/verify', { ...form, headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await visitor.fetch('/verify', form)).status).toBe(200);
    expect((await visitor.ask(calls['user/reset'])).account?.isEmailVerified).toBe(true);
    expect((await visitor.fetch('/verify', form)).status).toBe(404);
  });

  it('is limited in number', async () => {
    const visitor = await signedIn(server, await server.scenario({ name: 'unverified' }));
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      statuses.push((await visitor.send(calls['newsletter/resend'])).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('a recognised address', () => {
  it('is one of an account’s ranges, the narrowest first', async () => {
    const wide = await server.scenario({ name: 'recognised', range: '203.0.112.0/23' });
    const narrow = await server.scenario({ name: 'recognised', range: '203.0.113.128/25' });
    const v6 = await server.scenario({ name: 'recognised', range: '2001:db8:7::/48' });
    const at = async (address: string) => {
      const visitor = server.visitor();
      const answer = await visitor.ask(calls.user, {}, { headers: { 'x-forwarded-for': address } });
      return answer.mode === loginMode.ipRecognition ? answer.account?.id : null;
    };
    expect(await at('203.0.113.5')).toBe(wide.account.id);
    expect(await at('203.0.113.200')).toBe(narrow.account.id);
    expect(await at('::ffff:203.0.113.200')).toBe(narrow.account.id);
    expect(await at('2001:db8:7::1')).toBe(v6.account.id);
    expect(await at('203.0.114.1')).toBeNull();
  });
});
