import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A process of ours that opens a data folder, says so in one line, and serves until it is told to stop or killed. */
const script = `
  import { openEmbeddedDatabase } from ${JSON.stringify(new URL('embedded-database.ts', import.meta.url).href)};
  try {
    const database = await openEmbeddedDatabase(process.env.FOLDER, (error) => {
      console.log(JSON.stringify({ lost: error.message }));
      process.exit(2);
    });
    process.on('SIGTERM', () => database.stop().then(() => process.exit(0)));
    console.log(JSON.stringify({ url: database.url, folder: database.folder }));
    setInterval(() => null, 60_000);
  } catch (error) {
    console.log(JSON.stringify({ refused: error.message, name: error.name }));
    process.exit(1);
  }
`;

interface Running {
  readonly child: ChildProcess;
  readonly said: Record<string, string>;
  readonly ended: Promise<unknown>;
}

let folder = '';
const children = new Set<ChildProcess>();

function exit(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
  });
}

async function start(): Promise<Running> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    env: { ...process.env, FOLDER: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const ended = exit(child);
  for await (const line of createInterface({ input: child.stdout })) {
    return { child, ended, said: JSON.parse(line) as Record<string, string> };
  }
  throw new Error('The process ended without a word');
}

async function stop({ child, ended }: Running, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  await ended;
}

async function query(url: string | undefined, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

const isServing = async () => (await stat(join(folder, 'database', 'postmaster.pid')).catch(() => null)) !== null;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-embedded-'));
  // As `mkdtemp` makes it, the server's own user could not enter it under root.
  await chmod(folder, 0o755);
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  const last = await start();
  if (last.said['url']) await stop(last, 'SIGTERM');
  await rm(folder, { recursive: true });
});

describe('the embedded server', { timeout: 120_000 }, () => {
  it('keeps its password to itself, refuses a second process, is adopted after a kill, and stops with its process', async () => {
    const first = await start();
    await query(first.said['url'], 'create table kept (id int); insert into kept values (7)');
    const { mode } = await stat(join(folder, 'database', 'password'));
    expect(mode & 0o777).toBe(0o600);
    await expect(query(first.said['url']?.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow(/password/);

    const second = await start();
    await second.ended;
    expect(second.said).toEqual({
      name: 'StartError',
      refused: `Another process (${first.child.pid}) already uses the data folder ${folder}: stop it, or name another one in DATA_DIR.`,
    });
    expect(await query(first.said['url'], 'select id from kept')).toEqual([{ id: 7 }]);

    const startedAt = () => query(first.said['url'], 'select pg_postmaster_start_time()::text as started');
    const started = await startedAt();
    await stop(first, 'SIGKILL');
    expect(await isServing()).toBe(true);
    const third = await start();
    expect(third.said['url']).toBe(first.said['url']);
    expect(await startedAt()).toEqual(started);
    expect(await query(third.said['url'], 'select id from kept')).toEqual([{ id: 7 }]);
    await stop(third, 'SIGTERM');
    expect(third.child.exitCode).toBe(0);
    expect(await isServing()).toBe(false);
  });

  it('tells its process when it ends on its own', async () => {
    const first = await start();
    const lost = new Promise<string>((resolve) => {
      first.child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()));
    });
    void query(
      first.said['url'],
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name ~ 'subscription-desk'`,
    );
    expect(await lost).toContain('lost');
    await first.ended;
    expect(first.child.exitCode).toBe(2);
  });

  it('is made once when two processes meet on an empty folder', async () => {
    await stop(await start(), 'SIGTERM');
    await rm(join(folder, 'database'), { recursive: true });
    const both = await Promise.all([start(), start()]);
    const winners = both.filter(({ said }) => said['url']);
    const losers = both.filter(({ said }) => said['refused']?.includes('already uses the data folder'));
    expect([winners.length, losers.length]).toEqual([1, 1]);
    for (const winner of winners) await stop(winner, 'SIGTERM');
  });
});
