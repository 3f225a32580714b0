import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/core/free-port.ts';
import type { Control } from './control.ts';
import { controlOver } from './control.ts';

/** A process of the product, as it is started in operation, without the page. */
export interface ServerProcess extends Control {
  readonly origin: string;
  /** Resolves once it listens. Rejects with its output if it ends before. */
  readonly ready: Promise<void>;
  /** Its output so far. */
  readonly output: () => string;
  /** Resolves with the exit code; `null` after a signal that it does not handle. */
  readonly ended: Promise<number | null>;
  readonly signal: (name: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => void;
  /** Kills it and removes its files. */
  readonly close: () => Promise<void>;
}

/** Starts a process on a database; `environment` adds to the settings of every test. */
export async function startProcess(
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const [dataDir, port] = await Promise.all([mkdtemp(join(tmpdir(), 'desk-process-')), freePort('127.0.0.1')]);
  const origin = `http://127.0.0.1:${port}`;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['server/main.ts', '--without-page'], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      TEST_CONTROL: 'on',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const isReady = Promise.withResolvers<void>();
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ctrl-C')) isReady.resolve();
    });
  void ended.then(() => isReady.reject(new Error(output)));
  isReady.promise.catch(() => null);
  return {
    ...controlOver(origin),
    origin,
    ready: isReady.promise,
    output: () => output,
    ended,
    signal: (name) => child.kill(name),
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
