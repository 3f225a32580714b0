/** A request of 60 KB, were it let in, takes about as long to decode as to read: whichever of its values is hostile. */
import { readFileSync } from 'node:fs';
import { assert as check, optional, type, unknown } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { hostileTexts, isDear } from '../../tests/support/cost.ts';
import { callNames, calls } from './calls.ts';

const exchange = type({ request: type({ body: optional(unknown()) }) });

/** Some texts (every rule meets them all in the tests of the rules), lists and objects. */
const hostile: readonly unknown[] = [
  ...hostileTexts(60_000).filter((_, index) => index % 7 === 1),
  Array.from({ length: 15_000 }, () => 'x'),
  Array.from({ length: 15_000 }, () => -1),
  Object.fromEntries(Array.from({ length: 6000 }, (_, index) => [`f${index}`, index])),
];

/** The same thing again and again, each time with another of its values replaced. */
function* replaced(wire: unknown, by: unknown): Generator<unknown> {
  yield by;
  if (Array.isArray(wire)) {
    for (const changed of replaced(wire[0], by)) yield [changed];
  } else if (typeof wire === 'object' && wire !== null) {
    for (const [name, value] of Object.entries(wire)) {
      for (const changed of replaced(value, by)) yield { ...wire, [name]: changed };
    }
  }
}

describe.each(callNames.filter((name) => calls[name].method === 'POST'))('%s', (name) => {
  it('decodes what is hostile in the time that reading it takes', () => {
    const { fixtures, request: codec } = calls[name];
    const decode = (wire: unknown) => () => {
      try {
        codec.decode(wire);
      } catch {
        // Refused, as most of it is: what that costs is asked.
      }
    };
    for (const fixture of fixtures.slice(0, 1)) {
      const found: unknown = JSON.parse(readFileSync(new URL(`fixtures/${fixture}.json`, import.meta.url), 'utf8'));
      check(found, exchange);
      for (const value of hostile) {
        for (const wire of replaced(found.request.body, value)) expect(isDear(wire, decode(wire))).toBe(false);
      }
    }
  });
});
