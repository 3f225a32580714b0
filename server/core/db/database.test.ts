import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { Opened, StartError } from '../start-stop.ts';
import { readSettings } from '../settings.ts';
import type { OpenDatabase } from './database.ts';
import { openDatabase, ping, requireAnswer } from './database.ts';
import { migrate } from './migrate.ts';
import { openPools } from './pools.ts';
import type { TestDatabase } from './test-database.ts';
import { createTestDatabase } from './test-database.ts';

/** Resolvers of promises for the next line of the log. */
const whenLogged: ((line: string) => void)[] = [];
const log = createLog((line) => {
  for (const tell of whenLogged.splice(0)) tell(line);
});
let test: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  test = await createTestDatabase();
  database = openDatabase(test.url, log);
}, 20_000);

afterAll(async () => {
  await database.close();
  await test.close();
});

async function value(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db);
  return rows[0]?.value;
}

describe('the database', () => {
  it.each([
    ['9007199254740991::bigint', 9_007_199_254_740_991],
    [`timestamptz '2026-03-29 12:00:00.5+02'`, '2026-03-29T10:00:00.500Z'],
    [`date '2026-03-29'`, '2026-03-29'],
    ['count(*)', 1],
    ['true', true],
    [`current_setting('jit')`, 'off'],
    [`'{"fr": "à"}'::jsonb`, { fr: 'à' }],
  ])('gives %s as %j', async (expression, expected) => {
    expect(await value(expression)).toEqual(expected);
  });

  it('gives no number that is not exact', async () => {
    await expect(value('9007199254740992::bigint')).rejects.toThrow(RangeError);
  });

  it('reports an unreachable server in one sentence without the password', async () => {
    const url = 'postgres://desk:hush@127.0.0.1:9/desk';
    const away = openDatabase(url, log);
    const failure = await requireAnswer(away.db, url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(String(failure)).toMatch(
      /^StartError: The database desk at 127\.0\.0\.1:9 cannot be used \(.*ECONNREFUSED.*\): see DATABASE_URL\.$/,
    );
    expect(String(failure)).not.toContain('hush');
    await away.close();
  });
});

describe('a connection for requests', () => {
  it('has the limits of the settings', async () => {
    const settings = readSettings({
      DATABASE_STATEMENT_TIMEOUT: '4000',
      DATABASE_LOCK_TIMEOUT: '3000',
      DATABASE_IDLE_TRANSACTION_TIMEOUT: '2000',
    });
    const opened = new Opened();
    const { writes, reads } = openPools({ url: test.url, directUrl: test.url }, log, settings, opened);
    for (const { db } of [writes, reads]) {
      const { rows } = await sql`select name, setting from pg_settings where name ~ '_timeout$' and source = 'client'
        order by name`.execute(db);
      expect(rows).toEqual([
        { name: 'idle_in_transaction_session_timeout', setting: '2000' },
        { name: 'lock_timeout', setting: '3000' },
        { name: 'statement_timeout', setting: '4000' },
      ]);
    }
    await opened.close();
  });
});

describe('a connection that breaks in a transaction', () => {
  it('fails that transaction, is logged, and leaves other transactions unaffected', async () => {
    const failed = database.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const received = new Promise<string>((resolve) => whenLogged.push(resolve));
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.db);
      expect(await received).toContain('A database connection broke');
      await sql`select 1`.execute(trx);
    });
    await expect(failed).rejects.toThrow(/connection|terminat/i);
    await expect(ping(database.db)).resolves.toBeUndefined();
  });
});

describe('test databases', () => {
  it('are migrated, empty, and apart from each other', async () => {
    const other = await createTestDatabase();
    const second = openDatabase(other.url, log);
    await database.db.insertInto('countries').values({ id: 1, code: 'ML' }).execute();
    expect(await second.db.selectFrom('countries').selectAll().execute()).toEqual([]);
    await second.close();
    await other.close();
    expect(await database.db.selectFrom('countries').select('code').execute()).toEqual([{ code: 'ML' }]);
  });
});

describe('migrations', () => {
  let folder = '';
  const write = (name: string, statement: string) =>
    writeFile(join(folder, name), `export const up = (db) => db.schema.${statement}.execute();\n`);
  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_name like 'tried_%' order by 1`.execute(
      database.db,
    );
    return rows.map(({ name }) => name);
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'desk-migrations-'));
    await sql`drop table kysely_migration, kysely_migration_lock`.execute(database.db);
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('run once, in order, however many processes start', async () => {
    await write('0001-first.ts', `createTable('tried_first').addColumn('id', 'integer')`);
    await write('0002-second.ts', `alterTable('tried_first').renameTo('tried_second')`);
    await write('notes.ts', `createTable('tried_notes')`);
    const processes = Array.from({ length: 6 }, () => openDatabase(test.url, log));
    await Promise.all(processes.map(({ db }) => migrate(db, pathToFileURL(`${folder}/`))));
    await Promise.all(processes.map(({ close }) => close()));
    expect(await tables()).toEqual(['tried_second']);
  });

  it('leave nothing behind when one of them fails, and name it', async () => {
    await write('0003-third.ts', `createTable('tried_third').addColumn('id', 'integer')`);
    await write('0004-fourth.ts', `dropTable('tried_nothing')`);
    const failure = migrate(database.db, pathToFileURL(`${folder}/`));
    await expect(failure).rejects.toThrow(/cannot be brought up to date by 0004-fourth: .*tried_nothing/);
    expect(await tables()).toEqual(['tried_second']);
  });

  it('refuse a database that is ahead of the code', async () => {
    await rm(join(folder, '0002-second.ts'));
    await expect(migrate(database.db, pathToFileURL(`${folder}/`))).rejects.toThrow(StartError);
  });
});
