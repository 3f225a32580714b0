/** A back end in memory, for `npx vite`: photos, claims, and the page of a payment provider. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { create, string, type } from 'superstruct';

const claim = type({ key: string() });

/** Claims by reference. */
const claims = new Map<string, { readonly key: string; isPaid: boolean }>();
let photos = 0;

/** The reference of a claim: the first one, if it is sent again under its key. */
function referenceOf(key: string): string {
  const [known] = [...claims].find(([, sent]) => sent.key === key) ?? [];
  const reference = known ?? `C-${claims.size + 1}`;
  claims.set(reference, claims.get(reference) ?? { key, isPaid: false });
  return reference;
}

function answer(method: string | undefined, { pathname, searchParams }: URL, body: string): object | null {
  const [, reference = ''] = /^\/api\/claims\/(.+)$/.exec(pathname) ?? [];
  if (method === 'POST' && pathname === '/api/photos') {
    photos += 1;
    return { id: `p-${photos}`, name: searchParams.get('name') };
  }
  if (method === 'POST' && pathname === '/api/claims') {
    const sent = referenceOf(create(JSON.parse(body), claim).key);
    return { reference: sent, url: `/pay/${sent}` };
  }
  if (reference === '') return null;
  const found = claims.get(reference);
  return { kind: found ? (found.isPaid ? 'paid' : 'unpaid') : 'unknown' };
}

async function handle(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
  const url = new URL(request.url ?? '', 'http://localhost');
  const [, reference = ''] = /^\/pay\/(.+)$/.exec(url.pathname) ?? [];
  const sent = claims.get(reference);
  if (sent) {
    if (request.method === 'POST') {
      sent.isPaid = true;
      response.writeHead(303, { location: `/claim/outcome/${reference}` }).end();
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.end(
      `<h1>Pay €150</h1><form method="post"><button>Pay</button></form><a href="/claim/outcome/${reference}">Cancel</a>`,
    );
    return;
  }
  if (!url.pathname.startsWith('/api/')) {
    next();
    return;
  }
  response.end(JSON.stringify(answer(request.method, url, await text(request))));
}

export interface Server {
  readonly middlewares: {
    readonly use: (handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => unknown;
  };
}

const use = ({ middlewares }: Server): void => {
  middlewares.use((request, response, next) => void handle(request, response, next));
};

/** The back end as a plugin of Vite, of its development server and of `vite preview`. */
export const backEnd = { name: 'claims', configureServer: use, configurePreviewServer: use };
