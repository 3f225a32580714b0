import type { Kysely } from 'kysely';
import type { Clock } from '../../server/clock.ts';
import type { Schema } from '../../server/db/schema.ts';
import type { Services } from '../../server/services.ts';
import { isExhaustive } from './exhaustive.ts';
import { servicesOn, watched } from './services.ts';

/** Services of a process that dies before one of its statements. */
export interface Mortal {
  readonly services: Services;
  /** How many statements it has begun. */
  readonly statements: () => number;
}

/** Services of a process that dies before its statement number `death`: no statement reaches the database after it. */
export function mortal(live: Kysely<Schema>, clock: Clock, death: number): Mortal {
  let statements = 0;
  const db = watched(live, () => {
    statements += 1;
    if (statements > death) throw new Error('killed');
  });
  return { services: servicesOn(db, clock), statements: () => statements };
}

/** How many kill points are tried where not all of them are. */
const FEW = 4;

function killPoints(statements: number): readonly number[] {
  if (isExhaustive) return Array.from({ length: statements }, (_, index) => index);
  const spread = Array.from({ length: FEW }, (_, index) => Math.floor(((index + 1) * (statements - 1)) / FEW));
  return [...new Set(spread)];
}

/** Lives once to the end, then again and again, each time dying before another statement. Returns the number of statements. */
export async function dieEverywhere(live: (death: number) => Promise<Mortal>): Promise<number> {
  const statements = (await live(Infinity)).statements();
  for (const death of killPoints(statements)) await live(death);
  return statements;
}
