/** The contract kit on planted back ends: what it says of each answer, and what it sends. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { create, number, string, type } from 'superstruct';
import { afterEach, expect, it } from 'vitest';
import { createClient } from '../src/api/client.ts';
import { overNetwork } from '../src/api/network.ts';
import type { CallName } from '../contract/calls.ts';
import { calls } from '../contract/calls.ts';
import { tryRows } from '../tests/contract/suite/suite.ts';
import { standingTarget } from '../tests/contract/suite/target.ts';
import { tenCalls } from '../tests/contract/suite/ten-calls.ts';
import { createVisitor } from '../tests/contract/visitor.ts';
import { readGolden } from '../tests/support/golden-exchange.ts';
import { tenCallAccount, tenCallBackEnd } from '../tests/support/ten-call-back-end.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${create(server.address(), type({ port: number() })).port}`;
}

const golden = (fixture: string): string => JSON.stringify(readGolden(fixture).response.body);

const html = '<!doctype html><title>Not found</title>';

type Plant = (response: ServerResponse) => void;

const plants: readonly (readonly [plant: string, name: CallName, answer: Plant, result: string, why: string | null])[] =
  [
    ['an HTML page of 404', 'user', (to) => to.writeHead(404).end(html), 'missing', 'answered 404, not JSON'],
    ['an HTML page of 200', 'user', (to) => to.end(html), 'missing', 'answered 200, not JSON'],
    [
      'an HTML page of 404',
      'subscriptions/all',
      (to) => to.writeHead(404).end(html),
      'missing',
      'answered 404, not JSON',
    ],
    ['an empty body', 'infossiteweb', (to) => to.end(), 'missing', 'answered 200, an empty body'],
    [
      'a redirect',
      'user',
      (to) => to.writeHead(302, { location: '/sign-in' }).end(),
      'missing',
      'answered 302, a redirect to /sign-in',
    ],
    ['JSON of its own', 'user', (to) => to.end('{"id":7}'), 'missing', 'answered 200, JSON without the envelope'],
    [
      'an identifier in words',
      'user',
      (to) => to.end(golden('user.signed-in').replace('"docIId":120045', '"docIId":"amina"')),
      'misread',
      'data.utilisateur.docIId is not what the table says (identifier)',
    ],
    [
      'no list of invoices',
      'invoice/read',
      (to) => to.end('{"isSuccess":true,"data":{"invoices":[]}}'),
      'misread',
      'data.factures is missing',
    ],
    [
      'a list under another name',
      'subscriptions/all',
      (to) => to.end('{"isSuccess":true,"data":{"subscriptions":[]}}'),
      'works with loss',
      'the application cannot read data.abonnements (list)',
    ],
    [
      'money with decimals',
      'invoice/read',
      (to) => to.end(golden('invoice-read.list').replace('"montantTTC":124000', '"montantTTC":1240.5')),
      'works with loss',
      'the application cannot read data.factures.0 (row: an amount with decimals, cents or euros?)',
    ],
    [
      'an identifier above 2^53',
      'invoice/read',
      (to) => to.end(golden('invoice-read.list').replace(/"factureIId":\d+/, '"factureIId":9007199254740993')),
      'works with loss',
      'the application cannot read data.factures.0 (row: a number above 9007199254740991)',
    ],
    [
      'values as PHP may write them',
      'user/reset',
      (to) =>
        to.end(
          golden('user.signed-in')
            .replaceAll(/:(\d+|true|false)(?=[,}])/g, ':"$1"')
            .replaceAll('"true"', '1'),
        ),
      'works',
      null,
    ],
    [
      'an answer in Latin-1',
      'user',
      (to) =>
        to
          .setHeader('content-type', 'application/json; charset=ISO-8859-1')
          .end(Buffer.from('{"isSuccess":false,"feedback":"Numéro refusé"}', 'latin1')),
      'works',
      null,
    ],
    ['isSuccess: false without a session', 'user', (to) => to.end('{"isSuccess":false}'), 'works', null],
    ['401 without a session', 'user', (to) => to.writeHead(401).end('{"isSuccess":false}'), 'works', null],
    [
      'success for any invoice link',
      'user',
      (to) => to.end(golden('user.anonymous')),
      'misread',
      'answered with a success, and the exchange has a refusal',
    ],
  ];

it.each(plants)('names %s to %s', async (_, name, answer, result, why) => {
  const origin = await listening(
    createServer((request, response) => {
      request.resume();
      answer(response);
    }),
  );
  const target = standingTarget(origin, createVisitor(origin));
  for await (const row of tryRows(target, [name])) {
    expect(row.result).toBe(result);
    const reasons = row.exchanges.flatMap((each) => (each.result === result && 'why' in each ? [each.why] : []));
    expect(reasons[0] ?? '').toContain(why ?? '');
  }
});

it('sends the headers that the product sends', async () => {
  const received: IncomingHttpHeaders[] = [];
  const origin = await listening(
    createServer(({ headers }, response) => {
      received.push(headers);
      response.end('{"isSuccess":true,"data":{"abonnements":[]}}');
    }),
  );
  const client = createClient({
    addressing: () => ({ locale: 'fr', prefixRouting: true }),
    onUnauthorised: () => undefined,
    onFeedback: () => undefined,
    onFailure: () => undefined,
    onOmissions: () => undefined,
    given: (sending) => overNetwork({ ...sending, url: origin + sending.url }),
  });
  const question = { idempotencyKey: 'a-key', signal: new AbortController().signal };
  await client(calls['subscriptions/all'], question);
  await createVisitor(origin).send(calls['subscriptions/all'], {}, { key: 'a-key' });
  // The kit asks for no compression.
  const [product, kit] = received.map((headers) => ({ ...headers, 'accept-encoding': null }));
  expect(product).toMatchObject({ 'x-language': 'fr', 'x-prefix-routing': 'true', 'idempotency-key': 'a-key' });
  expect(kit).toEqual(product);
});

it.each([
  ['words', 'lectureDecroissante'],
  ['numbers', 2],
] as const)('writes enumerations of requests as %s', async (codes, tri) => {
  const bodies: unknown[] = [];
  const origin = await listening(
    createServer((request, response) => {
      void json(request).then((body) => {
        bodies.push(body);
        response.end('{"isSuccess":true,"data":null}');
      });
    }),
  );
  const target = standingTarget(origin, createVisitor(origin), {}, null, codes);
  for await (const row of tryRows(target, ['articles/history'])) expect(row.name).toBe('articles/history');
  expect(bodies).toContainEqual(expect.objectContaining({ tri }));
});

it('refuses a way to write enumerations that pages do not have', async () => {
  const options = ['--target', 'http://127.0.0.1:1', '--request-codes', 'letters'];
  const run = promisify(execFile)(process.execPath, ['scripts/contract.ts', ...options]);
  await expect(run).rejects.toThrow('Requests write enumerations as words or numbers, not letters.');
});

/** The output of the command, and its exit code. */
async function printed(...options: readonly string[]) {
  const run = promisify(execFile)(process.execPath, ['scripts/contract.ts', ...options]);
  const { stdout } = await run.catch((error: unknown) => create(error, type({ stdout: string() })));
  return { lines: stdout.split('\n'), exitCode: run.child.exitCode };
}

it('lets ten calls of a plain back end work, and names the missing ones', async () => {
  const origin = await listening(tenCallBackEnd());
  const { email, password } = tenCallAccount;
  const account = ['--target', origin, '--email', email, '--password', password];
  const ten = await printed(...account, ...tenCalls.flatMap((name) => ['--only', name]));
  expect(ten.lines.filter((line) => /^works {10}/.test(line)).map((line) => line.slice(17))).toEqual(
    expect.arrayContaining([...tenCalls]),
  );
  expect(ten.exitCode).toBe(0);
  const all = await printed(...account);
  expect(all.lines).toContain('missing          user/informations');
  expect(all.exitCode).toBe(1);
});
