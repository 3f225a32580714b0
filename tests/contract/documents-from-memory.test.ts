/** Documents of several servers on one database: no statement for each, and changes are seen by all of them. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Statement } from '../../server/core/db/statements.ts';
import { listenToStatements } from '../../server/core/db/statements.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import type { TestDatabase } from '../../server/core/db/test-database.ts';
import { freePort } from '../../server/core/free-port.ts';
import { readSettings } from '../../server/core/settings.ts';
import { Opened } from '../../server/core/start-stop.ts';
import { importFile } from '../../server/office/import.ts';
import { startServer } from '../../server/start.ts';
import { page, SmallBuild } from '../support/small-build.ts';
import { createSeededDatabase, silentLog } from './services.ts';

const opened = new Opened();
const statements: Statement[] = [];
let database: TestDatabase;
let build: SmallBuild;
let folder: string;
const origins: string[] = [];

beforeAll(async () => {
  const stopListening = listenToStatements((statement) => statements.push(statement));
  opened.add(async () => stopListening());
  build = await SmallBuild.write();
  opened.add(() => build.remove());
  database = await createSeededDatabase();
  opened.add(database.close);
  folder = await mkdtemp(join(tmpdir(), 'desk-memory-'));
  opened.add(() => rm(folder, { recursive: true }));
  for (const _ of ['one', 'another']) {
    const port = String(await freePort('127.0.0.1'));
    const origin = `http://127.0.0.1:${port}`;
    const server = await startServer({
      settings: readSettings({
        PORT: port,
        HOST: '127.0.0.1',
        PUBLIC_URL: origin,
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        TRUSTED_PROXIES: '127.0.0.1',
      }),
      log: silentLog,
      dist: build.dist,
      worksInBackground: false,
      onFatal: (error) => {
        throw error;
      },
    });
    opened.add(server.close);
    origins.push(origin);
  }
}, 60_000);
afterAll(() => opened.close());

/** The documents of a page, of each server. */
const documentsAt = (path: string, address = '203.0.112.7') =>
  Promise.all(
    origins.map(async (origin) => {
      const answer = await fetch(origin + path, { headers: { ...page, 'x-forwarded-for': address } });
      return answer.text();
    }),
  );

const anonymous = 'data-answers="GET /fr/ajax/user"';

/** The documents that contain a text, once all do: a busy server leaves answers to the page. */
const documentsWith = (text: string, path: string, address?: string) =>
  vi.waitFor(async () => {
    const documents = await documentsAt(path, address);
    expect(documents.map((document) => document.includes(text))).toEqual([true, true]);
    return documents;
  }, 20_000);

it('asks the database nothing for a document that is known', async () => {
  const documents = await documentsWith(anonymous, '/fr/newsletter');
  statements.splice(0);
  expect(await documentsAt('/fr/newsletter', '203.0.112.8')).toEqual(documents);
  expect(statements).toEqual([]);
});

it('shows an import that another process has made, on each server', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    await documentsWith('– Le Courrier des Lagunes</title>', '/fr');
    const file = join(folder, 'publisher.yaml');
    const source = await readFile(new URL('../../server/seed/demo.yaml', import.meta.url), 'utf8');
    await writeFile(file, source.replace('Le Courrier des Lagunes', 'Le Courrier du Fleuve'));
    const own = new Opened();
    await importFile({ file, isDry: false }, readSettings({ DATABASE_URL: database.url, DATA_DIR: folder }), own);
    await own.close();
    // The clock of the test starts at zero, and the answers were read by the machine's.
    vi.advanceTimersByTime(3_600_000);
    // A stale answer is in the first document of each server while it is refreshed.
    const documents = await documentsWith('"nom":"Le Courrier du Fleuve"', '/fr');
    for (const document of documents) expect(document).toContain('– Le Courrier du Fleuve</title>');
  } finally {
    vi.useRealTimers();
  }
}, 60_000);

it.each([
  ['203.0.113.0/24', '203.0.113.9', '203.0.114.9'],
  ['2001:db8:7::/48', '2001:db8:7:1::9', '2001:db8:8::9'],
])('leaves the visitor to the page once a network is recognized: %s', async (range, inside, outside) => {
  const { db, close } = openDatabase(database.url, silentLog);
  await documentsWith(anonymous, '/fr', inside);
  const { id } = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirstOrThrow();
  await db.insertInto('account_ip_ranges').values({ range, account_id: id }).execute();
  await documentsWith('content="GET /fr/ajax/user"', '/fr', inside);
  const elsewhere = await documentsWith(anonymous, '/fr', outside);
  await db.deleteFrom('account_ip_ranges').where('range', '=', range).execute();
  expect(await documentsWith(anonymous, '/fr', inside)).toEqual(elsewhere);
  await close();
});
