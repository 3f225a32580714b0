import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

interface Served {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a build on this machine as an origin of its own, isolated from all others: there a browser's clock ticks every
 * 5 µs, elsewhere every 100. Paths without an extension return the page.
 */
export async function serveIsolated(folder: string, page: string): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench.invalid');
    const file = extname(pathname) === '' ? page : normalize(decodeURIComponent(pathname));
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.setHeader('cross-origin-embedder-policy', 'require-corp');
    readFile(join(folder, file)).then(
      (body) => response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(body),
      // A browser asks for an icon by itself.
      () => response.writeHead(file === '/favicon.ico' ? 204 : 404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bench’s server has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
