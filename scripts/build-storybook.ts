/**
 * Builds Storybook into `reports/storybook` if its inputs have changed: a hash of their names and contents is stored
 * there. With `CI` set it is always built.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const folder = 'reports/storybook';
const stamp = `${folder}/built-from.txt`;

const inputs = globSync([
  '{.storybook,contract,domain,locales,machines,public,src,validation}/**/*.*',
  'scripts/{build,charts,diagram,foundations,sentences}/*.ts',
  'server/test-control/*.ts',
  'server/core/http/page-words.ts',
  'tests/models/views/approved/**/*.txt',
  'tests/models/views/{read-transcript,roles}.ts',
  'package-lock.json',
  '{vite,lingui}.config.ts',
  'tsconfig.json',
]);

const hash = createHash('sha256');
for (const path of inputs.toSorted()) hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
const digest = hash.digest('hex');

function stampOf(): string {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return '';
  }
}

if (process.env['CI'] !== undefined || stampOf() !== digest) {
  // An interrupted build must not pass for a complete one.
  rmSync(stamp, { force: true });
  const options = ['--test', '--quiet', '--disable-telemetry', '--loglevel', 'warn', '--output-dir', folder];
  const { status } = spawnSync('npx', ['storybook', 'build', ...options], { stdio: 'inherit' });
  if (status === 0) writeFileSync(stamp, digest);
  else process.exitCode = 1;
}
