import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = 'docs/decisions';
const headings = ['Context', 'Decision', 'Consequences', 'When to look again'];
/** More words than this are no page. */
const MOST_WORDS = 400;

/** What is wrong with a decision's file. */
function faultsOf(name: string, text: string, index: string): readonly string[] {
  const found = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  const isEmpty = text
    .split(/^## .+$/m)
    .slice(1)
    .some((part) => part.trim() === '');
  return [
    ...(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])-[a-z0-9-]+\.md$/.test(name)
      ? []
      : ['named by date and subject']),
    ...(/^# \S/.test(text) ? [] : ['a title']),
    ...(found.join() === headings.join() ? [] : [`the headings ${headings.join(', ')}`]),
    ...(isEmpty ? ['words under each heading'] : []),
    ...(text.split(/\s+/).length <= MOST_WORDS ? [] : ['a page at most']),
    ...(index.includes(`](${name})`) ? [] : [`a line in ${folder}/README.md`]),
  ].map((wanted) => `${name} should have: ${wanted}`);
}

const index = readFileSync(`${folder}/README.md`, 'utf8');
const names = readdirSync(folder).filter((name) => name !== 'README.md');

test('every decision is dated, has its four headings on a page, and stands in the list', () => {
  expect(names.flatMap((name) => faultsOf(name, readFileSync(`${folder}/${name}`, 'utf8'), index))).toEqual([]);
});

test('the list names no decision that is gone', () => {
  const listed = [...index.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, name]) => name);
  expect(new Set(listed)).toEqual(new Set(names));
  expect(listed).toHaveLength(names.length);
});

describe('a planted fault is found', () => {
  const good = `# A title\n\n${headings.map((heading) => `## ${heading}\n\nWords.\n`).join('\n')}`;
  const listed = '- [A title](2026-01-31-a-title.md): in short.';

  test('and what is right passes', () => {
    expect(faultsOf('2026-01-31-a-title.md', good, listed)).toEqual([]);
  });

  test.each([
    ['no date', 'a-title.md', good, '- [A title](a-title.md)'],
    ['a day that is none', '2026-01-32-a-title.md', good, '- [A title](2026-01-32-a-title.md)'],
    ['a heading too few', '2026-01-31-a-title.md', good.replace('## Decision', '## Thoughts'), listed],
    ['an empty part', '2026-01-31-a-title.md', good.replace('Words.', ''), listed],
    ['no title', '2026-01-31-a-title.md', good.replace('# A title', 'A title'), listed],
    ['too long', '2026-01-31-a-title.md', `${good} ${'word '.repeat(MOST_WORDS)}`, listed],
    ['no line in the list', '2026-01-31-a-title.md', good, ''],
  ])('%s', (_, name, text, list) => {
    expect(faultsOf(name, text, list)).toHaveLength(1);
  });
});
