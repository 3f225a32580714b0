/** Tables whose rows are deleted once they are over, compared with the columns of all. */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../server/core/clock.ts';
import { retention } from '../../server/features/session/retention.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices } from './services.ts';

let seeded: SeededServices;
beforeAll(async () => {
  seeded = await openSeededServices(systemClock);
}, 60_000);
afterAll(() => seeded.close());

const isSwept = (table: string): boolean => Object.hasOwn(retention, table);

/** Columns whose names match, `table.column`, of tables that keep their rows. */
async function keptColumns(pattern: string): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly table: string; readonly column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name ~ ${pattern}`.execute(seeded.db);
  return rows
    .filter(({ table }) => !isSwept(table))
    .map(({ table, column }) => `${table}.${column}`)
    .toSorted();
}

it('rows that expire are deleted when they are over, but for quotes and the sandbox’s payments', async () => {
  const kept = await keptColumns('expires_at');
  expect(kept, 'add the table to retention.ts').toEqual(['quotations.expires_at', 'sandbox_sessions.expires_at']);
});

it('secrets are in no table that keeps its rows, but for passwords and the sandbox’s form', async () => {
  const kept = await keptColumns('hash|token|secret|password|fingerprint');
  expect(kept).toEqual(['accounts.password_hash', 'sandbox_sessions.form_token']);
});

it('the server’s README names each table whose rows are deleted when they are over', async () => {
  const readme = await readFile('server/README.md', 'utf8');
  const section = readme.slice(readme.indexOf('**Tables that grow**'), readme.indexOf('partitioned by month'));
  expect(Object.keys(retention).filter((table) => !section.includes(`\`${table}\``))).toEqual([]);
});
