/** Serves the built product for browser tests: a database of its own, test control on. Ends with its parent. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../server/db/test-database.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'subscription-desk-browser-'));
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, TEST_CONTROL: 'on', NODE_ENV: 'test' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  void database
    .close()
    .then(() => rm(folder, { recursive: true, force: true }))
    .finally(() => process.exit(code ?? 0));
});
