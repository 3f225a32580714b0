import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactKind } from '../../domain/enumerations.ts';
import { SOONEST } from '../../server/core/in-time.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import {
  accountOf,
  accountOnWire,
  forgetful,
  invited,
  lastEmail,
  openLink,
  strangeAddress,
} from './password-emails.ts';
import { signedIn } from './people.ts';
import { watchTimers } from './timers.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const create = calls['login/create'];
const forget = calls['password/forget'];
const link = calls['password/link'];
const choose = calls['password/choose'];
const login = calls['login/login'];
const HOUR = 3_600_000;
const password = 'quatre pirogues au soleil';

const isKnown = async (visitor: Visitor) => (await visitor.ask(calls.user)).account !== null;
const owner = async () => (await server.scenario({ name: 'noInvoice' })).account;
const canSignIn = async (email: string, secret: string) =>
  (await server.visitor().send(login, { body: { email, motDePasse: secret } })).body.isSuccess;

describe('an account request', () => {
  it('opens the account once a password is chosen by the emailed link, then redirects to the page', async () => {
    const email = strangeAddress();
    const visitor = server.visitor();
    await visitor.ask(create, { body: accountOf(email, '/account/payment?id=88012') }, { locale: 'en' });
    expect(await canSignIn(email, password)).toBe(false);
    const place = await openLink(server, visitor, email);
    expect(place).toBe('/en/signin/password?redirect=%2Faccount%2Fpayment%3Fid%3D88012');
    expect(visitor.lastCookies[0]).toMatch(/^password=[\w-]{43}; Max-Age=172800; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await visitor.ask(link, { body: null })).toEqual({ purpose: 'first', email });
    const { account } = await visitor.ask(choose, { body: { password } });
    expect(account).toMatchObject({ email, firstName: 'Awa', lastName: 'NDIAYE', civility: 2, isEmailVerified: true });
    expect(account?.kind).toBe(contactKind.prospect);
    expect(await isKnown(visitor)).toBe(true);
    expect([...visitor.cookies.keys()].toSorted()).toEqual(['device', 'session']);
    expect(await canSignIn(email.toUpperCase(), password)).toBe(true);
  });

  it('opens no account by opening the link, and no account by a used or expired link', async () => {
    const email = strangeAddress();
    const visitor = await invited(server, email);
    const ahead = server.visitor();
    await openLink(server, ahead, email);
    await visitor.ask(choose, { body: { password } });
    const used = await ahead.send(choose, { body: { motDePasse: 'another one altogether' } });
    expect({ status: used.status, isSuccess: used.body.isSuccess }).toEqual({ status: 200, isSuccess: false });
    expect(await canSignIn(email, 'another one altogether')).toBe(false);
    const late = strangeAddress();
    await server.visitor().ask(create, { body: accountOf(late) });
    await server.advance(48.5 * HOUR);
    const tooLate = server.visitor();
    expect(await openLink(server, tooLate, late)).toBe('/fr/signin/password');
    expect(tooLate.cookies.size).toBe(0);
    expect((await tooLate.send(link, { body: { lien: true } })).body.isSuccess).toBe(false);
  });

  it('made twice, opens the account by the first link used; the others open nothing any more', async () => {
    const email = strangeAddress();
    const first = await invited(server, email);
    const second = await invited(server, email);
    await first.ask(choose, { body: { password } });
    expect((await second.send(choose, { body: { motDePasse: 'another one altogether' } })).body.isSuccess).toBe(false);
  });

  it('for a taken address gets the same answer, and its owner gets an email with their own name', async () => {
    const { email } = await owner();
    const unknown = strangeAddress();
    const answers = await Promise.all(
      [email, unknown].map(async (each) => {
        const answer = await server
          .visitor()
          .send(create, { body: { ...accountOnWire(each), prenom: 'http://evil.example' } });
        return { status: answer.status, body: answer.body, cookies: answer.headers.getSetCookie() };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    const [received, invitation] = await Promise.all([lastEmail(server, email), lastEmail(server, unknown)]);
    expect([received.kind, invitation.kind]).toEqual(['account-exists', 'account-requested']);
    expect(received.words).toContain('Madame Essai-Diallo');
    for (const { words } of [received, invitation]) expect(words).not.toContain('evil');
  });

  it.each([
    ['//evil.example/account', 400],
    ['/\\evil.example', 400],
    ['https://evil.example', 400],
    ['/\t/evil.example', 400],
    ['/account', 200],
  ])('accepts a redirect to %j only on this site: %i', async (redirection, status) => {
    const body = { ...accountOnWire(strangeAddress()), redirection };
    expect((await server.visitor().send(create, { body })).status).toBe(status);
  });
});

describe('a forgotten password', () => {
  it('is replaced by the emailed link: all other sessions and links end, and the owner gets an email', async () => {
    const { email, password: old } = await owner();
    const elsewhere = server.visitor();
    await elsewhere.ask(login, { body: { email, password: old } });
    const second = await forgetful(server, email);
    const visitor = await forgetful(server, email);
    expect(await visitor.ask(link, { body: null })).toEqual({ purpose: 'another', email });
    await visitor.ask(choose, { body: { password } });
    expect([await isKnown(visitor), await isKnown(elsewhere)]).toEqual([true, false]);
    expect([await canSignIn(email, password), await canSignIn(email, old)]).toEqual([true, false]);
    expect((await second.send(choose, { body: { motDePasse: 'another one altogether' } })).body.isSuccess).toBe(false);
    expect((await lastEmail(server, email)).kind).toBe('password-changed');
  });

  it('is replaced within the hour', async () => {
    const { email } = await owner();
    const visitor = await forgetful(server, email);
    await server.advance(1.25 * HOUR);
    expect((await visitor.send(choose, { body: { motDePasse: password } })).body.isSuccess).toBe(false);
  });

  it('proves that the address belongs to its reader', async () => {
    const { account } = await server.scenario({ name: 'unverified' });
    const visitor = await forgetful(server, account.email);
    await visitor.ask(choose, { body: { password } });
    expect((await visitor.ask(calls.user)).account?.isEmailVerified).toBe(true);
  });

  it('gets the same answer and an email for an unknown address', async () => {
    const { email } = await owner();
    const known = await server.visitor().send(forget, { body: { email, redirection: null } });
    const unknown = strangeAddress();
    const other = await server.visitor().send(forget, { body: { email: unknown, redirection: null } });
    expect({ status: other.status, body: other.body }).toEqual({ status: known.status, body: known.body });
    expect((await lastEmail(server, email)).kind).toBe('password-forgotten');
    expect((await lastEmail(server, unknown)).kind).toBe('no-account');
  });

  it('and an account request take the same minimum time for known and unknown addresses', async () => {
    let address = 0;
    const ask = (row: typeof create | typeof forget, body: object) => {
      address += 1;
      return server.visitor().send(row, { body }, { headers: { 'x-forwarded-for': `192.0.2.${address}` } });
    };
    const { email } = await owner();
    const timers = watchTimers();
    for (const address of [email, strangeAddress()]) {
      await ask(forget, { email: address, redirection: null });
      await ask(create, accountOnWire(address));
    }
    expect(timers(SOONEST)).toBe(4);
  });
});

describe('a chosen password', () => {
  it.each(['motdepasse123', '1234567890', 'azertyuiop', 'awa ndiaye', 'aaaaaaaaaaaa'])(
    '%j is refused with a message, and the link still holds',
    async (easy) => {
      const visitor = await invited(server);
      const refused = await visitor.send(choose, { body: { motDePasse: easy } }, { locale: 'en' });
      expect(refused.status).toBe(422);
      const words = 'This is easy to guess. For your password, use three or four unrelated words.';
      expect(refused.body.data).toEqual({ champs: { motDePasse: words } });
      expect((await visitor.send(choose, { body: { motDePasse: password } })).body.isSuccess).toBe(true);
    },
  );

  it('has ten characters at least', async () => {
    const visitor = await invited(server);
    const short = await visitor.send(choose, { body: { motDePasse: 'k7#vQp2!x' } }, { locale: 'en' });
    expect(short.body.data).toEqual({ champs: { motDePasse: 'Use at least 10\u00a0characters for your password.' } });
  });

  it('requires the link, even for a signed-in user', async () => {
    const visitor = await signedIn(server, await server.scenario({ name: 'noInvoice' }));
    const cookie = `password=${'a'.repeat(43)}; session=${visitor.cookies.get('session')}`;
    const answer = await visitor.send(choose, { body: { motDePasse: password } }, { headers: { cookie } });
    expect(answer.body.isSuccess).toBe(false);
  });
});

describe('auth emails', () => {
  it.each([
    ['login/create', (email: string) => accountOnWire(email)],
    ['password/forget', (email: string) => ({ email, redirection: null })],
  ] as const)('%s is limited by address and by network', async (name, bodyOf) => {
    const send = async (email: string, address: string) =>
      (await server.visitor().send(calls[name], { body: bodyOf(email) }, { headers: { 'x-forwarded-for': address } }))
        .status;
    const email = strangeAddress();
    const statuses: number[] = [];
    for (let turn = 1; turn <= 4; turn += 1) statuses.push(await send(email, `198.51.100.${turn}`));
    expect(statuses).toEqual([200, 200, 200, 429]);
    const many = await Promise.all(
      Array.from({ length: 61 }, () => send(strangeAddress(), `203.0.113.${name.length}`)),
    );
    expect(many.filter((status) => status === 429)).toHaveLength(1);
  });

  it('leave no secret in the log', async () => {
    const email = strangeAddress();
    const visitor = await invited(server, email);
    const { words } = await lastEmail(server, email);
    const [, token = ''] = /token=([\w-]{43})/.exec(words) ?? [];
    await visitor.ask(choose, { body: { password } });
    expect(token).not.toBe('');
    expect(
      server.log.filter((line) => line.includes(token) || line.includes(password) || line.includes(email)),
    ).toEqual([]);
    expect(server.log.some((line) => line.includes('"account.created"'))).toBe(true);
  });

  it('log what they did with the id of the answered request', async () => {
    const visitor = await invited(server, strangeAddress());
    const { headers } = await visitor.send(choose, { body: { motDePasse: password } });
    const line = server.log.findLast((text) => text.includes('"account.created"'));
    expect(JSON.parse(line ?? '')).toMatchObject({ requestId: headers.get('x-request-id') });
  });
});
