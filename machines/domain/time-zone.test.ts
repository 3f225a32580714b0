import { expect, test } from 'vitest';
import { defaultTimeZone, knownTimeZone } from './time-zone.ts';

test('knownTimeZone returns the default for an unknown or missing zone', () => {
  expect(knownTimeZone('Africa/Dakar')).toBe('Africa/Dakar');
  expect(knownTimeZone('Mars/Olympus')).toBe(defaultTimeZone);
  expect(knownTimeZone('')).toBe(defaultTimeZone);
  expect(knownTimeZone(null)).toBe(defaultTimeZone);
});
