import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageNames, pageOf } from '../../contract/pages.ts';
import { withoutMessages } from './page-titles.ts';

test('leaves no English text in the table of pages, and every id', () => {
  const code = globSync('contract/pages/*.ts').map((file) => withoutMessages(readFileSync(file, 'utf8')));
  expect(code.filter((text) => text.includes('message:'))).toEqual([]);
  const ids = pageNames.map((name) => pageOf(name).title.id);
  expect(ids.filter((id) => !code.some((text) => text.includes(`{ id: '${id}' }`)))).toEqual([]);
});
