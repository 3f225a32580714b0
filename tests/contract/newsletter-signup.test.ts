import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOONEST } from '../../server/core/in-time.ts';
import { readMessage } from '../../server/core/mail/read-message.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import { emailPath, press, signupOf, signupOnWire } from './newsletter-emails.ts';
import { invited, lastEmail, strangeAddress } from './password-emails.ts';
import { signedIn } from './people.ts';
import { watchTimers } from './timers.ts';

let server: TestServer;
let database: Client;
beforeAll(async () => {
  server = await openServer();
  database = new Client({ connectionString: server.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await server.close();
});

const signUp = calls['form/newsletter'];
const repeat = calls['newsletter/repeat'];
const DAY = 86_400_000;

const ask = (email: string) => server.visitor().ask(signUp, { body: signupOf(email) });

/** The stored rows of an address without an account, table by table. */
async function kept(email: string) {
  const count = async (rows: string) => {
    const found = await database.query<{ count: number }>(`select count(*)::integer as count from ${rows}`, [email]);
    return found.rows[0]?.count;
  };
  return {
    contacts: await count('contacts where email = $1 and kind = 20'),
    choices: await count('newsletter_contact_choices k join contacts c on c.id = k.contact_id where c.email = $1'),
    links: await count('newsletter_links l join contacts c on c.id = l.contact_id where c.email = $1'),
    emails: await count('outbox where to_address = $1'),
  };
}

/** An address that has confirmed two newsletters. */
async function confirmed(): Promise<string> {
  const email = strangeAddress();
  await ask(email);
  await press(server.visitor(), await emailPath(server, email, 'confirm'));
  return email;
}

/** A new account, opened by its own email. */
async function madeAccount(email: string) {
  const visitor = await invited(server, email);
  await visitor.ask(calls['password/choose'], { body: { password: 'quatre pirogues au soleil' } });
  return visitor;
}

/** The newsletters that a signed-in visitor receives. */
async function receivedBy(visitor: Awaited<ReturnType<typeof madeAccount>>): Promise<readonly string[]> {
  const { publications, others } = await visitor.ask(calls.servicesemail);
  return [...publications.flatMap(({ sections }) => sections), ...others]
    .filter(({ isReceived }) => isReceived)
    .map(({ code }) => code);
}

describe('the newsletters on offer', () => {
  it('are shown in both languages, without those for subscribers only', async () => {
    const offered = async (locale: 'fr' | 'en') =>
      server.visitor().ask(calls['newsletter/offered'], { body: null }, { locale });
    const [french, english] = [await offered('fr'), await offered('en')];
    expect(french.find(({ choice }) => choice.kind === 'summary')?.publication).toBe('Le Courrier des Lagunes');
    expect(english.find(({ choice }) => choice.kind === 'summary')?.publication).toBe('The Lagoon Courier');
    expect(french.map(({ choice }) => choice)).toEqual(english.map(({ choice }) => choice));
    expect(french.map(({ choice }) => choice)).not.toContainEqual({ kind: 'summary', publicationId: 14 });
    const reserved = { ...signupOnWire(strangeAddress()), lettres: [{ pubSId: 14, rubrique: null }] };
    expect((await server.visitor().send(signUp, { body: reserved })).status).toBe(404);
  });
});

describe('requested newsletters', () => {
  it('are sent once confirmed, to a contact of kind 20 from the landing page; twice is once', async () => {
    const email = strangeAddress();
    await ask(email.toUpperCase());
    expect(await kept(email)).toEqual({ contacts: 0, choices: 0, links: 1, emails: 1 });
    const path = await emailPath(server, email, 'confirm');
    for (const _ of ['once', 'twice']) {
      const { status, html } = await press(server.visitor(), path);
      expect(status).toBe(200);
      expect(html).toContain('Politique et institutions');
    }
    expect(await kept(email)).toEqual({ contacts: 1, choices: 2, links: 2, emails: 2 });
    const { rows } = await database.query('select kind, origin, locale from contacts where email = $1', [email]);
    expect(rows).toEqual([{ kind: 20, origin: 'landing', locale: 'fr' }]);
    expect((await lastEmail(server, email)).kind).toBe('newsletter-confirmed');
  });

  it('are neither confirmed nor ended by fetching the links of an email', async () => {
    const email = strangeAddress();
    await ask(email);
    const paths = [await emailPath(server, email, 'confirm')];
    const look = async () => {
      for (const path of paths) expect((await server.visitor().fetch(path)).status).toBe(200);
      for (const path of paths) await server.visitor().fetch(path, { method: 'HEAD' });
    };
    await look();
    expect((await kept(email)).contacts).toBe(0);
    await press(server.visitor(), paths[0] ?? '');
    paths.push(await emailPath(server, email, 'unsubscribe'));
    await look();
    expect((await kept(email)).choices).toBe(2);
  });

  it('get the same answer after the same pause for an address with newsletters, an account, or neither', async () => {
    const known = await confirmed();
    const owner = (await server.scenario({ name: 'noInvoice' })).account.email;
    let address = 0;
    const said = new Set<string>();
    const send = async (row: typeof signUp | typeof repeat, body: object) => {
      address += 1;
      const headers = { 'x-forwarded-for': `192.0.2.${address}` };
      const answer = await server.visitor().send(row, { body }, { headers });
      said.add(JSON.stringify([answer.status, answer.body, answer.headers.getSetCookie()]));
    };
    const timers = watchTimers();
    for (const email of [known, owner, strangeAddress()]) {
      await send(signUp, signupOnWire(email));
      await send(repeat, { email });
    }
    await send(repeat, { email: strangeAddress() });
    expect([...said]).toEqual(['[200,{"isSuccess":true,"feedback":null,"data":null},[]]']);
    expect(timers(SOONEST)).toBe(7);
  });

  it('are named in the email with the way to end them when the address receives them already', async () => {
    const email = await confirmed();
    await ask(email);
    const { kind, words } = await lastEmail(server, email);
    expect(kind).toBe('newsletter-received');
    expect(words).not.toContain('/newsletter/confirm');
    expect((await kept(email)).choices).toBe(2);
    await press(server.visitor(), await emailPath(server, email, 'unsubscribe'));
    expect((await kept(email)).contacts).toBe(0);
  });

  it('go to the account of the address: the email greets its owner, and the page links there', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const { email } = scenario.account;
    await ask(email);
    expect((await lastEmail(server, email)).words).toContain('Essai-Diallo');
    const { html } = await press(server.visitor(), await emailPath(server, email, 'confirm'));
    expect(html).toContain('href="/fr/account/newsletter"');
    expect((await lastEmail(server, email)).words).toContain('/fr/account/newsletter');
    expect(await receivedBy(await signedIn(server, scenario))).toEqual(['politique', 'vientDeParaitre']);
    expect((await kept(email)).contacts).toBe(0);
    await press(server.visitor(), await emailPath(server, email, 'unsubscribe'));
    expect(await receivedBy(await signedIn(server, scenario))).toEqual([]);
  });

  it('move to an account that is opened with their address later', async () => {
    const email = await confirmed();
    const link = await emailPath(server, email, 'unsubscribe');
    const visitor = await madeAccount(email);
    expect(await receivedBy(visitor)).toEqual(['politique', 'vientDeParaitre']);
    expect(await kept(email)).toMatchObject({ contacts: 0, choices: 0 });
    // The origin is the landing page, not the later account request on the way to a payment.
    const { rows } = await database.query('select origin, kind from accounts where email = $1', [email]);
    expect(rows).toEqual([{ origin: 'landing', kind: 13 }]);
    await press(server.visitor(), link);
    expect(await receivedBy(visitor)).toEqual([]);
  });

  it('are requested again by address alone: the first link still holds; an address without one gets none', async () => {
    const email = strangeAddress();
    await ask(email);
    const first = await emailPath(server, email, 'confirm');
    await server.visitor().ask(repeat, { body: { email } }, { locale: 'en' });
    const second = await emailPath(server, email, 'confirm');
    expect(second).not.toBe(first);
    expect((await press(server.visitor(), first)).status).toBe(200);
    expect((await press(server.visitor(), second)).status).toBe(200);
    expect((await kept(email)).choices).toBe(2);
    const unknown = strangeAddress();
    await server.visitor().ask(repeat, { body: { email: unknown } });
    expect(await server.mail(unknown)).toEqual([]);
  });

  it('are limited by address and by network', async () => {
    const send = async (email: string, address: string) =>
      (await server.visitor().send(signUp, { body: signupOnWire(email) }, { headers: { 'x-forwarded-for': address } }))
        .status;
    const email = strangeAddress();
    const statuses: number[] = [];
    for (let turn = 1; turn <= 4; turn += 1) statuses.push(await send(email, `198.51.100.${turn}`));
    expect(statuses).toEqual([200, 200, 200, 429]);
    const again = await server
      .visitor()
      .send(repeat, { body: { email } }, { headers: { 'x-forwarded-for': '198.51.100.9' } });
    expect(again.status).toBe(429);
    const many = await Promise.all(Array.from({ length: 61 }, () => send(strangeAddress(), '203.0.113.77')));
    expect(many.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('ended newsletters', () => {
  it('end by a mail program’s one POST from the email’s header, without cookies, form or origin', async () => {
    const email = await confirmed();
    const mail = (await server.mail(email)).at(-1)?.message_source ?? '';
    const headers = new Map(readMessage(mail).headers);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] = /^<(\S+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
    expect(new URL(link).origin).toBe(server.origin);
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const answer = await fetch(link, { method: 'POST', body, headers: elsewhere, redirect: 'manual' });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    expect(await kept(email)).toMatchObject({ contacts: 0, choices: 0 });
    const again = await fetch(link, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') });
    expect(again.status).toBe(200);
  });

  it('of one email leave those of another; return by one click; and all rows are erased after 30 days', async () => {
    const email = await confirmed();
    const first = await emailPath(server, email, 'unsubscribe');
    const more = { ...signupOf(email), choices: [{ kind: 'other', code: 'dossiers' } as const] };
    await server.visitor().ask(signUp, { body: more });
    await press(server.visitor(), await emailPath(server, email, 'confirm'));
    const second = await emailPath(server, email, 'unsubscribe');
    const { html } = await press(server.visitor(), first);
    expect(html).toContain('Politique et institutions');
    expect((await kept(email)).choices).toBe(1);
    const [back = ''] = /\/newsletter\/confirm\?[^"]+/.exec(html.replaceAll('&amp;', '&')) ?? [];
    await press(server.visitor(), back);
    expect((await kept(email)).choices).toBe(3);
    for (const path of [first, second]) await press(server.visitor(), path);
    expect(await kept(email)).toMatchObject({ contacts: 0, choices: 0 });
    await server.advance(30.1 * DAY);
    await server.tick();
    expect(await kept(email)).toEqual({ contacts: 0, choices: 0, links: 0, emails: 0 });
    expect((await press(server.visitor(), back)).status).toBe(404);
    expect((await press(server.visitor(), first)).status).toBe(404);
  });

  it('that were never confirmed are erased after 30 days; received ones are not', async () => {
    const unconfirmed = strangeAddress();
    await ask(unconfirmed);
    const path = await emailPath(server, unconfirmed, 'confirm');
    const reader = await confirmed();
    const link = await emailPath(server, reader, 'unsubscribe');
    await server.advance(30.1 * DAY);
    await server.tick();
    expect(await kept(unconfirmed)).toEqual({ contacts: 0, choices: 0, links: 0, emails: 0 });
    expect((await press(server.visitor(), path)).status).toBe(404);
    expect(await kept(reader)).toMatchObject({ contacts: 1, choices: 2 });
    expect((await press(server.visitor(), link)).status).toBe(200);
  });

  it('cannot be ended or confirmed without an email’s token, and no token is in the log', async () => {
    const email = await confirmed();
    const path = await emailPath(server, email, 'unsubscribe');
    for (const token of ['', 'a'.repeat(43), '%00', email]) {
      for (const page of ['confirm', 'unsubscribe']) {
        // An address with a NUL is none at all.
        const status = token === '%00' ? 400 : 404;
        expect((await press(server.visitor(), `/newsletter/${page}?token=${token}`)).status).toBe(status);
      }
    }
    expect((await kept(email)).choices).toBe(2);
    const [, token = ''] = /token=([\w-]+)/.exec(path) ?? [];
    expect(token).toHaveLength(43);
    expect(server.log.filter((line) => line.includes(token) || line.includes(email))).toEqual([]);
  });
});
