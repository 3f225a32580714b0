/**
 * Fields that a request must have: without one of them its golden exchanges are refused. Approved: a page of an earlier
 * release does not send a new field, and would be answered 400, so a new one is `defaulted`.
 */
import { expect, test } from 'vitest';
import { readGolden } from '../tests/support/golden-exchange.ts';
import { callNames, calls } from './calls.ts';

/** A message without each of its fields, and the field's path; of a list in its first element. */
function* shortened(wire: unknown, path: readonly string[] = []): Generator<readonly [string, unknown]> {
  if (Array.isArray(wire)) {
    for (const [field, inner] of shortened(wire[0], path)) yield [field, [inner]];
  } else if (typeof wire === 'object' && wire !== null) {
    for (const [name, value] of Object.entries(wire)) {
      const { [name]: _gone, ...rest } = Object.fromEntries(Object.entries(wire));
      yield [[...path, name].join('.'), rest];
      for (const [field, inner] of shortened(value, [...path, name])) yield [field, { ...rest, [name]: inner }];
    }
  }
}

function isRefused(name: (typeof callNames)[number], wire: unknown): boolean {
  try {
    calls[name].request.decode(wire);
    return false;
  } catch {
    return true;
  }
}

test('every required field of a request is approved', async () => {
  const lines = callNames.flatMap((name) => {
    const bodies = calls[name].fixtures.flatMap((fixture) => {
      const { body } = readGolden(fixture).request;
      return body && !isRefused(name, body) ? [body] : [];
    });
    const required = new Set(
      bodies.flatMap((body) => [...shortened(body)].flatMap(([field, wire]) => (isRefused(name, wire) ? [field] : []))),
    );
    return required.size === 0 ? [] : [`${name}: ${[...required].join(', ')}`];
  });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./approved/requests.txt');
});
