import type { Kysely } from 'kysely';
import type { Clock } from '../../server/clock.ts';
import type { Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { servicesOn, watched } from './services.ts';

/** Services of a process that dies before one of its statements. */
export interface Mortal {
  readonly services: Services;
  readonly hasDied: () => boolean;
}

/** Services of a process that dies before its statement number `death`: no statement reaches the database after it. */
export function mortal(live: Kysely<Schema>, clock: Clock, death: number): Mortal {
  let statements = 0;
  const db = watched(live, () => {
    statements += 1;
    if (statements > death) throw new Error('killed');
  });
  return { services: servicesOn(db, clock), hasDied: () => statements > death };
}

/** Lives again and again, each time dying one statement later, until it once lives to its end. Gives how often it died. */
export async function dieEverywhere(live: (death: number) => Promise<Mortal>): Promise<number> {
  for (let death = 0; ; death += 1) {
    const { hasDied } = await live(death);
    if (!hasDied()) return death;
  }
}
