/** A golden exchange that a row names and that is not there is recorded from the server by `npm run approve`. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { create, Struct } from 'superstruct';
import { expect, it } from 'vitest';
import type { Codec } from '../../contract/codec.ts';
import type { CallName } from '../../contract/calls.ts';
import { callNames, calls } from '../../contract/calls.ts';
import { fieldIssues } from '../../contract/envelope.ts';
import { nothing } from '../../contract/codec.ts';
import { arrangementOf } from './arrangements/all.ts';
import { sampleOf } from './sample-request.ts';
import { openServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

const fileOf = (fixture: string): string => `${import.meta.dirname}/../../contract/fixtures/${fixture}.json`;

const missing = callNames.flatMap((name) =>
  calls[name].fixtures.flatMap((fixture) => (existsSync(fileOf(fixture)) ? [] : [{ name, fixture }])),
);

/** Rows of a recorded list: what differs between rows, and no more. */
const ROWS = 2;

/** A value with the first rows of its lists. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, ROWS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part)]));
}

/** What a row is asked without an arrangement that says more. */
const sampled = ({ wire }: Codec<unknown>, place: string): object | undefined =>
  wire instanceof Struct && wire !== nothing.wire ? Object(sampleOf(wire, place)) : undefined;

/** The file of an exchange with the server. */
async function recorded(server: TestServer, name: CallName, fixture: string): Promise<string> {
  const { visitor, ...arranged } = await arrangementOf(() => server, fixture)();
  const row = calls[name];
  const query = arranged.query ?? sampled(row.query, `the query of ${name}`);
  const request = { ...sampled(row.request, `the request of ${name}`), ...arranged.body };
  const { status, body } = await visitor.send(
    row,
    { query: query ?? {}, body: request },
    row.idempotent ? { key: randomUUID() } : {},
  );
  const { isSuccess, feedback, data } = body;
  const exchange = {
    call: name,
    ...(query && { query }),
    ...(Object.keys(request).length > 0 && { request }),
    ...(isSuccess
      ? { ...(feedback !== null && { feedback }), ...(data !== null && { answer: shortened(data) }) }
      : { refusal: { status, feedback, ...(data !== null && { champs: create(data, fieldIssues).champs }) } }),
  };
  return `${JSON.stringify(exchange, null, 2)}\n`;
}

it('every golden exchange that a row names is there, or is recorded by `npm run approve`', async () => {
  if (missing.length === 0) return;
  const server = await openServer();
  try {
    for (const { name, fixture } of missing) {
      const text = await recorded(server, name, fixture);
      await expect(text, `${fixture}: record it with npm run approve`).toMatchFileSnapshot(fileOf(fixture));
    }
  } finally {
    await server.close();
  }
});
