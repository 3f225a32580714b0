import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/core/db/database.ts';
import { tellModification } from '../../server/features/modification/open-request.ts';
import { modificationEvents } from '../../contract/modification.ts';
import type { TestServer, Scenario } from './test-server.ts';
import { openServer } from './test-server.ts';
import { signedIn } from './people.ts';
import { silentLog } from './services.ts';
import type { Visitor } from './visitor.ts';

let server: TestServer;
/** Another process on the same database. */
let office: ReturnType<typeof openDatabase>;
let person: Scenario;
let other: Scenario;

beforeAll(async () => {
  server = await openServer();
  office = openDatabase(server.databaseUrl, silentLog);
  person = await server.scenario({ name: 'noInvoice', locale: 'fr' });
  other = await server.scenario({ name: 'noInvoice', locale: 'en' });
});
afterAll(async () => {
  await office.close();
  await server.close();
});

/** The events and comment lines of a stream, one at a time. */
async function* eventsOf(response: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const parts = (rest + chunk).split('\n\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
}

async function follow(visitor: Visitor, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  return visitor.fetch(modificationEvents.path, { headers });
}

const tell = ({ account }: Scenario) => tellModification(office.db, account.id);

describe('server-sent events about requests', () => {
  it('report a person’s own requests only, from any process, and end with the server', async () => {
    const response = await follow(await signedIn(server, person));
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const events = eventsOf(response);
    expect((await events.next()).value).toMatch(/^retry: \d+$/);
    const news = `event: ${modificationEvents.happened}\ndata: `;
    await tell(other);
    await tell(person);
    expect((await events.next()).value).toBe(news);
    // The listening connection is lost: events may have been missed.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(office.db);
    expect((await events.next()).value).toBe(news);
    await tell(person);
    expect((await events.next()).value).toBe(news);
    // Uncommitted changes send no event.
    await office.db
      .transaction()
      .execute(async (trx) => {
        await tellModification(trx, person.account.id);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    await server.restart();
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('are refused to anonymous callers and to other sites', async () => {
    expect((await follow(server.visitor())).status).toBe(401);
    expect((await follow(await signedIn(server, person), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});
