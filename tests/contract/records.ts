/** The records of a database, to be compared before and after what must not change them. */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from '../../server/core/db/schema.ts';

/** Tables that a refused request may write: sessions note when they were last seen, and limits count what is tried. */
const ofRequests: readonly string[] = ['sessions', 'token_sessions', 'throttle'];

/** A checksum of each table’s rows, by the table’s name. */
export async function recordsOf(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db);
  const sums = new Map<string, string>();
  for (const { name } of tables.filter((each) => !ofRequests.includes(each.name))) {
    const { rows } = await sql<{ sum: string | null }>`
      select md5(string_agg(row::text, ',' order by row::text)) as sum from ${sql.table(name)} as row`.execute(db);
    sums.set(name, rows[0]?.sum ?? '');
  }
  return sums;
}
