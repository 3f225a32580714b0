/** A back end in memory, for `npx vite`. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Infer } from 'superstruct';
import { create, string, type } from 'superstruct';

const request = type({ key: string(), name: string() });

const requests = new Map<string, Infer<typeof request>>();

/** Takes `POST /api/cards` and `GET /api/cards/:reference`. A request that is sent again has its first reference. */
function answer(method: string | undefined, url: string, body: string, response: ServerResponse): void {
  const [, reference = ''] = /^\/api\/cards\/(.+)$/.exec(url) ?? [];
  if (method === 'POST') {
    const sent = create(JSON.parse(body), request);
    const known = [...requests].find(([, { key }]) => key === sent.key);
    const id = known?.[0] ?? `LC-${requests.size + 1}`;
    requests.set(id, sent);
    response.end(JSON.stringify({ reference: id }));
    return;
  }
  const found = requests.get(reference);
  response.end(
    JSON.stringify(found ? { kind: 'issued', name: found.name, number: reference.slice(3) } : { kind: 'unknown' }),
  );
}

const use = (server: {
  middlewares: { use: (path: string, handle: (request: IncomingMessage, response: ServerResponse) => void) => void };
}): void => {
  server.middlewares.use('/api/cards', (request, response) => {
    const url = `/api/cards${request.url === '/' ? '' : request.url}`;
    void text(request).then((body) => answer(request.method, url, body, response));
  });
};

/** The back end as a plugin of Vite, of its development server and of `vite preview`. */
export const backEnd = { name: 'cards', configureServer: use, configurePreviewServer: use };
