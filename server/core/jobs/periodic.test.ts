import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { settableClock } from '../clock.ts';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/database.ts';
import type { TestDatabase } from '../db/test-database.ts';
import { createTestDatabase } from '../db/test-database.ts';
import { createLog } from '../log.ts';
import { createMailer } from '../mail/mailer.ts';
import type { Services } from '../services.ts';
import { readSettings } from '../settings.ts';
import { doPeriodically } from './periodic.ts';

const HOUR = 3_600_000;
const base = { now: () => new Date('2026-03-29T10:00:00Z') };
const log = createLog(() => undefined);
let test: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, log);
}, 20_000);
afterAll(async () => {
  await database.close();
  await test.close();
});
beforeEach(async () => {
  await database.db.deleteFrom('periodic_work').execute();
});

/** Processes on one database with one clock, and hourly work that counts its runs and fails on demand. */
function processes(count: number) {
  const clock = settableClock(base);
  const { db } = database;
  const delivery = { keepsText: true, deliver: () => Promise.resolve(), close: () => undefined };
  const services: Services = {
    db,
    settings: readSettings({}),
    clock,
    log,
    mailer: createMailer({ db, clock, log, delivery }),
  };
  const state = { runs: 0, isFailing: false };
  const hourly = {
    name: 'hourly',
    period: HOUR,
    work: async () => {
      state.runs += 1;
      if (state.isFailing) throw new Error('The provider is away');
    },
  };
  /** Runs due work in every process; returns the failures. */
  const look = async (work = hourly.work) => {
    const looks = Array.from({ length: count }, () => doPeriodically(services, { ...hourly, work }));
    const results = await Promise.allSettled(looks);
    return results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
  };
  return { clock, state, look };
}

it('runs once per period across processes', async () => {
  const { clock, state, look } = processes(5);
  await look();
  await look();
  expect(state.runs).toBe(1);
  clock.advance(HOUR - 1000);
  await look();
  expect(state.runs).toBe(1);
  clock.advance(1000);
  await look();
  await look();
  expect(state.runs).toBe(2);
});

it('retries a failed run with growing waits, in one process, and returns to its period after a success', async () => {
  const { clock, state, look } = processes(3);
  state.isFailing = true;
  expect(await look()).toEqual(['Error: The work "hourly" failed, and is retried in 10 s']);
  for (const wait of [10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]) {
    clock.advance((wait - 1) * 1000);
    expect(await look()).toEqual([]);
    clock.advance(1000);
    expect(await look()).toHaveLength(1);
  }
  expect(state.runs).toBe(12);
  state.isFailing = false;
  clock.advance(HOUR);
  await look();
  await look();
  expect(state.runs).toBe(13);
  clock.advance(HOUR);
  state.isFailing = true;
  expect(await look()).toEqual(['Error: The work "hourly" failed, and is retried in 10 s']);
});

it('runs again after a process died in the middle', async () => {
  const { clock, state, look } = processes(1);
  void look(() => new Promise<never>(() => undefined));
  await expect
    .poll(() => database.db.selectFrom('periodic_work').select('name').execute())
    .toEqual([{ name: 'hourly' }]);
  await look();
  expect(state.runs).toBe(0);
  clock.advance(15 * 60_000);
  await look();
  expect(state.runs).toBe(1);
});

it('runs after the clock was set back', async () => {
  const { clock, state, look } = processes(2);
  clock.advance(90 * 24 * HOUR);
  await look();
  clock.reset();
  await look();
  await look();
  expect(state.runs).toBe(2);
});
