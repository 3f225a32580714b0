/** Three processes of the product behind HAProxy, which a supervisor starts again. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { pause } from '../../server/core/in-time.ts';
import { controlOver } from '../../tests/contract/control.ts';
import type { Counts, Fleet, Network } from '../simulate/fleet.ts';

/** Longest wait for an answer, and for a process to be ready, in milliseconds. */
const PATIENCE = 600_000;

/** Wait of the supervisor before it starts a process again, in milliseconds. */
const RESTART = 1000;

interface Options {
  /** The public origin: HAProxy’s. */
  readonly origin: string;
  readonly ports: readonly number[];
  readonly environment: Readonly<Record<string, string>>;
  readonly log: (name: string) => URL;
  readonly counts: Counts;
}

interface Server {
  readonly name: string;
  readonly port: number;
  process: ChildProcess | null;
  /** Whether it has been ready, and is to run on. */
  isExpected: boolean;
}

/** A request that got no answer, or a server’s failure; `id`: of an answer of the desk’s, which its log has, too. */
export interface Loss {
  readonly what: string;
  readonly id: string | null;
}

export interface Losses {
  requests: number;
  readonly lost: Loss[];
}

const isOver = ({ process: ran }: Server) => !ran || ran.exitCode !== null || ran.signalCode !== null;

/** Starts the processes, all at once: one of them fills the empty database. */
export async function openProcesses({ origin, ports, environment, log, counts }: Options) {
  const servers: Server[] = ports.map((port, index) => ({
    name: `desk${index + 1}`,
    port,
    process: null,
    isExpected: false,
  }));
  /** Starts that ended because there was no database. */
  let refusedStarts = 0;
  let losses: Losses = { requests: 0, lost: [] };

  function launch(server: Server): ChildProcess {
    const file = openSync(log(server.name), 'a');
    const launched = spawn(process.execPath, ['server/main.ts', '--without-page'], {
      env: {
        ...process.env,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(server.port),
        PUBLIC_URL: origin,
        TEST_CONTROL: 'on',
        LOG_LEVEL: 'warn',
        // A process started by npm ends with its parent.
        npm_lifecycle_event: 'cluster',
        ...environment,
      },
      stdio: ['ignore', 'ignore', file],
    });
    closeSync(file);
    launched.once('exit', () => {
      if (!server.isExpected) return;
      counts.crashed += 1;
      server.isExpected = false;
      void start(server);
    });
    return launched;
  }

  const isReady = async ({ port }: Server): Promise<boolean> => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok === true;
  };

  /** Starts a process, and retries a failed start, as a supervisor does. */
  async function start(server: Server): Promise<void> {
    const end = performance.now() + PATIENCE;
    server.process = launch(server);
    while (!server.isExpected) {
      if (performance.now() > end) throw new Error(`${server.name} does not start: see its log`);
      if (isOver(server)) {
        refusedStarts += 1;
        await pause(RESTART);
        server.process = launch(server);
      }
      await pause(100);
      server.isExpected = (await isReady(server)) && !isOver(server);
    }
  }

  async function end(server: Server, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    server.isExpected = false;
    const { process: ran } = server;
    if (!ran || isOver(server)) return null;
    const exit = once(ran, 'exit');
    ran.kill(signal);
    await exit;
    return ran.exitCode;
  }

  async function send(path: string, init: RequestInit, after: number | null): Promise<Response> {
    const tally = losses;
    tally.requests += 1;
    const what = `${init.method ?? 'GET'} ${path}`;
    try {
      const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(after ?? PATIENCE) });
      if (answer.status >= 500)
        tally.lost.push({ what: `${what}: ${answer.status}`, id: answer.headers.get('x-request-id') });
      return answer;
    } catch (error) {
      if (after === null) tally.lost.push({ what: `${what}: ${String(error)}`, id: null });
      else counts.cut += 1;
      throw error;
    }
  }

  function network(address: string): Network {
    let cutAfter: number | null = null;
    return {
      cutNext: (after) => {
        cutAfter = after;
      },
      fetch: async (input, init = {}) => {
        const after = cutAfter;
        cutAfter = null;
        counts.requests += 1;
        const { pathname, search } = new URL(input instanceof Request ? input.url : input);
        const headers = new Headers(init.headers);
        headers.set('x-forwarded-for', address);
        return send(pathname + search, { ...init, headers }, after);
      },
    };
  }

  await Promise.all(servers.map(start));
  const fleet: Fleet = {
    origin,
    network,
    listening: () => servers.filter(({ isExpected }) => isExpected).map(({ name }) => name),
    names: servers.map(({ name }) => name),
    controls: servers.map(({ port }) => controlOver(`http://127.0.0.1:${port}`)),
    onAnswered: () => undefined,
    kill: async (whom) => {
      const ready = servers.filter(({ isExpected }) => isExpected);
      const server = ready[whom % ready.length];
      if (!server) return;
      counts.kills += 1;
      await end(server, 'SIGKILL');
      await start(server);
    },
    close: async () => {
      await Promise.all(servers.map((server) => end(server, 'SIGTERM')));
    },
  };
  return {
    fleet,
    origins: servers.map(({ port }) => `http://127.0.0.1:${port}`),
    pids: () => servers.flatMap(({ process: ran }) => ran?.pid ?? []),
    refusedStarts: () => refusedStarts,
    /** Starts a new count of losses; returns the one of before. */
    countLosses: (): Losses => {
      const before = losses;
      losses = { requests: 0, lost: [] };
      return before;
    },
    areReady: async () => (await Promise.all(servers.map(isReady))).every(Boolean),
    isAnyReady: async () => (await Promise.all(servers.map(isReady))).some(Boolean),
    /** Restarts the processes one after the other; returns their exit codes. `settle`: wait before the next, in milliseconds. */
    restartRolling: async (settle: number): Promise<readonly (number | null)[]> => {
      const codes: (number | null)[] = [];
      for (const server of servers) {
        codes.push(await end(server, 'SIGTERM'));
        await start(server);
        await pause(settle);
      }
      return codes;
    },
    /** Sends a request to HAProxy as a reader does. */
    read: async (path: string): Promise<void> => {
      const answer = await send(path, {}, null);
      await answer.arrayBuffer();
    },
  };
}

export type Processes = Awaited<ReturnType<typeof openProcesses>>;
