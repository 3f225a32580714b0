import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** Work that one process does for all, once in each period. */
export interface PeriodicWork {
  readonly name: string;
  /** In milliseconds. */
  readonly period: number;
  readonly work: (services: Services) => Promise<unknown>;
}

/** A process whose run takes longer counts as dead, and another one takes over, in milliseconds. */
const LEASE = 15 * 60_000;

/** Wait before the first retry of a failed run, in milliseconds; it doubles with each, up to an hour or the period. */
const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 3_600_000;

/**
 * Claims a run that is due. Returns how many runs have failed since the last success; `null` if none is due. A run planned
 * further ahead than two periods is due: the clock was set back.
 */
async function claim({ db }: Services, { name, period }: PeriodicWork, now: Date): Promise<number | null> {
  const moment = now.toISOString();
  const end = new Date(now.getTime() + Math.min(period, LEASE)).toISOString();
  const far = new Date(now.getTime() + 2 * period).toISOString();
  const { rows } = await sql<{ readonly failures: number }>`
    with claimed as (
      update periodic_work set due_at = ${end} where name = ${name} and (due_at <= ${moment} or due_at > ${far})
      returning failures),
    first as (
      insert into periodic_work (name, due_at) select ${name}, ${end}
      where not exists (select from periodic_work where name = ${name})
      on conflict (name) do nothing returning failures)
    select failures from claimed union all select failures from first`.execute(db);
  return rows[0]?.failures ?? null;
}

async function plan({ db }: Services, name: string, next: { readonly due_at: string; readonly failures: number }) {
  await db.updateTable('periodic_work').set(next).where('name', '=', name).execute();
}

/**
 * Does work if it is due, across all processes. A run that fails is retried with growing waits; one whose process dies,
 * after the lease. Rejects when the work does.
 */
export async function doPeriodically(services: Services, periodic: PeriodicWork): Promise<void> {
  const { name, period, work } = periodic;
  const now = services.clock.now();
  const failures = await claim(services, periodic, now);
  if (failures === null) return;
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  try {
    await work(services);
  } catch (error) {
    const wait = Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT, period);
    await plan(services, name, { due_at: at(wait), failures: failures + 1 });
    throw new Error(`The work "${name}" failed, and is retried in ${wait / 1000} s`, { cause: error });
  }
  await plan(services, name, { due_at: at(period), failures: 0 });
}
