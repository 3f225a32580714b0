import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plantedIn } from './bug.ts';
import { bugs } from './catalogue.ts';

const root = join(import.meta.dirname, '../..');

describe('the catalogue of bugs', () => {
  test('has at least 80 of them, of at least 20 kinds, each with a name of its own', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(80);
    expect(new Set(bugs.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
    expect(new Set(bugs.map(({ name }) => name)).size).toBe(bugs.length);
  });

  test.each(bugs)('$name has its place in $file', (bug) => {
    const text = readFileSync(join(root, bug.file), 'utf8');
    expect(plantedIn(text, bug)).not.toBe(text);
  });
});

test('a bug whose passage is gone, or stands there twice, is told of', () => {
  const bug = { name: 'none', kind: 'wrong guard', file: 'a.ts', find: 'b', replace: 'c' } as const;
  expect(() => plantedIn('a', bug)).toThrow('"none" has lost its place: its passage is not there any more in a.ts');
  expect(() => plantedIn('b b', bug)).toThrow('stands there 2 times');
});
