/**
 * HAProxy as `deploy/cluster/haproxy.cfg` configures it, before three stand-ins of the desk’s processes. Without a HAProxy on
 * the machine (Debian: `apt-get install haproxy`) these tests are skipped; `npm run test:long -- cluster` requires it.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { create, number, type } from 'superstruct';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePorts } from '../../scripts/cluster/database.ts';
import { programAt } from '../../scripts/cluster/deployed.ts';
import type { LoadBalancer } from '../../scripts/cluster/haproxy.ts';
import { openHaproxy } from '../../scripts/cluster/haproxy.ts';

/** Behaviour of the stand-ins, changed by tests. */
const state = { isReady: true, drops: 0 };
/** Checks that each stand-in has failed. */
const failedChecks = [0, 0, 0];
/** Requests that stand-ins received, by their number and line. */
const received: string[] = [];
const servers: Server[] = [];
let balancer: LoadBalancer;

function answer(name: number, request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url = '' } = request;
  if (url === '/livez') return void response.end();
  if (url === '/readyz') {
    if (!state.isReady) failedChecks[name] = (failedChecks[name] ?? 0) + 1;
    return void response.writeHead(state.isReady ? 200 : 503).end();
  }
  received.push(`${method} ${url}`);
  if (url === '/dropped' && state.drops > 0) {
    state.drops -= 1;
    return void request.socket.destroy();
  }
  if (url.startsWith('/assets/') && name !== 2) return void response.writeHead(404).end();
  response.end('answered');
}

async function listen(name: number): Promise<number> {
  const server = createServer((request, response) => answer(name, request, response));
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return create(server.address(), type({ port: number() })).port;
}

const statusOf = async (path: string, method = 'GET'): Promise<number> => {
  const response = await fetch(balancer.origin + path, { method });
  await response.arrayBuffer();
  return response.status;
};

describe.skipIf(programAt('haproxy') === null)('HAProxy before three processes', () => {
  beforeAll(async () => {
    balancer = await openHaproxy([await listen(0), await listen(1), await listen(2)], await choosePorts());
  });
  afterAll(async () => {
    await balancer.close();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  beforeEach(() => {
    state.isReady = true;
    state.drops = 0;
    received.length = 0;
  });

  it('takes a file of one release from the process that has it', async () => {
    const statuses = [];
    for (let index = 0; index < 9; index += 1) statuses.push(await statusOf('/assets/new-1a2b3c.js'));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('repeats a request that reads when its process is killed, and never one that may have written', async () => {
    state.drops = 2;
    expect(await statusOf('/dropped')).toBe(200);
    expect(received).toEqual(['GET /dropped', 'GET /dropped', 'GET /dropped']);
    received.length = 0;
    state.drops = 1;
    // On a connection that was kept alive, HAProxy closes that of the browser instead.
    expect(await statusOf('/dropped', 'POST').catch(() => 502)).toBe(502);
    expect(received).toEqual(['POST /dropped']);
  });

  it('asks processes that live while none is ready', async () => {
    state.isReady = false;
    // The second failure takes a process out.
    await vi.waitUntil(() => failedChecks.every((count) => count > 2), { timeout: 20_000 });
    expect(await statusOf('/')).toBe(200);
  });
});
