import { expect, test } from 'vitest';
import { defaultTimeZone, knownTimeZone } from './time-zone.ts';

test('a zone that nobody knows, or names, is the default', () => {
  expect(knownTimeZone('Africa/Dakar')).toBe('Africa/Dakar');
  expect(knownTimeZone('Mars/Olympus')).toBe(defaultTimeZone);
  expect(knownTimeZone('')).toBe(defaultTimeZone);
  expect(knownTimeZone(null)).toBe(defaultTimeZone);
});
