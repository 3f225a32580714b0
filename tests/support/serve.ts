/** Serves a built page for browser tests, `serve.ts dist`: a database of its own, test control on. Ends with its parent. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { createLog } from '../../server/core/log.ts';
import { whenParentIsGone } from '../../server/core/start-stop.ts';
import { readSettings } from '../../server/core/settings.ts';
import { startServer } from '../../server/start.ts';

const [, , page = 'dist'] = process.argv;
const port = process.env['PORT'] ?? '4173';
const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'subscription-desk-browser-'));
const server = await startServer({
  settings: readSettings({
    ...process.env,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: port,
    TEST_CONTROL: 'on',
    NODE_ENV: 'test',
  }),
  log: createLog((line) => process.stderr.write(`${line}\n`), 'warn'),
  // `tests/contract/mail-documents.test.ts` reads the documents of emails: here nothing does.
  readDocument: () => Promise.resolve(null),
  dist: pathToFileURL(`${resolve(page)}/`),
  onFatal: () => void stop(1),
});

let isStopping = false;

async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
whenParentIsGone(() => void stop(0));
