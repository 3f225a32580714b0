/** Test control documents itself; each of its examples works, and each mistake is reported with its place. */
import { array, create, record, string, type as having, unknown } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { money } from '../../domain/money.ts';
import { outcome } from './orders.ts';
import { firstInvoice, signedIn } from './people.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

const described = having({
  routes: array(
    having({
      method: string(),
      path: string(),
      does: string(),
      fields: array(having({ name: string(), takes: string(), means: string() })),
      example: having({ curl: array(string()) }),
    }),
  ),
  scenarios: array(having({ name: string(), says: string(), link: string() })),
});

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

async function describes() {
  return create(await (await fetch(`${server.origin}/test`)).json(), described);
}

/** The address and body of an example’s command. */
function asked(command: string): { readonly url: string; readonly body: string | null } {
  const [, url = '', body = null] =
    /^curl -s '?(\S+?)'?(?: -H 'content-type: application\/json' -d '(.*)')?$/.exec(command) ?? [];
  return { url, body };
}

/** The value at a path of an answer: `invoices.0.id`. */
function at(answer: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((value, key) => (Object(value) === value ? Reflect.get(Object(value), key) : undefined), answer);
  return String(found);
}

/** Fills in the placeholders in angle brackets, numbers without their quotes. */
function filled(text: string, answer: unknown): string {
  return text.replaceAll(/"<([\w.]+)>"|<([\w.]+)>/g, (whole, quoted: string | undefined, bare: string | undefined) => {
    const value = at(answer, quoted ?? bare ?? '');
    return quoted !== undefined && !/^\d+$/.test(value) ? JSON.stringify(value) : value;
  });
}

async function run(command: string, before: unknown): Promise<{ readonly status: number; readonly answer: unknown }> {
  const { url, body } = asked(command);
  const response = await fetch(
    filled(url, before),
    body === null
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: filled(body, before) },
  );
  return { status: response.status, answer: await response.json() };
}

describe('the documentation of test control', () => {
  it('has an example for each route, and each works unchanged', async () => {
    const { routes } = await describes();
    expect(routes.length).toBeGreaterThan(10);
    for (const { method, path, example } of routes) {
      let before: unknown = null;
      for (const command of example.curl) {
        const { status, answer } = await run(command, before);
        expect([method, path, command, status, answer]).toEqual([method, path, command, 200, answer]);
        before = answer;
      }
    }
  });

  it('describes in a sentence each route and each field', async () => {
    const { routes } = await describes();
    const words = routes.flatMap(({ does, fields }) => [does, ...fields.map(({ means }) => means)]);
    expect(words.filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
  });

  it('is a page for people, under the policy of every page, without a script', async () => {
    const response = await fetch(`${server.origin}/test`, { headers: { accept: 'text/html,*/*' } });
    const text = await response.text();
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(text).not.toContain('<script');
    const { routes, scenarios } = await describes();
    for (const { method, path } of routes) expect(text).toContain(`${method} ${path}`);
    for (const { name, link } of scenarios) expect(text).toContain(`<a href="${link}">${name}</a>`);
  });
});

describe('a mistake', () => {
  const mistaken = having({ error: string(), see: string() });

  it.each<readonly [what: string, path: string, body: unknown, status: number, tells: object]>([
    ['a missing field', '/test/reset', {}, 400, { mistakes: [{ field: 'worker', takes: 'string' }] }],
    ['an unknown word', '/test/scenario', { name: 'nothing' }, 400, {}],
    [
      'an invalid time',
      '/test/clock',
      { set: 'noon' },
      400,
      { mistakes: [expect.objectContaining({ field: 'set', given: 'noon' })] },
    ],
    [
      'an unknown field',
      '/test/tick',
      { fast: true },
      400,
      { mistakes: [expect.objectContaining({ field: 'fast', given: true })] },
    ],
    ['an unknown record', '/test/transfer', { reference: 'PAY-0', minor: 1 }, 400, {}],
    ['a body that is not JSON', '/test/tick', undefined, 400, {}],
    ['an unknown path', '/test/nothing', {}, 404, { error: 'There is no POST /test/nothing.' }],
  ])('such as %s is explained to testers', async (_, path, body, status, tells) => {
    const response = await fetch(`${server.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/html' },
      body: JSON.stringify(body) ?? '{',
    });
    const answer = create(await response.json(), record(string(), unknown()));
    expect([response.status, answer]).toEqual([status, expect.objectContaining(tells)]);
    expect(mistaken.is(answer)).toBe(true);
  });

  it('lists all scenarios when the name is missing', async () => {
    const response = await fetch(`${server.origin}/test/scenario`, { method: 'POST' });
    const { scenarios } = await describes();
    expect(await response.json()).toMatchObject({
      mistakes: [{ field: 'name', allowed: scenarios.map(({ name }) => name) }],
    });
    const books = await fetch(`${server.origin}/test/books/many`);
    expect([books.status, await books.json()]).toEqual([
      400,
      expect.objectContaining({ mistakes: [expect.objectContaining({ field: 'id' })] }),
    ]);
  });
});

it('receives a transfer in another currency, about which the office decides', async () => {
  const scenario = await server.scenario({ name: 'invoiceTransferAwaited' });
  const visitor = await signedIn(server, scenario);
  const { checkouts } = await server.books(firstInvoice(scenario).id);
  const reference = checkouts.at(-1)?.reference ?? '';
  await server.control('transfer', { reference, minor: 75_000, currency: 'USD' });
  expect(await outcome({ visitor, reference })).toMatchObject({
    kind: 'returned',
    receipts: [{ amount: money(75_000, 'USD') }],
    refunds: [{ reason: 'otherCurrency', state: 'beingDecided' }],
  });
});
