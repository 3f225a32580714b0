import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { array, create, nullable, number, optional, string, type } from 'superstruct';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { LogLevel } from '../log.ts';
import { createLog } from '../log.ts';
import { answerFailure } from '../rpc/failures.ts';
import { readSettings } from '../settings.ts';
import { buildApp } from './app.ts';

const logLine = type({
  level: string(),
  message: string(),
  requestId: optional(string()),
  route: optional(nullable(string())),
  status: optional(number()),
});

const secret = 'q7sV0mJ1x2Yt3Zb4Kc5Ld6Ne7Pf8Rg9H';
const someNumber: unknown = expect.any(Number);
const someText: unknown = expect.any(String);
const uuid: unknown = expect.stringMatching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

const apps: FastifyInstance[] = [];
let lines: string[] = [];
beforeEach(() => {
  lines = [];
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

const logged = () =>
  create(
    lines.map((line): unknown => JSON.parse(line)),
    array(logLine),
  );
const requests = () => logged().filter(({ message }) => message.startsWith('request.'));

/** Answers in a compressed stream, whose client goes away before its first part. */
function answerAfterLeaving({ socket }: FastifyRequest, reply: FastifyReply) {
  setImmediate(() => socket.destroy());
  return reply.type('application/json').send(new PassThrough());
}

/** An app whose calls log an event, fail, stream without end, or call the app itself. */
async function open(environment: Readonly<Record<string, string>> = {}, level: LogLevel = 'info') {
  const log = createLog((line) => lines.push(line), level);
  const app = await buildApp({
    settings: readSettings(environment),
    log,
    dist: null,
    readiness: {
      site: async () => {
        await app.inject('/fr/ajax/event');
      },
    },
    testControl: null,
    plugins: [
      async (calls) => {
        calls.route({
          method: ['GET', 'POST'],
          url: '/fr/ajax/event',
          handler: async () => {
            await Promise.resolve();
            log.info('account.created', { account: 7 });
            return { isSuccess: true };
          },
        });
        calls.get('/fr/ajax/broken/:token', ({ url }) => {
          throw new Error(`Not found: ${url}`);
        });
        calls.post('/fr/left', answerAfterLeaving);
        calls.route({
          method: 'POST',
          url: '/fr/ajax/left',
          handler: answerAfterLeaving,
          errorHandler: (error, _, reply) => void answerFailure({ log }, error, reply, 'fr'),
        });
        calls.get('/fr/cut', (_, reply) => {
          const answer = new PassThrough();
          setImmediate(() => answer.destroy());
          return reply.type('application/json').send(answer);
        });
        calls.get('/fr/ajax/endless', (_, reply) => {
          reply.hijack();
          reply.raw.write('data:\n\n');
        });
      },
    ],
  });
  apps.push(app);
  return app;
}

describe('the request log', () => {
  it('has one line per request: method, pattern of the route, status, milliseconds', async () => {
    const app = await open();
    await app.inject('/fr/ajax/event?page=2');
    expect(requests()).toEqual([
      {
        time: someText,
        level: 'info',
        message: 'request.completed',
        requestId: uuid,
        method: 'GET',
        route: '/fr/ajax/event',
        status: 200,
        duration: someNumber,
      },
    ]);
  });

  it.each([
    ['an address without a route', '/nowhere', null, 404],
    ['an address that cannot be decoded', '/%', null, 404],
    ['a parameter that is too long', `/fr/ajax/broken/${'x'.repeat(200)}`, null, 414],
    ['a failure', '/fr/ajax/broken/1', '/fr/ajax/broken/:token', 500],
  ])('has one line for %s', async (_, url, route, status) => {
    const app = await open();
    const answer = await app.inject(url);
    expect(requests()).toMatchObject([{ route, status, requestId: answer.headers['x-request-id'] }]);
  });

  it('says that a client went away before its answer ended', async () => {
    const app = await open();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const asking = httpRequest(`${origin}/fr/ajax/endless`).end();
    await once(asking, 'response');
    asking.on('error', () => undefined).destroy();
    await expect.poll(requests).toMatchObject([{ message: 'request.aborted', route: '/fr/ajax/endless' }]);
  });

  it.each(['/fr/left', '/fr/ajax/left'])(
    'reports no failure of %s, whose client went away before its answer was there',
    async (path) => {
      const app = await open();
      const origin = await app.listen({ port: 0, host: '127.0.0.1' });
      const headers = { 'accept-encoding': 'br', 'content-type': 'application/json' };
      const asking = httpRequest(`${origin}${path}`, { method: 'POST', headers }).end('{}');
      await once(asking, 'error');
      await expect.poll(requests).toMatchObject([{ message: 'request.aborted', route: path }]);
      await app.close();
      expect(logged().filter(({ level }) => level === 'error')).toEqual([]);
    },
  );

  it('reports an answer that broke off while its client waits, and answers the client', async () => {
    const app = await open();
    const { statusCode } = await app.inject('/fr/cut');
    expect(statusCode).toBe(500);
    expect(logged().map(({ level, message }) => [level, message])).toContainEqual(['error', 'A request failed']);
  });

  it('leaves out requests of the server to itself, which have the outer request’s id', async () => {
    const quiet = await open();
    const { headers } = await quiet.inject('/readyz');
    expect(requests()).toMatchObject([{ route: '/readyz' }]);
    expect(logged()).toMatchObject([{ message: 'account.created', requestId: headers['x-request-id'] }, {}]);
    lines = [];
    const verbose = await open({}, 'debug');
    await verbose.inject('/readyz');
    expect(requests()).toMatchObject([
      { level: 'debug', route: '/fr/ajax/event' },
      { level: 'info', route: '/readyz' },
    ]);
  });

  it('holds no secret of a request', async () => {
    const app = await open();
    const headers = { authorization: `Bearer ${secret}`, cookie: `session=${secret}`, referer: `/fr?a=${secret}` };
    const body = { email: 'awa@example.org', password: secret };
    await app.inject({ url: `/fr/ajax/broken/${secret}?email=awa@example.org&invoiceToken=${secret}`, headers });
    await app.inject({ url: `/fr/quote/shared/${secret}`, headers });
    await app.inject({ url: `/fr/ajax/event?invoiceToken=${secret}`, method: 'POST', headers, payload: body });
    await app.inject({ url: `/%?invoiceToken=${secret}`, headers });
    expect(requests()).toHaveLength(4);
    expect(lines.filter((line) => line.includes(secret) || line.includes('awa@'))).toEqual([]);
  });
});

describe('a request’s id', () => {
  it('is answered, and is on each line that the request writes, with a body or without', async () => {
    const app = await open();
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const ids: (string | null)[] = [];
    // One connection after another, and at once.
    for (const method of ['GET', 'POST', 'GET', 'POST']) {
      const answer = await fetch(`${origin}/fr/ajax/event`, {
        method,
        ...(method === 'POST' && { body: '{"a":1}', headers: { 'content-type': 'application/json' } }),
      });
      await answer.text();
      ids.push(answer.headers.get('x-request-id'));
    }
    expect(new Set(ids).size).toBe(4);
    await expect.poll(() => requests().length).toBe(4);
    for (const message of ['account.created', 'request.completed'])
      expect(logged().flatMap((line) => (line.message === message ? [line.requestId] : []))).toEqual(ids);
  });

  it('is a trusted proxy’s', async () => {
    const answer = await (await open()).inject({ url: '/', headers: { 'x-request-id': 'f3b6.a9-21_00ffee' } });
    expect(answer.headers['x-request-id']).toBe('f3b6.a9-21_00ffee');
  });

  it.each([
    ['too short', 'a1'],
    ['too long', 'a'.repeat(65)],
    ['several', 'f3b6a921, f3b6a922'],
    ['a text for the log', 'f3b6a921"}'],
  ])('is a new one where the proxy’s is malformed: %s', async (_, given) => {
    const answer = await (await open()).inject({ url: '/', headers: { 'x-request-id': given } });
    expect(answer.headers['x-request-id']).toEqual(uuid);
  });

  it('is a new one where the sender is no trusted proxy', async () => {
    const headers = { 'x-request-id': 'f3b6a92100ffee' };
    const none = await open({ TRUSTED_PROXIES: 'none' });
    expect((await none.inject({ url: '/', headers })).headers['x-request-id']).toEqual(uuid);
    const other = await open({ TRUSTED_PROXIES: '10.0.0.0/8' });
    expect((await other.inject({ url: '/', headers })).headers['x-request-id']).toEqual(uuid);
    const proxied = { url: '/', headers, remoteAddress: '10.0.0.7' };
    expect((await other.inject(proxied)).headers['x-request-id']).toBe('f3b6a92100ffee');
  });
});
