/** `npm run approve` writes every approved file. */
import { globSync, readFileSync } from 'node:fs';
import { create, string, type } from 'superstruct';
import { expect, it } from 'vitest';
import { readGoldenText } from '../support/golden-exchange.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

it('npm run approve covers every test that compares with an approved file', () => {
  const { scripts } = create(JSON.parse(read('package.json')), type({ scripts: type({ approve: string() }) }));
  const named = scripts.approve.split(' ');
  const approving = globSync('{contract,domain,machines,scripts,server,src,tests,validation}/**/*.{ts,tsx}', {
    cwd: root.pathname,
  }).filter((path) => /\.toMatchFileSnapshot\(/.test(read(path)));
  expect(approving).toContain('contract/words.test.ts');
  const missing = approving.filter((path) => !named.some((name) => path.startsWith(name)));
  expect(missing, 'add it to the script `approve` in package.json').toEqual([]);
});

it('says which call, which file and which command where a golden exchange is missing', () => {
  expect(() => readGoldenText('user.never-written')).toThrow(
    'The call "of no row" names the golden exchange "user.never-written", but contract/fixtures/user.never-written.json is ' +
      'missing. Record it from the server with "npm run approve", or make it from another one with ' +
      '"cp contract/fixtures/user.signed-in.json contract/fixtures/user.never-written.json".',
  );
});
