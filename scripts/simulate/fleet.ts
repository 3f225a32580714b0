/** Server processes on one database that are killed and started again, and a network on which requests lose their connection. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/core/free-port.ts';
import { controlOver } from '../../tests/contract/control.ts';

/** Longest wait for an answer, in milliseconds. */
const PATIENCE = 120_000;

/** Longest time for a server to start, in milliseconds: the database may be killed meanwhile, and the machine be busy. */
const LONGEST_START = 600_000;

/** Counts for the table: requests and their ends, commands of the office, faults. */
export const noCounts = () => ({
  requests: 0,
  cut: 0,
  twice: 0,
  later: 0,
  /** Answers 503 and 409, after which a buyer repeats the request. */
  putOff: 0,
  commands: 0,
  repeated: 0,
  kills: 0,
  databaseKills: 0,
  broken: 0,
  providerHangs: 0,
  /** Replies of the mail server that did not come, or put a message off. */
  mailFaults: 0,
  /** Servers that ended by themselves. */
  crashed: 0,
});

export type Counts = ReturnType<typeof noCounts>;

/** The way from one buyer's browser to the servers: each request goes to the next one that listens. */
export interface Network {
  readonly fetch: typeof globalThis.fetch;
  /** The next request loses its connection after so many milliseconds, unless it is answered before. */
  readonly cutNext: (after: number) => void;
}

interface Server {
  readonly port: number;
  readonly origin: string;
  process: ChildProcess | null;
  isListening: boolean;
}

interface Options {
  readonly count: number;
  readonly databaseUrl: string;
  /** Folder of the servers' data. */
  readonly data: string;
  /** Address of the mail server. */
  readonly mail: string;
  /** Folder of the servers' logs. */
  readonly logs: URL;
  readonly counts: Counts;
  /** Folder of an earlier release that the first server runs; the others migrate its database while it serves. */
  readonly earlier: string | null;
}

/** URL of a database whose connections have an application name. */
export function namedUrl(databaseUrl: string, name: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', name);
  return url.href;
}

const hasEnded = ({ process: ran }: Server) => !ran || ran.exitCode !== null || ran.signalCode !== null;
const nameOf = ({ port }: Server) => `server-${port}`;

/** Starts the servers, one after the other: the first fills the empty database. */
export async function openFleet({ count, databaseUrl, data, mail, logs, counts, earlier }: Options) {
  const servers: Server[] = [];
  const listeners: (() => void)[] = [];
  let turn = 0;

  function launch(server: Server): ChildProcess {
    const log = openSync(new URL(`${nameOf(server)}.log`, logs), 'a');
    const url = namedUrl(databaseUrl, nameOf(server));
    const own = { PORT: String(server.port), PUBLIC_URL: servers[0]?.origin, DATA_DIR: data, TEST_CONTROL: 'on' };
    // A process started by npm ends with its parent (`server/core/start-stop.ts`), also when that is interrupted.
    const parent = { npm_lifecycle_event: 'simulate' };
    const launched = spawn(process.execPath, ['server/main.ts', '--without-page'], {
      ...(earlier !== null && server === servers[0] && { cwd: earlier }),
      env: {
        ...process.env,
        NODE_ENV: 'test',
        HOST: '127.0.0.1',
        DATABASE_URL: url,
        SMTP_URL: mail,
        // A server that starts again has its modules compiled already.
        NODE_COMPILE_CACHE: join(tmpdir(), 'simulate-compile-cache'),
        INVOICE_REMINDERS: '-7,3,15',
        ...own,
        ...parent,
      },
      stdio: ['ignore', 'ignore', log],
    });
    closeSync(log);
    launched.once('exit', () => {
      if (!server.isListening) return;
      counts.crashed += 1;
      server.isListening = false;
      void start(server);
    });
    return launched;
  }

  /** Starts a server, and retries a failed start, as a supervisor does. */
  async function start(server: Server): Promise<void> {
    const end = performance.now() + LONGEST_START;
    while (!server.isListening) {
      if (performance.now() > end) throw new Error(`${server.origin} does not start: see its log`);
      if (hasEnded(server)) server.process = launch(server);
      await pause(50);
      const answer = await fetch(`${server.origin}/readyz`).catch(() => null);
      await answer?.body?.cancel();
      server.isListening = answer?.ok === true && !hasEnded(server);
    }
  }

  async function end(server: Server, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    server.isListening = false;
    if (!server.process || hasEnded(server)) return;
    const exit = once(server.process, 'exit');
    server.process.kill(signal);
    await exit;
  }

  async function next(): Promise<Server> {
    for (;;) {
      const listening = servers.filter(({ isListening }) => isListening);
      turn += 1;
      const server = listening[turn % listening.length];
      if (server) return server;
      await pause(20);
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
        const { origin } = await next();
        const signal = AbortSignal.timeout(after ?? PATIENCE);
        try {
          const response = await fetch(origin + pathname + search, { ...init, headers, signal });
          if (response.status < 500 && response.status !== 409) for (const listener of listeners) listener();
          return response;
        } catch (error) {
          if (after !== null) counts.cut += 1;
          throw error;
        }
      },
    };
  }

  for (let index = 0; index < count; index += 1) {
    const port = await freePort('127.0.0.1');
    const server: Server = { port, origin: `http://127.0.0.1:${port}`, process: null, isListening: false };
    servers.push(server);
    await start(server);
  }

  return {
    /** The servers' public origin. */
    origin: servers[0]?.origin ?? '',
    /** A network for a buyer, who comes from an address of their own. */
    network,
    /** Application names of the listening servers' database connections. */
    listening: () => servers.filter(({ isListening }) => isListening).map(nameOf),
    /** Names of the servers, the first of which may run an earlier release: those of their logs. */
    names: servers.map(nameOf),
    /** Test control over each server. */
    controls: servers.map(({ origin }) => controlOver(origin)),
    /** Calls a listener whenever a request is answered, unless it is put off (409, 5xx). */
    onAnswered: (listener: () => void): void => void listeners.push(listener),
    /** Kills one of the listening servers with SIGKILL, and starts it again. */
    kill: async (whom: number): Promise<void> => {
      const listening = servers.filter(({ isListening }) => isListening);
      const server = listening[whom % listening.length];
      if (!server) return;
      counts.kills += 1;
      await end(server, 'SIGKILL');
      await start(server);
    },
    close: async (): Promise<void> => {
      await Promise.all(servers.map((server) => end(server, 'SIGTERM')));
    },
  };
}

export type Fleet = Awaited<ReturnType<typeof openFleet>>;
