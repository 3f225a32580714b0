/** Serves the built product for browser tests: a database of its own, test control on. Ends with its parent. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../server/db/test-database.ts';
import { servedFile } from './served.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(join(tmpdir(), 'subscription-desk-browser-'));
const data = { DATABASE_URL: database.url, DATA_DIR: folder };
const told = servedFile(process.env['PORT'] ?? '4173');
await writeFile(told, JSON.stringify(data), { mode: 0o600 });
const server = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, ...data, TEST_CONTROL: 'on', NODE_ENV: 'test' },
  stdio: ['ignore', 'ignore', 'inherit'],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => {
  void database
    .close()
    .then(() => Promise.all([folder, told].map((path) => rm(path, { recursive: true, force: true }))))
    .finally(() => process.exit(code ?? 0));
});
