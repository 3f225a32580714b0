import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { migrationFiles, migrationsFolder } from './migrate.ts';
import type { Schema } from './schema.ts';

/** Rejects if the database takes no writes: a standby, or one that was set to read only. */
export async function requireWritable(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ mode: string }>`select current_setting('transaction_read_only') as mode`.execute(db);
  if (rows[0]?.mode !== 'off') throw new Error('The database takes no writes');
}

/**
 * Rejects if a migration of this release has not run. Later ones may have: a newer release starts while this one still
 * answers.
 */
export async function requireMigrated(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  const done = new Set(rows.map(({ name }) => `${name}.ts`));
  const missing = (await migrationFiles(migrationsFolder)).filter((file) => !done.has(file));
  if (missing.length > 0) throw new Error(`The database lacks ${missing.join(', ')}`);
}
