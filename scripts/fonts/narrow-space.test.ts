import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { narrowSpace } from './narrow-space.ts';

test('the font of the narrow space is the one that its script writes', () => {
  const kept = readFileSync(new URL('../../src/ui/narrow-space.woff2', import.meta.url));
  expect(narrowSpace().equals(kept)).toBe(true);
});
