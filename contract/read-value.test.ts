import type { Struct } from 'superstruct';
import { array, create, record, string, unknown } from 'superstruct';
import { expect, test } from 'vitest';
import { readGolden } from '../tests/support/golden-exchange.ts';
import { calls } from './calls.ts';
import { readValue } from './read-value.ts';

const holder = record(string(), unknown());

/** What stands in place of each value of an answer in turn. */
const others: readonly unknown[] = [undefined, null, 'x', -1.5, [], [null]];

/** Values in which each part, one at a time, is another one; of lists, of their first element. */
function changed(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return others;
  if (Array.isArray(value)) {
    const [first, ...rest] = create(value, array(unknown()));
    return [...changed(first).map((other) => [other, ...rest]), ...others];
  }
  const within = Object.entries(value).flatMap(([key, part]) =>
    changed(part).map((other) => ({ ...create(value, holder), [key]: other })),
  );
  return [...within, ...others];
}

test.each(['user', 'subscriptions/all', 'user/adresse', 'infossiteweb'] as const)(
  'reads and refuses answers to %s, whole or with one value changed, as superstruct does',
  (name) => {
    const { answer, fixtures } = calls[name];
    // The table holds structs of answers.
    const struct = answer.wire as Struct<unknown, unknown>;
    const { data } = readGolden(fixtures[0] ?? name).response.body;
    const accepted = [data, ...changed(data)].map((wire) => {
      const [error, value] = struct.validate(wire, { coerce: true });
      const read = readValue(struct, wire);
      expect('value' in read ? read : null).toEqual(error ? null : { value });
      return error === undefined;
    });
    expect(accepted[0]).toBe(true);
  },
);
