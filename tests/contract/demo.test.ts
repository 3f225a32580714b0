/** People whose passwords everybody knows are where nobody else can reach them, or where somebody has asked for them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { modificationStates } from '../../machines/domain/modification.ts';
import { freePort } from '../../server/free-port.ts';
import type { TestDatabase } from '../../server/db/test-database.ts';
import { createTestDatabase } from '../../server/db/test-database.ts';
import { readSettings } from '../../server/settings.ts';
import { seedLicences } from '../../server/seed/administered.ts';
import { people } from '../../server/seed/people.ts';
import { startServer } from '../../server/start.ts';
import { openSeededServices, silentLog } from './services.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'desk-demo-'))]);
});
afterAll(async () => {
  await Promise.all([database.close(), rm(dataDir, { recursive: true })]);
});

/** Starts and stops; gives how many people of the demo the start tells of. */
async function start(environment: Readonly<Record<string, string>>): Promise<number> {
  const port = String(await freePort('127.0.0.1'));
  const server = await startServer({
    settings: readSettings({
      PORT: port,
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ...environment,
    }),
    log: silentLog,
    dist: null,
    onFatal: (error) => {
      throw error;
    },
  });
  await server.close();
  return server.demo.length;
}

it('a database of a public address gets no demo, and one that has it is refused there unless it is asked for', async () => {
  // Under test control nothing of the demo is made that takes its time.
  const isPublic = { PUBLIC_URL: 'https://desk.example.org' };
  expect(await start(isPublic)).toBe(0);
  expect(await start({ TEST_CONTROL: 'on' })).toBeGreaterThan(0);
  await expect(start(isPublic)).rejects.toThrow('https://desk.example.org is not this machine alone. Set DEMO=on');
  await expect(start({ ...isPublic, NODE_ENV: 'production' })).rejects.toThrow('Give production a database of its own');
  expect(await start({ ...isPublic, DEMO: 'on', TEST_CONTROL: 'on' })).toBeGreaterThan(0);
  expect(() => readSettings({ DEMO: 'on', NODE_ENV: 'production' })).toThrow('DEMO: must be off');
}, 60_000);

it('somebody of the demo administers a licence, with requests in every state, made once', async () => {
  const { db, services, close } = await openSeededServices();
  try {
    const seed = () => db.transaction().execute((trx) => seedLicences(trx, services, people));
    const count = () =>
      db
        .selectFrom('modifications')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .execute();
    await seed();
    const once = await count();
    await seed();
    expect(await count()).toEqual(once);
    const states = await db.selectFrom('modifications').select('state').distinct().execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual([...modificationStates].toSorted());
  } finally {
    await close();
  }
}, 60_000);
