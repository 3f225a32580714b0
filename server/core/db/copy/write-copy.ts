import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import type { ClientBase } from 'pg';
import { escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { StartError } from '../../start-stop.ts';
import { copyTarget, exactTexts, readTables } from './catalog.ts';
import type { Column, Manifest, TableCopy } from './manifest.ts';
import { fileOf, MANIFEST } from './manifest.ts';

/** Files have personal data: only their owner reads them. */
const PRIVATE = { folder: 0o700, file: 0o600 } as const;

async function writeTable(
  client: ClientBase,
  folder: string,
  name: string,
  columns: readonly Column[],
): Promise<TableCopy> {
  const source = client.query(copyTo(`copy ${copyTarget(name, columns)} to stdout`));
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    source,
    createGzip(),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(join(folder, fileOf({ name })), { mode: PRIVATE.file, flush: true }),
  );
  return { name, columns: [...columns], rows: source.rowCount, bytes, sha256: hash.digest('hex') };
}

/** Sequences that have been used. They belong to no snapshot: read after the tables, they are never behind them. */
async function readSequences(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`);
  return rows.map(({ name, value }) => ({ name, value: Number(value) }));
}

/** Writes a file and waits until the disk has it. */
async function writeDurably(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', PRIVATE.file);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Locks the tables against migrations, in a new transaction whose snapshot is not taken yet: some changes of a schema
 * would show an older snapshot an empty table. Ends with `commit` or `rollback`.
 */
export async function beginCopy(client: ClientBase): Promise<void> {
  const names = [...(await readTables(client)).keys()];
  await client.query('begin isolation level repeatable read read only');
  await client.query(exactTexts);
  await client.query(`lock table ${names.map((name) => escapeIdentifier(name)).join(', ')} in access share mode`);
  const locked = [...(await readTables(client)).keys()];
  if (locked.join() !== names.join())
    throw new StartError('The schema of the database was changed meanwhile: nothing is copied. Start the copy again.');
}

/**
 * Copies what the transaction of `beginCopy` sees into a new folder, which has its name once it is complete. Returns its manifest.
 */
export async function writeCopy(client: ClientBase, folder: string): Promise<Manifest> {
  const unfinished = `${folder}.unfinished-${process.pid}`;
  await mkdir(unfinished, { recursive: true, mode: PRIVATE.folder }).catch((error: Error) => {
    throw new StartError(`Nothing is copied: ${folder} cannot be made (${error.message}).`);
  });
  try {
    const tables: TableCopy[] = [];
    for (const [name, columns] of await readTables(client))
      tables.push(await writeTable(client, unfinished, name, columns));
    const { rows: migrations } = await client.query<{ name: string }>(
      `select name from ${DEFAULT_MIGRATION_TABLE} order by name collate "C"`,
    );
    const { rows: versions } = await client.query<{ version: string; now: Date }>(
      `select current_setting('server_version') as version, now()`,
    );
    const written: Manifest = {
      format: 1,
      madeAt: versions[0]?.now.toISOString() ?? '',
      postgresql: versions[0]?.version ?? '',
      migrations: migrations.map(({ name }) => name),
      tables,
      sequences: await readSequences(client),
    };
    await writeDurably(join(unfinished, MANIFEST), `${JSON.stringify(written, null, 2)}\n`);
    await rename(unfinished, folder);
    return written;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}
