/** An account’s profile, change of email address and change of password, over HTTP, as any page would call it. */
import { create } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isGuessable } from '../../server/features/session/new-password.ts';
import type { Origin } from '../../domain/enumerations.ts';
import { calls } from '../../contract/calls.ts';
import { fieldIssues } from '../../contract/envelope.ts';
import type { TestServer, Scenario } from './test-server.ts';
import { openServer } from './test-server.ts';
import { askForEmail, changeEmail, emailLink, pressLink } from './email-changes.ts';
import { accountOf, forgetful, invited, lastEmail, openLink, strangeAddress } from './password-emails.ts';
import { signedIn } from './people.ts';
import type { Visitor, Wire } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const another = 'trois pirogues au soleil';

interface Person {
  readonly scenario: Scenario;
  readonly account: Scenario['account'];
  readonly visitor: Visitor;
}

async function person(): Promise<Person> {
  const scenario = await server.scenario({ name: 'noInvoice' });
  return { scenario, account: scenario.account, visitor: await signedIn(server, scenario) };
}

/** The fields with errors in an answer, by their names on the wire. */
const issuesOf = ({ data }: Wire['body']): readonly string[] => Object.keys(create(data, fieldIssues).champs);

const profileOf = (visitor: Visitor) => visitor.ask(calls['user/informations']);
const isSignedIn = async (visitor: Visitor) => (await visitor.ask(calls.user)).account !== null;

/** Whether an email address and a password open an account. */
async function opens(email: string, password: string): Promise<boolean> {
  const answer = await server.visitor().send(calls['login/login'], { body: { email, motDePasse: password } });
  return answer.body.isSuccess;
}

const confirmation = (email: string) => emailLink(server, email);
const confirm = async (link: string) => (await pressLink(server, link)).status;

describe('the profile of a person', () => {
  it('is saved as sent, returned, and shown by the next visitor call', async () => {
    const { visitor, account } = await person();
    const identity = { civility: 1, firstName: 'Awa', lastName: 'de la CROIX', phone: '+33 1 99 00 12 34' };
    const kept = await visitor.ask(calls['user/update'], { body: identity });
    expect(kept.identity).toEqual(identity);
    const received = (await visitor.ask(calls['user/reset'])).account;
    expect(received).toMatchObject({ id: account.id, firstName: 'Awa', lastName: 'de la CROIX', civility: 1 });
    const information = {
      organisation: 'Institut',
      jobTitle: 'Archiviste',
      sector: 'Recherche',
      source: 'other',
    } as const;
    await visitor.ask(calls['user/informations/update'], { body: information });
    expect(await profileOf(visitor)).toEqual({ identity, information, email: account.email, emailChange: null });
  });

  it('needs a name and a title, with errors that say how to fix them; a refused change changes nothing', async () => {
    const { visitor } = await person();
    const before = await profileOf(visitor);
    const body = { civilite: 41, prenom: ' ', nom: '', telephone: 'appelez-moi' };
    const { status, body: received } = await visitor.send(calls['user/update'], { body });
    expect(status).toBe(422);
    expect(issuesOf(received).toSorted()).toEqual(Object.keys(body).toSorted());
    expect(await profileOf(visitor)).toEqual(before);
  });
});

describe('another email address', () => {
  it('replaces the old one once its reader confirms it; the old one gets an email and is void', async () => {
    const owner = await person();
    const { account, visitor } = owner;
    const email = strangeAddress();
    await askForEmail(owner, email.toUpperCase());
    expect((await profileOf(visitor)).emailChange?.email).toBe(email);
    expect((await profileOf(visitor)).email).toBe(account.email);
    const link = await confirmation(email);
    // A mail program that prefetches links confirms nothing.
    expect((await server.visitor().fetch(link)).status).toBe(200);
    expect((await profileOf(visitor)).email).toBe(account.email);
    // A password link was sent to the old address, whose reader may no longer use it.
    await server.visitor().ask(calls['password/forget'], { body: { email: account.email, redirect: null } });
    expect(await confirm(link)).toBe(200);
    expect(await confirm(link)).toBe(404);
    expect(await profileOf(visitor)).toMatchObject({ email, emailChange: null });
    expect((await visitor.ask(calls.user)).account).toMatchObject({ email, isEmailVerified: true });
    expect([await opens(account.email, account.password), await opens(email, account.password)]).toEqual([false, true]);
    const emails = (await server.mail(account.email)).map(({ kind }) => kind);
    expect(emails).toEqual(['password-forgotten', 'email-changed']);
    expect((await lastEmail(server, account.email)).words).toContain(email);
  });

  it('invalidates the emailed links of the old address', async () => {
    const owner = await person();
    const email = strangeAddress();
    await server.visitor().ask(calls['password/forget'], { body: { email: owner.account.email, redirect: null } });
    const browser = server.visitor();
    await openLink(server, browser, owner.account.email);
    await askForEmail(owner, email);
    await confirm(await confirmation(email));
    const chosen = await browser.send(calls['password/choose'], { body: { motDePasse: another } });
    expect(chosen.body.isSuccess).toBe(false);
    expect(await opens(email, another)).toBe(false);
  });

  it('of another account gets the same answer; its owner gets an email without a confirmation link', async () => {
    const [owner, other] = await Promise.all([person(), person()]);
    const free = await askForEmail(await person(), strangeAddress());
    const taken = await askForEmail(owner, other.account.email);
    expect([taken.status, taken.body.feedback]).toEqual([free.status, free.body.feedback]);
    expect((await profileOf(owner.visitor)).emailChange?.email).toBe(other.account.email);
    const mail = await lastEmail(server, other.account.email);
    expect(mail.kind).toBe('email-in-use');
    expect(mail.words).not.toContain('token');
    expect(await confirmation(other.account.email)).toBe('');
  });

  it('stays with the account that was opened with it meanwhile', async () => {
    const owner = await person();
    const email = strangeAddress();
    await askForEmail(owner, email);
    const link = await confirmation(email);
    const visitor = server.visitor();
    const origin: Origin = 'prospect';
    await visitor.ask(calls['login/create'], { body: { ...accountOf(email), origin } });
    await openLink(server, visitor, email);
    await visitor.ask(calls['password/choose'], { body: { password: another } });
    expect(await confirm(link)).toBe(404);
    expect((await profileOf(owner.visitor)).email).toBe(owner.account.email);
  });

  it('needs the present password, with limited attempts', async () => {
    const owner = await person();
    const email = strangeAddress();
    const refused = await askForEmail(owner, email, 'wrong');
    expect([refused.status, refused.body.isSuccess, refused.body.data]).toEqual([200, false, null]);
    expect((await profileOf(owner.visitor)).emailChange).toBeNull();
    expect(await server.mail(email)).toEqual([]);
    for (let attempt = 1; attempt < 10; attempt += 1) await askForEmail(owner, email, `wrong ${attempt}`);
    const body = { motDePasseActuel: owner.account.password, motDePasse: another };
    const throttled = await owner.visitor.send(calls['user/password'], { body });
    expect([throttled.status, Number(throttled.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('is canceled, sent again under another link, or expires after two days', async () => {
    const owner = await person();
    const { visitor } = owner;
    const email = strangeAddress();
    await askForEmail(owner, email);
    const first = await confirmation(email);
    await visitor.ask(calls['user/email/resend'], { body: null });
    const second = await confirmation(email);
    expect(second).not.toBe(first);
    expect(await confirm(first)).toBe(404);
    await visitor.ask(calls['user/email/cancel'], { body: null });
    expect(await confirm(second)).toBe(404);
    expect((await profileOf(visitor)).emailChange).toBeNull();
    // Nothing is left to send again; and the present address is no change.
    expect((await visitor.ask(calls['user/email/resend'], { body: null })).emailChange).toBeNull();
    await askForEmail(owner, strangeAddress());
    await askForEmail(owner, owner.account.email);
    expect((await profileOf(visitor)).emailChange).toBeNull();
    const late = strangeAddress();
    await askForEmail(owner, late);
    const link = await confirmation(late);
    await server.advance(49 * 3_600_000);
    expect(await confirm(link)).toBe(404);
  });

  it('gets a limited number of emails, from all accounts together', async () => {
    const email = strangeAddress();
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1) statuses.push((await askForEmail(await person(), email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('a hostile change of email address', () => {
  const undoLink = (email: string) => emailLink(server, email, '/email-change/undo');

  it('is undone from the former address: all sessions end, and a new password is needed', async () => {
    const owner = await person();
    const { email, password, id } = owner.account;
    const hostile = { ...owner, visitor: await signedIn(server, owner.scenario) };
    const moved = await changeEmail(server, hostile, strangeAddress());
    expect([await isSignedIn(owner.visitor), await isSignedIn(hostile.visitor)]).toEqual([false, true]);
    const link = await undoLink(email);
    // A mail program that prefetches links undoes nothing.
    expect((await server.visitor().fetch(link)).status).toBe(200);
    expect((await profileOf(hostile.visitor)).email).toBe(moved.account.email);
    const browser = server.visitor();
    const undone = await pressLink(server, link, browser);
    expect([undone.status, undone.headers.get('location')]).toEqual([303, '/fr/signin/password']);
    expect(await isSignedIn(hostile.visitor)).toBe(false);
    expect([await opens(email, password), await opens(moved.account.email, password)]).toEqual([false, false]);
    const chosen = await browser.ask(calls['password/choose'], { body: { password: another } });
    expect(chosen.account).toMatchObject({ id, email });
    expect([await opens(email, another), await opens(email, password)]).toEqual([true, false]);
    expect((await server.mail(moved.account.email)).map(({ kind }) => kind)).toEqual([
      'email-change-asked',
      'email-change-undone',
    ]);
    expect((await pressLink(server, link)).status).toBe(404);
  });

  it('is undone past later changes, whose own links undo nothing any more', async () => {
    const owner = await person();
    const first = strangeAddress();
    const moved = await changeEmail(server, owner, first);
    const last = await changeEmail(server, moved, strangeAddress());
    const [link, later] = [await undoLink(owner.account.email), await undoLink(first)];
    await askForEmail(last, strangeAddress());
    expect((await pressLink(server, link)).status).toBe(303);
    expect((await pressLink(server, later)).status).toBe(404);
    const again = await forgetful(server, owner.account.email);
    await again.ask(calls['password/choose'], { body: { password: another } });
    expect(await profileOf(again)).toMatchObject({ email: owner.account.email, emailChange: null });
  });

  it('is undone within 14 days', async () => {
    const [early, late] = [await person(), await person()];
    for (const each of [early, late]) await changeEmail(server, each, strangeAddress());
    const links = [await undoLink(early.account.email), await undoLink(late.account.email)];
    await server.advance(13 * 24 * 3_600_000);
    expect((await pressLink(server, links[0] ?? '')).status).toBe(303);
    await server.advance(25 * 3_600_000);
    expect((await pressLink(server, links[1] ?? '')).status).toBe(404);
  });

  it('stays where another account has the former address: nothing changes, and the page names a contact', async () => {
    const owner = await person();
    const { email, password } = owner.account;
    const moved = await changeEmail(server, owner, strangeAddress());
    const link = await undoLink(email);
    const visitor = await invited(server, email);
    await visitor.ask(calls['password/choose'], { body: { password: another } });
    const refused = await pressLink(server, link);
    expect(refused.status).toBe(404);
    expect(await refused.text()).toContain('Un autre compte utilise désormais cette adresse');
    expect([await opens(moved.account.email, password), await opens(email, another)]).toEqual([true, true]);
    expect(await isSignedIn(visitor)).toBe(true);
  });
});

describe('another password', () => {
  it('ends every other session, sends an email, and is saved once though its answer was lost', async () => {
    const { account, visitor, scenario } = await person();
    const elsewhere = await signedIn(server, scenario);
    const body = { motDePasseActuel: account.password, motDePasse: another };
    expect((await visitor.send(calls['user/password'], { body })).body.isSuccess).toBe(true);
    expect([await isSignedIn(visitor), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect([await opens(account.email, account.password), await opens(account.email, another)]).toEqual([false, true]);
    const again = await visitor.send(calls['user/password'], { body });
    expect([again.status, again.body.isSuccess]).toEqual([200, true]);
    expect((await server.mail(account.email)).map(({ kind }) => kind)).toEqual(['password-changed']);
  });

  it('needs the present one, and must be hard to guess, also from the owner’s data', async () => {
    const { account, visitor } = await person();
    const change = (motDePasseActuel: string, motDePasse: string) =>
      visitor.send(calls['user/password'], { body: { motDePasseActuel, motDePasse } });
    expect(await change('wrong', another)).toMatchObject({ status: 200, body: { isSuccess: false } });
    await visitor.ask(calls['user/update'], {
      body: { civility: 2, firstName: 'Awa', lastName: 'Yamoussoukro', phone: '' },
    });
    const named = 'yamoussoukro';
    expect(isGuessable(named, [])).toBe(false);
    const guessable = await change(account.password, named);
    expect(guessable.status).toBe(422);
    expect(issuesOf(guessable.body)).toEqual(['motDePasse']);
    expect([await opens(account.email, account.password), await opens(account.email, named)]).toEqual([true, false]);
    expect(await server.mail(account.email)).toEqual([]);
  });
});
