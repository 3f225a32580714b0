/** Traces reach a collector by OTLP over HTTP, with routes and statements, without addresses, tokens and values. */
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { array, create, string, type, unknown } from 'superstruct';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../server/core/free-port.ts';
import { calls } from '../../contract/calls.ts';
import type { TestServer } from './test-server.ts';
import { openServer } from './test-server.ts';

const attributes = array(type({ key: string(), value: unknown() }));
const exported = type({
  resourceSpans: array(
    type({
      scopeSpans: array(type({ spans: array(type({ traceId: string(), name: string(), attributes })) })),
    }),
  ),
});

const received: string[] = [];
let collector: Server;
let server: TestServer;
beforeAll(async () => {
  const port = await freePort('127.0.0.1');
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      received.push(`${request.url} ${body}`);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    collector.listen(port, '127.0.0.1', resolve);
  });
  server = await openServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` });
});
afterAll(() => collector.close());

function spans() {
  return received.flatMap((line) =>
    create(JSON.parse(line.slice(line.indexOf(' '))), exported).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
}

it('exports a span of each request with its route, status and id, and those of its statements, without secrets', async () => {
  const token = 'never-in-a-trace-0123456789';
  const visitor = server.visitor();
  const { headers } = await visitor.send(calls.user, { query: { invoiceToken: token } });
  await visitor.send(calls['login/login'], { body: { email: 'nobody@traced.example', motDePasse: token } });
  // A stop exports what is left.
  await server.close();
  const request = spans().find(({ name }) => name === 'GET /fr/ajax/user');
  expect(request?.attributes).toEqual(
    expect.arrayContaining([
      { key: 'http.route', value: { stringValue: '/fr/ajax/user' } },
      { key: 'http.response.status_code', value: { intValue: 200 } },
      { key: 'request.id', value: { stringValue: headers.get('x-request-id') } },
    ]),
  );
  const signIn = spans().find(({ name }) => name === 'POST /fr/ajax/login/login');
  const statements = spans().filter(({ name, traceId }) => name === 'select' && traceId === signIn?.traceId);
  expect(statements.length).toBeGreaterThan(0);
  expect(received.every((line) => line.startsWith('/v1/traces '))).toBe(true);
  const all = received.join('\n');
  expect(all).not.toContain(token);
  expect(all).not.toContain('traced.example');
  expect(all).not.toContain('invoiceToken');
});
