/** The page of each component in Storybook says what it is for, and what to use instead where it is not. */
import { globSync, readFileSync } from 'node:fs';
import { array, create, string, type } from 'superstruct';
import { describe, expect, test } from 'vitest';

const page = type({
  title: string(),
  tags: array(string()),
  parameters: type({ docs: type({ description: type({ component: string() }) }) }),
});

const stories = import.meta.glob('./**/*.stories.tsx', { eager: true, import: 'default' });

const sources = globSync('src/ui/**/*.tsx', { exclude: ['**/*.{stories,test}.tsx'] }).map((file) =>
  readFileSync(file, 'utf8'),
);
const components = new Set(
  sources.flatMap((source) => [...source.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name]) => name)),
);

describe.each(Object.entries(stories).map(([file, meta]) => ({ file, meta })))('$file', ({ meta }) => {
  const { tags, parameters } = create(meta, page);
  const text = parameters.docs.description.component;

  test('has a page with a purpose and with what to use instead', () => {
    expect(tags).toContain('autodocs');
    expect(text).toMatch(/^.{30,}\n\n### When not to use it\n\n.{30,}$/);
  });

  test('names components that exist', () => {
    const named = [...text.matchAll(/`([A-Z]\w+)`/g)].map(([, name]) => name);
    expect(named.filter((name) => !components.has(name))).toEqual([]);
  });
});
