/** What staff do, by the command that they have, on the database of the server under test. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { object, string } from 'superstruct';
import { test } from './desk.ts';
import { servedFile } from './served.ts';

const served = object({ DATABASE_URL: string(), DATA_DIR: string() });

/** What the command printed, and whether it ended well. */
export interface OfficeAnswer {
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

/** Runs `npm run office -- …`. A deployment elsewhere has its own office: what needs it is left out there, and said so. */
export async function office(...args: readonly string[]): Promise<OfficeAnswer> {
  test.skip(process.env['BASE_URL'] !== undefined, 'The office of this deployment is elsewhere');
  const told: unknown = JSON.parse(await readFile(servedFile(process.env['PORT'] ?? '4173'), 'utf8'));
  const env = { ...process.env, ...served.create(told), NODE_ENV: 'test' };
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/office/main.ts', ...args], { env }, (error, printed, complaints) => {
      const lines = `${printed}${complaints}`.split('\n').filter((line) => line !== '');
      resolve({ lines, isGood: error === null });
    });
  });
}
