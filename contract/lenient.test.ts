/** Values of answers in the spellings that GLOSSARY.md lists, and the structs of all calls by the same table. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Struct, unknown } from 'superstruct';
import { describe, expect, it } from 'vitest';
import type { Omission } from './answer.ts';
import { answerCodec, fields, optional } from './answer.ts';
import { callNames, calls } from './calls.ts';
import { day, instant } from './dates.ts';
import { lenientAmount, lenientBoolean, lenientIdentifier, lenientWhole } from './lenient.ts';

interface Read {
  readonly value: unknown;
  readonly omissions: readonly Omission[];
}

/** Reads a value as a field of an answer. */
const asField =
  <Value>(struct: Struct<Value, unknown>) =>
  (wire: unknown): Read =>
    answerCodec(fields({ value: optional(struct) }), {
      decode: ({ value }) =>
        struct.type === 'instant' && String(value).includes('T') ? new Date(String(value)).toISOString() : value,
      encode: () => {
        throw new Error('No answer is written here');
      },
    }).read({ value: wire });

const kinds: Readonly<Record<string, (wire: unknown) => Read>> = {
  identifier: asField(lenientIdentifier()),
  'whole number': asField(lenientWhole()),
  amount: asField(lenientAmount()),
  boolean: asField(lenientBoolean()),
  day: asField(day()),
  moment: asField(instant()),
  nothing: asField(unknown()),
};

function readAs(kind: string, wire: unknown): Read {
  const read = kinds[kind];
  if (!read) throw new Error(`GLOSSARY.md has a kind without a struct: ${kind}`);
  return read(wire);
}

const unreadable = (word: string) => ({
  value: null,
  omissions: [{ kind: 'field', path: 'value', ...(word !== '' && { why: word }) }],
});

/** The values in backticks of a cell, which are JSON. */
const valuesIn = (cell: string): readonly unknown[] =>
  [...cell.matchAll(/`([^`]*)`/g)].map(([, code = '']): unknown => JSON.parse(code));

const glossary = readFileSync(new URL('GLOSSARY.md', import.meta.url), 'utf8');
const [, section = ''] = /### Values as other languages write them([^]*?)\n## /.exec(glossary) ?? [];
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| kind'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, kind = '', value = '', written = '', refused = '', word = '']) => ({
    kind,
    value: valuesIn(value)[0],
    written: valuesIn(written),
    refused: valuesIn(refused),
    word: word.replaceAll('`', ''),
  }));

describe('the table of spellings', () => {
  it('has rows of every kind', () => {
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(Object.keys(kinds)));
  });

  it.each(rows)('says how $kind $value is read', ({ kind, value, written, refused, word }) => {
    for (const wire of written) expect([wire, readAs(kind, wire)]).toEqual([wire, { value, omissions: [] }]);
    for (const wire of refused) expect([wire, readAs(kind, wire)]).toEqual([wire, unreadable(word)]);
  });
});

describe('a value of an answer', () => {
  it.each([
    ['identifier', fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })],
    ['whole number', fc.maxSafeInteger()],
    ['amount', fc.maxSafeInteger()],
  ])('is the same %s in digits of a text', (kind, values) => {
    fc.assert(
      fc.property(values, (value) => {
        for (const wire of [value, String(value)]) expect(readAs(kind, wire)).toEqual({ value, omissions: [] });
      }),
    );
  });

  it('is unreadable and named where an amount has decimals', () => {
    const digits = fc.stringMatching(/^\d{1,4}$/);
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('.', ','), digits, (units, point, decimals) => {
        expect(readAs('amount', `${units}${point}${decimals}`)).toEqual(unreadable('ambiguousMoney'));
      }),
    );
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, noDefaultInfinity: true }).filter((amount) => !Number.isInteger(amount)),
        (amount) => {
          expect(readAs('amount', amount)).toEqual(unreadable('ambiguousMoney'));
        },
      ),
    );
  });

  it('is the day as written, with any time and offset', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
    const rest = fc.tuple(fc.constantFrom('T', ' '), fc.constantFrom('', 'Z', '+14:00', '-1100', '+00'));
    fc.assert(
      fc.property(days, rest, (date, [space, offset]) => {
        const [written = '', time = ''] = date.toISOString().replace('Z', '').split('T');
        expect(readAs('day', `${written}${space}${time}${offset}`)).toEqual({ value: written, omissions: [] });
      }),
    );
  });
});

/** The structs of single values in a message. */
function leavesOf(part: unknown, place: string): readonly (readonly [place: string, struct: Struct])[] {
  if (typeof part !== 'object' || part === null) return [];
  const inner: unknown = part instanceof Struct ? part.schema : part;
  const fields = typeof inner === 'object' && inner !== null ? Object.entries(inner) : [];
  const found = fields.flatMap(([name, each]: readonly [string, unknown]) => leavesOf(each, `${place}.${name}`));
  return part instanceof Struct && found.length === 0 ? [[place, part]] : found;
}

/** The numbers and booleans of a struct that it also reads in text. */
function readInText(struct: Struct): readonly boolean[] {
  return [true, false, 1, 2, 3, 4, 12, 60].flatMap((own) => {
    const [, value] = struct.validate(own, { coerce: true });
    const [, spelled] = struct.validate(String(own), { coerce: true });
    return value === own ? [spelled === own] : [];
  });
}

describe.each(callNames)('%s', (name) => {
  const { answer, request } = calls[name];

  it('reads numbers and booleans in text everywhere in its answer', () => {
    // A code is compared as text.
    const strict = leavesOf(answer.wire, 'data').filter(
      ([, struct]) => !['code', 'unknown'].includes(struct.type) && readInText(struct).includes(false),
    );
    expect(
      strict.map(([place]) => place),
      'use the structs of lenient.ts in answers',
    ).toEqual([]);
  });

  it('refuses numbers and booleans in text everywhere in its request', () => {
    const lenient = leavesOf(request.wire, 'body').filter(([, struct]) => readInText(struct).includes(true));
    expect(
      lenient.map(([place]) => place),
      'use the structs of scalars.ts in requests',
    ).toEqual([]);
  });
});
