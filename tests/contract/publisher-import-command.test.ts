/** `npm run office -- import` and `export` as commands. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../server/core/db/test-database.ts';
import { Opened } from '../../server/core/start-stop.ts';
import { isExhaustive } from './exhaustive.ts';

const opened = new Opened();
let text: string;
let folder: string;
let url: string;

beforeEach(async () => {
  text = await readFile(new URL('../../server/seed/demo.yaml', import.meta.url), 'utf8');
  folder = await mkdtemp(join(tmpdir(), 'desk-import-'));
  const database = await createTestDatabase();
  ({ url } = database);
  opened.add(database.close);
}, 30_000);
afterEach(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

/** The output of an office command on the database. */
async function office(...options: readonly string[]): Promise<string> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url, DATA_DIR: folder };
  const { stdout } = await promisify(execFile)(process.execPath, ['server/office/main.ts', ...options], { env });
  return stdout;
}

it('is a command that ends with 1 where the file is wrong', async () => {
  const file = join(folder, 'publisher.yaml');
  await writeFile(file, text.replace('940.00 EUR', '940 €'));
  const placed: unknown = expect.stringContaining(`${file}:`);
  await expect(office('import', file)).rejects.toMatchObject({ code: 1, stdout: '', stderr: placed });
  await writeFile(file, text);
  expect(await office('import', file)).toMatch(/^Added:\n {2}site\n/);
}, 60_000);

it.runIf(isExhaustive)(
  'tries an import without writing, and exports',
  async () => {
    const file = join(folder, 'publisher.yaml');
    await writeFile(file, text);
    expect(await office('import', file, '--dry-run')).toContain('nothing is written');
    await office('import', file);
    expect(await office('export')).toContain('940.00 EUR');
  },
  60_000,
);
