/** The database of a simulation: one of its own, which is killed and started again, or the server that `DATABASE_URL` names. */
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { openEmbeddedServer } from '../../server/core/db/embedded.ts';
import { findPrograms, pgCtl } from '../../server/core/db/embedded-programs.ts';
import { createTestDatabase } from '../../server/core/db/test-database.ts';

export interface Database {
  readonly url: string;
  /** Kills the server with SIGKILL, and starts it again on its port; `null`: the server is not the simulation’s own. */
  readonly kill: (() => Promise<void>) | null;
  readonly close: () => Promise<void>;
}

/** Longest time for a killed server to start again, in milliseconds. */
const LONGEST_START = 300_000;

/** A commit survives the death of PostgreSQL’s processes, as in production; that of the machine is not simulated. */
const options = { fsync: 'off', shared_buffers: '32MB' } as const;

/** Opens an empty database, whose files are in a folder of its own. */
export async function openOwnDatabase(parent: string): Promise<Database> {
  if (process.env['DATABASE_URL']) return { ...(await createTestDatabase()), kill: null };
  const server = await openEmbeddedServer(parent, options);
  const { folder } = server;
  const programs = await findPrograms(folder);
  const { port } = new URL(server.url('postgres'));
  const client = new Client({ connectionString: server.url('postgres') });
  await client.connect();
  await client.query('create database desk');
  await client.end();

  /** Starts it, as a supervisor does: in vain until the last process of the killed server is gone. */
  async function start(): Promise<void> {
    const end = performance.now() + LONGEST_START;
    const log = join(folder, 'server.log');
    while (!(await pgCtl(programs, ['start', '-D', folder, '-w', '-s', '-o', `-p ${port}`, '-l', log], folder))) {
      if (performance.now() > end) throw new Error(`The killed database does not start: see ${log}`);
      await pause(100);
    }
  }

  return {
    url: server.url('desk'),
    kill: async () => {
      const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await start();
    },
    close: async () => {
      await server.stop();
      await rm(dirname(folder), { recursive: true, force: true });
    },
  };
}
