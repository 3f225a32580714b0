import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  ['/account/pme', '/account/pme'],
  ['/fr/account/pme', '/account/pme'],
  ['/en/account/payment?id=1#top', '/account/payment?id=1#top'],
  ['/fr', '/'],
  ['/en?step=check', '/?step=check'],
  ['/french', '/french'],
  ['//evil.example', null],
  ['/fr//evil.example', null],
  ['/fr/\\evil.example', null],
  ['https://evil.example/fr', null],
  ['', null],
])('reads “%s” as %s', (text, path) => {
  expect(ownPath(text)).toBe(path);
});
