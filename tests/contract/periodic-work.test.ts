/** Periodic work of several servers on one database. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../server/core/db/database.ts';
import { silentLog } from './services.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

const DAY = 24 * 3_600_000;

let servers: readonly TestServer[] = [];
beforeAll(async () => {
  const first = await openServer({}, { worksInBackground: true });
  const second = await openServer({ DATABASE_URL: first.databaseUrl }, { worksInBackground: true });
  servers = [second, first];
}, 60_000);
afterAll(async () => {
  for (const server of servers) await server.close();
});

const audits = () => servers.flatMap(({ log }) => log).filter((line) => line.includes('"message":"audit.done"')).length;

it('is done once a period by either server, without a request', async () => {
  await vi.waitFor(() => expect(audits()).toBe(1), { timeout: 10_000, interval: 100 });
  await Promise.all(servers.map((server) => server.advance(DAY)));
  await vi.waitFor(() => expect(audits()).toBe(2), { timeout: 10_000, interval: 100 });
  // Both look for due work once more.
  await Promise.all(servers.map((server) => server.tick()));
  expect(audits()).toBe(2);
}, 40_000);

it('comprises the audit, the questions to the provider and all sweeps', async () => {
  const server = servers.at(-1);
  const open = openDatabase(server?.databaseUrl ?? '', silentLog);
  const work = await open.db.selectFrom('periodic_work').select(['name', 'failures']).orderBy('name').execute();
  await open.close();
  expect(work).toEqual(
    [
      'audit',
      'confirmations',
      'email-requests',
      'erasures',
      'expired-rows',
      'invoice-reminders',
      'old-transfers',
      'renewals',
    ].map((name) => ({
      name,
      failures: 0,
    })),
  );
});
