import { expect, it } from 'vitest';
import { isRecent } from './ensure-browser.ts';

it.each([
  ['156.0.8078.108', true],
  ['157.0.1', true],
  ['155.0.7999.1', false],
  ['99.0.4844.51', false],
  ['', false],
])('accepts Chromium from the version on that imports a failed file again: %s is %s', (version, recent) => {
  expect(isRecent(version)).toBe(recent);
});
