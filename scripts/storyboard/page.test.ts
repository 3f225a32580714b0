import { expect, test } from 'vitest';
import { attachmentsIn, pageOf } from './page.ts';

test('finds pictures in a report of Playwright, and leaves out what has no file', () => {
  const results = [{ attachments: [{ name: 'a/b-diff.png', path: '/reports/1.png' }, { name: 'text' }] }];
  const report = { suites: [{ suites: [{ specs: [{ tests: [{ results }] }] }] }] };
  expect([...attachmentsIn(report)]).toEqual([['a/b-diff.png', '/reports/1.png']]);
});

test('lists changed, new and gone states with their stories and pictures', () => {
  const pictures = { before: 'x/expected.png', after: 'x/actual.png', difference: null };
  const page = pageOf({
    changed: [{ state: 'contact/one--usual', pictures }],
    added: ['contact/two--usual'],
    gone: [],
    all: 7,
  });
  expect(page).toContain('1 changed, 1 new, 0 gone of 7 states');
  expect(page).toContain('href="http://localhost:6006/?path=/story/one--usual"');
  expect(page).toContain('New (1)');
  expect(page).not.toContain('Gone (');
  expect(page.match(/<img/g)).toHaveLength(2);
});
