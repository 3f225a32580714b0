import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { escapeIdentifier } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartError } from '../../start-stop.ts';
import { migrate, migrationsFolder } from '../migrate.ts';
import { copyTarget, exactTexts, readTables } from './catalog.ts';
import type { Connection } from './connection.ts';
import type { Manifest, TableCopy } from './manifest.ts';
import { fileOf } from './manifest.ts';

/** Runs the statements that a query makes, one after the other. */
async function runAll(client: ClientBase, query: string): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(query);
  for (const { statement } of rows) await client.query(statement);
}

/** Drops everything that migrations have created. Extensions, the schema itself and the rights on it stay. */
async function dropAll(client: ClientBase): Promise<void> {
  const inSchema = 'current_schema()::regnamespace';
  await runAll(
    client,
    `select format('drop table %s cascade', string_agg(oid::regclass::text, ', ')) as statement
     from pg_class where relkind in ('r', 'p') and relnamespace = ${inSchema} having count(*) > 0`,
  );
  await runAll(
    client,
    `select format('drop sequence %s cascade', oid::regclass) as statement
     from pg_class where relkind = 'S' and relnamespace = ${inSchema}`,
  );
  const ownObject = (catalog: string) =>
    `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = o.oid and d.deptype = 'e')`;
  await runAll(
    client,
    `select format('drop type %s cascade', oid::regtype) as statement from pg_type o
     where typtype in ('e', 'd', 'r') and typnamespace = ${inSchema} and ${ownObject('pg_type')}`,
  );
  await runAll(
    client,
    `select format('drop routine if exists %s cascade', oid::regprocedure) as statement from pg_proc o
     where pronamespace = ${inSchema} and ${ownObject('pg_proc')}`,
  );
}

/** Throws a `StartError` if the copy’s tables or columns are not those of its migrations: a schema changed by hand. */
async function requireSameSchema(client: ClientBase, { tables }: Manifest): Promise<void> {
  const made = await readTables(client);
  const shape = (columns: TableCopy['columns'] | undefined) =>
    JSON.stringify(columns?.map(({ name, type }) => [name, type]));
  const copied = new Map(tables.map(({ name, columns }) => [name, columns]));
  const names = new Set([...made.keys(), ...copied.keys()]);
  const different = [...names].filter((name) => {
    const columns = made.get(name);
    return shape(columns && [...columns]) !== shape(copied.get(name));
  });
  if (different.length > 0)
    throw new StartError(
      `The copy’s tables ${different.join(', ')} are not as migrations make them: the schema was changed by hand. Nothing is restored.`,
    );
}

/**
 * Statements that drop foreign keys and the indexes of no constraint, and statements that create them again: foreign
 * keys check every row.
 */
async function keysAndIndexes(client: ClientBase): Promise<{ readonly drop: string; readonly make: string }> {
  const { rows } = await client.query<{ drop: string; make: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
    union all select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
      from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = current_schema()::regnamespace
        and not exists (select from pg_constraint where conindid = indexrelid)
    order by 1`);
  // Keys are dropped before indexes, and made after them.
  return {
    drop: rows.map(({ drop }) => drop).join(';'),
    make: rows
      .map(({ make }) => make)
      .toReversed()
      .join(';'),
  };
}

async function loadTable(client: ClientBase, folder: string, table: TableCopy): Promise<void> {
  const target = client.query(copyFrom(`copy ${copyTarget(table.name, table.columns)} from stdin`));
  await pipeline(createReadStream(join(folder, fileOf(table))), createGunzip(), target);
  if (target.rowCount !== table.rows)
    throw new StartError(`${fileOf(table)} has ${target.rowCount} rows instead of ${table.rows}: nothing is restored.`);
}

/**
 * Restores a copy into a database, in one transaction: drops its content, runs the copy’s migrations, loads every table
 * without its triggers and indexes, sets the sequences, and creates indexes and foreign keys again. Needs no more
 * rights than migrations do. Throws a `StartError`, after which nothing is changed.
 */
export async function loadCopy({ client, db }: Connection, folder: string, copied: Manifest): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await client.query(exactTexts);
    await dropAll(client);
    await migrate(transaction, migrationsFolder, copied.migrations.at(-1) ?? null);
    await requireSameSchema(client, copied);
    const slow = await keysAndIndexes(client);
    const tables = copied.tables.map(({ name }) => escapeIdentifier(name));
    await client.query(slow.drop);
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    await client.query(`truncate ${tables.join(', ')}`);
    for (const table of copied.tables) await loadTable(client, folder, table);
    for (const { name, value } of copied.sequences)
      await client.query('select setval(quote_ident($1)::regclass, $2)', [name, value]);
    await client.query(slow.make);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  });
  await client.query('analyze');
}
