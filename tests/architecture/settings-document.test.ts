/** The table of settings for operators is that of the code: every name, every default. */
import { readFileSync } from 'node:fs';
import { create } from 'superstruct';
import { expect, it } from 'vitest';
import { Environment } from '../../server/core/settings.ts';

const document = readFileSync(new URL('../../docs/operation/settings.md', import.meta.url), 'utf8');

/** A default as an operator writes it. */
function written(value: string | number | boolean | readonly (string | number)[]): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'object' ? value.join(',') : String(value);
}

/** Names in the first column, and the code with which the second one begins. */
const rows = new Map(
  [...document.matchAll(/^\| `([A-Z_]+)` \| (?:`([^`]*)`)?/gmu)].map(([, name = '', code]) => [name, code]),
);

it('docs/operation/settings.md has one row for each setting', () => {
  expect(new Set(rows.keys())).toEqual(new Set(Object.keys(Environment.schema)));
});

it('docs/operation/settings.md has the defaults of the code', () => {
  const defaults = Object.entries(create({}, Environment)).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, written(value)] as const],
  );
  expect(defaults.map(([name]) => [name, rows.get(name)])).toEqual(defaults);
});
