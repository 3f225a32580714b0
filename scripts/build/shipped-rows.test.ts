import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shippedRows } from './shipped-rows.ts';

const rows = globSync('contract/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .filter((code) => code.includes(': call({'));

test('pages load rows without their purposes, and with all else', () => {
  expect(rows.length).toBeGreaterThan(15);
  for (const code of rows) {
    const shipped = shippedRows(code);
    expect(shipped).not.toMatch(/^\s*purpose:/m);
    expect(shipped.split('\n')).toHaveLength(code.split('\n').length);
    const fields = (text: string) => text.match(/^ {4}(?!purpose)\w+:/gm);
    expect(fields(shipped)).toEqual(fields(code));
  }
});
