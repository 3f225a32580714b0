import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { byLink, signedIn } from './people.ts';
import { draftOf } from './quote-requests.ts';
import { silentLog } from './services.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const DAY = 86_400_000;
const { 'infosquote/read': read, 'infosquote/update': update, 'infosquote/reset': reset } = calls;

async function save(visitor: Visitor, version: number, change: object = {}) {
  const body = { version, brouillon: draftOf(change) };
  const answer = await visitor.send(update, { body });
  return { status: answer.status, version: answer.status === 200 ? update.answer.decode(answer.body.data).version : 0 };
}

async function nameIn(visitor: Visitor): Promise<string | null> {
  return (await visitor.ask(read)).draft?.lastName ?? null;
}

describe('a draft of a request for a quote', () => {
  it('is stored as typed, behind a cookie hidden from scripts', async () => {
    const visitor = server.visitor();
    expect(await visitor.ask(read)).toEqual({ version: 0, draft: null });
    expect(visitor.cookies.size).toBe(0);
    const { version } = await save(visitor, 0);
    expect(visitor.lastCookies).toEqual([
      expect.stringMatching(/^quote=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    const { body } = await visitor.send(read);
    expect(body.data).toEqual({ version, brouillon: draftOf() });
  });

  it('belongs to its visitor only: not to another one, not to a reader at the same address', async () => {
    const mine = server.visitor();
    await save(mine, 0);
    const theirs = server.visitor();
    expect(await nameIn(theirs)).toBeNull();
    await theirs.ask(reset);
    await save(theirs, 0, { nom: 'Autre' });
    expect([await nameIn(mine), await nameIn(theirs)]).toEqual(['Diallo', 'Autre']);
  });

  it('is not shared by visitors from one recognised network, nor by holders of one link', async () => {
    const scenario = await server.scenario({ name: 'recognised', range: '203.0.113.0/24' });
    const headers = { 'x-forwarded-for': '203.0.113.20' };
    const [first, second] = [server.visitor(), server.visitor()];
    await first.send(update, { body: { version: 0, brouillon: draftOf() } }, { headers });
    expect((await second.send(read, {}, { headers })).body.data).toEqual({ version: 0, brouillon: null });
    const [holder, other] = [await byLink(server, scenario), await byLink(server, scenario)];
    await save(holder, 0);
    expect(await nameIn(other)).toBeNull();
  });

  it('is never overwritten unseen: an outdated tab gets 409', async () => {
    const visitor = server.visitor();
    const first = await save(visitor, 0);
    const second = await save(visitor, first.version, { nom: 'Diallo-Sy' });
    expect(second.version).toBeGreaterThan(first.version);
    expect((await save(visitor, first.version, { nom: 'Autre onglet' })).status).toBe(409);
    expect((await save(visitor, 0, { nom: 'Autre onglet' })).status).toBe(409);
    expect(await nameIn(visitor)).toBe('Diallo-Sy');
  });

  it('takes one of many parallel changes', async () => {
    const visitor = server.visitor();
    const { version } = await save(visitor, 0);
    const saves = Array.from({ length: 8 }, (_, index) => save(visitor, version, { nom: `Onglet ${index}` }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });

  it('takes the same change again when its answer was lost', async () => {
    const visitor = await signedIn(server, await server.scenario({ name: 'noInvoice' }));
    const first = await save(visitor, 0);
    expect(await save(visitor, 0)).toEqual(first);
    const second = await save(visitor, first.version, { nom: 'Sy' });
    expect(await save(visitor, first.version, { nom: 'Sy' })).toEqual(second);
  });

  it('is gone after a reset, and an outdated tab cannot restore it unseen', async () => {
    const visitor = server.visitor();
    const { version } = await save(visitor, 0);
    await visitor.ask(reset);
    expect(await nameIn(visitor)).toBeNull();
    expect((await save(visitor, version)).status).toBe(409);
    await save(visitor, 0, { nom: 'Nouveau' });
    expect((await save(visitor, version)).status).toBe(409);
    expect(await nameIn(visitor)).toBe('Nouveau');
  });

  it('survives a link from another site', async () => {
    const visitor = server.visitor();
    await save(visitor, 0);
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    for (const path of ['/ajax/infosquote/reset', '/fr/ajax/infosquote/reset']) {
      expect((await visitor.fetch(path, { headers })).status).toBe(403);
      // Every GET route has a HEAD route.
      expect((await visitor.fetch(path, { headers, method: 'HEAD' })).status).toBe(403);
    }
    expect(await nameIn(visitor)).toBe('Diallo');
  });

  it('follows its visitor into their account, and is hidden from the next visitor', async () => {
    const scenario = await server.scenario({ name: 'noInvoice' });
    const { email, password } = scenario.account;
    const before = await signedIn(server, scenario);
    await save(before, 0, { nom: 'De jadis' });
    const visitor = server.visitor();
    const { version } = await save(visitor, 0);
    await visitor.ask(calls['login/login'], { body: { email, password } });
    expect(visitor.cookies.has('quote')).toBe(false);
    expect(await visitor.ask(read)).toMatchObject({ version, draft: { lastName: 'Diallo' } });
    expect(await nameIn(before)).toBe('Diallo');
    await visitor.ask(calls['login/logout']);
    expect(await nameIn(visitor)).toBeNull();
    const other = await server.scenario({ name: 'noInvoice' });
    const { email: otherEmail, password: otherPassword } = other.account;
    await visitor.ask(calls['login/login'], { body: { email: otherEmail, password: otherPassword } });
    expect(await nameIn(visitor)).toBeNull();
  });

  it('never accepts a secret from the client', async () => {
    const planted = { cookie: 'quote=an-attacker-chose-this-secret-beforehand-1234' };
    const visitor = server.visitor();
    await visitor.send(update, { body: { version: 0, brouillon: draftOf() } }, { headers: planted });
    const thief = await server.visitor().send(read, {}, { headers: planted });
    expect(thief.body.data).toEqual({ version: 0, brouillon: null });
  });

  it.each([
    ['an unknown field', { admin: true }],
    ['text as long as a book', { nom: 'x'.repeat(256) }],
    ['a thousand publications', { pubSIds: Array.from({ length: 1000 }, (_, index) => index + 1) }],
    ['text where a number stands', { nombreLecteurs: '3' }],
    ['a number that is not exact', { nombreLecteurs: 1e300 }],
    ['a licence that does not exist', { typeLicence: 'pirate' }],
    ['control characters', { nom: 'a\u0000b' }],
    ['half of a character', { nom: '\ud800' }],
    ['a civility out of this world', { civilite: 1e6 }],
    ['an object that cannot be written', { pays: { toString: 'FR' } }],
  ])('refuses %s', async (_, change) => {
    const visitor = server.visitor();
    expect((await save(visitor, 0, change)).status).toBe(400);
    expect(visitor.cookies.size).toBe(0);
  });

  it('refuses lists nested thousands deep', async () => {
    const nested = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const body = JSON.stringify({ version: 0, brouillon: draftOf() }).replace('"pays":null', `"pays":${nested}`);
    expect((await server.visitor().send(update, { body })).status).toBe(400);
  });

  it('stores text that looks like SQL or markup unchanged', async () => {
    const visitor = server.visitor();
    const nom = `'); delete from quote_drafts; -- <script>alert(1)</script> {"a":1}`;
    await save(visitor, 0, { nom });
    expect(await nameIn(visitor)).toBe(nom);
  });

  describe('stored by an older release', () => {
    let database: OpenDatabase;
    beforeAll(() => {
      database = openDatabase(server.databaseUrl, silentLog);
    });
    afterAll(() => database.close());

    /** A visitor whose draft is this JSON, and the number of its row. */
    async function keeping(content: unknown) {
      const visitor = server.visitor();
      await save(visitor, 0);
      const newest = database.db.selectFrom('quote_drafts').select('id').orderBy('id', 'desc').limit(1);
      const { id } = await newest.executeTakeFirstOrThrow();
      const stored = JSON.stringify(content);
      await database.db.updateTable('quote_drafts').set({ content: stored }).where('id', '=', id).execute();
      return { visitor, id, stored };
    }

    it('gets the defaults of newer fields', async () => {
      const { visitor } = await keeping({ publicationIds: [11], lastName: 'Diallo' });
      const { draft } = await visitor.ask(read);
      expect(draft).toMatchObject({ publicationIds: [11], lastName: 'Diallo', phone: '', source: null, civility: 41 });
    });

    it('is an error where it cannot be read: answered, logged with table and row, and not overwritten', async () => {
      const { visitor, id, stored } = await keeping({ lastName: ['Diallo'] });
      const { status, body } = await visitor.send(read);
      expect(status).toBe(500);
      expect(body.feedback).toContain('Nous n’arrivons pas à lire');
      const line = server.log.findLast((text) => text.includes('"level":"error"'));
      expect(JSON.parse(line ?? '')).toMatchObject({ level: 'error', table: 'quote_drafts', column: 'content', id });
      expect(line).not.toContain('Diallo');
      expect((await save(visitor, 0)).status).toBe(500);
      const kept = database.db.selectFrom('quote_drafts').select('content').where('id', '=', id);
      expect(JSON.stringify((await kept.executeTakeFirstOrThrow()).content)).toBe(stored);
    });
  });

  it('is erased a month after its last change', async () => {
    const visitor = server.visitor();
    const { version } = await save(visitor, 0);
    await server.advance(29 * DAY);
    await save(visitor, version, { nom: 'Encore là' });
    await server.advance(29 * DAY);
    expect(await nameIn(visitor)).toBe('Encore là');
    await server.advance(2 * DAY);
    expect(await nameIn(visitor)).toBeNull();
    expect((await save(visitor, 0, { nom: 'À neuf' })).status).toBe(200);
    await server.tick();
    expect(await nameIn(visitor)).toBe('À neuf');
  });
});
