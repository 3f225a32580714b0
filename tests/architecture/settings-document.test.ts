/** The table of settings for operators is that of the code: every name, every default. */
import { readFileSync } from 'node:fs';
import { create } from 'superstruct';
import { expect, it } from 'vitest';
import { Environment } from '../../server/core/settings.ts';

const document = readFileSync(new URL('../../docs/operation/settings.md', import.meta.url), 'utf8');

/** Default of each setting, as it would be written; `null` if the second column may say anything. */
const defaults = create({}, Environment);

const written = (value: unknown): string | null => {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(',') : String(value);
};

/** Names in the first column, and the code that the second one begins with. */
const rows = [...document.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)?/gmu)].map(([, name = '', value = null]) => [
  name,
  value,
]);

it('docs/operation/settings.md has one row for each setting', () => {
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(Environment.schema).toSorted());
});

it.each(rows)('the default of %s in docs/operation/settings.md is that of the code', (name, value) => {
  const expected = written(Object.entries(defaults).find(([key]) => key === name)?.[1]);
  if (expected !== null) expect(value).toBe(expected);
});
