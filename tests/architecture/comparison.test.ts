/** The comparison in the engine's README: what leads through one and the same funnel, counted. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = 'tests/package';

/** What all of them share: fields, views, layout, what is typed, how it is sent. */
const shared = ['fields.tsx', 'views.tsx', 'frame.tsx', 'request.ts', 'send-leave.ts'];
/** What the exploration of the engine's funnel is told. */
const samples = 'leave-samples.ts';

/** Lines that are neither empty nor comment. */
async function linesOf(path: string): Promise<number> {
  const text = await readFile(path, 'utf8');
  return text
    .replaceAll(/\/\*\*[^]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;
}

async function count(source: string): Promise<{ readonly files: number; readonly lines: number }> {
  const names = (await readdir(join(folder, source, 'src'))).filter((name) => ![...shared, samples].includes(name));
  const lines = await Promise.all(names.map((name) => linesOf(join(folder, source, 'src', name))));
  return { files: names.length, lines: lines.reduce((total, each) => total + each, 0) };
}

describe('the same funnel, counted as it stands', () => {
  test.each([
    ['the engine', 'parental-leave'],
    ['XState and React', 'compared/plain-xstate'],
    ['use-funnel and React', 'compared/use-funnel'],
  ])('with %s', async (name, source) => {
    const { files, lines } = await count(source);
    expect(await readFile('src/engine/README.md', 'utf8')).toContain(`| ${name} | ${files} | ${lines} |`);
  });

  test('and what the exploration is told', async () => {
    const told = [`parental-leave/src/${samples}`, 'parental-leave/explore.ts'];
    const lines = await Promise.all(told.map((path) => linesOf(join(folder, path))));
    const total = lines.reduce((sum, each) => sum + each, 0);
    expect(await readFile('src/engine/README.md', 'utf8')).toContain(`in ${total} lines more`);
  });
});
