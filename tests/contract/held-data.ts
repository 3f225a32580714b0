/** All rows of a database, and the rows in an account’s download of its data. */
import type { Client } from 'pg';
import { array, create, record, string, type, unknown } from 'superstruct';
import { calls } from '../../contract/calls.ts';
import type { AccountHolder } from './email-changes.ts';

const rows = array(record(string(), unknown()));

/** The rows of a statement. */
export async function query(database: Client, text: string, values: readonly unknown[] = []) {
  return create((await database.query(text, [...values])).rows, rows);
}

/** Rows of tables, by their names. */
export type Tables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** All rows of the database, table by table, in JSON. */
export async function allTables(database: Client): Promise<Tables> {
  const names = await query(
    database,
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_name not like 'kysely_%' order by 1`,
  );
  const tables: Record<string, Tables[string]> = {};
  for (const { name } of names) {
    const received = await query(database, `select to_jsonb(t) as row from ${String(name)} t`);
    tables[String(name)] = received.map(({ row }) => create(row, record(string(), unknown())));
  }
  return tables;
}

/** The tables in whose rows any of the texts occurs, and the number of such rows. */
export function tablesWith(tables: Tables, texts: readonly string[]): Readonly<Record<string, number>> {
  const has = (row: unknown) => texts.some((text) => JSON.stringify(row).includes(text));
  const counts = Object.entries(tables).map(([name, received]) => [name, received.filter(has).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

const exported = type({ tables: record(string(), rows) });

/** The tables in an account’s download of its data. */
export async function exportOf({ visitor, account }: AccountHolder): Promise<Tables> {
  await visitor.send(calls['user/donnees/confirm'], { body: { motDePasseActuel: account.password } });
  const answer = await visitor.fetch('/my-data?locale=fr');
  return create(await answer.json(), exported).tables;
}
