import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { unreadByPage } from '../../src/contract/calls/call.ts';
import { withoutUnread } from './asked-calls.ts';

const folder = 'src/contract/calls/';
const rows = readdirSync(folder).filter((file) => !/^call\.|\.test\./.test(file));

test('the page’s rows say what they ask, and nothing that only the server reads', () => {
  const row = `export const calls = {
  'user/reset': call({
    ...defaults,
    callers: ['signedIn'],
    path: '/ajax/user/reset',
    answer: codec({ purpose: text }),
    failures: [400],
    purpose: 'Tells, and (that is all) no more.',
  }),
  second: call({ callers: ['limited', 'signedIn'], path: '/ajax/second', readsOnly: true }),
};
`;
  expect(withoutUnread('user.ts', row).replaceAll(/\s+/g, ' ').trim()).toBe(
    "export const calls = { 'user/reset': call({ ...defaults, path: '/ajax/user/reset', answer: codec({ purpose: text }), }), " +
      "second: call({ path: '/ajax/second', }), };",
  );
});

test.each(rows)('%s is written as the build reads it', (file) => {
  const left = withoutUnread(file, readFileSync(folder + file, 'utf8'));
  expect(left).toContain('path: ');
  const inRows = left.slice(left.indexOf('Calls = {'));
  expect(inRows).not.toMatch(new RegExp(`^\\s+(?:${unreadByPage.join('|')}):`, 'm'));
  expect(parseSync(file, left).errors).toEqual([]);
});
