/** Builds the page as for development and serves it: a database of its own, test control on. Ends with its parent. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { createTestDatabase } from '../../server/db/test-database.ts';
import { createLog } from '../../server/log.ts';
import { readSettings } from '../../server/settings.ts';
import { startServer } from '../../server/start.ts';

process.env['NODE_ENV'] = 'development';
const folder = await mkdtemp(join(tmpdir(), 'subscription-desk-strict-'));
const dist = join(folder, 'page');
await build({ mode: 'development', logLevel: 'error', build: { outDir: dist, minify: false } });
const database = await createTestDatabase();
const settings = readSettings({
  PORT: process.env['PORT'],
  DATABASE_URL: database.url,
  DATA_DIR: folder,
  TEST_CONTROL: 'on',
});

async function stop(code: number): Promise<void> {
  await server.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
  process.exit(code);
}

const server = await startServer({
  settings,
  log: createLog((line) => process.stderr.write(`${line}\n`)),
  dist: pathToFileURL(`${dist}/`),
  onFatal: () => void stop(1),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
