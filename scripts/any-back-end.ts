/**
 * Serves the built page before back ends that refuse, are silent, slow, or lie (`AJAX_TARGET`), and sends each a
 * thousand requests, for pages and calls in turn. Exits with 1 if the process ends, its memory grows, or the page
 * cannot use an answer.
 * `npm run build && node scripts/any-back-end.ts [REQUESTS]`.
 */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { freePort } from '../server/core/free-port.ts';
import { pageNames, pathsOf } from '../contract/pages.ts';
import { callNames, calls } from '../contract/calls.ts';

const requests = Number(process.argv[2] ?? 1_000);

/** Number of concurrent requests. */
const LANES = 20;

/** Timeouts, in milliseconds: a page has arrived by then; a call of a silent back end is aborted. */
const LONGEST = { page: 20_000, call: 2_000 } as const;

/**
 * Maximum growth of memory in the second half of the requests, in megabytes: until then answers and pages fill their
 * caches.
 */
const MOST_GROWTH = 32;

/** Answers of a lying back end, in turn. */
const lies: readonly ((response: ServerResponse) => void)[] = [
  (response) => response.end('{"isSuccess":false,"feedback":"Not now","data":null}'),
  (response) => response.end('{"isSuccess":true,"feedback":42,"data":{"lettres":"x","factures":[{}],"listePays":[]}}'),
  (response) => response.end('{"isSuccess":"yes"}'),
  (response) => response.end('<!doctype html><title>Proxy</title>'),
  (response) => response.end('null'),
  (response) => response.writeHead(500).end('{"isSuccess":true,"data":{}}'),
  (response) => response.writeHead(200, { 'content-length': '1000' }).end('{'),
  (response) => response.end(`{"isSuccess":true,"data":{"siteWebCourant":"${'x'.repeat(2_000_000)}"}}`),
  (response) => response.end(`{"isSuccess":true,"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`),
  (response) =>
    response.end('{"isSuccess":true,"data":{"siteWebCourant":{"nom":"</script><script>alert(1)</script>"}}}'),
  (response) => response.socket?.destroy(),
];

let answerCount = 0;

/** Back ends by their handling of a request; `null`: nothing listens. */
const backEnds: Readonly<Record<string, ((response: ServerResponse) => void) | null>> = {
  refusing: null,
  silent: () => undefined,
  slow: (response) => {
    setTimeout(() => response.end('{"isSuccess":true,"feedback":null,"data":{}}'), 1_500);
  },
  lying: (response) => {
    answerCount += 1;
    lies[answerCount % lies.length]?.(response);
  },
};

/** Every page at its first address, and every call, in turn. */
const addresses = [
  ...pageNames.flatMap((name) =>
    pathsOf(name)
      .slice(0, 1)
      .map((path) => ({ method: 'GET', path: `/fr${path.replaceAll(/:\w+\??/g, '1')}`, isPage: true })),
  ),
  ...callNames.map((name) => ({ method: calls[name].method, path: `/fr${calls[name].path}`, isPage: false })),
];

async function listening(answer: (response: ServerResponse) => void): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume();
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The memory of a process, in megabytes. */
async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** The fault of an answer; `null` for a usable one. */
async function faultIn(origin: string, index: number): Promise<string | null> {
  const { method, path, isPage } = addresses[index % addresses.length] ?? { method: 'GET', path: '/fr', isPage: true };
  try {
    const response = await fetch(origin + path, {
      method,
      headers: isPage
        ? { accept: 'text/html' }
        : { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      ...(method === 'POST' && { body: '{}' }),
      signal: AbortSignal.timeout(isPage ? LONGEST.page : LONGEST.call),
    });
    const text = await response.text();
    // A page needs a title; a call's answer is passed on as it is.
    const isTrue = isPage ? response.status === 200 && /<title>[^<]+/.test(text) : response.status >= 200;
    return isTrue ? null : `${path}: ${response.status} ${text.slice(0, 100)}`;
  } catch (error) {
    // A back end that cuts its answer cuts ours, and a silent one is not waited for.
    return isPage ? `${path}: ${String(error)}` : null;
  }
}

/** Asks one back end; returns the faults of its answers. */
async function trial(name: string, answer: ((response: ServerResponse) => void) | null): Promise<readonly string[]> {
  const backEnd = answer && (await listening(answer));
  const address = backEnd?.address();
  const target = typeof address === 'object' && address ? address.port : await freePort();
  const port = await freePort();
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: String(port), AJAX_TARGET: `http://127.0.0.1:${target}` },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(server, 'exit');
  await Promise.race([once(server.stdout, 'data'), ended]);
  const faults: string[] = [];
  const memory: number[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < requests && server.exitCode === null) {
      const index = next;
      next += 1;
      const fault = await faultIn(`http://localhost:${port}`, index);
      if (fault !== null) faults.push(fault);
      if (index % Math.ceil(requests / 10) === 0) memory.push(await memoryOf(server));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  if (server.exitCode !== null) faults.push(`the process ended with ${server.exitCode}`);
  else memory.push(await memoryOf(server));
  const growth = (memory.at(-1) ?? 0) - (memory[Math.floor(memory.length / 2)] ?? 0);
  if (growth > MOST_GROWTH) faults.push(`memory grew by ${Math.round(growth)} MB`);
  console.log(`${name}: ${next} requests, memory ${memory.map(Math.round).join(' ')} MB, ${faults.length} faults`);
  server.kill('SIGTERM');
  await ended;
  backEnd?.closeAllConnections();
  backEnd?.close();
  return faults;
}

for (const [name, answer] of Object.entries(backEnds)) {
  const faults = await trial(name, answer);
  for (const fault of faults.slice(0, 10)) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
