/** The copies of a checkout in which bugs are planted. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyOf } from './copy.ts';

const sources = 'src/sum.ts';

test('a copy is one process’s alone while it lives; what another has left is taken anew', async () => {
  const root = await mkdtemp(join(tmpdir(), 'subscription-desk-copy-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, sources), 'export const sum = 1 + 1;\n');
  const copy = await copyOf(root, 0);
  const { folder } = copy;
  onTestFinished(() => rm(folder, { recursive: true }));
  await expect(copyOf(root, 0)).rejects.toThrow('Bugs of this checkout are being planted already');

  const bug = { name: 'minus', kind: 'off by one', file: sources, find: '1 + 1', replace: '1 - 1' } as const;
  const read = (): Promise<string> => readFile(join(folder, sources), 'utf8');
  expect(await copy.with([bug], read)).toContain('1 - 1');
  expect(await read()).toContain('1 + 1');

  const other = folder.replace(/0$/, '1');
  await mkdir(join(other, 'reports'), { recursive: true });
  onTestFinished(() => rm(other, { recursive: true }));
  await writeFile(join(other, 'reports/held'), '');
  expect((await copyOf(root, 1)).folder).toBe(other);
});
