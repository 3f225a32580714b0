import type { ClientBase } from 'pg';
import { escapeIdentifier } from 'pg';
import type { Column } from './manifest.ts';

/** Tables of the schema with the columns that COPY transfers: generated ones are computed again. */
export async function readTables(client: ClientBase): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await client.query<{ table: string; columns: Column[] }>(`
    select c.relname as table, jsonb_agg(
      jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attname) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Table and columns, as COPY takes them. */
export function copyTarget(table: string, columns: readonly Column[]): string {
  return `${escapeIdentifier(table)} (${columns.map(({ name }) => escapeIdentifier(name)).join(', ')})`;
}

/** Settings of a session with which COPY writes every value exactly; a server may have other defaults. */
export const exactTexts = `
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local timezone = 'UTC';
  set local extra_float_digits = 3;
  set local bytea_output = 'hex';
  set local synchronize_seqscans = off;
  set local row_security = off;
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;
