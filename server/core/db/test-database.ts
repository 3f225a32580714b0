import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, statfs } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { openLockedServer } from './embedded-database.ts';
import { migrate, migrationsFolder } from './migrate.ts';

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Drops it; stops the test server if no other process uses it. */
  readonly close: () => Promise<void>;
}

interface TestServer {
  readonly url: (database: string) => string;
  readonly leave: () => Promise<void>;
}

/**
 * Contents that test databases start with in addition to the tables, made once and copied: its name, and how to fill an
 * empty one.
 */
export interface Filling {
  /** From `newFillingName`, so that remains of a killed run are dropped. */
  readonly name: string;
  readonly fill: (url: string) => Promise<void>;
}

/** Age after which a database that a killed test left behind is dropped, in milliseconds. */
const LEFTOVER_AGE = 3_600_000;

const TEMPLATE_LOCK = 7_345_092;

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}

/** The environment’s variable that names a held server to the processes of a run. */
const HELD = 'TEST_DATABASE_SERVER';

/** Settings of the test server that differ from the product’s: its data need not survive a crash, nor its password an attack. */
const options = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '32MB',
  max_wal_size: '128MB',
  autovacuum: 'off',
  io_method: 'sync',
  scram_iterations: '1',
} as const;

/** A file system in memory, on Linux, and the least size of one that is used, in bytes. */
const MEMORY = '/dev/shm';
const LEAST_MEMORY = 2 * 1024 ** 3;

/** Parent of the test server’s folder: in memory if possible, since the 700 files of a database take five times as long on a disk. */
async function dataParent(): Promise<string> {
  const { blocks, bsize } = await statfs(MEMORY).catch(() => ({ blocks: 0, bsize: 0 }));
  return blocks * bsize < LEAST_MEMORY ? tmpdir() : MEMORY;
}

/** The server that `DATABASE_URL` names, or one in a temporary folder that all tests of this checkout share: held, or joined. */
async function joinServer(): Promise<TestServer> {
  const given = process.env['DATABASE_URL'] ?? process.env[HELD];
  if (given) {
    const url = (database: string) => Object.assign(new URL(given), { pathname: `/${database}` }).href;
    return { url: (database) => (database === 'postgres' ? given : url(database)), leave: () => Promise.resolve() };
  }
  const place = hash(import.meta.url, userInfo().username, JSON.stringify(options));
  const folder = join(await dataParent(), `subscription-desk-tests-${place}`);
  const onLost = (error: Error) => {
    throw error;
  };
  const { server, lock } = await openLockedServer(folder, 'shared', onLost, options);
  return {
    url: server.url,
    leave: async () => {
      const isLast = await lock.becomeExclusive();
      lock.expectLoss();
      await (isLast ? server.stop() : lock.release());
    },
  };
}

async function withClient<Result>(url: string, act: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  client.on('error', () => null);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Addresses of the templates that this process has found complete. */
const complete = new Set<string>();

async function templateName(): Promise<string> {
  const files = await readdir(migrationsFolder, { recursive: true });
  const names = files.filter((name) => /\.(?:ts|sql)$/.test(name)).toSorted();
  const sources = await Promise.all(names.map((name) => readFile(new URL(name, migrationsFolder), 'utf8')));
  return `desk_template_${hash(...names, ...sources)}`;
}

async function dropLeftovers(client: Client): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname ~ '^desk_test_'`,
  );
  for (const { datname } of rows) {
    const made = Number.parseInt(datname.split('_')[2] ?? '', 36);
    if (Date.now() - made > LEFTOVER_AGE) await client.query(`drop database if exists ${datname} with (force)`);
  }
}

/**
 * Creates a missing template, as a filled copy of another. It gets its name once it is complete, so a killed test
 * leaves no partial one.
 */
async function ensureTemplate(server: TestServer, from: string, { name, fill }: Filling): Promise<void> {
  if (complete.has(server.url(name))) return;
  await withClient(server.url('postgres'), async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await dropLeftovers(client);
    const unfinished = `${name}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template ${from}`);
    await fill(server.url(unfinished));
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  complete.add(server.url(name));
}

async function fillWithTables(url: string): Promise<void> {
  const log = createLog((line) => process.stderr.write(`${line}\n`));
  const { db, close } = openDatabase(url, log);
  try {
    await migrate(db);
  } finally {
    await close();
  }
}

function newName(what: string): string {
  return `desk_test_${Date.now().toString(36)}_${what}`;
}

/** A new name for the initial contents of one run's test databases. */
export function newFillingName(): string {
  return newName(`filled_${randomBytes(6).toString('hex')}`);
}

/**
 * Keeps the test server running across many test files, whose processes find it by their environment. `leave` drops the
 * filling of that name if a test has made it.
 */
export async function holdTestServer(filling: string): Promise<Pick<TestServer, 'leave'>> {
  const server = await joinServer();
  process.env[HELD] = server.url('postgres');
  return {
    leave: async () => {
      delete process.env[HELD];
      await withClient(server.url('postgres'), (client) => client.query(`drop database if exists ${filling}`));
      await server.leave();
    },
  };
}

/**
 * A new database for a test file, migrated and empty, or with a filling that is created once: a copy, about 100 ms if
 * the server already runs. Uses the server of `DATABASE_URL` if set (its user must be allowed to create databases),
 * else an embedded one.
 */
export async function createTestDatabase(filling: Filling | null = null): Promise<TestDatabase> {
  const server = await joinServer();
  const tables = await templateName();
  await ensureTemplate(server, 'template0', { name: tables, fill: fillWithTables });
  if (filling) await ensureTemplate(server, tables, filling);
  const name = newName(randomBytes(6).toString('hex'));
  const template = filling?.name ?? tables;
  await withClient(server.url('postgres'), (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return {
    url: server.url(name),
    close: async () => {
      await withClient(server.url('postgres'), (client) =>
        client.query(`drop database if exists ${name} with (force)`),
      );
      await server.leave();
    },
  };
}
