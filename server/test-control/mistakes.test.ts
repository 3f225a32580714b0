import { array, enums, integer, literal, object, optional, string } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { union } from '../../contract/compound.ts';
import { mistakesIn } from './mistakes.ts';

const email = object({
  to: string(),
  kind: enums(['short', 'long']),
  lines: optional(array(object({ text: string(), place: integer() }))),
});

const spoilt = union([
  object({ kind: literal('delay'), seconds: integer() }),
  object({ kind: enums(['cut', 'lost']), worker: string() }),
]);

describe('a mistake is reported with its field, the given value, and the accepted values', () => {
  test.each<readonly [what: string, asked: unknown, mistakes: readonly unknown[]]>([
    ['a missing field', { kind: 'long' }, [{ field: 'to', takes: 'string' }]],
    [
      'a wrong word',
      { to: 'x', kind: 'tall' },
      [{ field: 'kind', given: 'tall', takes: '"short" or "long"', allowed: ['short', 'long'] }],
    ],
    [
      'an unknown field',
      { to: 'x', kind: 'long', from: 'y' },
      [{ field: 'from', given: 'y', takes: 'nothing: known are to, kind, lines?' }],
    ],
    [
      'a value within a list',
      {
        to: 'x',
        kind: 'long',
        lines: [
          { text: 'a', place: 1 },
          { text: 'b', place: '2' },
        ],
      },
      [{ field: 'lines.1.place', given: '2', takes: 'integer' }],
    ],
    [
      'no object at all',
      'x',
      [
        {
          field: '',
          given: 'x',
          takes: '{to: string, kind: "short" or "long", lines?: list of {text: string, place: integer}}',
        },
      ],
    ],
  ])('%s', (_, asked, mistakes) => {
    expect(mistakesIn(email, asked)).toEqual(mistakes);
  });

  test.each<readonly [what: string, asked: unknown, mistakes: readonly unknown[]]>([
    [
      'a word of none of several ways',
      { kind: 'burnt', worker: 'x' },
      [{ field: 'kind', given: 'burnt', takes: '"delay" or "cut" or "lost"', allowed: ['delay', 'cut', 'lost'] }],
    ],
    ['what the way that is meant lacks', { kind: 'delay' }, [{ field: 'seconds', takes: 'integer' }]],
    ['what is wrong in it', { kind: 'cut', worker: 1 }, [{ field: 'worker', given: 1, takes: 'string' }]],
  ])('%s', (_, asked, mistakes) => {
    expect(mistakesIn(spoilt, asked)).toEqual(mistakes);
  });

  test('and nothing is wrong with what is right', () => {
    expect(mistakesIn(email, { to: 'x', kind: 'long' })).toEqual([]);
    expect(mistakesIn(spoilt, { kind: 'lost', worker: 'x' })).toEqual([]);
  });
});
