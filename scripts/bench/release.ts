/** An earlier release, built from its own sources with a database of its own, for comparison with today's. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../server/core/free-port.ts';

const execute = promisify(execFile);

/** Timeout for a release to start, in milliseconds. */
const PATIENCE = 120_000;

/** Resolves when a server's health check succeeds. Rejects when it has exited, or on a timeout. */
async function answers(origin: string, ended: Promise<unknown>): Promise<void> {
  const until = AbortSignal.timeout(PATIENCE);
  const asking = async (): Promise<void> => {
    // Releases before `/readyz` have `/healthz`.
    const answered = await Promise.allSettled(
      ['/readyz', '/healthz'].map((path) => fetch(origin + path, { signal: until })),
    );
    if (answered.some((one) => one.status === 'fulfilled' && one.value.ok)) return undefined;
    until.throwIfAborted();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return asking();
  };
  await Promise.race([
    asking(),
    ended.then(() => {
      throw new Error('The release ended before it answered');
    }),
  ]);
}

/**
 * Builds and starts a tag, a branch or a commit, with the demo's people and test control, and removes it afterwards.
 * Throws if git does not know it, or if it cannot be installed, built or started.
 */
export async function withRelease<Result>(tag: string, measure: (origin: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'subscription-desk-release-'));
  const sources = join(folder, 'sources');
  const programs = join(sources, 'node_modules/.bin');
  // With its own version of Node.
  const environment = { ...process.env, PATH: [programs, process.env['PATH']].join(delimiter) };
  await execute('git', ['worktree', 'add', '--detach', sources, tag]);
  try {
    // Build tools are dev dependencies, which npm omits when NODE_ENV is production.
    await execute('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: sources });
    await execute(join(programs, 'vite'), ['build', '--logLevel', 'error'], { cwd: sources, env: environment });
    const port = String(await freePort());
    const server = spawn(join(programs, 'node'), ['server/main.ts'], {
      cwd: sources,
      // Test control is refused in production.
      env: { ...environment, NODE_ENV: 'test', PORT: port, DATA_DIR: join(folder, 'data'), TEST_CONTROL: 'on' },
      stdio: 'ignore',
    });
    const ended = once(server, 'exit');
    try {
      const origin = `http://localhost:${port}`;
      await answers(origin, ended);
      return await measure(origin);
    } finally {
      server.kill();
      await ended;
    }
  } finally {
    await execute('git', ['worktree', 'remove', '--force', sources]);
    await rm(folder, { recursive: true, force: true });
  }
}
