import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { object, string } from 'superstruct';

/** The page built with React's development build, from the project's root (`build-strict.ts`). */
export const STRICT_PAGE = 'reports/strict';

/** The file in which the server of the browser tests names its data, for office commands: one file for each port. */
export const servedFile = (port: string): string => join(tmpdir(), `subscription-desk-served-${port}.json`);

const served = object({ DATABASE_URL: string(), DATA_DIR: string() });

/** The data of the server under test, as settings. */
export async function servedData() {
  const received: unknown = JSON.parse(await readFile(servedFile(process.env['PORT'] ?? '4173'), 'utf8'));
  return served.create(received);
}
