import { once } from 'node:events';
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { createServer, request as httpRequest } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { create, number, type } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { readSettings } from '../settings.ts';
import { buildApp } from './app.ts';
import { forwardCalls } from './forward.ts';

const seen: { method: string; url: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
const logged: string[] = [];
const someText: unknown = expect.any(String);
const ownOrigin: unknown = expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/);
let target: FastifyInstance;
let app: FastifyInstance;

function appBefore(address: string): Promise<FastifyInstance> {
  return buildApp({
    settings: readSettings({ AJAX_TARGET: address, PUBLIC_URL: 'https://www.example.org' }),
    log: createLog((line) => logged.push(line)),
    dist: null,
    testControl: null,
    plugins: [],
  });
}

beforeAll(async () => {
  target = fastify();
  target.all('/*', async ({ method, url, headers, body }, reply) => {
    seen.push({ method, url, headers, body });
    return reply
      .code(url.includes('away') ? 302 : 201)
      .headers({
        'set-cookie': ['a=1; Path=/', 'b=2; Path=/'],
        'content-security-policy': 'weak',
        location: '/elsewhere',
      })
      .send({ isSuccess: true });
  });
  app = await appBefore(`${await target.listen({ port: 0, host: '127.0.0.1' })}/v1/`);
});

afterAll(() => Promise.all([app.close(), target.close()]));

describe('forwarded calls', () => {
  it('go on under their path, with body, cookies and query, and come back with cookies', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/fr/ajax/login/login?x=1',
      headers: { cookie: 'a=0', origin: 'https://www.example.org', connection: 'close, x-hop', 'x-hop': 'gone' },
      payload: { email: 'awa@example.org' },
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ isSuccess: true });
    expect(answer.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect(seen.at(-1)).toMatchObject({
      method: 'POST',
      url: '/v1/fr/ajax/login/login?x=1',
      body: { email: 'awa@example.org' },
      headers: {
        cookie: 'a=0',
        origin: ownOrigin,
        'x-forwarded-for': '127.0.0.1',
      },
    });
    expect(seen.at(-1)?.headers).not.toHaveProperty('x-hop');
    expect(seen.at(-1)?.headers['x-request-id']).toBe(answer.headers['x-request-id']);
  });

  it('leave a foreign origin for the other back end to see', async () => {
    await app.inject({
      method: 'POST',
      url: '/ajax/login/login',
      headers: { origin: 'https://evil.example' },
      payload: {},
    });
    expect(seen.at(-1)?.headers.origin).toBe('https://evil.example');
  });

  it('keep our security headers, and pass redirects on', async () => {
    const { statusCode, headers } = await app.inject('/en/ajax/away');
    expect(statusCode).toBe(302);
    expect(headers['location']).toBe('/elsewhere');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('are followed by documents in PDF, which are only read', async () => {
    const { statusCode } = await app.inject('/fr/documents/invoice/FA-2026-0413');
    expect(statusCode).toBe(201);
    expect(seen.at(-1)).toMatchObject({ method: 'GET', url: '/v1/fr/documents/invoice/FA-2026-0413' });
    const before = seen.length;
    expect((await app.inject({ method: 'POST', url: '/fr/documents/invoice/FA-2026-0413' })).statusCode).toBe(404);
    expect(seen.length).toBe(before);
  });

  it('are the only ones to go on', async () => {
    const before = seen.length;
    expect((await app.inject('/admin')).statusCode).toBe(404);
    expect((await app.inject('/fr/documents')).statusCode).toBe(404);
    expect(seen.length).toBe(before);
  });

  it('reach no other host and no path but the calls’, regardless of the request line', async () => {
    const other = fastify();
    const elsewhere: string[] = [];
    other.all('/*', async ({ url }) => elsewhere.push(url));
    const otherHost = await other.listen({ port: 0, host: '127.0.0.1' });
    const open = await appBefore(target.listeningOrigin);
    const { port } = new URL(await open.listen({ port: 0, host: '127.0.0.1' }));
    const ask = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        const asking = httpRequest({ host: '127.0.0.1', port, path }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asking.once('error', reject).end();
      });
    const before = seen.length;
    const statuses = await Promise.all(
      [
        '/ajax/../admin',
        '/fr/ajax/x/../../../admin',
        '/ajax/%2e%2e/admin',
        '/ajax/..%2fadmin',
        '/ajax/..%5cadmin',
        '/fr/documents/../../admin',
      ].map(ask),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    expect(seen.slice(before)).toEqual([]);
    await ask(`${otherHost}/ajax/user`);
    await ask(`//${new URL(otherHost).host}/ajax/user`);
    expect(elsewhere).toEqual([]);
    await Promise.all([open.close(), other.close()]);
  });

  describe('to a back end that', () => {
    let answering: RequestListener;
    const backEnd = createServer((request, response) => answering(request, response));
    let forwarding: FastifyInstance;
    let origin: string;

    /** An app that forwards to it, and takes no long bodies itself. */
    async function appForwarding(timeout?: number): Promise<FastifyInstance> {
      const { port } = create(backEnd.address(), type({ port: number() }));
      const proxy = fastify({ bodyLimit: 10 });
      const log = createLog((line) => logged.push(line));
      const settings = { publicUrl: 'https://www.example.org' };
      await forwardCalls(proxy, settings, new URL(`http://127.0.0.1:${port}`), { log, ...(timeout && { timeout }) });
      return proxy;
    }

    beforeAll(async () => {
      backEnd.listen(0, '127.0.0.1');
      await once(backEnd, 'listening');
      forwarding = await appForwarding();
      origin = await forwarding.listen({ port: 0, host: '127.0.0.1' });
    });
    afterAll(async () => {
      backEnd.closeAllConnections();
      backEnd.close();
      await forwarding.close();
    });

    it('is silent: are given up in words after a while', async () => {
      answering = () => undefined;
      const answer = await (await appForwarding(200)).inject('/ajax/user');
      expect(answer.statusCode).toBe(502);
      expect(answer.json()).toEqual({ isSuccess: false, feedback: someText, data: null });
      expect(logged.at(-1)).toContain('in 200 ms');
    });

    it('has not answered when the client disconnects: are aborted', async () => {
      const lines = logged.length;
      const isAsked = Promise.withResolvers<void>();
      const isAborted = Promise.withResolvers<void>();
      answering = (_, response) => {
        response.once('close', isAborted.resolve);
        isAsked.resolve();
      };
      const asking = httpRequest(`${origin}/ajax/user`).on('error', () => undefined);
      asking.end();
      await isAsked.promise;
      asking.destroy();
      await isAborted.promise;
      expect(logged.slice(lines)).toEqual([]);
    });

    it('is overloaded: are not repeated', async () => {
      let times = 0;
      answering = (_, response) => {
        times += 1;
        response.writeHead(503, { 'retry-after': '1' }).end('{}');
      };
      const answer = await fetch(`${origin}/ajax/user`);
      expect([answer.status, answer.headers.get('retry-after'), times]).toEqual([503, '1', 1]);
    });

    it('sends headers of its connection: come back without them', async () => {
      answering = (_, response) => {
        response.writeHead(200, { connection: 'close, x-hop', 'x-hop': '1', 'proxy-authenticate': 'Basic' }).end('{}');
      };
      const { headers } = await forwarding.inject('/ajax/user');
      for (const name of ['x-hop', 'proxy-authenticate']) expect(headers).not.toHaveProperty(name);
      expect(headers['connection']).not.toContain('close');
    });

    it('decides about the length of bodies: are passed on as they are', async () => {
      answering = (request, response) => request.pipe(response);
      const body = JSON.stringify('x'.repeat(100_000));
      const answer = await fetch(`${origin}/ajax/user`, { method: 'POST', body });
      expect(await answer.text()).toBe(body);
    });
  });

  it('fail in words where the other back end does not answer', async () => {
    const alone = await appBefore('http://127.0.0.1:9');
    const answer = await alone.inject({ url: '/fr/ajax/user?invoiceToken=hush' });
    expect(answer.statusCode).toBe(502);
    expect(answer.json()).toEqual({ isSuccess: false, feedback: someText, data: null });
    expect(logged.join()).toContain('ECONNREFUSED');
    expect(logged.join()).not.toContain('hush');
  });
});
