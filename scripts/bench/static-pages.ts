import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** What asks for scripts: they themselves, and what fetches them or their answers beforehand. */
const scripts = /<script\b[^>]*>.*?<\/script>|<link\b[^>]*\brel="modulepreload"[^>]*>/gs;

/** A page of the product as if it had no scripts: its documents without them, all other files as they are. */
export async function serveWithoutScripts(origin: string): Promise<{
  readonly origin: string;
  readonly close: () => Promise<void>;
}> {
  const server = createServer((asked, answer) => {
    const { 'accept-encoding': encodings, ...headers } = asked.headers;
    const isPage = headers.accept?.includes('text/html') ?? false;
    const passed = isPage ? headers : { ...headers, 'accept-encoding': encodings };
    request(new URL(asked.url ?? '/', origin), { headers: passed }, (received) => {
      if (!isPage) {
        answer.writeHead(received.statusCode ?? 200, received.headers);
        received.pipe(answer);
        return;
      }
      void received.toArray().then((parts) => {
        const text = Buffer.concat(parts).toString('utf8').replaceAll(scripts, '');
        const { 'content-length': _, 'transfer-encoding': __, ...kept } = received.headers;
        answer.writeHead(received.statusCode ?? 200, { ...kept, 'content-encoding': 'br' });
        answer.end(brotliCompressSync(text));
      });
    }).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of static pages has no port');
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
