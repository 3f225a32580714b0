/** A golden exchange that a row names and that is not there is recorded from the server by `npm run approve`. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { create } from 'superstruct';
import { expect, it } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { callNames, calls } from '../../contract/calls.ts';
import { fieldIssues } from '../../contract/envelope.ts';
import { arrangementOf } from './arrangements/all.ts';
import { sampleFields } from './sample-request.ts';
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

/** The file of an exchange with the server. */
async function recorded(server: TestServer, name: CallName, fixture: string): Promise<string> {
  const { visitor, ...arranged } = await arrangementOf(() => server, fixture)();
  const row = calls[name];
  // What it is asked without an arrangement that says more.
  const query = { ...sampleFields(row.query.wire.schema, `the query of ${name}`), ...arranged.query };
  const request = { ...sampleFields(row.request.wire.schema, `the request of ${name}`), ...arranged.body };
  const { status, body } = await visitor.send(
    row,
    { query, body: request },
    row.idempotent ? { key: randomUUID() } : {},
  );
  if (status >= 500) throw new Error(`${fixture}: the server answers ${status}; mend its handler, then record it`);
  const { isSuccess, feedback, data } = body;
  const exchange = {
    call: name,
    ...(Object.keys(query).length > 0 && { query }),
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
