import { createServer } from 'node:http';
import { create, string } from 'superstruct';
import { freePort } from '../../../server/core/free-port.ts';

/** A request on its way to the back end. */
export interface Passing {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** A server that stands between a client and a back end. */
export interface StandBetween {
  readonly origin: string;
  readonly passed: readonly Passing[];
  readonly close: () => Promise<void>;
}

/** Passes everything on to `origin`; `spoil` may change what is answered, and `null` from it says that there is nothing. */
export async function standBetween(
  origin: string,
  spoil: (asked: Passing, answer: string) => string | null,
): Promise<StandBetween> {
  const passed: Passing[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: string[] = [];
      for await (const chunk of request.setEncoding('utf8')) chunks.push(create(chunk, string()));
      const { method = 'GET', url: path = '/', headers } = request;
      const asked = { method, path, body: chunks.join('') };
      const { host: _host, connection: _connection, 'content-length': _length, ...kept } = headers;
      const answer = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, String(value)])),
        ...(asked.body !== '' && { body: asked.body }),
      });
      const received = spoil(asked, await answer.text());
      if (received !== null) passed.push(asked);
      const cookies = answer.headers.getSetCookie();
      const type = answer.headers.get('content-type') ?? 'text/plain';
      response.writeHead(received === null ? 404 : answer.status, { 'content-type': type, 'set-cookie': cookies });
      response.end(received ?? '');
    })();
  });
  const port = await freePort('127.0.0.1');
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    passed,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
