/** The golden exchanges prepared by hand on a back end without test control. */
import { create, object, optional, record, string, unknown } from 'superstruct';
import { calls } from '../../../contract/calls.ts';
import type { Arrangements } from '../arrangements/arranged.ts';
import { createVisitor } from '../visitor.ts';
import { trials } from './suite.ts';

/**
 * By the exchange’s name: the session, anonymous by default, and the parts of the request that must name existing
 * records.
 */
const preparations = record(
  string(),
  object({
    session: optional(object({ email: string(), password: string() })),
    query: optional(record(string(), string())),
    body: optional(record(string(), unknown())),
  }),
);

/** The arrangements of a file. Throws where the file is malformed or names an unknown exchange. */
export function preparedAt(origin: string, said: unknown): Arrangements {
  const entries = Object.entries(create(said, preparations));
  const [stray] = entries.filter(([fixture]) => !trials.some((trial) => trial.fixture === fixture));
  if (stray) throw new Error(`There is no golden exchange “${stray[0]}”.`);
  return Object.fromEntries(
    entries.map(([fixture, { session, query, body }]) => [
      fixture,
      async () => {
        const visitor = createVisitor(origin);
        if (session) await visitor.ask(calls['login/login'], { body: session });
        return { visitor, ...(query && { query }), ...(body && { body }) };
      },
    ]),
  );
}
