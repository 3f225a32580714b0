/** No JSON makes the server fail, in any field of any call: it is answered, or refused with a message. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../server/core/db/database.ts';
import { callNames, calls } from '../../contract/calls.ts';
import { readGolden } from '../support/golden-exchange.ts';
import { isExhaustive } from './exhaustive.ts';
import { newKey } from './orders.ts';
import { credentials } from './people.ts';
import { silentLog } from './services.ts';
import type { Subscriber } from './subscriptions.ts';
import { subscriber } from './subscriptions.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

/** In a commit some known ones in each place, and some hundred others. */
const REQUESTS = isExhaustive ? 20_000 : 700;

let server: TestServer;
let person: Subscriber;
beforeAll(async () => {
  server = await openServer();
  person = await subscriber(server, 'licence');
}, 60_000);
afterAll(() => server.close());

/** JSON as text: a parsed value cannot hold `__proto__`, numbers beyond all bounds, or thousands of levels. */
const known = [
  '{"toString":1}',
  '{"valueOf":null,"toString":null}',
  '{"toJSON":1}',
  '{"then":1}',
  '{"__proto__":{"toString":1}}',
  '{"constructor":{"prototype":{"toString":1}}}',
  '{"length":1e9}',
  '{"":""}',
  '{}',
  '[]',
  '[null]',
  '[[{"toString":1}]]',
  `${'['.repeat(4000)}${']'.repeat(4000)}`,
  `${'{"a":'.repeat(1500)}1${'}'.repeat(1500)}`,
  'null',
  'true',
  'false',
  '-0',
  '-1',
  '0.1',
  '1e400',
  '-1e400',
  '1e21',
  '2147483648',
  '9007199254740993',
  '"\\u0000"',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '"hasOwnProperty"',
  '"0000-00-00"',
  '"2026-02-30"',
  '"9999-12-31"',
  '"+275760-09-13T00:00:00.000Z"',
  '"-000001-01-01"',
  '"%"',
  '"%00"',
  '"\\\\"',
  '"\'"',
  '"{0}"',
  '"a@b"',
  '"::"',
  '"0/0"',
  '"\\u202e"',
  `"${'é'.repeat(5000)}"`,
];

/** Positions as cursors of lists hold them, with hostile JSON inside. */
const positions = [
  '{"s":@,"f":"a","i":1}',
  '{"s":"lectureDecroissante","p":"2026-01-01","h":@,"i":1}',
  '{"s":"a","f":"a","i":@}',
];

function cursorOf(position: string, json: string): string {
  return JSON.stringify(Buffer.from(position.replace('@', () => json)).toString('base64url'));
}

const hostile = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...known) },
  fc
    .tuple(fc.constantFrom(...positions), fc.constantFrom(...known))
    .map(([position, json]) => cursorOf(position, json)),
  fc.json({ maxDepth: 4, stringUnit: 'binary' }),
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  fc.double().map((number) => String(Number.isFinite(number) ? number : 1e308)),
  fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String),
);

const MARK = '@hostile@';

/** A body with a mark in the place of each value within it, of itself, and of a field that it does not have. */
function* marked(body: unknown, path = ''): Generator<readonly [path: string, body: unknown]> {
  yield [path, MARK];
  if (Array.isArray(body)) {
    for (const [index, inner] of body.entries())
      for (const [at, each] of marked(inner, `${path}[]`)) yield [at, body.with(index, each)];
  } else if (typeof body === 'object' && body !== null) {
    yield [`${path}.${MARK}`, { ...body, [MARK]: 1 }];
    for (const [name, inner] of Object.entries(body))
      for (const [at, each] of marked(inner, `${path}.${name}`)) yield [at, { ...body, [name]: each }];
  }
}

/** Every place in the golden bodies of each call, once. */
const places = callNames
  .filter((name) => calls[name].method === 'POST')
  .flatMap((name) => {
    const bodies = calls[name].fixtures.map((fixture) => readGolden(fixture).request.body);
    const byPath = new Map(bodies.flatMap((body) => [...marked(body)]));
    return [...byPath].map(([path, body]) => ({ name, path, body }));
  });

/** A marked body as JSON with hostile JSON in its place, about a subscription of the person. */
function spoiled(body: unknown, json: string): string {
  const isAbout = typeof body === 'object' && body !== null && 'aboIId' in body && body.aboIId !== MARK;
  const text = JSON.stringify(isAbout ? { ...body, aboIId: person.id } : body);
  return text.replace(`"${MARK}":`, `${JSON.stringify(json)}:`).replace(`"${MARK}"`, () => json);
}

it(
  'answers hostile JSON in every field of every call without an error of its own',
  async () => {
    const { db, close } = openDatabase(server.databaseUrl, silentLog);
    const anonymous = server.visitor();
    let sent = 0;
    const answers = fc.asyncProperty(
      fc.constantFrom(...places),
      hostile,
      fc.boolean(),
      async ({ name, body }, json, isAnonymous) => {
        sent += 1;
        // Limits of attempts would answer before the handlers, and a sign-out ends the session.
        if (sent % 25 === 1) {
          await db.deleteFrom('throttle').execute();
          await person.visitor.send(calls['login/login'], { body: credentials(person.scenario) });
        }
        const visitor = isAnonymous ? anonymous : person.visitor;
        const { status } = await visitor.send(calls[name], { body: spoiled(body, json) }, { key: newKey() });
        expect([200, 400, 401, 403, 404, 409, 422, 429]).toContain(status);
      },
    );
    const inCursors = ['{"toString":1}', '"\\u0000"', '1e400'].flatMap((json) =>
      positions.map((position) => cursorOf(position, json)),
    );
    const examples = places.flatMap((place) =>
      ['{"toString":1}', ...(place.path.endsWith('.curseur') ? inCursors : [])].map(
        (json): [typeof place, string, boolean] => [place, json, false],
      ),
    );
    await fc.assert(answers, { examples, numRuns: REQUESTS, seed: 2026 });
    await close();
    expect(server.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  },
  isExhaustive ? 1_200_000 : 120_000,
);
