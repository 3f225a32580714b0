import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { Migrator } from 'kysely/migration';
import { assert, define, type } from 'superstruct';
import { StartError } from '../start-error.ts';
import type { Schema } from './schema.ts';

/** The folder of the migrations: one file each, `0001-what-it-makes.ts`, with a function `up`. */
export const migrationsFolder = new URL('migrations/', import.meta.url);

/** Names of the migration files of a folder, in their order. */
export async function migrationFiles(folder: URL): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => /^\d{4}-[a-z\d-]+\.ts$/.test(name)).toSorted();
}

const migrationModule = type({ up: define<Migration['up']>('function', (value) => typeof value === 'function') });

async function load(file: URL): Promise<Migration> {
  const module: unknown = await import(file.href);
  assert(module, migrationModule, `The migration ${file.href} has no function "up"`);
  return { up: module.up };
}

/**
 * Brings a database up to date, in one transaction. Any number of processes may do so at once: they take turns by an
 * advisory lock. Throws a `StartError` when a migration fails or the database is ahead of this code.
 * @param until Name of the last migration, for whoever needs the database of an earlier day.
 */
export async function migrate(
  db: Kysely<Schema>,
  folder: URL = migrationsFolder,
  until: string | null = null,
): Promise<void> {
  const provider = {
    getMigrations: async () => {
      const names = await migrationFiles(folder);
      const migrations = names.map(
        async (name) => [name.replace('.ts', ''), await load(new URL(name, folder))] as const,
      );
      return Object.fromEntries(await Promise.all(migrations));
    },
  };
  const migrator = new Migrator({ db, provider });
  const { error, results = [] } = await (until === null ? migrator.migrateToLatest() : migrator.migrateTo(until));
  if (!error) return;
  const failed = results.find(({ status }) => status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : 'unknown failure';
  throw new StartError(`The database cannot be brought up to date${failed ? ` by ${failed}` : ''}: ${reason}`, {
    cause: error,
  });
}
