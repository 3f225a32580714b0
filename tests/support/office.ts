/** Acts of staff, through the office's commands, on the database of the server under test. */
import { execFile } from 'node:child_process';
import { test } from './browser-test.ts';
import { servedData } from './served.ts';

/** Output of the command, and whether it succeeded. */
export interface OfficeAnswer {
  readonly lines: readonly string[];
  readonly isGood: boolean;
}

/** Runs `npm run office -- …`. Skips the test on a deployment elsewhere, which has its own office. */
export async function office(...args: readonly string[]): Promise<OfficeAnswer> {
  test.skip(process.env['BASE_URL'] !== undefined, 'The office of this deployment is elsewhere');
  const env = { ...process.env, ...(await servedData()), NODE_ENV: 'test' };
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/office/main.ts', ...args], { env }, (error, printed, complaints) => {
      const lines = `${printed}${complaints}`.split('\n').filter((line) => line !== '');
      resolve({ lines, isGood: error === null });
    });
  });
}
