/** Faults of servers, database and provider, at moments planned for a seed. */
import { sql } from 'kysely';
import { isBrokenConnection } from '../../server/core/db/unavailable.ts';
import type { Simulation } from './buyer.ts';
import type { Database } from './database.ts';
import { planFaults } from './plan.ts';

/** Application name of the office's database connections. */
export const OFFICE = 'office';

/** Bounds of the time that the provider answers nothing, in milliseconds: from a pause to beyond each timeout. */
const HANG = { least: 500, most: 13_000 } as const;

interface Fault {
  /** Least and greatest number of answered requests between two of them. */
  readonly every: readonly [number, number];
  readonly act: (simulation: Simulation, drawn: number) => Promise<void>;
}

/** Does something over connections that another fault may break, which is no failure. */
async function unlessBroken(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isBrokenConnection(error)) throw error;
  }
}

/** Breaks connections of office and servers, rather those in use; a server that starts is left alone. */
async function breakConnections({ fleet, sure: { db }, counts }: Simulation): Promise<void> {
  const names = [OFFICE, ...fleet.listening()];
  await unlessBroken(async () => {
    const { rows } = await sql<object>`
      select pg_terminate_backend(pid) from (
        select pid from pg_stat_activity where datname = current_database() and application_name = any(${names})
        order by (state = 'idle')::integer + 1.5 * random() limit 2) victims`.execute(db);
    counts.broken += rows.length;
  });
}

/** Leaves every question to the provider, and its pages, without an answer for a while. */
async function hangProvider({ sure: { db }, counts }: Simulation, drawn: number): Promise<void> {
  const seconds = (HANG.least + (drawn % (HANG.most - HANG.least))) / 1000;
  await unlessBroken(async () =>
    db.transaction().execute(async (trx) => {
      await sql`lock table sandbox_sessions in access exclusive mode`.execute(trx);
      counts.providerHangs += 1;
      await sql`select pg_sleep(${seconds})`.execute(trx);
    }),
  );
}

/** All faults; without kills of a database that is not the simulation’s own. */
function faultsOf({ kill }: Database): readonly Fault[] {
  const faults: readonly Fault[] = [
    { every: [50, 90], act: async ({ fleet }, drawn) => fleet.kill(drawn) },
    { every: [4, 12], act: breakConnections },
    { every: [80, 160], act: hangProvider },
  ];
  if (kill === null) return faults;
  const killDatabase = async ({ counts }: Simulation) => {
    counts.databaseKills += 1;
    await kill();
  };
  return [...faults, { every: [180, 320], act: killDatabase }];
}

/** Causes the faults of a seed until it is stopped; `stop` resolves once everything that was killed runs again. */
export function startFaults(seed: number, database: Database, simulation: Simulation) {
  const underWay: Promise<void>[] = [];
  const failures: unknown[] = [];
  let isStopped = false;
  for (const [salt, { every, act }] of faultsOf(database).entries()) {
    const moments = planFaults(seed + salt, every).values();
    let { value: next } = moments.next();
    let answered = 0;
    simulation.fleet.onAnswered(() => {
      answered += 1;
      if (isStopped || next === undefined || answered < next.after) return;
      underWay.push(act(simulation, next.drawn).catch((error: unknown) => void failures.push(error)));
      answered = 0;
      next = moments.next().value;
    });
  }
  return {
    stop: async (): Promise<void> => {
      isStopped = true;
      await Promise.all(underWay);
      if (failures.length > 0) throw new AggregateError(failures, 'What was killed does not start again');
    },
  };
}
