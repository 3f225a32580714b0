import { readFileSync } from 'node:fs';
import { create, number, optional, record, string, type, unknown } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callNames, calls } from '../../src/contract/calls.ts';
import type { Codec } from '../../src/contract/codec.ts';
import { envelope } from '../../src/contract/envelope.ts';
import { accountArrangements } from './arrangements/account.ts';
import type { Arrangements, TheDesk } from './arrangements/arranged.ts';
import { orderArrangements } from './arrangements/orders.ts';
import { profileArrangements } from './arrangements/profile.ts';
import { quotationArrangements } from './arrangements/quotations.ts';
import { visitorArrangements } from './arrangements/visitor.ts';
import type { Desk } from './desk.ts';
import { openDesk } from './desk.ts';

const exchange = type({
  request: type({ query: optional(record(string(), string())), body: optional(record(string(), unknown())) }),
  response: type({ status: number(), body: envelope }),
});

function read(fixture: string) {
  const file = new URL(`../../src/contract/fixtures/${fixture}.json`, import.meta.url);
  return create(JSON.parse(readFileSync(file, 'utf8')), exchange);
}

/** Which fields a value has, however deep; of a list or a map keyed by number, its first element's. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? [] : [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return null;
  const fields = Object.entries(value).map(([key, field]) => [key, shapeOf(field)] as const);
  const isKeyedByNumber = fields.every(([key]) => /^\d+$/.test(key));
  return isKeyedByNumber ? fields[0]?.[1] : Object.fromEntries(fields);
}

function throughCodec(codec: Codec<unknown>, wire: unknown): unknown {
  return codec.encode(codec.decode(wire));
}

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const theDesk: TheDesk = () => desk;

const arrangements: Arrangements = {
  ...visitorArrangements(theDesk),
  ...orderArrangements(theDesk),
  ...quotationArrangements(theDesk),
  ...accountArrangements(theDesk),
  ...profileArrangements(theDesk),
};

const fixtures = callNames.flatMap((name) => calls[name].fixtures.map((fixture) => ({ name, fixture })));

describe('golden fixtures over HTTP', () => {
  it('are all arranged', () => {
    expect(Object.keys(arrangements).toSorted()).toEqual(fixtures.map(({ fixture }) => fixture).toSorted());
  });

  it('are examples of the document that development publishes', async () => {
    const published = await desk.visitor().fetch('/ajax/openapi.json');
    expect(published.status).toBe(200);
    const told = await published.text();
    for (const { fixture } of fixtures) expect(told).toContain(`"${fixture}":`);
  });

  it.each(fixtures)('$fixture', async ({ name, fixture }) => {
    const { request, response } = read(fixture);
    const { visitor, query, body } = (await arrangements[fixture]?.()) ?? { visitor: desk.visitor() };
    const row = calls[name];
    const answer = await visitor.send(
      row,
      { query: { ...request.query, ...query }, body: { ...request.body, ...body } },
      row.idempotent ? { key: `fixture-${fixture}` } : {},
    );
    expect({ status: answer.status, isSuccess: answer.body.isSuccess }).toEqual({
      status: response.status,
      isSuccess: response.body.isSuccess,
    });
    expect(shapeOf(answer.body.data)).toEqual(shapeOf(response.body.data));
    expect(answer.body.feedback === null).toBe(response.body.feedback === null);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // What the server says is exactly what the codec knows.
    const codec: Codec<unknown> = answer.body.isSuccess
      ? row.answer
      : { decode: (wire) => wire, encode: (wire) => wire, wire: unknown() };
    expect(throughCodec(codec, answer.body.data)).toEqual(answer.body.data);
  });
});
