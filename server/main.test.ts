import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { create, number, type } from 'superstruct';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './core/free-port.ts';

/** Another back end, which does not answer. A server of its calls has no database. */
const nowhere = 'http://127.0.0.1:9';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const children = new Set<ChildProcess>();
let folder = '';
let port = 0;

interface Process {
  readonly child: ChildProcess;
  /** Everything it has said so far. */
  readonly said: () => string;
  /** Resolves with the exit code when it has ended. */
  readonly ended: Promise<number | null>;
}

function start(environment: Record<string, string> = {}, through: readonly string[] = []): Process {
  const [program, ...parts] = [...through, process.execPath, main, '--without-page'];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(program, parts, {
    env: { PATH, NODE_COMPILE_CACHE, PORT: String(port), DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  return { child, said: () => chunks.join(''), ended };
}

/** Waits until a process says that it is ready; rejects with its words when it ends instead. */
async function ready({ child, said, ended }: Process): Promise<void> {
  const isReady = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => {
      if (said().includes('Ctrl-C')) resolve();
    });
  });
  const isOver = ended.then(() => {
    throw new Error(said());
  });
  await Promise.race([isReady, isOver]);
}

/** The words of a process that cannot start. */
async function refusal(environment: Record<string, string>): Promise<string> {
  const { ended, said } = start(environment);
  expect(await ended).toBe(1);
  expect(said()).not.toMatch(/^\s+at /m);
  return said().trim();
}

const isDatabaseRunning = async () => (await stat(join(folder, 'database/postmaster.pid')).catch(() => null)) !== null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-main-'));
  // Under root the database's own user must be able to enter.
  await chmod(folder, 0o755);
  port = await freePort();
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

describe('a server that cannot start', { timeout: 120_000 }, () => {
  it('says that DATABASE_URL does not answer, without the password', async () => {
    const words = await refusal({ DATABASE_URL: 'postgres://desk:hush@127.0.0.1:9/desk' });
    expect(words).toMatch(/^The database desk at 127\.0\.0\.1:9 cannot be used .* see DATABASE_URL\.$/);
  });

  it.each([
    [{ NODE_ENV: 'production', PUBLIC_URL: 'http://desk.example.org' }, /PUBLIC_URL: must begin with https:/],
    [{ NODE_ENV: 'production' }, /PUBLIC_URL: must begin with https:/],
    [{ NODE_ENV: 'Production' }, /NODE_ENV: must be production, development or test/],
    [{ NODE_ENV: 'prod', PUBLIC_URL: 'https://desk.example.org' }, /NODE_ENV: must be production, development or test/],
  ])('refuses %o, and names the setting', async (environment, sentence) => {
    expect(await refusal({ ...environment, AJAX_TARGET: nowhere })).toMatch(sentence);
  });

  it('says that its port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(port, 'localhost', resolve);
    });
    const words = await refusal({ AJAX_TARGET: nowhere });
    other.close();
    expect(words).toBe(`Port ${port} on localhost is in use: stop what uses it, or choose another one with PORT.`);
  });
});

describe('a server', { timeout: 300_000 }, () => {
  it('ends with the npm script that started it, whose shell passes nothing on', async () => {
    const shell = start({ npm_lifecycle_event: 'start', AJAX_TARGET: nowhere }, ['sh', '-c', '"$@"; true', 'sh']);
    await ready(shell);
    shell.child.kill('SIGTERM');
    // Its output is closed once the server behind the shell is gone, too.
    await shell.ended;
    await expect(fetch(`http://localhost:${port}/readyz`)).rejects.toThrow('fetch failed');
  });

  it('seeds an empty folder, says where everything is, refuses a second one, survives a kill, and ends cleanly', async () => {
    // Under test control nothing of the demo is made that takes its time.
    const first = start({ TEST_CONTROL: 'on' });
    await ready(first);
    expect(first.said()).toContain(`Ready on http://localhost:${port}`);
    expect(first.said()).toContain(`/en/account/invoices?invoiceToken=`);
    expect(first.said()).toContain(`rm -rf ${folder}`);
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);

    expect(await refusal({ PORT: String(await freePort()) })).toBe(
      `Another process (${first.child.pid}) already uses the data folder ${folder}: stop it, or name another one in DATA_DIR.`,
    );

    first.child.kill('SIGKILL');
    await first.ended;
    expect(await isDatabaseRunning()).toBe(true);

    const second = start({ TEST_CONTROL: 'on' });
    await ready(second);
    const answer = await fetch(`http://localhost:${port}/en/ajax/infossiteweb`);
    expect(await answer.json()).toMatchObject({ isSuccess: true });
    expect((await readdir(join(folder, 'mail'))).every((name) => name.endsWith('.eml'))).toBe(true);

    // A terminal's Ctrl-C reaches npm and the server, and npm passes it on.
    second.child.kill('SIGINT');
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(await isDatabaseRunning()).toBe(false);
    expect(first.said() + second.said()).not.toContain('"level":"error"');
  });
});

it('a server after errors that nothing has caught logs them, finishes the request under way, takes no other, and exits with 1', async () => {
  const isAsked = Promise.withResolvers<void>();
  const isReleased = Promise.withResolvers<void>();
  const backEnd = createHttpServer((_request, response) => {
    isAsked.resolve();
    void isReleased.promise.then(() => response.end('{"isSuccess":true}'));
  });
  await new Promise<void>((resolve) => {
    backEnd.listen(0, '127.0.0.1', resolve);
  });
  const { port: backEndPort } = create(backEnd.address(), type({ port: number() }));
  const planted = encodeURIComponent(`process.on('SIGUSR2', () => {
      setTimeout(() => { throw new Error('planted exception') });
      void Promise.reject(new Error('planted rejection'));
    })`);
  const server = start({
    AJAX_TARGET: `http://127.0.0.1:${backEndPort}`,
    NODE_OPTIONS: `--import=data:text/javascript,${planted}`,
  });
  await ready(server);
  const underWay = fetch(`http://localhost:${port}/ajax/user`);
  await isAsked.promise;
  server.child.kill('SIGUSR2');
  for (const error of ['exception', 'rejection'])
    await expect.poll(server.said, { timeout: 60_000 }).toContain(`"message":"planted ${error}"`);
  expect(server.said()).toContain('A rejection that nothing has handled ends the server');
  await expect.poll(() => fetch(`http://localhost:${port}/readyz`).catch(() => null), { timeout: 60_000 }).toBe(null);
  isReleased.resolve();
  expect((await underWay).status).toBe(200);
  expect(await server.ended).toBe(1);
  backEnd.close();
}, 120_000);
