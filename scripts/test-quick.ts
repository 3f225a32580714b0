/**
 * Tests what a change needs, in a minute or two: the files that differ from main, or those of the folders given.
 * Says what it left out; `npm test` leaves out nothing.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lanes } from './check.ts';
import { ensureBrowser } from './ensure-browser.ts';
import { report, run } from './run.ts';
import { runInLanes } from './schedule.ts';
import { jobsFor } from './quick-jobs.ts';

function git(...args: readonly string[]): readonly string[] {
  return execFileSync('git', [...args], { encoding: 'utf8' })
    .split('\0')
    .filter((path) => path !== '');
}

/** Files of this checkout that main has not, or has otherwise; new ones too. */
function changedFiles(): readonly string[] {
  const [base = 'HEAD'] = git('merge-base', 'main', 'HEAD').map((line) => line.trim());
  return [...git('diff', '--name-only', '-z', base), ...git('ls-files', '--others', '--exclude-standard', '-z')];
}

const folders = process.argv.slice(2);
const chosen =
  folders.length > 0
    ? git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...folders)
    : changedFiles();
const files = [...new Set(chosen)].filter((path) => existsSync(path));
if (files.length === 0) {
  console.error(folders.length > 0 ? `No files in ${folders.join(', ')}` : 'Nothing differs from main: name folders');
  process.exit(1);
}
const { jobs, leftOut } = await jobsFor(files);
if (jobs.some(({ needsBrowser }) => needsBrowser)) await ensureBrowser();
const results = await runInLanes(jobs, lanes, run, async (_, result) => report(result));
console.log(`${files.length} files. Left out: ${leftOut.join('; ')}. \`npm test\` runs everything.`);
if (results.some(({ isGreen }) => !isGreen)) process.exitCode = 1;
