import { readdirSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { is, nullable } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { readGolden } from '../tests/support/golden-exchange.ts';
import { callNames, calls } from './calls.ts';
import type { Codec } from './codec.ts';
import { fieldIssues } from './envelope.ts';
import { callPaths, failuresOf } from './call.ts';
import { callPath } from './headers.ts';

const folder = new URL('fixtures/', import.meta.url);

const read = (fixture: string) => ({ fixture, ...readGolden(fixture) });

function throughCodec(codec: Codec<unknown>, wire: unknown): unknown {
  return codec.encode(codec.decode(wire));
}

/** A message, decoded and encoded again; `null` if it is refused. */
function throughCodecIfRead(codec: Codec<unknown>, wire: unknown): unknown {
  try {
    return throughCodec(codec, wire);
  } catch {
    return null;
  }
}

/** Values of two fields, wherever an object within a value has both as texts, sorted. */
function pairsIn(value: unknown, one: string, other: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = new Map<string, unknown>(Object.entries(value));
  const [left, right] = [fields.get(one), fields.get(other)];
  const own = typeof left === 'string' && typeof right === 'string' ? [`${left} ${right}`] : [];
  return [...own, ...[...fields.values()].flatMap((field) => pairsIn(field, one, other))].toSorted();
}

const exchanges = callNames.flatMap((name) => calls[name].fixtures.map((fixture) => ({ name, ...read(fixture) })));
const understood = exchanges.filter(({ response }) => response.status !== 422);
const succeeded = exchanges.filter(({ response }) => response.body.isSuccess);
const refused = exchanges.filter(({ response }) => !response.body.isSuccess);

describe('the table of calls', () => {
  it('names every golden fixture once, and no other', () => {
    const files = readdirSync(folder).map((file) => file.replace('.json', ''));
    expect(exchanges.map(({ fixture }) => fixture).toSorted()).toEqual(files.toSorted());
    expect(exchanges.filter(({ call, name }) => call !== name)).toEqual([]);
  });

  it('names each port once', () => {
    const ports = callNames.flatMap((name) => calls[name].port?.name ?? []);
    expect(ports.length).toBeGreaterThan(30);
    expect(ports.filter((port, index) => ports.indexOf(port) !== index)).toEqual([]);
  });

  it('distinguishes rows that share method and path by a field of the request', () => {
    const asked = callNames.map((name) => {
      const { method, path, asks } = calls[name];
      return [method, path, asks?.field, asks?.value].join(' ');
    });
    expect(new Set(asked).size).toBe(asked.length);
    for (const { name, request } of exchanges) {
      const { method, path } = calls[name];
      const takers = callNames.filter((other) => {
        const { asks } = calls[other];
        if (calls[other].method !== method || calls[other].path !== path || asks === null) return false;
        const value = new Map(Object.entries(request.body ?? {})).get(asks.field);
        return value !== undefined && (asks.value === undefined || value === asks.value);
      });
      expect(takers).toEqual(calls[name].asks === null ? [] : [name]);
    }
  });

  it.each(understood)('$fixture: decoding and encoding the request is the identity', ({ name, request }) => {
    expect(throughCodec(calls[name].request, request.body ?? {})).toEqual(request.body ?? {});
    expect(throughCodec(calls[name].query, request.query ?? {})).toEqual(request.query ?? {});
  });

  it('takes first names for first names, and last names for last names', () => {
    const messages = [
      ...understood.map(({ name, request }) => ({ wire: request.body ?? {}, codec: calls[name].request })),
      ...succeeded.map(({ name, response }) => ({ wire: response.body.data, codec: calls[name].answer })),
    ].filter(({ wire }) => pairsIn(wire, 'prenom', 'nom').length > 0);
    expect(messages.length).toBeGreaterThan(10);
    for (const { wire, codec } of messages)
      expect(pairsIn(codec.decode(wire), 'firstName', 'lastName')).toEqual(pairsIn(wire, 'prenom', 'nom'));
  });

  it.each(succeeded)('$fixture: decoding and encoding the answer is the identity', ({ name, response }) => {
    expect(throughCodec(calls[name].answer, response.body.data)).toEqual(response.body.data);
  });

  it.each(refused)('$fixture: the failure is one that the row announces, with words', ({ name, response }) => {
    const { refuses } = calls[name];
    expect([...failuresOf(calls[name]), ...(refuses ? [200] : [])]).toContain(response.status);
    expect(response.body.feedback).toMatch(/\w/);
    expect(is(response.body.data, nullable(fieldIssues))).toBe(true);
  });

  it.each(callNames)('%s: a request with an unknown field is refused', (name) => {
    const { request } = read(calls[name].fixtures[0] ?? '');
    expect(() => calls[name].request.decode({ ...request.body, inconnu: 1 })).toThrow('At path: inconnu');
    expect(() => calls[name].query.decode({ ...request.query, inconnu: '1' })).toThrow('At path: inconnu');
  });

  it.each(callNames)('%s: a request is refused or read whole: no field is dropped', (name) => {
    const bodies = understood.flatMap((each) => (each.name === name ? [Object.entries(each.request.body ?? {})] : []));
    // Each request with fields of another one, one of them or all: no page sends it, but any client may.
    const mixtures = bodies.flatMap((one) =>
      bodies.flatMap((other) =>
        [other, ...other.map((field) => [field])].map((fields) => ({
          ...Object.fromEntries(one),
          ...Object.fromEntries(fields),
        })),
      ),
    );
    const dropped = mixtures.filter((mixture) => {
      const written = throughCodecIfRead(calls[name].request, mixture);
      return written !== null && !isDeepStrictEqual(written, mixture);
    });
    expect(dropped).toEqual([]);
  });

  it.each(callNames)('%s: an answer with unknown fields is read', (name) => {
    const { data } = read(calls[name].fixtures[0] ?? '').response.body;
    expect(throughCodec(calls[name].answer, { ...Object(data), inconnu: 1 })).toEqual(data);
  });

  it('writes paths with and without prefix', () => {
    expect(callPath(calls.user, { locale: 'en', prefixRouting: true })).toBe('/en/ajax/user');
    expect(callPath(calls.user, { locale: 'en', prefixRouting: false })).toBe('/ajax/user');
    expect(callPaths(calls.user).map(({ path }) => path)).toEqual(['/ajax/user', '/fr/ajax/user', '/en/ajax/user']);
  });
});
