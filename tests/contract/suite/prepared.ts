/** What whoever runs a back end without test control has prepared there for golden exchanges. */
import { create, object, optional, record, string, unknown } from 'superstruct';
import { calls } from '../../../src/contract/calls.ts';
import type { Arrangements } from '../arrangements/arranged.ts';
import { createVisitor } from '../visitor.ts';
import { trials } from './suite.ts';

/** By the exchange's name: who asks, nobody unless said, and what in the request must name something that is there. */
const preparations = record(
  string(),
  object({
    session: optional(object({ email: string(), password: string() })),
    query: optional(record(string(), string())),
    body: optional(record(string(), unknown())),
  }),
);

/** The arrangements that a file says. Throws where it says what nobody can read, or names an exchange that there is not. */
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
