/**
 * A mail server that accepts connections and never answers: payments are still confirmed, and the server stops
 * promptly.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/core/db/database.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { freePort } from '../../server/core/free-port.ts';
import { openServer } from './desk.ts';
import type { TestServer } from './desk.ts';
import { payByCard } from './hosted-page.ts';
import { ordered, outcome, PATIENCE } from './orders.ts';
import { silentLog } from './services.ts';

const sockets = new Set<Socket>();
const silent = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => undefined);
});
let server: TestServer;
let smtpUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    silent.listen(0, '127.0.0.1', resolve);
  });
  const address = silent.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  smtpUrl = `smtp://127.0.0.1:${port}`;
  server = await openServer({ SMTP_URL: smtpUrl });
}, 60_000);
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

/** Paid without notice from the provider: only the background work finds out. */
async function payUntold() {
  const bought = await ordered(server);
  await payByCard(bought.visitor, bought.url, { confirmation: 'never' });
  await server.advance(PATIENCE);
  const isPaid = async () => expect((await outcome(bought)).kind).toBe('paid');
  await vi.waitFor(isPaid, { timeout: 6000, interval: 100 });
}

it('confirms payments while an email waits for the mail server, and stops without it', async () => {
  await payUntold();
  // The receipt’s email is being sent.
  await vi.waitFor(() => expect(sockets.size).toBeGreaterThan(0), { timeout: 6000, interval: 100 });
  await payUntold();
  // The mail server's timeout is longer than this test's.
  await expect(server.close()).resolves.toBeUndefined();
}, 40_000);

/**
 * A process of the product, started as in production, on a database of its own; returns its handle and a ready
 * promise.
 */
async function startProcess() {
  const [database, dataDir, port] = await Promise.all([
    createTestDatabase(),
    mkdtemp(join(tmpdir(), 'desk-silent-')),
    freePort(),
  ]);
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SMTP_URL: smtpUrl,
    DEMO: 'off',
  };
  const child = spawn(process.execPath, ['server/main.ts', '--without-page'], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ctrl-C')) resolve();
    });
  });
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
    await database.close();
    await rm(dataDir, { recursive: true });
  };
  return { child, ended, databaseUrl: database.url, close };
}

it('a process that is stopped shuts down in order while an email waits for the mail server', async () => {
  const { child, ended, databaseUrl, close } = await startProcess();
  const open = openDatabase(databaseUrl, silentLog);
  const before = sockets.size;
  const email = {
    subject: 'Hello',
    locale: 'en',
    kind: 'test',
    message_source: 'Subject: Hello\r\n\r\nHello',
  } as const;
  const created = { created_at: new Date().toISOString(), to_address: 'awa@example.org', sent_at: null };
  await open.db
    .insertInto('outbox')
    .values({ ...email, ...created })
    .execute();
  await vi.waitFor(() => expect(sockets.size).toBeGreaterThan(before), { timeout: 10_000, interval: 100 });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  const { sent_at: sentAt } = await open.db.selectFrom('outbox').select('sent_at').executeTakeFirstOrThrow();
  expect(sentAt).toBeNull();
  await open.close();
  await close();
}, 60_000);
