import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageNames, pageOf } from '../../contract/pages.ts';
import { withoutMessages } from './page-titles.ts';

test('leaves no English text and no description in the table of pages, and every other id', () => {
  const files = globSync('contract/pages/*.ts', { exclude: ['contract/pages/row.ts'] });
  const code = files.map((file) => withoutMessages(readFileSync(file, 'utf8')));
  expect(code.filter((text) => /message:|description/i.test(text))).toEqual([]);
  const ids = pageNames.map((name) => pageOf(name).title.id);
  expect(ids.filter((id) => !code.some((text) => text.includes(`{ id: '${id}' }`)))).toEqual([]);
});
