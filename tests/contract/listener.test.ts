import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/core/db/database.ts';
import { listenTo } from '../../server/core/db/listener.ts';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { createLog } from '../../server/core/log.ts';
import type { DatabaseRelay } from './database-relay.ts';
import { openDatabaseRelay } from './database-relay.ts';
import { silentLog } from './services.ts';

let database: TestDatabase;
let relay: DatabaseRelay;

beforeAll(async () => {
  database = await createTestDatabase();
  relay = await openDatabaseRelay(database.url);
});
afterAll(async () => {
  relay.close();
  await database.close();
});

it('listens again after its connection stopped answering without being closed', async () => {
  const lines: string[] = [];
  const received: (string | null)[] = [];
  const log = createLog((line) => lines.push(line));
  const listener = await listenTo(relay.url, ['tried', 'other'], log, { heartbeat: 1600, patience: 1500 });
  listener.subscribe('tried', (said) => received.push(said));
  relay.freeze();
  // The connection was given up, and another one cannot be made.
  await vi.waitUntil(() => lines.some((line) => line.includes('cannot be listened to')), { timeout: 20_000 });
  relay.thaw();
  await vi.waitUntil(() => received.includes(null), { timeout: 20_000 });
  const { db, close } = openDatabase(database.url, silentLog);
  await sql`select pg_notify('other', 'unheard'), pg_notify('tried', 'said')`.execute(db);
  await vi.waitUntil(() => received.length > 1, { timeout: 20_000 });
  expect(received).toEqual([null, 'said']);
  await close();
  await listener.close();
});
