/**
 * All data about a person, over HTTP: downloaded by them only, complete, and deleted except where the law requires it.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { array, create, record, string, type, unknown } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { held, holdings } from '../../server/features/personal-data/holdings.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer, Scenario } from './test-server.ts';
import { openServer } from './test-server.ts';
import { byLink, firstInvoice, signedIn } from './people.ts';
import { paris } from './subscriptions.ts';
import type { Visitor } from './visitor.ts';

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

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const rows = async (text: string, values: readonly unknown[] = []) =>
  create((await database.query(text, [...values])).rows, array(record(string(), unknown())));

const confirm = (visitor: Visitor, presentPassword: string) =>
  visitor.send(calls['user/donnees/confirm'], { body: { motDePasseActuel: presentPassword } });
const download = (visitor: Visitor, headers: Readonly<Record<string, string>> = {}) =>
  visitor.fetch('/my-data?locale=fr', { headers });
const requestDeletion = (visitor: Visitor, { account }: Scenario) =>
  visitor.send(calls['user/donnees/delete'], { body: { suppression: true, motDePasseActuel: account.password } });

const exported = type({ exportedAt: string(), tables: record(string(), array(record(string(), unknown()))) });

describe('the list of personal data', () => {
  it('has every table; a table that refers to a person, even indirectly, is theirs', async () => {
    const tables = await rows("select table_name from information_schema.tables where table_schema = 'public'");
    const names = tables.map((row) => String(row['table_name'])).filter((name) => !name.startsWith('kysely_'));
    expect(names.toSorted()).toEqual(Object.keys(holdings).toSorted());
    const links = await rows(
      `select conrelid::regclass::text as "from", confrelid::regclass::text as "to" from pg_constraint where contype = 'f'`,
    );
    const theirs = new Set(held.map(([table]) => table));
    expect(links.filter(({ from, to }) => theirs.has(String(to)) && !theirs.has(String(from)))).toEqual([]);
  });

  it('finds rows by every column that refers to an account or a contact, and never by an address', async () => {
    const links = await rows(
      `select c.conrelid::regclass::text as "from", c.confrelid::regclass::text as "to", a.attname as "column"
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid in ('accounts'::regclass, 'contacts'::regclass)`,
    );
    expect(links.length).toBeGreaterThan(30);
    const conditions = new Map(
      held.map(([table, { about, ofContact = '' }]) => [table, { about: about ?? '', ofContact }]),
    );
    const forgotten = links.filter(({ from, to, column }) => {
      const { about = '', ofContact = '' } = conditions.get(String(from)) ?? {};
      return !(to === 'accounts' ? about : ofContact).includes(`t.${String(column)} = me`);
    });
    expect(forgotten).toEqual([]);
    expect([...conditions.values()].filter((each) => /email|address|@/.test(each.about + each.ofContact))).toEqual([]);
  });

  it('marks every column that holds an email address', async () => {
    const columns = await rows(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb') and table_name not like 'kysely_%'`,
    );
    const declared = Object.entries(holdings).flatMap(([table, { addresses = [] }]) =>
      addresses.map((column) => `${table}.${column}`),
    );
    const names = columns.map(({ table, column }) => `${String(table)}.${String(column)}`);
    expect(names).toEqual(expect.arrayContaining(declared));
    // `issuers.address` is a postal address; `email_changed_by` names a role.
    const others = new Set(['issuers.address', 'subscription_readers.email_changed_by']);
    const named = names.filter((name) => /email|address$|requester/.test(name) && !others.has(name));
    expect(declared).toEqual(expect.arrayContaining(named));
  });

  it('exports every column but secrets, and no secret', async () => {
    const columns = await rows(
      `select table_name as "table", column_name as "column" from information_schema.columns where table_schema = 'public'`,
    );
    for (const [table, { untold = [] }] of held) {
      const names = columns.filter((row) => row['table'] === table).map((row) => String(row['column']));
      expect(names).toEqual(expect.arrayContaining([...untold]));
      const received = names.filter((name) => !untold.includes(name));
      expect(received.filter((name) => /hash|token$|secret|password|print/.test(name))).toEqual([]);
    }
  });
});

describe('the download', () => {
  it('has everything, after a recent password check; as a file that no cache stores', async () => {
    const scenario = await server.scenario({ name: 'severalInvoices' });
    const other = await server.scenario({ name: 'severalInvoices' });
    const visitor = await signedIn(server, scenario);
    await visitor.send(calls['user/adresse/update'], { body: { adresseIId: null, adresse: paris } });
    const answer = await download(visitor);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="mes-donnees-\d{4}-\d\d-\d\d\.json"$/,
    );
    const text = await answer.text();
    const { tables } = create(JSON.parse(text), exported);
    expect(Object.keys(tables)).toEqual(held.map(([table]) => table));
    expect(tables['accounts']).toMatchObject([{ email: scenario.account.email }]);
    expect(tables['addresses']).toMatchObject([{ street: paris.rue }]);
    expect(tables['invoices']).toHaveLength(scenario.invoices.length);
    expect(tables['sessions']).toHaveLength(1);
    for (const secret of [other.account.email, '$argon2', ...visitor.cookies.values()])
      expect(text).not.toContain(secret);
  });

  it('needs a recent password, a session, and this site: no invoice link, no known network', async () => {
    const scenario = await server.scenario({ name: 'severalInvoices' });
    await server.scenario({ name: 'recognised', range: '198.51.100.0/24' });
    const visitor = await signedIn(server, scenario);
    expect((await download(visitor, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await server.advance(11 * MINUTE);
    const refused = await download(visitor);
    expect([refused.status, refused.headers.get('location')]).toEqual([303, '/fr/account/infosuser/data']);
    expect((await visitor.ask(calls['user/donnees'])).confirmedUntil).toBeNull();
    expect((await confirm(visitor, 'wrong words here')).body.isSuccess).toBe(false);
    expect((await download(visitor)).status).toBe(303);
    expect((await confirm(visitor, scenario.account.password)).body.isSuccess).toBe(true);
    expect((await download(visitor)).status).toBe(200);
    const link = await byLink(server, scenario);
    expect([(await download(server.visitor())).status, (await download(link)).status]).toEqual([303, 303]);
    expect((await download(server.visitor(), { 'x-forwarded-for': '198.51.100.7' })).status).toBe(303);
    for (let count = 0; count < 4; count += 1) expect((await download(visitor)).status).toBe(200);
    expect((await download(visitor)).status).toBe(303);
  });
});

describe('the deletion', () => {
  it('waits a fortnight, signed out everywhere; a sign-in cancels it, and an email confirms that', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const [here, there] = [await signedIn(server, scenario), await signedIn(server, scenario)];
    expect((await requestDeletion(here, scenario)).status).toBe(200);
    expect((await here.send(calls['user/donnees'])).status).toBe(401);
    expect((await there.send(calls['user/donnees'])).status).toBe(401);
    await server.advance(13 * DAY);
    await server.tick();
    await signedIn(server, scenario);
    await server.advance(2 * DAY);
    await server.tick();
    expect((await (await signedIn(server, scenario)).ask(calls['user/donnees'])).obstacles).toEqual([]);
    const emails = await server.mail(scenario.account.email);
    expect(emails.map(({ kind }) => kind).toSorted()).toEqual(['deletion-requested', 'deletion-taken-back']);
  });

  it('leaves what the law requires, without a name, and nothing else', async () => {
    const scenario = await server.scenario({ name: 'settled' });
    const { id, email } = scenario.account;
    const visitor = await signedIn(server, scenario);
    await visitor.send(calls['user/adresse/update'], { body: { adresseIId: null, adresse: paris } });
    expect((await requestDeletion(visitor, scenario)).body.isSuccess).toBe(true);
    await server.advance(15 * DAY);
    await server.tick();
    const [account] = await rows('select * from accounts where id = $1', [id]);
    expect(account).toMatchObject({ last_name: '', first_name: '', is_valid: false });
    expect(JSON.stringify(account)).not.toContain(email);
    expect(await rows('select from invoices where account_id = $1', [id])).toHaveLength(scenario.invoices.length);
    // The farewell email waits in the outbox, which erases it once sent.
    await server.tick();
    for (const [table, { about, afterwards }] of held) {
      if (afterwards !== 'deleted' || about === null) continue;
      const left = await rows(`select from ${table} t where ${about.replaceAll(/\bme\b/g, String(id))}`);
      expect({ table, left: left.length }).toEqual({ table, left: 0 });
    }
    expect(await server.mail(email)).toEqual([]);
    expect(
      (await readdir(join(server.dataDir, 'mail'))).filter((name) => name.includes('account-erased')),
    ).toHaveLength(1);
    const again = await server
      .visitor()
      .send(calls['login/login'], { body: { email, motDePasse: scenario.account.password } });
    expect(again.body.isSuccess).toBe(false);
  });

  it('is refused while money is owed; where money becomes due meanwhile, it waits, and one email says so', async () => {
    const owing = await server.scenario({ name: 'oneInvoice' });
    const visitor = await signedIn(server, owing);
    expect((await visitor.ask(calls['user/donnees'])).obstacles).toEqual(['openInvoices']);
    const refused = await requestDeletion(visitor, owing);
    expect([refused.status, refused.body.isSuccess]).toEqual([200, false]);
    expect((await visitor.send(calls['user/donnees'])).status).toBe(200);

    const scenario = await server.scenario({ name: 'settled' });
    const { id, email } = scenario.account;
    await requestDeletion(await signedIn(server, scenario), scenario);
    await database.query('update invoices set status = 1 where id = $1', [firstInvoice(scenario).id]);
    for (let week = 0; week < 4; week += 1) {
      await server.advance(8 * DAY);
      await server.tick();
    }
    expect((await server.mail(email)).map(({ kind }) => kind).toSorted()).toEqual([
      'deletion-postponed',
      'deletion-requested',
    ]);
    await database.query('update invoices set status = 2 where id = $1', [firstInvoice(scenario).id]);
    await server.advance(8 * DAY);
    await server.tick();
    expect(await rows('select from accounts where id = $1 and erased_at is not null', [id])).toHaveLength(1);
  });
});
