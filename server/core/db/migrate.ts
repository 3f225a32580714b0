import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { assert, define, type } from 'superstruct';
import { StartError } from '../start-stop.ts';
import type { Schema } from './schema.ts';

/** The folder of the migrations: one file each, `0001-what-it-makes.ts`, with a function `up`. */
export const migrationsFolder = new URL('migrations/', import.meta.url);

/** Whether a file is a migration by its name. */
export function isMigrationFile(name: string): boolean {
  return /^\d{4}-[a-z\d-]+\.ts$/.test(name);
}

/** Names of the migration files of a folder, in their order. */
export async function migrationFiles(folder: URL): Promise<readonly string[]> {
  return (await readdir(folder)).filter(isMigrationFile).toSorted();
}

const migrationModule = type({ up: define<Migration['up']>('function', (value) => typeof value === 'function') });

async function load(file: URL): Promise<Migration> {
  const module: unknown = await import(file.href);
  assert(module, migrationModule, `The migration ${file.href} has no function "up"`);
  return { up: module.up };
}

/** Whether migrations have run on a database. */
export async function isOfProduct(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ found: string | null }>`
    select to_regclass(${DEFAULT_MIGRATION_TABLE})::text as found`.execute(db);
  return (rows[0]?.found ?? null) !== null;
}

const nameOf = (file: string): string => file.replace('.ts', '');

/** Names of the migrations that have run on a database with a table of migrations, the last one first. */
async function migrationsRun(db: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name collate "C" desc`.execute(db);
  return rows.map(({ name }) => name);
}

/** The last of some migrations that a release with these files does not know; those before its first file are in it. */
export function laterThan(files: readonly string[], names: readonly string[]): string | undefined {
  const known = files.map(nameOf);
  const [baseline = ''] = known;
  return names.toSorted().findLast((name) => name > baseline && !known.includes(name));
}

/** Throws a `StartError` if a later release has migrated a database, which must have a table of migrations. */
async function requireNotNewer(db: Kysely<Schema>, folder: URL, name: string): Promise<void> {
  const later = laterThan(await migrationFiles(folder), await migrationsRun(db));
  if (later)
    throw new StartError(
      `${name} is newer than this program: it has been brought up to ${later}, which this release does not know. Use the release that did so, or a later one.`,
    );
}

/**
 * Checks that a database belongs to the product and not to a later version; changes nothing. Throws a `StartError` that
 * names the database, without the password.
 */
export async function requireKnown(db: Kysely<Schema>, url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const name = `The database ${pathname.slice(1)} at ${host}`;
  if (!(await isOfProduct(db)))
    throw new StartError(
      `${name} is not this product’s: nothing is done with it. See DATABASE_URL and DATA_DIR; the server makes a new one when it starts.`,
    );
  await requireNotNewer(db, migrationsFolder, name);
}

/**
 * Brings a database up to date, in one transaction. Concurrent processes are serialised by an advisory lock. Throws a
 * `StartError` if a migration fails or the database is ahead of this code.
 *
 * @param until Name of the last migration to run, for tests that need an earlier schema.
 */
export async function migrate(
  db: Kysely<Schema>,
  folder: URL = migrationsFolder,
  until: string | null = null,
): Promise<void> {
  const provider = {
    getMigrations: async () => {
      const files = await migrationFiles(folder);
      const [baseline = ''] = files.map(nameOf);
      // Migrations that the first file has replaced stay recorded where they have run.
      const run = (await isOfProduct(db)) ? await migrationsRun(db) : [];
      const replaced = run.filter((name) => name < baseline);
      if (replaced.length > 0 && !run.includes(baseline))
        throw new StartError(
          `it is of a release before ${baseline}. Start a release with the migration ${baseline} on it first.`,
        );
      const migrations = files.map(async (file) => [nameOf(file), await load(new URL(file, folder))] as const);
      const done = replaced.map((name): readonly [string, Migration] => [name, { up: () => Promise.resolve() }]);
      return Object.fromEntries([...done, ...(await Promise.all(migrations))]);
    },
  };
  const migrator = new Migrator({ db, provider });
  const { error, results = [] } = await (until === null ? migrator.migrateToLatest() : migrator.migrateTo(until));
  if (!error) return;
  if (results.length === 0 && (await isOfProduct(db))) await requireNotNewer(db, folder, 'The database');
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : 'unknown failure';
  throw new StartError(`The database cannot be brought up to date${failed ? ` by ${failed}` : ''}: ${reason}`, {
    cause: error,
  });
}
