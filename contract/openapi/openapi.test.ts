/** The published document agrees with the codecs: both accept and refuse the same messages. */
import { readdirSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { array, boolean, create, define, optional, string, StructError, type, union } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { readGolden } from '../../tests/support/golden-exchange.ts';
import { failuresOf } from '../call.ts';
import { answerCodec, fields, noData, required } from '../answer.ts';
import { isCorrectable } from '../field-errors.ts';
import { idempotencyHeader } from '../headers.ts';
import { openApiOf, tableRows } from './document.ts';
import type { Row } from './row.ts';
import { schemaName } from './row.ts';

const folder = new URL('../fixtures/', import.meta.url);

function readExchanges() {
  const names = readdirSync(folder).map((file) => file.replace('.json', ''));
  return new Map(names.map((name) => [name, readGolden(name)]));
}

const exchanges = readExchanges();
const document = openApiOf(exchanges);
const ajv = new Ajv2020({ strict: false, logger: false });
ajv.addSchema(document, 'openapi.json');

const operationShape = type({
  'x-calls': array(type({ callers: array(string()), idempotent: boolean() })),
  security: array(type({})),
  parameters: array(type({ name: optional(string()) })),
  responses: type({}),
});

function pointerTo(place: readonly string[]): string {
  return place.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
}

/** The document's errors for a value at one of its places; `null`: the value is valid. */
function refusalAt(place: readonly string[], value: unknown): string | null {
  const validate = ajv.getSchema(`openapi.json#/${pointerTo(place)}`);
  if (!validate) throw new Error(`The document has no ${place.join(' ')}`);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

const json = ['content', 'application/json', 'schema'];
const operation = ({ path, method }: Row) => ['paths', path, method.toLowerCase()];
const requestOf = (row: Row) => [...operation(row), 'requestBody', ...json];
const answerOf = (row: Row, status: number) => [...operation(row), 'responses', String(status), ...json];

const golden = tableRows.flatMap((row) =>
  row.fixtures.flatMap((fixture) => {
    const found = exchanges.get(fixture);
    return found ? [{ fixture, row, ...found }] : [];
  }),
);

/** Variants of a message and their kinds: one field is missing, `null`, of another type, or unknown. */
function* spoilt(wire: unknown): Generator<readonly [string, unknown]> {
  if (Array.isArray(wire)) {
    for (const [how, inner] of spoilt(wire[0])) yield [how, [inner]];
  } else if (typeof wire === 'object' && wire !== null) {
    yield ['unknown', { ...wire, inconnu: 1 }];
    for (const [name, value] of Object.entries(wire)) {
      const { [name]: _gone, ...rest } = Object.fromEntries(Object.entries(wire));
      yield ['gone', rest];
      yield ['null', { ...rest, [name]: null }];
      yield ['kind', { ...rest, [name]: { inconnu: 1 } }];
      for (const [how, inner] of spoilt(value)) yield [how, { ...rest, [name]: inner }];
    }
  }
}

/**
 * Whether a call would answer 400 to a request, or something in an answer cannot be read; `null`: the codec says more than its
 * struct, which cannot be published.
 */
function isMalformed(row: Row, message: 'request' | 'answer', wire: unknown): boolean | null {
  try {
    if (message === 'answer') return row.answer.read(wire).omissions.length > 0;
    row.request.decode(wire);
    return false;
  } catch (error) {
    return error instanceof StructError ? !isCorrectable(error) : null;
  }
}

describe('the table of calls as OpenAPI', () => {
  it('is valid, and the same each time', async () => {
    expect(await new Validator().validate({ ...document })).toEqual({ valid: true });
    expect(JSON.stringify(openApiOf(readExchanges()))).toBe(JSON.stringify(document));
  }, 30_000);

  it.each(tableRows)(
    '$name: its operation has callers, failures and the headers that are sent with the body',
    (row) => {
      const { name, asks, callers, idempotent } = row;
      const received = create(ajv.getSchema(`openapi.json#/${pointerTo(operation(row))}`)?.schema, operationShape);
      expect(received['x-calls']).toContainEqual(expect.objectContaining({ name, asks, callers }));
      expect(Object.keys(received.responses)).toEqual(expect.arrayContaining(failuresOf(row).map(String)));
      // The path needs no credentials where one of its rows is open to everyone.
      const isOpen = received['x-calls'].some(
        ({ callers: all }) => all.includes('anonymous') || all.includes('recognised'),
      );
      expect(received.security.some((shown) => Object.keys(shown).length === 0)).toBe(isOpen);
      const mayHaveKey = received.parameters.some(({ name: header }) => header === idempotencyHeader);
      expect(mayHaveKey).toBe(idempotent || received['x-calls'].some((other) => other.idempotent));
    },
  );

  it('has the rules of forms next to the fields that they validate', () => {
    const received = JSON.stringify(document['components']);
    for (const [field, rules] of [
      [
        '"email":{"type":"string"',
        [{ code: 'required' }, { code: 'email' }, { code: 'maxLength', values: { max: 254 } }],
      ],
      [
        '"pubSIds":{"type":"array","items":{"type":"integer","title":"publicationId"}',
        [
          { code: 'arrayMin', values: { min: 1 } },
          { code: 'arrayMax', values: { max: 50 } },
        ],
      ],
    ] as const) {
      expect(received).toContain(`${field},"x-rules":${JSON.stringify(rules)}}`);
    }
  });

  it.each(golden)('$fixture: request and answer are as it says', ({ row, request, response }) => {
    expect(row.method === 'POST' ? refusalAt(requestOf(row), request.body ?? {}) : null).toBe(null);
    expect(refusalAt(answerOf(row, response.status), response.body)).toBe(null);
    const { feedback: _gone, ...without } = response.body;
    expect(refusalAt(answerOf(row, response.status), without)).toBe(null);
  });

  it.each(tableRows)('$name: what is missing, of another kind or unknown is refused as by the codec', (row) => {
    const [first, ...others] = golden.filter(({ row: { name } }) => name === row.name);
    const received = [first, ...others].find((each) => each?.response.body.isSuccess);
    const messages = [
      ...(row.method === 'POST' ? [['request', first?.request.body ?? {}] as const] : []),
      ...(row.answer === noData ? [] : [['answer', received?.response.body.data] as const]),
    ];
    const differing = messages.flatMap(([message, wire]) => {
      const place = ['components', 'schemas', schemaName(message, row, tableRows)];
      return [...spoilt(wire)].filter(([how, changed]) => {
        const isRefused = refusalAt(place, changed) !== null;
        // Only the codec knows which fields of a message go together.
        const isToBeReceived = isRefused || how === 'kind' || how === 'unknown';
        const isBad = isMalformed(row, message, changed);
        return isToBeReceived && isBad !== null && isRefused !== isBad;
      });
    });
    expect(differing).toEqual([]);
  });

  it('names the field whose codec it cannot tell', () => {
    const planted = (part: ReturnType<typeof union>) => () => {
      const answer = answerCodec(fields({ champ: required(part, 'content') }), {
        decode: (wire): unknown => wire,
        encode: () => ({}),
      });
      return openApiOf(
        exchanges,
        tableRows.slice(0, 1).map((row) => ({ ...row, answer })),
      );
    };
    expect(planted(union([define('a', () => true)]))).toThrow('infossiteweb: answer.champ: what stands there does not');
    expect(planted(define('chance', () => false))).toThrow('infossiteweb: answer.champ: “chance” takes nothing');
  });
});
