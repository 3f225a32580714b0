import type { Kysely } from 'kysely';
import type { Clock } from '../../server/core/clock.ts';
import type { Schema } from '../../server/core/db/schema.ts';
import type { Services } from '../../server/core/services.ts';
import { servicesOn, watched } from './services.ts';

/** Services of a process that dies before one of its statements. */
export interface Mortal {
  readonly services: Services;
  /** Number of statements begun. */
  readonly statements: () => number;
}

/** Services of a process that dies before statement number `death`: no later statement reaches the database. */
export function mortal(live: Kysely<Schema>, clock: Clock, death: number): Mortal {
  let statements = 0;
  const db = watched(live, () => {
    statements += 1;
    if (statements > death) throw new Error('killed');
  });
  return { services: servicesOn(db, clock), statements: () => statements };
}

/** Lives once to the end, then again and again, each time dying before another statement. Returns the number of statements. */
export async function dieEverywhere(live: (death: number) => Promise<Mortal>): Promise<number> {
  const statements = (await live(Infinity)).statements();
  for (let death = 0; death < statements; death += 1) await live(death);
  return statements;
}
