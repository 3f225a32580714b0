/** A plain `node:http` gateway in front of the back end, run by another party: it answers calls with pages of its own. */
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { create, number, record, string, type, unknown } from 'superstruct';
import { afterEach } from 'vitest';
import { readGolden } from './golden-exchange.ts';

const html = { 'content-type': 'text/html' } as const;

/** Answers of a gateway that are no answers of the back end. */
const answers = {
  'an HTML page of 400': (to) => to.writeHead(400, html).end('<h1>Bad Request</h1>'),
  'an HTML page of 401': (to) => to.writeHead(401, html).end('<h1>Unauthorized</h1>'),
  'an HTML page of 403': (to) => to.writeHead(403, html).end('<h1>Forbidden</h1>'),
  'an HTML page of 404': (to) => to.writeHead(404, html).end('<h1>Not Found</h1>'),
  'an HTML page of 409': (to) => to.writeHead(409, html).end('<h1>Conflict</h1>'),
  'an HTML page of 422': (to) => to.writeHead(422, html).end('<h1>Unprocessable</h1>'),
  'an empty 404': (to) => to.writeHead(404).end(),
  'JSON of its own with 404': (to) => to.writeHead(404).end('{"message":"no Route matched"}'),
  'an HTML page of 200': (to) => to.writeHead(200, html).end('<h1>Sign in</h1>'),
  'an empty 204': (to) => to.writeHead(204).end(),
  'a redirect to another sign-in': (to) => to.writeHead(302, { location: '/sso/sign-in' }).end(),
} as const satisfies Readonly<Record<string, (to: ServerResponse) => unknown>>;

export type GatewayAnswer = keyof typeof answers;

/** Those that say nothing about the call. */
export const gatewayAnswers: readonly GatewayAnswer[] = [
  'an HTML page of 400',
  'an HTML page of 403',
  'an HTML page of 404',
  'an HTML page of 409',
  'an HTML page of 422',
  'an empty 404',
  'JSON of its own with 404',
  'an HTML page of 200',
  'an empty 204',
  'a redirect to another sign-in',
];

/** A call as the gateway receives it: `POST /ajax/user`. */
export interface GatewayRequest {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

/** Names the answer to a request: a golden exchange of the back end behind it, or an answer of the gateway’s own. */
export type Gateway = (request: GatewayRequest) => string;

const bodyOf = (fixture: string): string =>
  JSON.stringify(create(readGolden(fixture), type({ response: type({ body: type({}) }) })).response.body);

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

const isOwn = (answer: string): answer is GatewayAnswer => answer in answers;

/** Starts a gateway until the end of the test. Returns its origin, and the calls that it has received. */
export async function openGateway(answer: Gateway) {
  const received: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
      const call = `${request.method} ${(request.url ?? '').replace(/^\/(?:fr|en)(?=\/)/, '').replace(/\?.*/, '')}`;
      received.push(call);
      const key = request.headers['idempotency-key'];
      const said = answer({
        call,
        body: create(JSON.parse(text || '{}'), record(string(), unknown())),
        key: typeof key === 'string' ? key : undefined,
      });
      if (isOwn(said)) answers[said](response);
      else response.end(bodyOf(said));
    })();
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { origin: `http://127.0.0.1:${create(server.address(), type({ port: number() })).port}`, received };
}
