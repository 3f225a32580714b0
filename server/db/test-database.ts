import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { openLockedServer } from './embedded-database.ts';
import { migrate, migrationFiles, migrationsFolder } from './migrate.ts';

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Drops it; stops the server of the tests when nobody else uses it. */
  readonly close: () => Promise<void>;
}

interface TestServer {
  readonly url: (database: string) => string;
  readonly leave: () => Promise<void>;
}

/** Age after which a database that a killed test left behind is dropped, in milliseconds. */
const LEFTOVER_AGE = 3_600_000;

const TEMPLATE_LOCK = 7_345_092;

function hash(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
}

/** The server that `DATABASE_URL` names, or one in a temporary folder that all tests of this checkout share. */
async function joinServer(): Promise<TestServer> {
  const given = process.env['DATABASE_URL'];
  if (given) {
    const url = (database: string) => Object.assign(new URL(given), { pathname: `/${database}` }).href;
    return { url: (database) => (database === 'postgres' ? given : url(database)), leave: () => Promise.resolve() };
  }
  const folder = join(tmpdir(), `subscription-desk-tests-${hash(import.meta.url, userInfo().username)}`);
  const onLost = (error: Error) => {
    throw error;
  };
  const { server, lock } = await openLockedServer(folder, 'shared', onLost, { fsync: 'off', shared_buffers: '32MB' });
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

async function templateName(): Promise<string> {
  const names = await migrationFiles(migrationsFolder);
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

/** Makes the migrated template where it is missing. It gets its name when it is complete, so a killed test leaves no half. */
async function ensureTemplate(server: TestServer): Promise<string> {
  const template = await templateName();
  await withClient(server.url('postgres'), async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount) return;
    await dropLeftovers(client);
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0`);
    const log = createLog((line) => process.stderr.write(`${line}\n`));
    const { db, close } = openDatabase(server.url(unfinished), log);
    try {
      await migrate(db);
    } finally {
      await close();
    }
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });
  return template;
}

/**
 * A new database for a test file, copied from a migrated template: about 25 ms when the server already runs. Uses the
 * server of `DATABASE_URL` where that is set (its user must be allowed to create databases), else an embedded one.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = await joinServer();
  const template = await ensureTemplate(server);
  const name = `desk_test_${Date.now().toString(36)}_${randomBytes(6).toString('hex')}`;
  await withClient(server.url('postgres'), (client) => client.query(`create database ${name} template ${template}`));
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
