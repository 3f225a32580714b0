import { readdir, readFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';

const folder = new URL('baseline/', import.meta.url);

/** The whole schema, in place of the migrations up to this one; it has the name of the last of them, which databases record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const file of (await readdir(folder)).toSorted())
    await sql.raw(await readFile(new URL(file, folder), 'utf8')).execute(db);
}
