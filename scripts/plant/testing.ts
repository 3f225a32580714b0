/** Layers that run tests: one bug at a time, only what the bug can touch, until the first test fails. */
import { fork } from 'node:child_process';
import { array, is, string, type } from 'superstruct';
import type { Copy } from './copy.ts';
import type { TestRun } from '../affected/affected-tests.ts';

/** A test that failed. */
export interface Failed {
  readonly path: string;
  readonly name: string;
}

/** No run of tests takes longer: what does, hangs. In milliseconds. */
const PATIENCE = 300_000;

const report = array(type({ path: string(), name: string() }));

/**
 * Runs tests in a copy as it is. Gives those that failed, or hung; none: all is green.
 * @param databaseUrl A PostgreSQL server that is there already.
 */
export function failuresOf(
  { folder }: Copy,
  { files, pattern }: TestRun,
  { workers, databaseUrl }: { readonly workers: number; readonly databaseUrl: string },
): Promise<readonly Failed[]> {
  if (files.length === 0) return Promise.resolve([]);
  const order = JSON.stringify({ root: folder, files, workers, pattern });
  return new Promise((resolve, reject) => {
    const runner = fork(new URL('./run-tests.ts', import.meta.url), [order], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const output: Buffer[] = [];
    runner.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    runner.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    let told: unknown = null;
    runner.on('message', (message) => {
      told = message;
    });
    const timer = setTimeout(() => runner.kill('SIGKILL'), PATIENCE);
    runner.on('error', reject);
    runner.on('exit', (code, signal) => {
      clearTimeout(timer);
      const path = files[0] ?? '';
      if (signal === 'SIGKILL') resolve([{ path, name: `no end after ${PATIENCE / 1000} s` }]);
      else if (is(told, report)) resolve(told);
      else reject(new Error(`The tests could not be run (${code}):\n${Buffer.concat(output).toString()}`));
    });
  });
}
