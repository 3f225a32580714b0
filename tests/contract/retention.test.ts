/** How long each table keeps its rows, compared with what is in them. */
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../../server/core/clock.ts';
import type { Schema } from '../../server/core/db/schema.ts';
import { holdings } from '../../server/features/personal-data/holdings.ts';
import { retention } from '../../server/features/session/retention.ts';
import type { SeededServices } from './services.ts';
import { openSeededServices } from './services.ts';

let seeded: SeededServices;
beforeAll(async () => {
  seeded = await openSeededServices(systemClock);
}, 60_000);
afterAll(() => seeded.close());

const isTable = (name: string): name is keyof Schema => Object.hasOwn(retention, name);
const tables = Object.keys(retention).filter(isTable);
const isSwept = (table: keyof Schema) => typeof retention[table] !== 'string';

it('personal data is kept no longer than its owner’s, but for the ten years that the law requires', () => {
  const wrong = tables.filter((table) => {
    const holding = holdings[table];
    const kept = retention[table];
    if (typeof kept !== 'string') return false;
    if ('nobodys' in holding) return kept === 'withOwner' || kept === 'tenYears';
    return kept !== (holding.afterwards === 'kept' ? 'tenYears' : 'withOwner');
  });
  expect(wrong).toEqual([]);
});

it('secrets are in no table that keeps its rows, but for passwords and the sandbox’s form', async () => {
  const { rows } = await sql<{ readonly table: string; readonly column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name ~ 'hash|token|secret|password|fingerprint'`.execute(seeded.db);
  const names = new Set<string>(tables.filter(isSwept));
  const kept = rows.filter(({ table }) => !names.has(table)).map(({ table, column }) => `${table}.${column}`);
  expect(kept.toSorted()).toEqual(['accounts.password_hash', 'sandbox_sessions.form_token']);
});

it('the server’s README names each table whose rows are deleted when they are over', async () => {
  const readme = await readFile('server/README.md', 'utf8');
  const section = readme.slice(readme.indexOf('**Tables that grow**'), readme.indexOf('partitioned by month'));
  expect(tables.filter((table) => isSwept(table) && !section.includes(`\`${table}\``))).toEqual([]);
});
