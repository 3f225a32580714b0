/** `npm run approve` writes every approved file. */
import { globSync, readFileSync } from 'node:fs';
import { create, string, type } from 'superstruct';
import { expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

it('npm run approve covers every test that compares with an approved file', () => {
  const { scripts } = create(JSON.parse(read('package.json')), type({ scripts: type({ approve: string() }) }));
  const named = scripts.approve.split(' ');
  const approving = globSync('{machines,scripts,server,src,tests}/**/*.{ts,tsx}', { cwd: root.pathname }).filter(
    (path) => /\.toMatchFileSnapshot\(/.test(read(path)),
  );
  expect(approving).toContain('src/contract/words.test.ts');
  const missing = approving.filter((path) => !named.some((name) => path.startsWith(name)));
  expect(missing, 'add it to the script `approve` in package.json').toEqual([]);
});
