/** Views of later steps are prefetched by their page: to go on needs no connection. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

test.each(globSync('src/features/**/later-*.tsx'))('%s is loaded by the `preload` of its page', (file) => {
  const pages = globSync(`${dirname(file)}/*page.ts`).map((page) => readFileSync(page, 'utf8'));
  expect(pages.filter((source) => /^ +preload\b/m.test(source))).toHaveLength(1);
});
