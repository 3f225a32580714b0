/**
 * A mail server that accepts connections and never answers: payments are still confirmed, other messages leave, and the
 * server stops promptly.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OpenDatabase } from '../../server/core/db/database.ts';
import { openDatabase } from '../../server/core/db/database.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { freePort } from '../../server/core/free-port.ts';
import type { SmtpServer } from '../../server/core/mail/smtp.fixtures.ts';
import { openSmtpServer } from '../../server/core/mail/smtp.fixtures.ts';
import { openServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { payByCard } from './hosted-page.ts';
import { isExhaustive } from './exhaustive.ts';
import { ordered, outcome, PATIENCE } from './orders.ts';
import { silentLog } from './services.ts';

let silent: SmtpServer;
let server: TestServer;

beforeAll(async () => {
  silent = await openSmtpServer(() => null);
  server = await openServer({ SMTP_URL: silent.url }, { worksInBackground: true });
}, 60_000);
afterAll(() => silent.close());

/** Puts an email in the outbox of a database. */
async function enqueueTo({ db }: OpenDatabase, address: string): Promise<void> {
  const email = {
    subject: 'Hello',
    locale: 'en',
    kind: 'test',
    message_source: 'From: desk@example.org\r\nSubject: Hello\r\n\r\nHello',
  } as const;
  const created = { created_at: new Date().toISOString(), to_address: address, sent_at: null };
  await db
    .insertInto('outbox')
    .values({ ...email, ...created })
    .execute();
}

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
  await vi.waitFor(() => expect(silent.connections()).toBeGreaterThan(0), { timeout: 6000, interval: 100 });
  await payUntold();
  // The mail server's timeout is longer than this test's.
  await expect(server.close()).resolves.toBeUndefined();
}, 40_000);

it('sends other messages while some hang, which stay in the queue', async () => {
  const picky = await openSmtpServer((line) => (line.startsWith('RCPT TO:<hang') ? null : undefined));
  const other = await openServer({ SMTP_URL: picky.url }, { worksInBackground: true });
  const open = openDatabase(other.databaseUrl, silentLog);
  for (const name of ['hang-1', 'hang-2', 'hang-3']) await enqueueTo(open, `${name}@example.org`);
  await vi.waitFor(() => expect(picky.received.filter((line) => line.startsWith('RCPT TO:<hang'))).toHaveLength(3), {
    timeout: 6000,
    interval: 100,
  });
  await enqueueTo(open, 'awa@example.org');
  const rows = () =>
    open.db.selectFrom('outbox').select(['to_address', 'sent_at']).where('kind', '=', 'test').orderBy('id').execute();
  // Hanging messages are ended after 10 s without an answer.
  await vi.waitFor(
    async () =>
      expect((await rows()).map((row) => [row.to_address, row.sent_at === null])).toEqual([
        ['hang-1@example.org', true],
        ['hang-2@example.org', true],
        ['hang-3@example.org', true],
        ['awa@example.org', false],
      ]),
    { timeout: 6000, interval: 100 },
  );
  await open.close();
  await other.close();
  await picky.close();
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
    SMTP_URL: silent.url,
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

it.runIf(isExhaustive)(
  'a process that is stopped shuts down in order while an email waits for the mail server',
  async () => {
    const { child, ended, databaseUrl, close } = await startProcess();
    const open = openDatabase(databaseUrl, silentLog);
    const before = silent.connections();
    await enqueueTo(open, 'awa@example.org');
    await vi.waitFor(() => expect(silent.connections()).toBeGreaterThan(before), { timeout: 10_000, interval: 100 });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await open.db.selectFrom('outbox').select(['sent_at', 'failed_at', 'last_error']).execute()).toEqual([
      { sent_at: null, failed_at: null, last_error: 'The server stops' },
    ]);
    await open.close();
    await close();
  },
  60_000,
);
