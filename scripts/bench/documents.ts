/**
 * Cost of documents in the built product: pages and 304 compared with a file of the build, in pairs on one connection;
 * SQL statements of documents and first calls; memory over many requests.
 */
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { people } from '../../server/seed/people.ts';
import { quantile } from '../quantile.ts';
import type { Product } from './product.ts';

/** Pairs of requests for each page. */
const PAIRS = 1_000;

/** Requests while memory is measured, and how many between two measures. */
const REQUESTS = 20_000;
const STRIDE = 2_500;

/** How long a server may take until its first documents have all answers, in milliseconds. */
const WARM = 2_000;

const addresses = ['/fr', '/fr/quote', '/fr/newsletter', '/fr/signin'] as const;

interface Received {
  readonly status: number;
  readonly headers: string;
  /** Of the body, in bytes. */
  readonly size: number;
}

/** A connection for one request at a time, without the costs of an HTTP client. */
class Connection {
  readonly #socket: Socket;
  readonly #host: string;
  #pending: ((received: Received) => void) | null = null;
  #buffers: Buffer[] = [];

  constructor(origin: string) {
    const { hostname, port, host } = new URL(origin);
    this.#host = host;
    this.#socket = connect(Number(port), hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (data) => {
      this.#buffers.push(data);
      this.#finish();
    });
  }

  #finish(): void {
    const received = Buffer.concat(this.#buffers);
    const end = received.indexOf('\r\n\r\n');
    if (end < 0) return;
    const headers = received.toString('latin1', 0, end);
    const status = Number(headers.slice(9, 12));
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(headers) ?? [];
    const size = received.length - end - 4;
    if (
      length === undefined
        ? status !== 304 && !received.toString('latin1').endsWith('0\r\n\r\n')
        : size < Number(length)
    )
      return;
    this.#buffers = [];
    const pending = this.#pending;
    this.#pending = null;
    pending?.({ status, headers, size });
  }

  get(path: string, more: Readonly<Record<string, string>> = {}): Promise<Received> {
    const { promise, resolve } = Promise.withResolvers<Received>();
    this.#pending = resolve;
    const headers = { host: this.#host, accept: 'text/html,*/*', 'accept-encoding': 'br', ...more };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    return promise;
  }

  close(): void {
    this.#socket.destroy();
  }
}

async function timed(work: () => Promise<Received>, status: number): Promise<number> {
  const begin = performance.now();
  const received = await work();
  if (received.status !== status) throw new Error(`Answered ${received.status} instead of ${status}`);
  return (performance.now() - begin) * 1_000;
}

const etagOf = ({ headers }: Received): string => /\r\netag: (.*)/i.exec(headers)?.[1] ?? '';

/** The script of a document whose compressed size is the nearest to the document's. */
async function fileLike(connection: Connection, origin: string, path: string): Promise<string> {
  const { size } = await connection.get(path);
  const text = await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text();
  const files = [...new Set([...text.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file))];
  const sized: { file: string; distance: number }[] = [];
  for (const file of files) sized.push({ file, distance: Math.abs((await connection.get(file)).size - size) });
  const [nearest] = sized.toSorted((left, right) => left.distance - right.distance);
  if (!nearest) throw new Error(`${path} names no script`);
  return nearest.file;
}

async function compareDocument(connection: Connection, origin: string, path: string) {
  const file = await fileLike(connection, origin, path);
  const document = await connection.get(path);
  const known = { 'if-none-match': etagOf(document) };
  const times: Record<'file' | 'document' | 'known', number[]> = { file: [], document: [], known: [] };
  for (let pair = 0; pair < PAIRS; pair += 1) {
    times.file.push(await timed(() => connection.get(file), 200));
    times.document.push(await timed(() => connection.get(path), 200));
    times.known.push(await timed(() => connection.get(path, known), 304));
  }
  const [ofFile, ofDocument, ofKnown] = [times.file, times.document, times.known].map((some) => quantile(some, 0.5));
  const ratio = (value = 0): string => `${value.toFixed(0)} µs, ${(value / (ofFile ?? 0)).toFixed(2)}×`;
  return {
    'file: µs, bytes': `${ofFile?.toFixed(0)}, ${(await connection.get(file)).size}`,
    document: ratio(ofDocument),
    bytes: document.size,
    '304': ratio(ofKnown),
  };
}

async function signedIn(origin: string): Promise<string> {
  const [person] = people;
  const { email = '', password: motDePasse = '' } = person?.account ?? {};
  const answer = await fetch(`${origin}/ajax/login/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, motDePasse }),
  });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;.*/, ''))
    .join('; ');
}

/** Measures and prints; `statements` is the number of SQL statements so far. */
export async function benchDocuments({ origin }: Product, statements: () => number): Promise<void> {
  const connection = new Connection(origin);
  for (const path of addresses) await connection.get(path);
  await pause(WARM);
  const compared: Record<string, object> = {};
  for (const path of addresses) compared[path] = await compareDocument(connection, origin, path);
  console.log(`\nDocuments compared with a script of the build, medians of ${PAIRS} pairs; load ${loadavg()[0]}`);
  console.table(compared);

  const cookie = await signedIn(origin);
  const counted: Record<string, object> = {};
  for (const path of [...addresses, '/fr/ajax/user', '/fr/ajax/infossiteweb']) {
    // The least of some: the server's own work sends statements meanwhile.
    const count = async (headers: Readonly<Record<string, string>>): Promise<number> => {
      const counts: number[] = [];
      for (let time = 0; time < 5; time += 1) {
        const before = statements();
        await connection.get(path, headers);
        counts.push(statements() - before);
      }
      return Math.min(...counts);
    };
    counted[path] = { 'first visit': await count({}), 'signed in': await count({ cookie }) };
  }
  console.log('\nSQL statements of a request');
  console.table(counted);

  const memory: Record<string, object> = {};
  for (let count = 0; count <= REQUESTS; count += 1) {
    if (count % STRIDE === 0) {
      const { rss, heapUsed, external } = process.memoryUsage();
      const inMegabytes = (bytes: number): number => Math.round(bytes / 1e6);
      memory[count] = {
        'rss MB': inMegabytes(rss),
        'heap MB': inMegabytes(heapUsed),
        'external MB': inMegabytes(external),
      };
    }
    // Different addresses and queries, too.
    const path = addresses[count % addresses.length] ?? '/fr';
    await connection.get(
      count % 3 === 0 ? `${path}?campaign=${count}` : count % 7 === 0 ? `/fr/nowhere/${count}` : path,
    );
  }
  console.log(`\nMemory of server and client over ${REQUESTS} requests`);
  console.table(memory);
  connection.close();
}
